import { type CreateTableBody, type OnExpiry, paths, type TimeRule } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, type Visit } from '../testing/client.js'
import { playToTheEnd } from '../testing/play.js'
import { pause } from '../testing/player.js'
import { type TestServer, testServer } from '../testing/server.js'
import { afterQuietHours, quietHoursOf } from './quietHours.js'

const HOUR = 3_600_000
const MINUTE = 60_000
const START = Date.UTC(2026, 5, 1, 12)

let time = START
let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer({ now: () => time })
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

    const back = await ann.sit(id)
    expect(person(back, 0).held).toBeUndefined()
    await bob.until(() => person(bob, 0).held === undefined)
    expect(back.log).toHaveLength(bob.log.length)
    await playToTheEnd([back, bob])
    expect(back.log.at(-1)?.byBot).toBeUndefined()
    for (const visit of [back, bob]) visit.close()
  },
)

test('a match where nobody comes back is played to the end by bots', async () => {
  time = START
  const { visits } = await annAndBob(deadline('bot'))
  for (const visit of visits) visit.close()
  time += 25 * HOUR
  const watcher = await Guest.arrive(base, 'Watcher').then(guest => guest.sit(visits[0].table.id))
  await watcher.until(() => watcher.over, 20_000)
  expect(watcher.table.status).toBe('finished')
  expect(watcher.table.seats.map(seat => seat.kind)).toEqual(['person', 'person'])
  watcher.close()
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
