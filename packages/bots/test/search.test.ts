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
import { chooseOption } from '../src/choose.js'
import { chanceOf, leadOf, plainEvaluator } from '../src/evaluator.js'
import { evaluatorOf } from '../src/models.js'
import { best, draw, type Effort, nextQuestion, search } from '../src/search.js'
import { newNode } from '../src/tree.js'
import { nim } from './testing/nim.js'
import { gameOf, UNHURRIED, wander } from './testing/playing.js'

const effort: Effort = { iterations: 200, horizon: 4, curiosity: 0.7, rivalry: 1 }
const never = (): boolean => false

function nimAnswer(sticks: number, seed: string): unknown {
  const state = nim.setup({ sticks }, seedChance(seed))
  const decision = nextQuestion(nim, state)
  if (!decision) throw new Error('Nobody is asked.')
  return best(search(nim, plainEvaluator(nim), state, decision, effort, seedChance(seed), never)).option
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
    if (decision.options.length > 1 && count % 23 === 0)
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
      search(game, evaluatorOf(game), view, decision, { ...effort, iterations: 40 }, seedChance('s'), never)
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
    search(game, evaluatorOf(game), view, decision, { ...effort, iterations: 500 }, seedChance('s'), expired)
      .map(assessment => assessment.visits)
      .reduce((sum, count) => sum + count, 0)
  expect(visits(() => true)).toBe(1)
  // The clock is looked at before every line and at every turn within it.
  let asked = 0
  const made = visits(() => ++asked >= 40)
  expect(made).toBeGreaterThan(1)
  expect(made).toBeLessThan(40)
  expect(asked).toBeLessThanOrEqual(42)
})

test('a line ends with the turn in which the time runs out', () => {
  const game = gameOf('great-western-trail')
  const state = game.setup(game.config.parse({ edition: 'second', players: 2 }), seedChance('long lines'))
  const [decision] = game.decisions(state)
  const turnsOf = (expired: () => boolean): number => {
    let turns = 0
    const watch = (_option: unknown, end: PlainState): void => {
      turns = evaluatorOf(game).turnOf?.(end) ?? 0
    }
    const long = { ...effort, horizon: 4, iterations: 1 }
    search(
      game,
      evaluatorOf(game),
      game.view(state, 0),
      decision,
      long,
      seedChance('l'),
      expired,
      undefined,
      undefined,
      watch,
    )
    return turns
  }
  expect(turnsOf(() => false)).toBeGreaterThan(8)
  expect(turnsOf(() => true)).toBe(2)
})

test('who compares looks into every option as often as the others, and often enough whatever the time', () => {
  const [{ view, decision }] = questions()
  const game = gameOf('carson-city')
  const among = { ...decision, options: decision.options.slice(0, 3) }
  const visits = (iterations: number, expired: () => boolean): number[] =>
    search(
      game,
      evaluatorOf(game),
      view,
      among,
      { ...effort, iterations, evenly: true },
      seedChance('s'),
      expired,
    )
      .map(assessment => assessment.visits)
      .sort((a, b) => a - b)
  expect(visits(20, never)).toEqual([6, 7, 7])
  expect(visits(500, () => true)).toEqual([4, 4, 4])
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

test('where only the own answers branch, nothing that the others are asked is in the tree', () => {
  const state = nim.setup({ sticks: 9 }, seedChance('own'))
  const decision = nextQuestion(nim, state)
  if (!decision) throw new Error('Nobody is asked.')
  const asked = (ownTree: boolean): Set<number> => {
    const root = newNode()
    const found = new Set<number>()
    search(nim, plainEvaluator(nim), state, decision, { ...effort, ownTree }, seedChance('own'), never, root)
    const nodes = [root]
    for (let node = nodes.pop(); node; node = nodes.pop()) {
      if (node.ask !== undefined) found.add(node.seat)
      for (const { child } of node.branches.values()) if (child) nodes.push(child)
    }
    return found
  }
  expect([...asked(true)]).toEqual([decision.seat])
  expect(asked(false).size).toBe(2)
})

test('indices are drawn as often as their weights say', () => {
  const chance = seedChance('draw')
  const counts = [0, 0, 0]
  for (let i = 0; i < 3000; i++) counts[draw(chance, [1, 0, 3])]++
  expect(counts[1]).toBe(0)
  expect(counts[2] / counts[0]).toBeGreaterThan(2.5)
  expect(counts[2] / counts[0]).toBeLessThan(3.6)
})

test('with a clock it goes on until nothing that the time allows can change the choice', () => {
  const state = nim.setup({ sticks: 7 }, seedChance('clock'))
  const decision = nextQuestion(nim, state)
  if (!decision) throw new Error('Nobody is asked.')
  let looked = 0
  const used = (): number => (looked += 0.01)
  const found = search(
    nim,
    plainEvaluator(nim),
    state,
    decision,
    { ...effort, iterations: 1e9 },
    seedChance('clock'),
    () => looked > 1,
    undefined,
    used,
  )
  expect(best(found).option).toEqual({ take: 3 })
  expect(looked).toBeLessThan(1)
})

test('who believes that the second answer will hardly catch up ends a thought earlier', () => {
  const game = gameOf('carson-city')
  const some = questions().filter((_, i) => i % 3 === 0)
  const lines = (catchesUp: number): number[] =>
    some.map(({ view, decision }) => {
      const hard = { ...effort, iterations: 160, catchesUp }
      const found = search(game, evaluatorOf(game), view, decision, hard, seedChance('s'), never)
      const [most, next] = found.map(({ visits }) => visits).sort((a, b) => b - a)
      const made = found.reduce((sum, { visits }) => sum + visits, 0)
      if (made < 160) expect(most - next).toBeGreaterThan(catchesUp * (160 - made))
      return made
    })
  const all = lines(1)
  const half = lines(0.5)
  for (const [i, made] of half.entries()) expect(made).toBeLessThanOrEqual(all[i])
  expect(half).not.toEqual(all)
})

test('who plays to win takes a sure small lead over a larger one that may be lost', () => {
  expect(chanceOf([10, 10], 5, 0)).toBeCloseTo(0.5)
  expect(chanceOf([10, 10, 10, 10], 5, 2)).toBeCloseTo(0.25)
  expect(chanceOf([20, 10], 5, 0) + chanceOf([20, 10], 5, 1)).toBeCloseTo(1)
  expect(chanceOf([3], 1, 0)).toBeGreaterThan(0.95)
  expect(leadOf([3, 9, 5], 0)).toBe(-6)
  expect(leadOf([7], 0)).toBe(7)
})

test('what comes of answers given later is heard of where they last', () => {
  const game = gameOf('carson-city')
  const evaluator = evaluatorOf(game)
  const branches = questions()
    .filter(({ decision }) => decision.ask === 'place')
    .flatMap(({ view, decision }) => {
      const root = newNode()
      const heedful = { ...effort, iterations: 60, hearsay: 60 }
      search(game, evaluator, view, decision, heedful, seedChance('s'), never, root)
      return [...root.branches.values()]
    })
  const lasting = branches.filter(({ option }) => evaluator.lasts?.(option))
  // More is heard of a spot than lines began with it, and nothing of what is no spot.
  expect(lasting.every(({ heard, visits }) => heard >= visits)).toBe(true)
  expect(lasting.filter(({ heard, visits }) => heard > visits).length).toBeGreaterThan(5)
  expect(branches.every(({ option, heard }) => heard === 0 || evaluator.lasts?.(option))).toBe(true)
})

test('beyond the tree answers are drawn by their priors, and the sharper the more by the best of them', () => {
  const state = nim.setup({ sticks: 7 }, seedChance('sharp'))
  const decision = nextQuestion(nim, state)
  if (!decision) throw new Error('Nobody is asked.')
  const taken: unknown[] = []
  const watched: typeof nim = {
    ...nim,
    apply: (world, seat, option, tell) => {
      taken.push(option)
      nim.apply(world, seat, option, tell)
    },
  }
  const evaluator = {
    ...plainEvaluator(nim),
    priors: (_: PlainState, { options }: Decision<PlainOption>, out: number[]): number[] => {
      out.length = options.length
      return out.fill(1).fill(3, 0, 1)
    },
  }
  const lines = (sharpness?: number): unknown[] => {
    taken.length = 0
    const one = { ...effort, iterations: 1, horizon: 9, ...(sharpness === undefined ? {} : { sharpness }) }
    for (let i = 0; i < 20; i++) search(watched, evaluator, state, decision, one, seedChance(`${i}`), never)
    return taken.filter(option => JSON.stringify(option) !== '{"take":1}')
  }
  const usual = lines().length
  expect(usual).toBeGreaterThan(10)
  expect(lines(1)).toHaveLength(usual)
  expect(lines(2).length).toBeLessThan(usual)
  expect(lines(40)).toEqual([])
})
