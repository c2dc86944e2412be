import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTable } from '../../src/rooms/opening.js'
import { answer, carryOut, undo } from '../../src/rooms/play.js'
import { Rooms } from '../../src/rooms/rooms.js'
import { join, start } from '../../src/rooms/seating.js'
import { logAfter } from '../../src/storage/log.js'
import { addPerson } from '../../src/storage/people.js'
import type { Store } from '../../src/storage/store.js'
import { clearUp, openTestStore } from '../testing/database.js'
import { games } from '../testing/games.js'
import { temporaryFolder } from '../testing/server.js'

let store: Store
const folder = temporaryFolder()
beforeAll(async () => {
  store = await openTestStore(folder)
  for (const id of ['ann', 'bob', 'cid'])
    await addPerson(store.db, { id, name: id, kind: 'guest', preferences: '{}', created_at: 0 })
})
afterAll(async () => {
  await store.close()
  await clearUp(folder)
})

/** Two memories on one store, as two processes would be. */
async function twoNodes(...guests: string[]) {
  const nodes = [new Rooms(store, games, () => 1), new Rooms(store, games, () => 2)] as const
  const [one, other] = nodes
  const config = { players: 1 + guests.length }
  const { table } = await createTable(one, 'ann', { game: 'high-card', config })
  for (const guest of guests) await one.on(table.id, room => join(one, room, guest))
  await one.on(table.id, room => start(one, room, 'ann'))
  await other.on(table.id, room => room.match())
  return { one, other, id: table.id }
}

test('two nodes that race: both answers stand if both may, each once', async () => {
  const { one, other, id } = await twoNodes('bob')
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
  const { one, other, id } = await twoNodes('bob')
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
  const { one, other, id } = await twoNodes('bob')
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

/** Ann swaps a card, which reveals something, and wants it back; both nodes know. */
async function annAsks() {
  const { one, other, id } = await twoNodes('bob', 'cid')
  const live = await one.on(id, room => room.match())
  const swaps = live.match.decisions().filter(open => open.ask === 'swap')
  for (const { id: decision, seat, options } of swaps.slice(0, 2))
    await one.on(id, room => answer(room, seat, decision, options[0], `swap-${seat}`, 1))
  const asks = async (to: number): Promise<void> => {
    await one.on(id, room => undo(room, 0, 2, to, `undo-to-${to}`, 1))
    await other.on(id, async room => {
      await room.catchUp()
      await room.readUndoRequest()
    })
  }
  await asks(1)
  const agrees = (node: Rooms, seat: number, to: number) =>
    node.on(id, room =>
      carryOut(room, seat, { type: 'undoReply', key: `yes-${seat}-${to}`, number: 2, to, accept: true }, 3),
    )
  const momentOn = (node: Rooms): Promise<number> =>
    node.on(id, async room => {
      await room.catchUp()
      return (await room.match()).moment
    })
  return { one, other, id, asks, agrees, momentOn }
}

test('two people on two nodes agree at the same moment: both count, and it is taken back once', async () => {
  for (let round = 0; round < 8; round++) {
    const { one, other, id, agrees, momentOn } = await annAsks()
    const replies = await Promise.all([agrees(one, 1, 1), agrees(other, 2, 1)])
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done'])
    expect(await Promise.all([momentOn(one), momentOn(other)])).toEqual([1, 1])
    const log = await logAfter(store.db, id, 0)
    expect(log.map(row => row.back_to)).toEqual([null, null, 1])
  }
})

test('a consent holds for the target that it names: asked for another one, everybody is asked anew', async () => {
  const { one, other, id, asks, agrees, momentOn } = await annAsks()
  expect(await agrees(one, 1, 1)).toMatchObject({ type: 'done' })
  await asks(0)
  const request = await one.on(id, async room => room.undoRequest)
  expect(request).toMatchObject({ to: 0, accepted: [0], needed: [1, 2] })
  await expect(agrees(other, 2, 1)).rejects.toMatchObject({ code: 'noRequest' })
  await agrees(other, 2, 0)
  expect(await momentOn(one)).toBe(2)
  // Asked again for the same, what was agreed to stands.
  await asks(0)
  expect(await other.on(id, async room => room.undoRequest)).toMatchObject({ accepted: [0, 2], needed: [1] })
  await one.on(id, room => room.readUndoRequest())
  await agrees(one, 1, 0)
  expect(await Promise.all([momentOn(one), momentOn(other)])).toEqual([0, 0])
})
