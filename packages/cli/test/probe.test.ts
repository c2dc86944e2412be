import { chooseOption, loadNets } from '@railhead/bots'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { type HintResult, probeHints } from '../src/probeHints.js'
import { UNHURRIED } from '../src/runner.js'
import { run } from './testing.js'

/** A quick version of `railhead probe --hints 200`, with just as many lines as it takes to name a cause. */
const QUESTIONS = 10
const ITERATIONS = 500
/** Fewer name none. */
const HURRIED = 150

test('probe tells how a bot plays and how well it knows what comes', async () => {
  const args = [
    'probe',
    '--bot',
    'greenhorn',
    '--matches',
    '8',
    '--siblings',
    '1',
    '--play-outs',
    '2',
    '--hints',
    '3',
    '--json',
  ]
  const { code, json } = await run(args, [], games)
  expect(code).toBe(0)
  const result = json() as {
    matches: number
    counts: Record<string, number>
    choices: Record<string, { offered: number; taken: number }>
    errors: { at: number; error: number; told: number; trivial: number }[]
    siblings: Record<string, { r: number; interval: [number, number] }> & {
      options: number
      playOuts: number
    }
    hints: { questions: number; contradictions: number; causes: number; confirmed: number }
  }
  expect(result.matches).toBe(8)
  expect(Object.keys(result.counts)).toEqual([
    'engine place',
    'stations',
    'station masters',
    'deliveries to cities of 14 or more',
  ])
  const kansasCity = result.choices['voluntary moves to Kansas City']
  expect(kansasCity.offered).toBeGreaterThan(0)
  expect(kansasCity.taken).toBeLessThanOrEqual(kansasCity.offered)
  expect(result.errors.map(({ at }) => at)).toEqual([0.1, 0.3, 0.5, 0.7, 0.9])
  // What is expected shortly before the end misses less than at the beginning.
  expect(result.errors[4].trivial).toBeLessThan(result.errors[0].trivial)
  expect(result.siblings.options).toBeGreaterThan(1)
  expect(result.siblings.playOuts).toBe(2)
  for (const name of ['net', 'search', 'netFreed', 'searchFreed', 'ceiling']) {
    const { r, interval } = result.siblings[name]
    expect(Math.abs(r)).toBeLessThanOrEqual(1)
    expect(interval[0]).toBeLessThanOrEqual(interval[1])
  }
  // Early what is told is what the net expects; late it is played through.
  expect(result.errors[0].told).toBe(result.errors[0].error)
  expect(result.errors[4].told).not.toBe(result.errors[4].error)
  expect(result.hints).toMatchObject({ questions: 3, contradictions: 0 })
  expect(result.hints.confirmed).toBeLessThanOrEqual(result.hints.causes)
})

test.each(['great-western-trail', 'carson-city'])(
  '%s: a hint names the cause that makes most of the difference, and no sentence contradicts its figure',
  async id => {
    const game = games.find(candidate => candidate.id === id)
    if (!game) throw new Error(`There is no game '${id}'.`)
    await loadNets(id)
    const answer = (state: PlainState, question: Decision<PlainOption>, seed: string): PlainOption =>
      chooseOption(game, game.view(state, question.seat), question, 'greenhorn', seed, UNHURRIED)
    const config = game.config.parse({ players: 2 })
    const probed = (questions: number, iterations: number): HintResult =>
      probeHints(game, config, answer, questions, 13, () => undefined, iterations)
    const found = probed(QUESTIONS, ITERATIONS)
    expect(found).toMatchObject({ questions: QUESTIONS, contradictions: 0 })
    expect(found.causes).toBeGreaterThan(0)
    expect(found.confirmed).toBe(found.causes)
    expect(probed(4, HURRIED)).toMatchObject({ questions: 4, contradictions: 0, causes: 0 })
  },
)

test('in words, also for Carson City', async () => {
  const args = ['probe', '--game', 'carson-city', '--bot', 'hand@0.1.0', '--matches', '1']
  const { output } = await run(args, [], games)
  expect(output).toMatch(/error at 90 % +\d+(\.\d+)? points/)
})

test('a game without a model cannot be probed', async () => {
  const { code, errors } = await run(['probe', '--game', 'high-card'])
  expect(code).toBe(2)
  expect(errors).toContain('There is no model')
})
