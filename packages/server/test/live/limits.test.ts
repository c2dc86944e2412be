import { connect } from 'node:net'
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

test('whole positions and history are counted by address: a flood of them is refused, and nobody else suffers', async () => {
  const server = await testServer({ flags: { positionsPerSecond: 1, trustProxy: true } })
  const base = `http://127.0.0.1:${server.port}`
  const ann = await Guest.arrive(base, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const table = await ann.create({ game: 'high-card', config: { players: 2 }, seats, start: true })
  const visits = await Promise.all(Array.from({ length: 5 }, () => ann.sit(table.id)))
  let refused = 0
  for (let i = 0; i < 6; i++)
    for (const visit of visits) {
      visit.send({ type: 'resync' })
      visit.send({ type: 'ping' })
      await visit.until(() => visit.heard.some(({ type }) => type === 'pong'))
      refused += visit.heard
        .splice(0)
        .filter(told => told.type === 'refused' && told.code === 'tooFast').length
    }
  // Twenty at once for this address, five of them spent on the welcomes.
  expect(refused).toBeGreaterThan(8)
  expect(refused).toBeLessThanOrEqual(15)
  const statuses = []
  for (let i = 0; i < 10; i++) statuses.push((await ann.send('GET', paths.history(table.id, 0, i))).status)
  expect(statuses).toContain(429)
  const elsewhere = await fetch(base + paths.history(table.id, 0, 3), {
    headers: { 'x-forwarded-for': '198.51.100.7' },
  })
  expect(elsewhere.status).toBe(200)
  // What was written once costs nothing: not even a flooded address is refused it.
  expect((await fetch(base + paths.history(table.id, 0, 3))).status).toBe(200)
  for (const visit of visits) visit.close()
  await server.close()
})

test('a body that comes drop by drop is cut off', { timeout: 60_000 }, async () => {
  const server = await testServer()
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', data => {
    answer += data.toString()
  })
  socket.on('error', () => undefined)
  const head =
    'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n'
  socket.write(head)
  const dripping = setInterval(() => socket.write('{'), 200)
  await new Promise(resolve => socket.on('close', resolve))
  clearInterval(dripping)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await server.close()
})

test('connections are capped', async () => {
  const server = await testServer({ flags: { connections: 10 } })
  const sockets = Array.from({ length: 30 }, () => connect(server.port, '127.0.0.1'))
  const closed = sockets.map(socket => {
    socket.on('error', () => undefined)
    return new Promise(resolve => socket.once('close', resolve))
  })
  // Twenty of them are turned away.
  const all = [...closed]
  for (let i = 0; i < 20; i++) {
    const first = await Promise.race(all.map((one, place) => one.then(() => place)))
    all.splice(first, 1)
  }
  for (const socket of sockets) socket.destroy()
  await server.close()
})

test('chat is limited by person, whatever the number of sockets', async () => {
  const server = await testServer({ now: () => 1_000_000_000_000 })
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map(name => Guest.arrive(`http://127.0.0.1:${server.port}`, name)),
  )
  const customs = { watchersTalk: true }
  const table = await ann.create({ game: 'high-card', config: {}, customs })
  const visits = await Promise.all(Array.from({ length: 4 }, () => ann.sit(table.id)))
  const replies = []
  for (let i = 0; i < 12; i++) {
    const visit = visits[i % 4]
    replies.push((await visit.command({ type: 'chat', key: visit.newKey(), text: 'again' })).type)
  }
  expect(replies.filter(type => type === 'done')).toHaveLength(8)
  const other = await bob.sit(table.id)
  expect((await other.command({ type: 'chat', key: other.newKey(), text: 'hello' })).type).toBe('done')
  for (const visit of [...visits, other]) visit.close()
  await server.close()
})

test('the host removes somebody before the start, and nobody else does', async () => {
  const server = await testServer()
  const base = `http://127.0.0.1:${server.port}`
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => Guest.arrive(base, name)))
  const table = await ann.create({ game: 'high-card', config: { players: 2 } })
  await bob.join(table.id, 1)
  const visit = await bob.sit(table.id)
  expect((await bob.send('PUT', paths.seat(table.id, 0), { kind: 'open' })).status).toBe(403)
  expect((await ann.send('PUT', paths.seat(table.id, 0), { kind: 'open' })).status).toBe(409)
  expect((await ann.send('PUT', paths.seat(table.id, 1), { kind: 'open' })).status).toBe(200)
  await visit.until(() => visit.seat === null && visit.table.seats[1].kind === 'open')
  visit.close()
  await server.close()
})
