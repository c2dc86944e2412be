import { anyGame, Match, seedChance } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { simulateMatches } from '../src/commands/simulate.js'
import { nextQuestion, playMatch, randomPlayer } from '../src/runner.js'
import type { World } from '../src/world.js'
import { run } from './testing.js'

const SIMULATE = ['simulate', '--game', 'high-card', '--matches', '20', '--seed', 's', '--json']

test('simulate --json prints exactly the figures', async () => {
  const { code, errors, json } = await run([...SIMULATE, '--config', '{"players": 3}'])
  expect(code).toBe(0)
  expect(errors).toBe('')
  const result = json()
  expect(Object.keys(result)).toEqual([
    'matches',
    'finished',
    'failures',
    'answers',
    'seconds',
    'matchesPerSecond',
    'answersPerSecond',
    'scores',
    'categories',
  ])
  expect(result).toMatchObject({ matches: 20, finished: 20, failures: 0 })
  // Five rounds give five points to three seats.
  expect(result.scores).toMatchObject({ mean: 1.667, min: 0 })
  expect(result.categories).toEqual({ rounds: 1.667 })
  expect(result.answers).toBeGreaterThanOrEqual(20 * 15)
})

test('the score of an opponent that is part of the rules is reported beside the seats', async () => {
  const game = anyGame({
    ...highCard,
    outcome: state => {
      const outcome = highCard.outcome(state)
      return outcome && { ...outcome, opponent: { name: 'house', total: 3, categories: {} } }
    },
  })
  const solo = await run(SIMULATE, [], [game])
  expect(solo.json().opponent).toEqual({ mean: 3, min: 3, max: 3 })
  const table = await run(SIMULATE.slice(0, -1), [], [game])
  expect(table.output).toMatch(/opponent +3 \(3 to 3\)/)
})

test('the same seed gives the same matches', async () => {
  const one = await run(SIMULATE)
  const two = await run(SIMULATE)
  expect(one.json()).toMatchObject({ answers: two.json().answers, scores: two.json().scores })
})

test('without --config the number of seats makes it', async () => {
  const { json } = await run([
    'simulate',
    '--seats',
    'random,random,random,random',
    '--matches',
    '1',
    '--json',
  ])
  expect(json().answers).toBeGreaterThanOrEqual(20)
})

test('a terminal sees a progress bar, and nothing of it is left', () => {
  let errors = ''
  let time = 0
  const world: World = {
    games: [],
    input: process.stdin,
    output: { write: () => {} },
    errors: { write: text => (errors += text), isTTY: true },
    folder: '',
    env: {},
    stopped: () => Promise.resolve(),
    clock: () => time++,
    freshSeed: () => '',
  }
  simulateMatches(anyGame(highCard), { players: 2 }, ['random', 'random'], 4, 's', world)
  expect(errors).toContain(`[${'#'.repeat(15)}${'.'.repeat(15)}] 2/4`)
  expect(errors.endsWith('\r\x1b[K')).toBe(true)
})

test('without --json a table is printed', async () => {
  const { output } = await run(['simulate', '--matches', '2'])
  expect(output).toMatch(/matchesPerSecond +\d/)
  expect(output).toMatch(/rounds +\d/)
})

test('a failure prints what is needed to see it again, and is the exit code', async () => {
  const broken = anyGame({
    ...highCard,
    apply: (state, seat, option, tell) => {
      if (state.roundsLeft === 2) throw new Error('The dealer fell asleep.')
      highCard.apply(state, seat, option, tell)
    },
  })
  const { code, errors, json } = await run([...SIMULATE, '--matches', '1'], [], [broken])
  expect(code).toBe(1)
  expect(json()).toMatchObject({ matches: 1, finished: 0, failures: 1 })
  const failed = JSON.parse(errors)
  expect(failed.failure).toContain('The dealer fell asleep.')
  expect(failed.failedAnswer.option.kind).toBe('lay')
  const again = Match.replay(anyGame(highCard), failed.match)
  expect(again.seed).toBe(failed.seed)
  expect(() => broken.apply(again.state, failed.failedAnswer.seat, failed.failedAnswer.option)).toThrow(
    'asleep',
  )
})

test('a match that stops without an outcome, or does not stop, is a failure', async () => {
  const game = anyGame(highCard)
  const play = (rules: typeof game) => playMatch(rules, { players: 2 }, 'x', [randomPlayer, randomPlayer])
  expect(play({ ...game, outcome: () => undefined }).failure).toContain('no outcome')
  expect(play({ ...game, decisions: () => [{ seat: 0, ask: 'lay', options: [] }] }).failure).toContain(
    'no options',
  )
  expect(play({ ...game, apply: () => {} }).failure).toContain('no end')
  expect(
    play({
      ...game,
      setup: () => {
        throw new Error('no table')
      },
    }).failure,
  ).toContain('no table')
})

test('questions of any time are answered rarely, but they are; alone they are answered at once', () => {
  const luck = seedChance('rarely')
  const must = { seat: 0, ask: 'lay', options: [{ card: 1 }] }
  const may = { seat: 1, ask: 'swap', options: [{ card: 2 }], optional: 'anyTime' as const }
  const picked = Array.from({ length: 5000 }, () => nextQuestion([may, must, may], luck))
  const rare = picked.filter(question => question === may).length
  expect(rare).toBeGreaterThan(50)
  expect(rare).toBeLessThan(200)
  expect(nextQuestion([may, may], luck)).toBe(may)
})

test('bench --json measures every player count against the calibration', async () => {
  const { json } = await run(['bench', '--json', '--seconds', '0.05'])
  const { calibration, games } = json() as { calibration: number; games: Record<string, number>[] }
  expect(calibration).toBeGreaterThan(0)
  expect(games.map(row => `${row.game} ${row.players}`)).toEqual([
    'high-card 2',
    'high-card 3',
    'high-card 4',
  ])
  for (const row of games) {
    expect(row.answersPerSecond).toBeGreaterThan(1000)
    expect(row.clonesPerSecond).toBeGreaterThan(1000)
    expect(row.replayMs).toBeGreaterThan(0)
    expect(row.answersPerCalibration).toBeCloseTo(row.answersPerSecond / calibration, -1)
  }
})

test('bench --config measures one configuration of one game', async () => {
  const one = ['bench', '--json', '--seconds', '0.05', '--config', '{"players":3}']
  const { json } = await run([...one, '--game', 'high-card'])
  expect((json() as { games: { players: number }[] }).games.map(row => row.players)).toEqual([3])
  const { code, errors } = await run(one)
  expect(code).toBe(2)
  expect(errors).toContain('--config needs --game')
})
