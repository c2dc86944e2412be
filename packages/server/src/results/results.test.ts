import {
  type AgainstAnswer,
  paths,
  type RatingsAnswer,
  type ResultsAnswer,
  type StatisticsAnswer,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { type TestServer, temporaryFolder, testServer } from '../testing/server.js'
import { joined, strengthsAfter, UNKNOWN_STRENGTH } from './rating.js'
import { ranksOf } from './record.js'

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

test('somebody who played under two names: what is believed of everybody counts once', () => {
  const { mu, sigma } = UNKNOWN_STRENGTH
  const one = { mu: 30, sigma: 4 }
  expect(joined(one, UNKNOWN_STRENGTH).mu).toBeCloseTo(30, 9)
  expect(joined(UNKNOWN_STRENGTH, one).sigma).toBeCloseTo(4, 9)
  // By hand: weights 1/16 and 1/25 less 9/625 are 0.0881; (30/16 + 20/25 - 25 × 0.0144) / 0.0881 = 26.277.
  const both = joined(one, { mu: 20, sigma: 5 })
  expect([mu, sigma]).toEqual([25, 25 / 3])
  expect(both.mu).toBeCloseTo(26.277, 3)
  expect(both.sigma).toBeCloseTo(3.369, 3)
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
  const own = await ann.ask<ResultsAnswer>('GET', paths.results(ann.me.id))
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

  const { games } = await ann.ask<StatisticsAnswer>('GET', paths.statistics(ann.me.id))
  expect(games).toHaveLength(1)
  const [{ groups, rating, game }] = games
  expect([game, groups.length, rating?.matches]).toEqual(['high-card', 1, 3])
  expect(groups[0]).toMatchObject({ edition: null, seats: 2, matches: 3, wins, winRate: wins / 3 })
  expect(groups[0].meanTotal).toBeCloseTo(totals.reduce((sum, total) => sum + total, 0) / 3)
  expect(groups[0].best.total).toBe(Math.max(...totals))

  const duel = await ann.ask<AgainstAnswer>('GET', paths.against(ann.me.id, bob.me.id))
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
  expect(rating?.mu).toBeCloseTo(expected[0].mu, 9)
  expect(rating?.sigma).toBeCloseTo(expected[0].sigma, 9)
  const { ratings } = await bob.ask<RatingsAnswer>('GET', paths.ratings('high-card'))
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
  const { results } = await stranger.ask<ResultsAnswer>('GET', paths.results(guests[0].me.id))
  expect(results).toMatchObject([{ table: null, seats: [{ name: 'Seat 0' }, { name: 'Seat 1' }] }])
  const { games } = await stranger.ask<StatisticsAnswer>('GET', paths.statistics(guests[0].me.id))
  expect(games[0].groups[0].best.table).toBeNull()
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
  const { games } = await ann.ask<StatisticsAnswer>('GET', paths.statistics(ann.me.id))
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

test('ten matches of the same people that end at once: every one of them is counted', async () => {
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  await Promise.all(Array.from({ length: 10 }, () => again(ann, bob)))
  const rows = await look(server.dataDir, db =>
    db.selectFrom('rating').selectAll().where('person_id', 'in', [ann.me.id, bob.me.id]).execute(),
  )
  expect(rows.map(row => row.matches)).toEqual([10, 10])
})
