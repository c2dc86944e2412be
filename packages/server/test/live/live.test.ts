import type { HighCardState } from '@railhead/kernel/testing'
import { type ChatEntry, CLOSE, paths, type ServerMessage } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, Visit } from '../testing/client.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { type TestServer, testServer } from '../testing/server.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

function cards(visit: Visit): HighCardState {
  return visit.view as unknown as HighCardState
}

function ask(visit: Visit, what: string) {
  const decision = visit.position?.decisions.find(open => open.ask === what)
  if (!decision) throw new Error(`Not asked to ${what}.`)
  return decision
}

function heard<T extends ServerMessage['type']>(
  visit: Visit,
  type: T,
): Extract<ServerMessage, { type: T }>[] {
  return visit.heard.filter(
    (message): message is Extract<ServerMessage, { type: T }> => message.type === type,
  )
}

test('a seat sees its own hand, those who watch see none', async () => {
  const { table, visits } = await seatPeople(base, 'high-card', { players: 2 })
  const watcher = await Visit.open(base, table.id, undefined)
  expect(watcher.seat).toBeNull()
  expect(
    cards(watcher)
      .hands.flat()
      .every(card => card === -1),
  ).toBe(true)
  expect(watcher.position?.decisions).toEqual([])
  expect(cards(visits[1]).hands[1].every(card => card > 0)).toBe(true)
  expect(cards(visits[1]).hands[0].every(card => card === -1)).toBe(true)
  await playToTheEnd(visits)
  await watcher.until(() => watcher.over)
  expect(watcher.view).toEqual(expect.objectContaining({ points: cards(visits[0]).points }))
  for (const visit of [watcher, ...visits]) visit.close()
})

test('an answer keeps its place while others answer, and out of turn', async () => {
  const { visits } = await seatPeople(base, 'high-card', { players: 2 })
  const [ann, bob] = visits
  const mine = ask(ann, 'lay')
  expect(await bob.answer(ask(bob, 'swap').id, ask(bob, 'swap').options[0])).toMatchObject({
    type: 'done',
    number: 1,
  })
  expect(await bob.answer(ask(bob, 'lay').id, ask(bob, 'lay').options[0])).toMatchObject({
    type: 'done',
    number: 2,
  })
  expect(await ann.answer(mine.id, mine.options[0])).toMatchObject({ type: 'done', number: 3 })
  for (const visit of visits) visit.close()
})

test('a repeated command is harmless; a decision that does not stand is stale; another option is illegal', async () => {
  const { visits } = await seatPeople(base, 'high-card', { players: 2 })
  const [ann, bob] = visits
  const lay = ask(ann, 'lay')
  const odd = { type: 'answer', key: 'odd-key-1', decision: '', option: {} } as const
  expect(await ann.command(odd)).toMatchObject({ type: 'refused', code: 'badRequest', path: 'decision' })
  expect(await ann.answer(lay.id, lay.options[0], 'the.same.key')).toMatchObject({ type: 'done', number: 1 })
  expect(await ann.answer(lay.id, lay.options[1], 'the.same.key')).toMatchObject({ type: 'done', number: 1 })
  expect(await ann.answer(lay.id, lay.options[1])).toMatchObject({
    type: 'stale',
    sync: { number: 1, log: [] },
  })
  const other = ask(bob, 'lay')
  expect(await bob.answer(other.id, { kind: 'lay', card: 99 })).toMatchObject({
    type: 'refused',
    code: 'illegal',
  })
  expect(await bob.answer(lay.id, lay.options[1])).toMatchObject({ type: 'stale' })
  expect(ann.number).toBe(1)
  for (const visit of visits) visit.close()
})

test('after a lost connection a client goes on from the number it saw', async () => {
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  const [ann, bob] = visits
  await ann.answer(ask(ann, 'lay').id, ask(ann, 'lay').options[0])
  await bob.until(() => bob.number === 1)
  ann.cut()
  await bob.until(() => heard(bob, 'presence').at(-1)?.presence.seats[0] === 'gone')
  await bob.answer(ask(bob, 'lay').id, ask(bob, 'lay').options[0])
  const back = await Visit.open(base, table.id, guests[0].cookie, ann.number)
  expect(back.number).toBe(2)
  expect(back.log.map(entry => entry.moment)).toEqual([2])
  expect([...ann.log, ...back.log]).toEqual(
    (await guests[0].ask<{ entries: unknown }>('GET', paths.log(table.id, 0))).entries,
  )
  back.close()
  bob.close()
})

test('what revealed nothing is taken back at once, also after others were not asked', async () => {
  const { visits } = await seatPeople(base, 'high-card', { players: 3 })
  const [ann, bob] = visits
  const before = ann.view
  await ann.answer(ask(ann, 'lay').id, ask(ann, 'lay').options[0])
  expect(ann.position?.freeUndo).toBe(1)
  expect(await ann.command({ type: 'undo', key: ann.newKey(), number: 1, to: 0 })).toMatchObject({
    type: 'done',
    number: 2,
  })
  await bob.until(() => bob.number === 2)
  expect(ann.view).toEqual(before)
  expect(bob.position).toMatchObject({ moment: 0, number: 2 })
  expect(bob.log.map(entry => entry.moment)).toEqual([0])
  const undone = ask(ann, 'lay')
  expect(undone.id).not.toBe('0.0.0.lay')
  expect(await ann.answer(undone.id, undone.options[1])).toMatchObject({ type: 'done', number: 3 })
  for (const visit of visits) visit.close()
})

test('what revealed something is taken back when everybody agrees, and not when one refuses', async () => {
  const { visits } = await seatPeople(base, 'high-card', { players: 3 })
  const [ann, bob, cid] = visits
  await ann.answer(ask(ann, 'swap').id, ask(ann, 'swap').options[0])
  expect(ann.position?.freeUndo).toBe(0)
  const request = async (): Promise<void> => {
    const reply = await ann.command({ type: 'undo', key: ann.newKey(), number: ann.number, to: 0 })
    expect(reply).toEqual({ type: 'done', key: expect.any(String) })
    for (const other of [bob, cid])
      await other.until(() => heard(other, 'undoRequest').at(-1)?.request?.accepted.length === 1)
  }
  await request()
  expect(heard(bob, 'undoRequest').at(-1)?.request).toMatchObject({ seat: 0, to: 0, needed: [1, 2] })
  await bob.command({ type: 'undoReply', key: bob.newKey(), number: 1, to: 0, accept: true })
  await cid.command({ type: 'undoReply', key: cid.newKey(), number: 1, to: 0, accept: false })
  await ann.until(() => heard(ann, 'undoRequest').at(-1)?.ended === 'refused')
  expect(ann.number).toBe(1)
  expect(
    await bob.command({ type: 'undoReply', key: bob.newKey(), number: 1, to: 0, accept: true }),
  ).toMatchObject({
    code: 'noRequest',
  })

  await request()
  await bob.command({ type: 'undoReply', key: bob.newKey(), number: 1, to: 0, accept: true })
  await cid.command({ type: 'undoReply', key: cid.newKey(), number: 1, to: 0, accept: true })
  await ann.until(() => ann.number === 2)
  expect(ann.position?.moment).toBe(0)
  expect(heard(ann, 'undoRequest').at(-1)).toMatchObject({ request: null, ended: 'accepted' })

  await ann.answer(ask(ann, 'swap').id, ask(ann, 'swap').options[0])
  await ann.command({ type: 'undo', key: ann.newKey(), number: 3, to: 0 })
  await bob.answer(ask(bob, 'lay').id, ask(bob, 'lay').options[0])
  await ann.until(() => heard(ann, 'undoRequest').at(-1)?.ended === 'overtaken')
  for (const visit of visits) visit.close()
})

test('a finished match stays as it is', async () => {
  const { visits } = await seatPeople(base, 'high-card', { players: 2 })
  await playToTheEnd(visits)
  const [ann] = visits
  const { number, position } = ann
  const reply = await ann.command({
    type: 'undo',
    key: ann.newKey(),
    number,
    to: (position?.moment ?? 1) - 1,
  })
  expect(reply.type).toBe('stale')
  expect(ann.number).toBe(number)
  await ann.until(() => ann.table.status === 'finished')
  expect(ann.table.fairness.seed).not.toBeNull()
  for (const visit of visits) visit.close()
})

test('chat reaches everybody once, notes only their own seat', async () => {
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  const [ann, bob] = visits
  const again = await guests[0].sit(table.id)
  await ann.command({ type: 'chat', key: 'chat-key-1', text: 'Howdy' })
  await ann.command({ type: 'chat', key: 'chat-key-1', text: 'Howdy' })
  await bob.command({ type: 'chat', key: 'chat-key-1', text: 'Hello' })
  await again.until(() => heard(again, 'chat').length === 2)
  const said: ChatEntry[] = heard(again, 'chat').map(message => message.entry)
  expect(said.map(({ number, name, seat, text }) => [number, name, seat, text])).toEqual([
    [1, 'Seat 0', 0, 'Howdy'],
    [2, 'Seat 1', 1, 'Hello'],
  ])
  await ann.command({ type: 'note', key: ann.newKey(), text: 'watch seat 1' })
  await again.until(() => heard(again, 'note').at(-1)?.text === 'watch seat 1')
  const [hers, his] = await Promise.all([guests[0].sit(table.id), guests[1].sit(table.id)])
  expect(heard(hers, 'welcome')[0]).toMatchObject({
    note: 'watch seat 1',
    chat: [{ text: 'Howdy' }, { text: 'Hello' }],
  })
  expect(heard(his, 'welcome')[0].note).toBe('')
  const watcher = await Visit.open(base, table.id, undefined)
  expect(await watcher.command({ type: 'chat', key: watcher.newKey(), text: 'hi' })).toMatchObject({
    code: 'noSession',
  })
  expect(await watcher.command({ type: 'note', key: watcher.newKey(), text: 'hi' })).toMatchObject({
    code: 'notSeated',
  })
  for (const visit of [...visits, again, hers, his, watcher]) visit.close()
})

test('what somebody noted before the start is not for whoever sits there later, and goes along when seats are drawn', async () => {
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => Guest.arrive(base, name)))
  const note = async (guest: Guest, id: string): Promise<Visit> => {
    const visit = await guest.sit(id)
    await visit.command({ type: 'note', key: visit.newKey(), text: `of ${guest.me.name}` })
    return visit
  }
  const noted = (visit: Visit): string | undefined => heard(visit, 'welcome').at(-1)?.note
  const { id } = await ann.create({ game: 'high-card', config: { players: 2 } })
  await bob.join(id, 1)
  const left = await note(bob, id)
  await bob.ask('POST', paths.leave(id))
  await cid.join(id, 1)
  const came = await cid.sit(id)
  expect(noted(came)).toBe('')
  await ann.ask('PUT', paths.seat(id, 1), { kind: 'open' })
  await bob.join(id, 1)
  await left.until(() => left.seat === 1)
  expect(noted(left)).toBe('')
  for (const visit of [left, came]) visit.close()
  // Each of the draws is one of two: that none changes anything is as good as impossible.
  let changed = 0
  for (let i = 0; i < 8; i++) {
    const drawn = await ann.create({ game: 'high-card', config: { players: 2 }, shuffleSeats: true })
    await bob.join(drawn.id, 1)
    const visits = [await note(ann, drawn.id), await note(bob, drawn.id)]
    await ann.ask('POST', paths.start(drawn.id))
    for (const visit of visits) await visit.until(() => visit.position !== undefined)
    expect(visits.map(noted)).toEqual(visits[0].seat === 0 ? ['', ''] : ['of Ann', 'of Bob'])
    const again = [await ann.sit(drawn.id), await bob.sit(drawn.id)]
    expect(again.map(noted)).toEqual(['of Ann', 'of Bob'])
    changed += visits[0].seat ?? 0
    for (const visit of [...visits, ...again]) visit.close()
  }
  expect(changed).toBeGreaterThan(0)
})

test('people see who is here, and a table come alive', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const bob = await Guest.arrive(base, 'Bob')
  const opened = await ann.create({ game: 'high-card', config: {} })
  const atTable = await ann.sit(opened.id)
  expect(atTable.view).toBeUndefined()
  const watching = await bob.sit(opened.id)
  expect(watching.seat).toBeNull()
  await bob.join(opened.id)
  await watching.until(() => watching.seat === 1)
  await atTable.until(() => heard(atTable, 'presence').at(-1)?.presence.seats.join() === 'here,here')
  watching.send({ type: 'active', active: false })
  await atTable.until(() => heard(atTable, 'presence').at(-1)?.presence.seats.join() === 'here,idle')
  await ann.ask('POST', paths.start(opened.id))
  await watching.until(() => watching.asked !== undefined)
  await bob.ask('POST', paths.session, { name: 'Robert' })
  await atTable.until(
    () => atTable.table.seats[1].kind === 'person' && atTable.table.seats[1].name === 'Robert',
  )
  atTable.close()
  watching.close()
})

test('sockets of other sites, on no table, too large or too many messages are closed with their code', async () => {
  const { WebSocket } = await import('ws')
  const { table, visits } = await seatPeople(base, 'high-card', { players: 2 })
  const address = base.replace('http', 'ws') + paths.live(table.id)
  const closing = (
    url: string,
    headers: Record<string, string>,
    act?: (socket: InstanceType<typeof WebSocket>) => void,
  ) =>
    new Promise<number>(resolve => {
      const socket = new WebSocket(url, { headers })
      socket.on('open', () => act?.(socket))
      socket.on('close', code => resolve(code))
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.on('error', () => undefined)
    })
  expect(await closing(address, { origin: 'https://evil.example' })).toBe(403)
  for (const none of ['AAAAAAAAAAAAAAAAAAAAAA', 'a%2Fb'])
    expect(await closing(address.replace(table.id, none), {}), none).toBe(CLOSE.notFound)
  expect(await closing(address, {}, socket => socket.send(' '.repeat(20_000)))).toBe(CLOSE.tooLarge)
  const nonsense = (socket: InstanceType<typeof WebSocket>): void => {
    for (let i = 0; i < 50; i++) socket.send('nonsense')
  }
  expect(await closing(address, {}, nonsense)).toBe(CLOSE.badMessage)
  for (const visit of visits) visit.close()
})
