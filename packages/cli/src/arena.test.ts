import { anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { type ArenaMatch, interval, type Performance, playArenaMatch, sumUp } from './arena.js'
import { run } from './testing.js'

const ARENA = ['arena', '--seats', 'hand,random', '--seed', 'a', '--workers', '1']

const performance = (bot: string, won: number, score: number): Performance => ({
  bot,
  won,
  score,
  categories: { cards: score },
  seconds: 0.02,
  answers: 10,
})

test("the interval is Wilson's", () => {
  expect(interval(0.5, 100).low).toBeCloseTo(0.4038, 4)
  expect(interval(0.5, 100).high).toBeCloseTo(0.5962, 4)
  expect(interval(1, 20).low).toBeCloseTo(0.8389, 4)
  expect(interval(1, 20).high).toBeCloseTo(1, 9)
  expect(interval(0, 10).low).toBeCloseTo(0, 9)
  expect(interval(0.5, 0)).toEqual({ low: 0, high: 1 })
})

test('sums up wins, scores and time, and leaves failures out', () => {
  const matches: ArenaMatch[] = [
    { performances: [performance('hand', 1, 30), performance('random', 0, 10)] },
    { performances: [performance('hand', 0.5, 20), performance('random', 0.5, 20)] },
    { performances: [], failure: 'broken' },
  ]
  const [hand, random] = sumUp(matches, ['hand', 'random'])
  expect(hand).toMatchObject({ bot: 'hand', winRate: 0.75, meanScore: 25, categories: { cards: 25 } })
  expect(random).toMatchObject({ winRate: 0.25, meanScore: 15, msPerAnswer: 2 })
  expect(sumUp([], ['hand'])).toMatchObject([{ winRate: 0, low: 0, high: 1, meanScore: 0, categories: {} }])
})

/** A game in which the seat decides: seat 0 gets 7 points, the others what they are told. */
function rigged(others: number): Parameters<typeof playArenaMatch>[0] {
  const game = anyGame(highCard)
  const scores = [7, others].map(total => ({ total, categories: {} }))
  const winners = others === 7 ? [0, 1] : [0]
  return { ...game, decisions: () => [], outcome: () => ({ scores, winners }) }
}

test('bots change seats from match to match', () => {
  const settings = { config: {}, bots: ['hand', 'random'] as const, seed: 's', secondsPerTurn: 1 }
  const play = (index: number): ArenaMatch =>
    playArenaMatch(
      { ...rigged(3), setup: () => anyGame(highCard).setup({ players: 2 }, CHANCE) },
      settings,
      index,
      () => 0,
    )
  expect(play(0).performances.map(({ bot, score }) => [bot, score])).toEqual([
    ['hand', 7],
    ['random', 3],
  ])
  expect(play(1).performances.map(({ bot, score }) => [bot, score])).toEqual([
    ['hand', 3],
    ['random', 7],
  ])
})

const CHANCE = { a: 1, b: 2, c: 3, drawn: 0 }

test('a shared win counts half for each', () => {
  const settings = { config: {}, bots: ['hand', 'random'] as const, seed: 's', secondsPerTurn: 1 }
  const game = { ...rigged(7), setup: () => anyGame(highCard).setup({ players: 2 }, CHANCE) }
  expect(playArenaMatch(game, settings, 0, () => 0).performances.map(({ won }) => won)).toEqual([0.5, 0.5])
})

test('a match that breaks is a failure, not the end', () => {
  const settings = { config: {}, bots: ['hand', 'random'] as const, seed: 's', secondsPerTurn: 1 }
  const broken = {
    ...anyGame(highCard),
    setup: (): never => {
      throw new Error('broken rules')
    },
  }
  expect(playArenaMatch(broken, settings, 0, () => 0).failure).toContain('broken rules')
})

test('arena --json prints one object of the promised shape', async () => {
  const { code, json, output } = await run([...ARENA, '--matches', '6', '--json'])
  expect(code).toBe(0)
  expect(output.trim().split('\n')).toHaveLength(1)
  const result = json()
  expect(Object.keys(result)).toEqual(['matches', 'failures', 'bots'])
  expect(result).toMatchObject({ matches: 6, failures: 0 })
  const bots = result['bots'] as Record<string, unknown>[]
  expect(bots.map(bot => bot['bot'])).toEqual(['hand', 'random'])
  for (const bot of bots) {
    expect(Object.keys(bot)).toEqual([
      'bot',
      'winRate',
      'low',
      'high',
      'meanScore',
      'categories',
      'msPerAnswer',
    ])
    for (const name of ['winRate', 'low', 'high', 'meanScore', 'msPerAnswer'])
      expect(Number.isFinite(bot[name]), name).toBe(true)
  }
})

test('the same seed gives the same matches', async () => {
  const bare = async (): Promise<unknown> => {
    const { bots } = (await run([...ARENA, '--matches', '4', '--json'])).json() as {
      bots: { msPerAnswer: number }[]
    }
    return bots.map(({ msPerAnswer: _, ...rest }) => rest)
  }
  expect(await bare()).toEqual(await bare())
})

test('arena in words, and with more than two bots of a real game', async () => {
  const args = ['arena', '--game', 'carson-city', '--seats', 'greenhorn,random,greenhorn', '--workers', '1']
  const { code, output } = await run([...args, '--matches', '3', '--seed', 'b'], [], games)
  expect(code).toBe(0)
  expect(output).toMatch(/matches +3/)
  expect(output.match(/greenhorn +wins \d/g)).toHaveLength(2)
  expect(output).toMatch(/random +wins .* ms per answer/)
})

test.each([
  [['--seats', 'hand,champion'], /champion/],
  [['--seats', 'hand'], /./],
  [['--matches', '0'], /matches/],
  [['--seconds', 'soon'], /seconds/],
])('arena refuses %j', async (args, reason) => {
  const { code, errors } = await run([...ARENA, ...args])
  expect(code).toBe(2)
  expect(errors).toMatch(reason)
})
