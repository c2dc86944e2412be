import { type CreateTableBody, type OnExpiry, paths, type TimeRule } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BotRunner } from '../../src/bots/question.js'
import { afterQuietHours, quietHoursOf } from '../../src/rooms/quietHours.js'
import { logAfter } from '../../src/storage/log.js'
import { Guest, Visit } from '../testing/client.js'
import { clearUp, isOnPostgres, look } from '../testing/database.js'
import { playToTheEnd } from '../testing/play.js'
import { pause } from '../testing/player.js'
import { firstOf, guessing, type TestServer, temporaryFolder, testServer } from '../testing/server.js'
import { playing } from '../testing/table.js'

const HOUR = 3_600_000
const MINUTE = 60_000
const START = Date.UTC(2026, 5, 1, 12)

let time = START
let server: TestServer
let base: string
beforeAll(async () => {
  // The tests let hours pass in a moment, as if somebody had watched.
  server = await testServer({ now: () => time, absence: Number.POSITIVE_INFINITY })
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

const clock = (onExpiry: OnExpiry): TimeRule => ({ kind: 'clock', minutes: 10, increment: 5, onExpiry })
const deadline = (onExpiry: OnExpiry): TimeRule => ({ kind: 'deadline', hours: 24, onExpiry })

async function annAndBob(rule: TimeRule, preferences?: Record<string, string | number>) {
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  if (preferences) await ann.ask('PUT', paths.preferences, preferences)
  const body: CreateTableBody = { game: 'high-card', config: { players: 2 }, time: rule }
  const table = await ann.create(body)
  await bob.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const visits = [await ann.sit(table.id), await bob.sit(table.id)] as const
  await visits[0].until(() => visits[0].asked !== undefined)
  return { ann, bob, id: table.id, visits }
}

function person(visit: Visit, seat: number) {
  const info = visit.table.seats[seat]
  if (info.kind !== 'person') throw new Error('no person')
  return info
}

async function answerFirst(visit: Visit): Promise<void> {
  await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})
}

test('clocks run while the match waits for a seat, stand still otherwise, and gain for each turn', async () => {
  time = START
  const { visits } = await annAndBob(clock('wait'))
  const [ann, bob] = visits
  expect(ann.table.time).toEqual(clock('wait'))
  expect([person(ann, 0).due, person(ann, 1).due]).toEqual([START + 10 * MINUTE, START + 10 * MINUTE])
  time += 4 * MINUTE
  await answerFirst(ann)
  await bob.until(() => person(bob, 0).left === 6 * MINUTE + 5_000)
  expect(person(bob, 0).due).toBeUndefined()
  expect(person(bob, 1).due).toBe(START + 10 * MINUTE)
  time += MINUTE
  await answerFirst(bob)
  await ann.until(() => person(ann, 0).due !== undefined)
  expect(person(ann, 0).due).toBe(time + 6 * MINUTE + 5_000)
  for (const visit of visits) visit.close()
})

test('an answer that begins another turn of the same seat counts as one: time is gained, a deadline starts anew', async () => {
  for (const rule of [clock('wait'), deadline('wait')]) {
    time = START
    const { visits } = await annAndBob(rule)
    const [ann, bob] = visits
    await answerFirst(ann)
    time += 4 * MINUTE
    await answerFirst(bob)
    await ann.until(() => ann.number === 2 && person(ann, 0).due !== undefined)
    const due = rule.kind === 'clock' ? time + 6 * MINUTE + 5_000 : time + 24 * HOUR
    expect([person(ann, 1).asked, person(ann, 1).due]).toEqual([true, due])
    for (const visit of visits) visit.close()
  }
})

test('nobody wins time by answering and taking back', async () => {
  for (const rule of [clock('wait'), deadline('wait')]) {
    time = START
    const { visits } = await annAndBob(rule)
    const [ann, bob] = visits
    const due = person(ann, 0).due
    for (let i = 0; i < 3; i++) {
      await answerFirst(ann)
      await ann.command({ type: 'undo', key: ann.newKey(), number: ann.number, to: 0 })
      await ann.until(() => person(ann, 0).due !== undefined)
    }
    // What she gained by ending her turn, she gained once.
    const hers = (due ?? 0) + (rule.kind === 'clock' ? 5_000 : 0)
    expect([person(ann, 0).due, person(ann, 1).due]).toEqual([hers, due])
    time += rule.kind === 'clock' ? MINUTE : 23.5 * HOUR
    await answerFirst(ann)
    await ann.command({ type: 'undo', key: ann.newKey(), number: ann.number, to: 0 })
    await bob.until(() => person(bob, 0).due !== undefined)
    expect(person(bob, 0).due).toBe(hers)
    for (const visit of visits) visit.close()
  }
})

test('a deadline comes, however often somebody answers and takes back', async () => {
  time = START
  const { visits } = await annAndBob(deadline('wait'))
  const [ann, bob] = visits
  const due = START + 24 * HOUR
  for (const left of [2 * HOUR, MINUTE, 1_000]) {
    time = due - left
    await answerFirst(ann)
    await ann.command({ type: 'undo', key: ann.newKey(), number: ann.number, to: 0 })
    await bob.until(() => bob.number === ann.number && person(bob, 0).due !== undefined)
    expect(person(bob, 0).due).toBe(due)
  }
  for (const visit of visits) visit.close()
})

test('the time while no server ran does not count', async () => {
  time = START
  const dataDir = temporaryFolder()
  const first = await testServer({ dataDir, now: () => time, absence: HOUR })
  const at = `http://127.0.0.1:${first.port}`
  const ann = await Guest.arrive(at, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const body = { game: 'high-card', config: { players: 2 }, seats, start: true, time: clock('bot') } as const
  const table = await ann.create(body)
  time += MINUTE
  await first.close()
  time += 2 * HOUR
  const second = await testServer({
    dataDir,
    now: () => time,
    absence: HOUR,
    flags: { port: first.port },
  })
  const visit = await ann.sit(table.id)
  await pause(1_200)
  expect(person(visit, 0).held).toBeUndefined()
  // Whether the minute until the stop was noted as watched is a matter of moments: it counts, or it does not.
  expect([time + 9 * MINUTE, time + 10 * MINUTE]).toContain(person(visit, 0).due)
  time += 11 * MINUTE
  await visit.until(() => person(visit, 0).held === true)
  visit.close()
  await second.close()
  await clearUp(dataDir)
})

test('when the time is over, the others wait if that was chosen', async () => {
  time = START
  const { visits } = await annAndBob(deadline('wait'))
  const [ann, bob] = visits
  time += 25 * HOUR
  await pause(1_500)
  expect(person(bob, 0)).toMatchObject({ due: START + 24 * HOUR, asked: true })
  expect(person(bob, 0).held).toBeUndefined()
  await answerFirst(ann)
  await bob.until(() => bob.number === 1)
  for (const visit of visits) visit.close()
})

test.each([clock('bot'), deadline('bot')])(
  'when the time is over, a bot holds the seat until the person returns, and the log says so: %o',
  async rule => {
    time = START
    const { ann, id, visits } = await annAndBob(rule)
    const [annThere, bob] = visits
    annThere.close()
    await answerFirst(bob)
    time += rule.kind === 'clock' ? 9 * MINUTE : 23 * HOUR
    await pause(1_200)
    expect(person(bob, 0).held).toBeUndefined()
    time += rule.kind === 'clock' ? 2 * MINUTE : 2 * HOUR
    await bob.until(() => person(bob, 0).held === true)
    await bob.until(() => bob.number >= 2)
    expect(bob.log.filter(entry => entry.byBot).every(entry => entry.seat === 0)).toBe(true)
    expect(bob.log.some(entry => entry.byBot)).toBe(true)
    expect(bob.log.filter(entry => entry.seat === 1).every(entry => entry.byBot === undefined)).toBe(true)

    // A page that only finds its line again is no person who returns.
    const again = await Visit.open(base, id, ann.cookie, 0)
    expect(person(again, 0).held).toBe(true)
    again.close()
    const back = await ann.sit(id)
    expect(person(back, 0).held).toBeUndefined()
    await bob.until(() => person(bob, 0).held === undefined)
    expect(back.log).toHaveLength(bob.log.length)
    await playToTheEnd([back, bob])
    expect(back.log.at(-1)?.byBot).toBeUndefined()
    for (const visit of [back, bob]) visit.close()
  },
)

test.each([clock('bot'), deadline('bot')])(
  'nobody has time for ever by coming back whenever it is over: %o',
  async rule => {
    time = START
    let thinks: (() => void) | undefined
    const runner: BotRunner = {
      ...guessing,
      choose: async ({ decisions }) => {
        await new Promise<void>(resolve => {
          thinks = resolve
        })
        return firstOf(decisions)
      },
    }
    const slow = await testServer({ now: () => time, absence: Number.POSITIVE_INFINITY, runner })
    const { visits } = await playing([slow.url, slow.url], { time: rule })
    const [ann, bob] = visits
    await answerFirst(bob)
    const isOver = async (): Promise<void> => {
      time = (person(bob, 0).due ?? time) + 1
      await bob.until(() => person(bob, 0).held === true)
    }
    await isOver()
    ann.send({ type: 'active', active: true })
    await bob.until(() => person(bob, 0).held === undefined)
    // What is left of the turn, but not another one.
    expect(person(bob, 0).due).toBe(time + (rule.kind === 'clock' ? MINUTE : HOUR))
    await isOver()
    // The bot thinks as long as it likes: it answers before she is back.
    for (let i = 0; i < 3; i++) {
      ann.send({ type: 'active', active: true })
      await ann.command({ type: 'note', key: ann.newKey(), text: 'after that' })
      expect(person(ann, 0).held).toBe(true)
    }
    await vi.waitFor(() => expect(thinks).toBeDefined(), 10_000)
    thinks?.()
    await bob.until(() => bob.number === 2)
    expect(bob.log.at(-1)).toMatchObject({ seat: 0, byBot: true })
    ann.send({ type: 'active', active: true })
    await bob.until(() => person(bob, 0).held === undefined)
    // The next turn has its own time.
    expect(person(bob, 0).due).toBe(time + (rule.kind === 'clock' ? MINUTE : 24 * HOUR))
    for (const visit of visits) visit.close()
    thinks?.()
    await slow.close()
  },
)

test('what somebody did who is away now is not taken back without a word; what the bot did is, if it showed nothing', async () => {
  time = START
  const { visits } = await annAndBob(deadline('bot'))
  const [ann, bob] = visits
  await answerFirst(ann)
  ann.close()
  await answerFirst(bob)
  await bob.until(() => bob.asked !== undefined)
  time += 23 * HOUR
  await answerFirst(bob)
  time += 2 * HOUR
  const bobIsAsked = (): boolean => bob.position?.waiting.join() === '1'
  await bob.until(() => person(bob, 0).held === true && bobIsAsked())
  const undo = (to: number) => bob.command({ type: 'undo', key: bob.newKey(), number: bob.number, to })
  const { number, position } = bob
  const moment = position?.moment ?? 0
  expect(await undo(moment - 1)).toMatchObject({ type: 'done', number: number + 1 })
  await bob.until(() => bob.number > number + 1 && bob.asked !== undefined)
  // The card that the bot laid before ended a round, and everybody drew one; the first round was played by both.
  for (const to of [moment - 2, 0]) {
    expect(await undo(to)).not.toHaveProperty('number')
    const asked = bob.heard.flatMap(message => (message.type === 'undoRequest' ? [message] : [])).at(-1)
    expect(asked).toMatchObject({ request: { to, accepted: [1], needed: [0] } })
  }
  bob.close()
})

test('while no person of a table is there, bots wait; they go on for the first who comes back', async () => {
  time = START
  const { id, bob, visits } = await annAndBob(deadline('bot'))
  for (const visit of visits) visit.close()
  time += 25 * HOUR
  const watcher = await Guest.arrive(base, 'Watcher').then(guest => guest.sit(id))
  await watcher.until(() => person(watcher, 0).held === true && person(watcher, 1).held === true, 20_000)
  // Whoever only watches is no reason to play on, also when something happens at the table.
  for (const text of ['Nobody here?', 'Hello?', 'Anybody?', 'Well …', 'Then not.'])
    await watcher.command({ type: 'chat', key: watcher.newKey(), text })
  const before = watcher.number
  expect(before).toBeLessThan(2)
  for (const text of ['Still nobody.', 'Good night.'])
    await watcher.command({ type: 'chat', key: watcher.newKey(), text })
  expect(watcher.number).toBe(before)
  const back = await bob.sit(id)
  await back.until(() => back.number > before && back.asked !== undefined)
  expect(person(back, 0).held).toBe(true)
  for (const visit of [watcher, back]) visit.close()
})

test('quiet hours do not count, in the time zone of the person', async () => {
  time = START
  const quiet = { quietFrom: 22, quietTo: 8, timeZone: 'Europe/Warsaw' }
  const { visits } = await annAndBob(deadline('wait'), quiet)
  // Noon in Greenwich is 14 in Warsaw: 8 hours until 22, then 14 from 8 to 22 the next day, and 2 the day after.
  expect(person(visits[0], 0).due).toBe(Date.UTC(2026, 5, 3, 8))
  expect(person(visits[0], 1).due).toBe(START + 24 * HOUR)
  for (const visit of visits) visit.close()
})

test('quiet hours: within a day, across midnight, across the change of the clocks, and nonsense', () => {
  const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 2, day, hour, minute)
  const berlin = { from: 22, to: 7, timeZone: 'Europe/Berlin' }
  expect(afterQuietHours(at(3, 9), HOUR, undefined)).toBe(at(3, 10))
  expect(afterQuietHours(at(3, 9, 20), HOUR, berlin)).toBe(at(3, 10, 20))
  expect(afterQuietHours(at(3, 23), HOUR, berlin)).toBe(at(4, 7))
  expect(afterQuietHours(at(3, 20, 30), HOUR, berlin)).toBe(at(4, 6, 30))
  // Clocks go forward in the night to March 29th: the quiet night is an hour shorter.
  expect(afterQuietHours(at(28, 20), 2 * HOUR, berlin)).toBe(at(29, 6))
  expect(afterQuietHours(at(3, 12), HOUR, { from: 12, to: 14, timeZone: 'Etc/UTC' })).toBe(at(3, 15))
  expect(quietHoursOf('{"quietFrom":22,"quietTo":7,"timeZone":"Mars/Olympus"}')).toBeUndefined()
  expect(quietHoursOf('{"quietFrom":22,"quietTo":22,"timeZone":"Etc/UTC"}')).toBeUndefined()
  // They go back in the night to October 25th: it is an hour longer, and 2 o'clock comes twice.
  const autumn = (day: number, hour: number): number => Date.UTC(2026, 9, day, hour)
  expect(afterQuietHours(autumn(24, 19), 2 * HOUR, berlin)).toBe(autumn(25, 7))
  expect(afterQuietHours(autumn(24, 23), HOUR, { ...berlin, from: 1, to: 3 })).toBe(autumn(25, 3))
  // Half hours, and a change of the clocks by half an hour.
  const howe = { from: 0, to: 8, timeZone: 'Australia/Lord_Howe' }
  expect(afterQuietHours(Date.UTC(2026, 3, 4, 12), 2 * HOUR, howe)).toBe(Date.UTC(2026, 3, 4, 22, 30))
  // Half a day at most: more would be a way to have no deadline.
  expect(quietHoursOf('{"quietFrom":20,"quietTo":8,"timeZone":"Etc/UTC"}')).toMatchObject({ from: 20 })
  expect(quietHoursOf('{"quietFrom":20,"quietTo":9,"timeZone":"Etc/UTC"}')).toBeUndefined()
  expect(quietHoursOf('{"quietFrom":25,"quietTo":22,"timeZone":"Etc/UTC"}')).toBeUndefined()
  expect(quietHoursOf('{}')).toBeUndefined()
})

test('time rules that cannot be are refused', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  for (const rule of [
    { kind: 'deadline', hours: 13, onExpiry: 'bot' },
    { kind: 'clock', minutes: 0, increment: 0, onExpiry: 'bot' },
    { kind: 'clock', minutes: 5, increment: 0, onExpiry: 'shout' },
  ])
    expect(await ann.send('POST', paths.tables, { game: 'high-card', config: {}, time: rule })).toMatchObject(
      {
        status: 400,
        body: { error: { code: 'badRequest' } },
      },
    )
})

if (isOnPostgres())
  test('of several processes one gives a seat to a bot, and the person returns at another', async () => {
    time = START
    const { dataDir } = server
    const other = await testServer({ dataDir, now: () => time, absence: Number.POSITIVE_INFINITY })
    const { ann, id, visits } = await annAndBob(deadline('bot'))
    const [annThere, bob] = visits
    await answerFirst(bob)
    annThere.close()
    time += 25 * HOUR
    const bobIsAsked = (): boolean => bob.position?.waiting.join() === '1'
    await bob.until(() => person(bob, 0).held === true && bobIsAsked())
    const log = await look(dataDir, db => logAfter(db, id, 0))
    expect(log.map(row => [row.number, row.seat])).toEqual(log.map((_, i) => [i + 1, i === 0 ? 1 : 0]))
    const back = await Visit.open(`http://127.0.0.1:${other.port}`, id, ann.cookie)
    expect(person(back, 0).held).toBeUndefined()
    await bob.until(() => person(bob, 0).held === undefined)
    await playToTheEnd([back, bob])
    for (const visit of [back, bob]) visit.close()
    await other.close()
  })
