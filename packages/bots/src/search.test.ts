import {
  anyGame,
  type Decision,
  Match,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { chooseOption } from './choose.js'
import { plainInsight } from './insight.js'
import { insightOf } from './knowledge.js'
import { best, draw, type Effort, nextQuestion, search } from './search.js'
import { nim } from './testing/nim.js'
import { gameOf, UNHURRIED, wander } from './testing/playing.js'

const effort: Effort = { iterations: 200, horizon: 4, curiosity: 0.7, rivalry: 1 }
const never = (): boolean => false

function nimAnswer(sticks: number, seed: string): unknown {
  const state = nim.setup({ sticks }, seedChance(seed))
  const decision = nextQuestion(nim, state)
  if (!decision) throw new Error('Nobody is asked.')
  return best(search(nim, plainInsight(nim), state, decision, effort, seedChance(seed), never)).option
}

test('takes the winning move of a tiny game, and sets the trap one move before', () => {
  expect(nimAnswer(3, 'a')).toEqual({ take: 3 })
  expect(nimAnswer(5, 'a')).toEqual({ take: 1 })
  expect(nimAnswer(6, 'a')).toEqual({ take: 2 })
  expect(nimAnswer(7, 'a')).toEqual({ take: 3 })
})

/** Questions of a random match of Carson City with hidden tokens. */
function questions(): { view: PlainState; decision: Decision<PlainOption> }[] {
  const game = gameOf('carson-city')
  const found: { view: PlainState; decision: Decision<PlainOption> }[] = []
  wander(game, { players: 3, duels: 'tokens' }, 'questions', (state, decision, count) => {
    if (decision.options.length > 1 && count % 9 === 0)
      found.push({ view: game.view(state, decision.seat), decision })
  })
  return found
}

test('the same view, effort and seed give the same assessments, and every option is one that was offered', () => {
  const game = gameOf('carson-city')
  const all = questions()
  expect(all.length).toBeGreaterThan(5)
  for (const { view, decision } of all) {
    const think = (): ReturnType<typeof search> =>
      search(game, insightOf(game), view, decision, { ...effort, iterations: 40 }, seedChance('s'), never)
    const once = think()
    expect(once).toEqual(think())
    expect(once.map(assessment => assessment.option)).toEqual(decision.options)
    expect(decision.options).toContain(best(once).option)
    // It stops when the rest cannot change which option is visited most, and not before.
    const left = 40 - once.reduce((sum, { visits }) => sum + visits, 0)
    const [most, next] = once.map(({ visits }) => visits).sort((a, b) => b - a)
    expect(left).toBeGreaterThanOrEqual(0)
    if (left > 0) expect(most - next).toBeGreaterThan(left)
  }
})

test('stops soon after the time is up', () => {
  const [{ view, decision }] = questions()
  const game = gameOf('carson-city')
  const visits = (expired: () => boolean): number =>
    search(game, insightOf(game), view, decision, { ...effort, iterations: 500 }, seedChance('s'), expired)
      .map(assessment => assessment.visits)
      .reduce((sum, count) => sum + count, 0)
  expect(visits(() => true)).toBe(15)
  let asked = 0
  expect(visits(() => ++asked === 3)).toBe(47)
})

test('honest: in two worlds that look the same to the seat it answers the same', () => {
  const game = anyGame(highCard)
  let differed = 0
  for (let i = 0; i < 12; i++) {
    const { state } = Match.start(game, { players: 3 }, `world ${i}`)
    const decision = nextQuestion(game, state)
    if (!decision) throw new Error('Nobody is asked.')
    const view = game.view(state, decision.seat)
    const other = game.imagine(game.clone(view), seedChance(`other ${i}`))
    if (JSON.stringify(other) !== JSON.stringify(state)) differed++
    const answer = (world: PlainState): unknown =>
      chooseOption(game, game.view(world, decision.seat), decision, 'drover', 'seed', UNHURRIED)
    expect(answer(other)).toEqual(answer(state))
  }
  expect(differed).toBe(12)
})

test('the view is left as it was', () => {
  const game = gameOf('carson-city')
  for (const { view, decision } of questions().slice(0, 4)) {
    const before = JSON.stringify(view)
    chooseOption(game, view, decision, 'hand', 'seed', UNHURRIED)
    expect(JSON.stringify(view)).toBe(before)
  }
})

test('indices are drawn as often as their weights say', () => {
  const chance = seedChance('draw')
  const counts = [0, 0, 0]
  for (let i = 0; i < 3000; i++) counts[draw(chance, [1, 0, 3])]++
  expect(counts[1]).toBe(0)
  expect(counts[2] / counts[0]).toBeGreaterThan(2.5)
  expect(counts[2] / counts[0]).toBeLessThan(3.6)
})
