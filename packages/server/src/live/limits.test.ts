import { CLOSE, paths } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Guest, type Visit } from '../testing/client.js'
import { testServer } from '../testing/server.js'

test('floods are stopped: requests, guests, sockets, messages', async () => {
  const server = await testServer({
    flags: { requestsPerMinute: 60, guestsPerMinute: 3, socketsPerAddress: 4, messagesPerSecond: 5 },
  })
  const base = `http://127.0.0.1:${server.port}`
  const ann = await Guest.arrive(base, 'Ann')
  const table = await ann.create({ game: 'high-card', config: {} })

  const visits = await Promise.all([1, 2, 3, 4].map(() => ann.sit(table.id)))
  await expect(ann.sit(table.id)).rejects.toThrow(String(CLOSE.tooFast))
  const [loud, quiet] = visits
  for (let i = 0; i < 100; i++) loud.send({ type: 'ping' })
  await loud.until(() => loud.closed !== undefined)
  expect(loud.closed?.code).toBe(CLOSE.tooFast)
  expect(quiet.closed).toBeUndefined()

  await Guest.arrive(base, 'Bob')
  await Guest.arrive(base, 'Cid')
  await expect(Guest.arrive(base, 'Dan')).rejects.toThrow('429')

  const statuses = []
  for (let i = 0; i < 80; i++) statuses.push((await ann.send('GET', paths.games)).status)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
  for (const visit of visits) visit.close()
  await server.close()
})

test('a socket is told when the server stops', async () => {
  const server = await testServer()
  const ann = await Guest.arrive(`http://127.0.0.1:${server.port}`, 'Ann')
  const table = await ann.create({ game: 'high-card', config: {} })
  const visit: Visit = await ann.sit(table.id)
  await server.close()
  await visit.until(() => visit.closed !== undefined)
  expect(visit.closed?.code).toBe(CLOSE.goingAway)
})
