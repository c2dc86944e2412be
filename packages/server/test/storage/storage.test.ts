import { paths } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { temporaryFolder, testServer } from '../testing/server.js'

test('tables last: after a restart everything is as it was', async () => {
  const dataDir = temporaryFolder()
  let time = Date.UTC(2026, 5, 1, 12)
  const now = (): number => time
  const first = await testServer({ dataDir, now })
  const { table, guests, visits } = await seatPeople(`http://127.0.0.1:${first.port}`, 'high-card', {
    players: 3,
  })
  time += 3_000
  await visits[0].answer(visits[0].asked?.id ?? '', visits[0].asked?.options[0] ?? {})
  await first.close()
  const second = await testServer({ dataDir, now, flags: { port: first.port } })
  const [back] = await Promise.all(guests.map(guest => guest.sit(table.id)))
  // When the match last went on is known by the log at once, and in the row of the table to ten seconds.
  expect(back.table.movedAt).toBe(time)
  const rowMovedAt = async (): Promise<number | undefined> =>
    (await look(dataDir, db => db.selectFrom('gametable').select('moved_at').execute()))[0]?.moved_at
  expect(await rowMovedAt()).toBeGreaterThanOrEqual(time - 10_000)
  expect(back.view).toEqual(visits[0].view)
  expect(back.position).toEqual(expect.objectContaining({ number: 1, moment: 1, freeUndo: 1 }))
  const all = await Promise.all(guests.map(guest => guest.sit(table.id)))
  time += 10_000
  await all[1].answer(all[1].asked?.id ?? '', all[1].asked?.options[0] ?? {})
  expect(await rowMovedAt()).toBe(time)
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
