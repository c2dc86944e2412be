import { paths } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { temporaryFolder, testServer } from '../testing/server.js'

test('tables last: after a restart everything is as it was', async () => {
  const dataDir = temporaryFolder()
  const first = await testServer({ dataDir })
  const { table, guests, visits } = await seatPeople(`http://127.0.0.1:${first.port}`, 'high-card', {
    players: 3,
  })
  await visits[0].answer(visits[0].asked?.id ?? '', visits[0].asked?.options[0] ?? {})
  await first.close()
  const second = await testServer({ dataDir, flags: { port: first.port } })
  const [back] = await Promise.all(guests.map(guest => guest.sit(table.id)))
  expect(back.view).toEqual(visits[0].view)
  expect(back.position).toEqual(expect.objectContaining({ number: 1, moment: 1, freeUndo: 1 }))
  const all = await Promise.all(guests.map(guest => guest.sit(table.id)))
  await playToTheEnd(all)
  await second.close()
  await clearUp(dataDir)
})

test('tokens are stored only as hashes', async () => {
  const server = await testServer()
  const ann = await Guest.arrive(`http://127.0.0.1:${server.port}`, 'Ann')
  await ann.create({ game: 'high-card', config: {} })
  expect((await ann.send('GET', paths.session)).status).toBe(200)
  const token = ann.cookie.split('=')[1]
  const sessions = await look(server.dataDir, db => db.selectFrom('session').select('token_hash').execute())
  expect(JSON.stringify(sessions)).not.toContain(token)
  expect(sessions).toHaveLength(1)
  await server.close()
})
