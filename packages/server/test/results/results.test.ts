import {
  type AgainstResponse,
  paths,
  type RatingsResponse,
  type ResultsResponse,
  type StatisticsResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeRating, strengthsAfter, UNKNOWN_STRENGTH } from '../../src/results/rating.js'
import { ranksOf } from '../../src/results/record.js'
import { Guest } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { pause } from '../testing/player.js'
import { type TestServer, temporaryFolder, testServer } from '../testing/server.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

test('ratings follow the worked examples of the library', () => {
  expect(UNKNOWN_STRENGTH).toEqual({ mu: 25, sigma: 25 / 3 })
  const expectStrengths = (ranks: number[], expected: [number, number][]): void => {
    const after = strengthsAfter(new Array(ranks.length).fill(UNKNOWN_STRENGTH), ranks)
    for (const [i, { mu, sigma }] of after.entries()) {
      expect(mu).toBeCloseTo(expected[i][0], 2)
      expect(sigma).toBeCloseTo(expected[i][1], 2)
    }
  }
  // By hand: c² = 2 (25/3)² + 2 (25/6)², so the winner moves by (25/3)² / c / 2 = 2.635.
  expectStrengths(
    [2, 1],
    [
      [22.365, 8.066],
      [27.635, 8.066],
    ],
  )
  expectStrengths(
    [4, 1, 3, 2],
    [
      [20.963, 8.084],
      [27.795, 8.263],
      [24.689, 8.084],
      [26.553, 8.179],
    ],
  )
  expectStrengths(
    [2, 4, 2, 1],
    [
      [24.689, 8.179],
      [22.826, 8.179],
      [24.689, 8.179],
      [27.795, 8.263],
    ],
  )
})

test('ranks: winners first, whatever broke their tie; equal points share a rank', () => {
  const scores = (...totals: number[]) => totals.map(total => ({ total, categories: {} }))
  expect(ranksOf({ scores: scores(10, 30, 20), winners: [1] })).toEqual([3, 1, 2])
  expect(ranksOf({ scores: scores(30, 30, 20), winners: [1] })).toEqual([2, 1, 3])
  expect(ranksOf({ scores: scores(30, 30, 5, 5), winners: [0, 1] })).toEqual([1, 1, 3, 3])
  expect(ranksOf({ scores: scores(40), winners: [] })).toEqual([2])
})

test('a finished match counts: points by category, statistics, ratings, head-to-head', async () => {
  const played = []
  const { guests } = await playOne()
  const [ann, bob] = guests
  for (let i = 0; i < 2; i++) played.push(await again(ann, bob))
  const own = await ann.ask<ResultsResponse>('GET', paths.results(ann.me.id))
  expect(own.results).toHaveLength(3)
  for (const { seats, table } of own.results) {
    expect(table).toMatch(/^[\w-]{22}$/)
    expect(seats.map(seat => seat.person).sort()).toEqual([ann.me.id, bob.me.id].sort())
    for (const seat of seats)
      expect(Object.values(seat.categories).reduce((sum, points) => sum + points, 0)).toBe(seat.total)
  }
  const mine = own.results.map(({ seats }) => seats.find(seat => seat.person === ann.me.id))
  const totals = mine.map(seat => seat?.total ?? 0)
  const wins = mine.filter(seat => seat?.rank === 1).length

  const { games } = await ann.ask<StatisticsResponse>('GET', paths.statistics(ann.me.id))
  expect(games).toHaveLength(1)
  const [{ groups, rating, game }] = games
  expect([game, groups.length, rating?.matches]).toEqual(['high-card', 1, 3])
  expect(groups[0]).toMatchObject({ edition: null, seats: 2, matches: 3, wins, winRate: wins / 3 })
  expect(groups[0].meanTotal).toBeCloseTo(totals.reduce((sum, total) => sum + total, 0) / 3)
  expect(groups[0].best?.total).toBe(Math.max(...totals))

  const duel = await ann.ask<AgainstResponse>('GET', paths.against(ann.me.id, bob.me.id))
  const ahead = own.results.filter(({ seats }) => {
    const rank = (id: string): number => seats.find(seat => seat.person === id)?.rank ?? 0
    return rank(ann.me.id) < rank(bob.me.id)
  }).length
  expect(duel.games).toMatchObject([{ game: 'high-card', matches: 3, ahead }])

  // The rating is what the matches make of it, one after the other.
  let expected = [UNKNOWN_STRENGTH, UNKNOWN_STRENGTH]
  for (const { seats } of [...own.results].reverse()) {
    const ranks = [ann, bob].map(guest => seats.find(seat => seat.person === guest.me.id)?.rank ?? 0)
    expected = strengthsAfter(expected, ranks)
  }
  expect(rating).toEqual(describeRating({ ...expected[0], matches: 3 }))
  const [{ history }] = games
  expect(history.map(({ value }) => value)).toEqual([expect.any(Number), expect.any(Number), rating?.value])
  const { ratings } = await bob.ask<RatingsResponse>('GET', paths.ratings('high-card'))
  const values = ratings.map(entry => entry.rating.value)
  expect(values).toEqual([...values].sort((a, b) => b - a))
  expect(ratings.map(entry => entry.person)).toContain(bob.me.id)
})

async function playOne() {
  const seated = await seatPeople(base, 'high-card', { players: 2 })
  await playToTheEnd(seated.visits)
  for (const visit of seated.visits) visit.close()
  return seated
}

async function again(ann: Guest, bob: Guest): Promise<void> {
  const table = await ann.create({ game: 'high-card', config: { players: 2 } })
  await bob.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const visits = await Promise.all([ann.sit(table.id), bob.sit(table.id)])
  await playToTheEnd(visits)
  for (const visit of visits) visit.close()
}

test('strangers do not learn the links of private tables', async () => {
  const { guests } = await playOne()
  const stranger = await Guest.arrive(base, 'Stranger')
  const { results } = await stranger.ask<ResultsResponse>('GET', paths.results(guests[0].me.id))
  expect(results).toMatchObject([{ table: null, seats: [{ name: 'Seat 0' }, { name: 'Seat 1' }] }])
  const { games } = await stranger.ask<StatisticsResponse>('GET', paths.statistics(guests[0].me.id))
  expect(games[0].groups[0].best?.table).toBeNull()
  expect((await stranger.send('GET', paths.statistics('nobody'))).status).toBe(404)
})

test('matches with bots count in the statistics and not in the rating; matches from files count nowhere', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const table = await ann.create({ game: 'high-card', config: {}, seats, start: true })
  const visit = await ann.sit(table.id)
  await playToTheEnd([visit])
  const file = await ann.ask('GET', paths.export(table.id))
  await ann.ask('POST', paths.import, { file })
  const { games } = await ann.ask<StatisticsResponse>('GET', paths.statistics(ann.me.id))
  expect(games).toMatchObject([{ rating: null, groups: [{ matches: 1 }] }])
  visit.close()
})

test('matches that ended before results were kept are recorded at the next start, in their order', async () => {
  const dataDir = temporaryFolder()
  const first = await testServer({ dataDir })
  const at = `http://127.0.0.1:${first.port}`
  const [ann, bob, gone] = await Promise.all(['Ann', 'Bob', 'Gone'].map(name => Guest.arrive(at, name)))
  for (let i = 0; i < 3; i++) await again(ann, bob)
  await again(ann, gone)
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const alone = await ann.create({ game: 'high-card', config: {}, seats, start: true })
  const visit = await ann.sit(alone.id)
  await playToTheEnd([visit])
  visit.close()
  const kept = async () =>
    look(dataDir, async db => ({
      results: await db.selectFrom('result').selectAll().orderBy('table_id').orderBy('seat').execute(),
      ratings: await db.selectFrom('rating').selectAll().orderBy('person_id').execute(),
    }))
  const before = await kept()
  expect([before.results.length, before.ratings.length]).toEqual([10, 3])
  await first.close()
  await look(dataDir, async db => {
    await db.deleteFrom('result').execute()
    await db.deleteFrom('rating').execute()
  })
  await (await testServer({ dataDir })).close()
  expect(await kept()).toEqual(before)
  await (await testServer({ dataDir })).close()
  expect(await kept()).toEqual(before)
  await clearUp(dataDir)
})

test('many matches of the same people that end at once: as many of them are counted as count', async () => {
  const [ann, ...others] = await Promise.all(
    ['Ann', 'Bob', 'Cid', 'Dee'].map(name => Guest.arrive(base, name)),
  )
  await Promise.all(others.flatMap(other => Array.from({ length: 4 }, () => again(other, ann))))
  const rows = await look(server.dataDir, db =>
    db
      .selectFrom('rating')
      .selectAll()
      .where(
        'person_id',
        'in',
        [ann, ...others].map(({ me }) => me.id),
      )
      .execute(),
  )
  const matches = (guest: Guest) => rows.find(row => row.person_id === guest.me.id)?.matches
  expect([ann, ...others].map(matches)).toEqual([9, 3, 3, 3])
})

const HOUR = 3_600_000
const DEADLINE = { kind: 'deadline', hours: 24, onExpiry: 'bot' } as const

test('what a bot played for somebody is not theirs: no win, no average, no record; and it saves nobody from losing to those who stayed', async () => {
  let time = 1_000_000_000_000
  const there = await testServer({ now: () => time, absence: Number.POSITIVE_INFINITY })
  const at = `http://127.0.0.1:${there.port}`
  const [ann, bob] = await Promise.all([Guest.arrive(at, 'Ann'), Guest.arrive(at, 'Bob')])
  const table = await ann.create({ game: 'high-card', config: { players: 2 }, time: DEADLINE })
  await bob.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const visit = await bob.sit(table.id)
  const held = (): boolean => visit.table.seats.some(seat => seat.kind === 'person' && seat.held === true)
  time += 25 * HOUR
  await visit.until(held)
  while (!visit.over) {
    await visit.until(() => visit.over || visit.asked !== undefined)
    if (visit.asked) await visit.answer(visit.asked.id, visit.asked.options[0])
  }
  const { results } = await bob.ask<ResultsResponse>('GET', paths.results(bob.me.id))
  const mine = (id: string) => results[0].seats.find(seat => seat.person === id)
  expect([mine(ann.me.id)?.byBot, mine(bob.me.id)?.byBot]).toEqual([true, undefined])
  const statistics = async (id: string) =>
    (await bob.ask<StatisticsResponse>('GET', paths.statistics(id))).games[0]
  expect(await statistics(ann.me.id)).toMatchObject({ groups: [] })
  expect((await statistics(ann.me.id)).rating?.value).toBeLessThan(1500)
  expect(await statistics(bob.me.id)).toMatchObject({ groups: [{ matches: 1 }] })
  // Nothing of it was played by Ann: nobody rises by it.
  expect((await statistics(bob.me.id)).rating).toBeNull()
  expect(await bob.ask('GET', paths.against(ann.me.id, bob.me.id))).toEqual({ games: [] })
  visit.close()
  await there.close()
})

test('while nobody is there, the bots that hold their seats wait', async () => {
  let time = 1_000_000_000_000
  const there = await testServer({ now: () => time, absence: Number.POSITIVE_INFINITY })
  const at = `http://127.0.0.1:${there.port}`
  const [ann, bob, watcher] = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => Guest.arrive(at, name)))
  const table = await ann.create({ game: 'high-card', config: { players: 2 }, time: DEADLINE })
  await bob.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const visit = await watcher.sit(table.id)
  const heldSeats = (): number =>
    visit.table.seats.filter(seat => seat.kind === 'person' && seat.held === true).length
  time += 25 * HOUR
  const asked = visit.position?.waiting.length ?? 0
  await visit.until(() => heldSeats() >= asked)
  // Whoever is asked next runs out of time too, until all are away; then nothing moves.
  while (heldSeats() < 2) {
    time += 25 * HOUR
    await pause(300)
  }
  const { number } = visit
  time += 100 * HOUR
  await pause(2_500)
  expect(visit.number).toBe(number)
  expect(visit.over).toBe(false)
  const back = await bob.sit(table.id)
  await back.until(() => back.number > number || back.asked !== undefined)
  for (const one of [visit, back]) one.close()
  await there.close()
})
