import {
  below,
  type Chance,
  type Decision,
  Match,
  type OpenDecision,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import { beforeAll, expect, test } from 'vitest'
import type { Choice, Question, Scene } from '../../../src/games/screen.js'
import { loadTexts, makeWriter } from '../../../src/i18n/index.js'
import { foldsOf, makeQuestions } from '../../../src/play/question/questions.js'
import { game, say, screen } from './testing/answering.js'

let t: Scene['t']
beforeAll(async () => {
  t = makeWriter('en', await loadTexts('en'))
})

interface Asked {
  readonly state: PlainState
  readonly decision: OpenDecision<PlainOption>
  readonly question: Question
}

const COWBOY = 1

const whichHolds = (state: PlainState, seat: number): Decision<PlainOption> | undefined =>
  game.decisions(state).find(open => open.optional === undefined && open.seat === seat)

/** By chance, but with many cowboys and the money for them: those who buy nothing could buy two cards at once. */
function chosen({ ask, options }: Decision<PlainOption>, luck: Chance): PlainOption {
  const liked = options.filter(option =>
    ask === 'buyCattle'
      ? option.kind === 'pass'
      : option.kind === 'local' || (option.kind === 'hire' && Reflect.get(option, 'worker') === COWBOY),
  )
  const from = liked.length > 0 ? liked : options
  return from[below(luck, from.length)]
}

/** Questions of one kind that can be answered in one go, in matches that are played by chance. */
function* begun(ask: string, oneByOne = false): Generator<Asked> {
  for (const seed of ['runs', 'rows', 'reins']) {
    const match = Match.start(game, { edition: 'second', players: 3 }, seed)
    const luck = seedChance(seed)
    for (;;) {
      const decision = match.decisions().find(({ optional }) => optional === undefined)
      if (!decision) break
      if (decision.ask === ask) {
        const { seat } = decision
        const scene = { view: match.view(seat), seat, names: [], summary: [], happened: [], t, say }
        const [question] = makeQuestions(game, screen, scene, [decision], oneByOne)
        if (question.runs.choices.length > 0) yield { state: game.clone(match.state), decision, question }
      }
      match.answer(decision.seat, chosen(decision, luck))
    }
  }
}

/** Gives the answers of a run; what stands after it. */
function after({ state, decision }: Asked, { option, followedBy = [] }: Choice): PlainState {
  const world = game.clone(state)
  for (const answer of [option, ...followedBy]) {
    expect(whichHolds(world, decision.seat)?.options).toContainEqual(answer)
    game.apply(world, decision.seat, answer)
  }
  expect(world.chance.drawn).toBe(state.chance.drawn)
  return world
}

test('the way to Kansas City can be taken with the tiles that are placed there, which all stand beside its name', () => {
  let met = 0
  for (const asked of begun('phaseA')) {
    const { choices, areAll, after: beginning } = asked.question.runs
    expect([areAll, beginning]).toEqual([false, 'Kansas City'])
    for (const run of choices) {
      expect(whichHolds(after(asked, run), asked.decision.seat)?.ask).not.toBe('foresight')
      expect(run.label).toMatch(/^Move to Kansas City/)
      expect(run.piece).toBeNull()
    }
    // Nothing else is pushed out of sight.
    expect(foldsOf(asked.question, false, false).plain).toBe(
      asked.question.choices.filter(({ chip }) => !chip.ends).length > 12,
    )
    met++
  }
  expect(met).toBeGreaterThan(10)
})

test('of two cards for one price both can be named at once, and the coin says what they cost', () => {
  let met = 0
  for (const asked of begun('buyCattle')) {
    const { seat } = asked.decision
    const money = (state: PlainState): number => Reflect.get(state, 'players')[seat].money
    for (const run of asked.question.runs.choices) {
      const world = after(asked, run)
      expect(money(asked.state) - money(world)).toBe(run.chip.cost)
      expect(whichHolds(world, seat)?.ask).not.toBe('buySecond')
      met++
    }
  }
  expect(met).toBeGreaterThan(5)
})

test('who learns is asked one question after the other', () => {
  expect([...begun('phaseA', true), ...begun('buyCattle', true)]).toEqual([])
  expect([...begun('foresight', true)].length).toBeGreaterThan(0)
})
