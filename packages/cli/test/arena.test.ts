import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { usualMind } from '@railhead/bots'
import { anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { type ArenaMatch, interval, type Performance, playArenaMatch, sumUp } from '../src/arena.js'
import { botSpec } from '../src/bots.js'
import { run, scratch } from './testing.js'

const ARENA = ['arena', '--seats', 'hand,random', '--seed', 'a', '--workers', '1']

const performance = (bot: string, won: number, score: number): Performance => ({
  bot,
  won,
  score,
  lead: score - 20,
  categories: { cards: score },
  seconds: 0.02,
  answers: 10,
  turns: 5,
  longest: 0.5,
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

test('the lead without luck is told where luck was counted', () => {
  const lucky = (luck: number): ArenaMatch => ({
    performances: [
      { ...performance('hand', 1, 30), luck },
      { ...performance('random', 0, 10), luck: -luck },
    ],
  })
  const [hand] = sumUp([lucky(4), lucky(6), lucky(5), lucky(5)], ['hand', 'random'])
  expect(hand).toMatchObject({ meanLead: 10, leadAdjusted: 5, leadAdjustedError: 0 })
  expect(sumUp([{ performances: [performance('hand', 1, 30)] }], ['hand'])[0]).not.toHaveProperty(
    'leadAdjusted',
  )
})

test('luck that the results do not bear out counts for nothing; what they bear out counts as much', () => {
  // Leads of 20 ± 6 by a coin that luck knows, or does not.
  const many = (luckOf: (coin: number, i: number) => number): ArenaMatch[] =>
    Array.from({ length: 80 }, (_, i) => {
      const coin = (i * 7919) % 13 < 6 ? 1 : -1
      const luck = luckOf(coin, i)
      return {
        performances: [
          { ...performance('hand', 1, 30), lead: 20 + 6 * coin, luck, luckVariance: 36 },
          { ...performance('random', 0, 10), lead: -20 - 6 * coin, luck: -luck },
        ],
      }
    })
  const [told] = sumUp(
    many(coin => 2 * coin),
    ['hand', 'random'],
  )
  expect(told.leadAdjustedError).toBeLessThan(0.2 * told.leadError)
  expect(told.pairingAdjusted).toBeLessThan(0.04)
  expect(told.luckShare).toBeCloseTo(1, 1)
  const [misled] = sumUp(
    many((_, i) => ((i * 104_729) % 17) - 8),
    ['hand', 'random'],
  )
  expect(misled.leadAdjustedError).toBeLessThan(1.1 * misled.leadError)
})

test('luck is counted while a match is played', async () => {
  const { output } = await run([...ARENA, '--matches', '2', '--luck'])
  expect(output).toContain('without luck')
})

const BOTS = ['hand', 'random'].map(botSpec)

/** A game in which the seat decides: seat 0 gets 7 points, the others what they are told. */
function rigged(others: number): Parameters<typeof playArenaMatch>[0] {
  const game = anyGame(highCard)
  const scores = [7, others].map(total => ({ total, categories: {} }))
  const winners = others === 7 ? [0, 1] : [0]
  return { ...game, decisions: () => [], outcome: () => ({ scores, winners }) }
}

test('bots change seats from match to match', () => {
  const settings = { config: {}, bots: BOTS, seed: 's', secondsPerTurn: 1 }
  const play = (index: number): ArenaMatch =>
    playArenaMatch(
      { ...rigged(3), setup: () => anyGame(highCard).setup({ players: 2 }, CHANCE) },
      settings,
      MINDS,
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

const MINDS = [usualMind(anyGame(highCard)), usualMind(anyGame(highCard))]
const CHANCE = { a: 1, b: 2, c: 3, drawn: 0 }

test('a shared win counts half for each', () => {
  const settings = { config: {}, bots: BOTS, seed: 's', secondsPerTurn: 1 }
  const game = { ...rigged(7), setup: () => anyGame(highCard).setup({ players: 2 }, CHANCE) }
  expect(playArenaMatch(game, settings, MINDS, 0, () => 0).performances.map(({ won }) => won)).toEqual([
    0.5, 0.5,
  ])
})

test('a match that breaks is a failure, not the end', () => {
  const settings = { config: {}, bots: BOTS, seed: 's', secondsPerTurn: 1 }
  const broken = {
    ...anyGame(highCard),
    setup: (): never => {
      throw new Error('broken rules')
    },
  }
  expect(playArenaMatch(broken, settings, MINDS, 0, () => 0).failure).toContain('broken rules')
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
      'meanLead',
      'leadError',
      'categories',
      'msPerAnswer',
      'secondsPerTurn',
      'longestTurn',
    ])
    for (const name of ['winRate', 'low', 'high', 'meanScore', 'msPerAnswer'])
      expect(Number.isFinite(bot[name]), name).toBe(true)
  }
})

test('the same seed gives the same matches', async () => {
  const bare = async (): Promise<unknown> => {
    const { bots } = (await run([...ARENA, '--matches', '4', '--json'])).json() as {
      bots: { msPerAnswer: number; secondsPerTurn: number; longestTurn: number }[]
    }
    return bots.map(({ msPerAnswer: _, secondsPerTurn: _turn, longestTurn: _longest, ...rest }) => rest)
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

test('a bot may search with other parameters, of known names and kinds', async () => {
  const file = join(scratch(), 'effort.json')
  const args = ['arena', '--game', 'carson-city', '--seats', `hand+${file},random`, '--workers', '1']
  const arena = () => run([...args, '--matches', '2', '--seed', 'e', '--json'], [], games)
  writeFileSync(file, '{"effort": {"most": 2, "rivalry": 1}}')
  expect((await arena()).code).toBe(0)
  // Beside nets of its own, too.
  const nets = readFileSync(new URL('../../bots/src/carson-city/nets/two.json', import.meta.url), 'utf8')
  writeFileSync(file, `{"effort": {"most": 2, "rivalry": 1}, "nets": ${nets}}`)
  expect((await arena()).code).toBe(0)
  for (const wrong of ['{"effort": {"most": "all"}}', '{"effort": {"speed": 2}}']) {
    writeFileSync(file, wrong)
    const { code, errors } = await arena()
    expect(code).toBe(2)
    expect(errors).toMatch(/effort.*expected perOption: number/)
  }
})

test.each([
  [['--seats', 'hand,champion'], /champion/],
  [['--seats', 'hand'], /./],
  [['--matches', '0'], /matches/],
  [['--seconds', 'soon'], /seconds/],
  [['--seats', 'hand@9.9.9,random'], /releases 0\.1\.0/],
  [['--seats', 'hand:fast,random'], /LEVEL@RELEASE/],
  [['--cpu', '--workers', '2'], /one match at a time/],
])('arena refuses %j', async (args, reason) => {
  const { code, errors } = await run([...ARENA, ...args])
  expect(code).toBe(2)
  expect(errors).toMatch(reason)
})
