import { afterAll, beforeAll, expect, test } from 'vitest'
import { logAfter } from '../storage/log.js'
import { addPerson } from '../storage/people.js'
import type { Store } from '../storage/store.js'
import { clearUp, openTestStore } from '../testing/database.js'
import { games } from '../testing/games.js'
import { temporaryFolder } from '../testing/server.js'
import { createTable } from './opening.js'
import { answer, undo } from './play.js'
import { Rooms } from './rooms.js'
import { join, start } from './seating.js'

let store: Store
const folder = temporaryFolder()
beforeAll(async () => {
  store = await openTestStore(folder)
  for (const id of ['ann', 'bob'])
    await addPerson(store.db, { id, name: id, kind: 'guest', preferences: '{}', created_at: 0 })
})
afterAll(async () => {
  await store.close()
  await clearUp(folder)
})

/** Two memories on one store, as two processes would be. */
async function twoNodes() {
  const nodes = [new Rooms(store, games, () => 1), new Rooms(store, games, () => 2)] as const
  const [one, other] = nodes
  const { table } = await createTable(one, 'ann', { game: 'high-card', config: { players: 2 } })
  await one.on(table.id, room => join(one, room, 'bob'))
  await one.on(table.id, room => start(one, room, 'ann'))
  await other.on(table.id, room => room.match())
  return { one, other, id: table.id }
}

test('two nodes that race: both answers stand if both may, each once', async () => {
  const { one, other, id } = await twoNodes()
  const live = await one.on(id, room => room.match())
  const [annLays] = live.match.decisions().filter(open => open.seat === 0 && open.ask === 'lay')
  const [bobLays] = live.match.decisions().filter(open => open.seat === 1 && open.ask === 'lay')
  const numbers = await Promise.all([
    one.on(id, room => answer(room, 0, annLays.id, annLays.options[0], 'key-of-ann', 1)),
    other.on(id, room => answer(room, 1, bobLays.id, bobLays.options[0], 'key-of-bob', 2)),
  ])
  expect(numbers.sort()).toEqual([1, 2])
  expect((await logAfter(store.db, id, 0)).map(row => row.number)).toEqual([1, 2])
  await one.on(id, room => room.catchUp())
  const states = await Promise.all(
    [one, other].map(node => node.on(id, async room => (await room.match()).match.hash())),
  )
  expect(states[0]).toBe(states[1])
})

test('two nodes that race for one decision: one wins, the other is stale; a repeat elsewhere is the same', async () => {
  const { one, other, id } = await twoNodes()
  const live = await one.on(id, room => room.match())
  const [lay] = live.match.decisions().filter(open => open.seat === 0 && open.ask === 'lay')
  const results = await Promise.allSettled([
    one.on(id, room => answer(room, 0, lay.id, lay.options[0], 'first-key', 1)),
    other.on(id, room => answer(room, 0, lay.id, lay.options[1], 'second-key', 2)),
  ])
  expect(results.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = results.find(result => result.status === 'rejected')
  expect(lost?.reason).toMatchObject({ code: 'stale' })
  const log = await logAfter(store.db, id, 0)
  expect(log).toHaveLength(1)
  const elsewhere = log[0].key === 'first-key' ? other : one
  expect(await elsewhere.on(id, room => answer(room, 0, lay.id, lay.options[0], log[0].key, 3))).toBe(1)
})

test('what one node takes back, the other follows', async () => {
  const { one, other, id } = await twoNodes()
  const live = await one.on(id, room => room.match())
  const [lay] = live.match.decisions().filter(open => open.seat === 0 && open.ask === 'lay')
  await one.on(id, room => answer(room, 0, lay.id, lay.options[0], 'some-key', 1))
  await one.on(id, room => undo(room, 0, 1, 0, 'undo-key', 1))
  await other.on(id, room => room.catchUp())
  const followed = await other.on(id, room => room.match())
  expect([followed.number, followed.moment]).toEqual([2, 0])
  await expect(
    other.on(id, room => answer(room, 0, lay.id, lay.options[0], 'late-key', 2)),
  ).rejects.toMatchObject({ code: 'stale' })
})
