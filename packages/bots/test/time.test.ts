import { type AnyGame, type PlainState, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { answerFor } from '../src/answer.js'
import { modelOf } from '../src/models.js'
import { nextQuestion } from '../src/search.js'
import { Thoughts } from '../src/thoughts.js'
import { budgetOf, questionTime } from '../src/time.js'
import { gameOf } from './testing/playing.js'

/** Seconds that an answer takes to be tried, roughly as on a usual core; the rest is little beside it. */
const TRY = 0.00003
const PER_TURN = 0.1
/** A turn out of so many is thought about, the others are played at once. */
const EVERY = 7
const MOST_TURNS = 7

/** How long the turns of a trail boss take in a match, by a clock that goes on with every answer that is tried. */
function turnsOf(id: string, config: unknown, slower: number): { readonly spent: number; choices: number }[] {
  const game = gameOf(id)
  let now = 0
  const slow: AnyGame = {
    ...game,
    apply: (state, seat, option, tell) => {
      now += TRY * slower
      game.apply(state, seat, option, tell)
    },
  }
  const state = game.setup(game.config.parse(config), seedChance('time'))
  const turns: { spent: number; choices: number }[] = []
  const thoughts = new Thoughts()
  const turnOf = (at: PlainState, seat: number): number => modelOf(id)?.turnOf?.(at) ?? seat
  let last = -1
  let count = 0
  for (;;) {
    const question = nextQuestion(game, state)
    if (question === undefined || turns.length > MOST_TURNS) return turns
    const { seat } = question
    const turn = turnOf(state, seat)
    if (turn !== last && ++count % EVERY === 0) turns.push({ spent: 0, choices: 0 })
    last = turn
    const thinks = count % EVERY === 0 && count > 0
    const open = game.decisions(state).filter(decision => decision.seat === seat)
    const current = turns[turns.length - 1]
    const begun = now
    const time = thinks ? questionTime(game, PER_TURN - current.spent, PER_TURN) : PER_TURN
    const level = thinks ? 'trail-boss' : 'greenhorn'
    const view = game.view(state, seat)
    const answer = answerFor(
      slow,
      view,
      open,
      level,
      `${count}`,
      budgetOf(() => now, time),
      undefined,
      thoughts,
    )
    if (answer === undefined) throw new Error('Nobody answers.')
    if (thinks) {
      current.spent += now - begun
      current.choices += question.options.length - 1
    }
    game.apply(state, seat, answer.option)
  }
}

test.each([
  ['great-western-trail', { players: 2 }],
  ['great-western-trail', { solo: 'medium' }],
  ['carson-city', { players: 3 }],
])(
  '%s %j: a turn takes at most a tenth more than its seconds, also on a core four times slower',
  (id, config) => {
    for (const slower of [1, 4]) {
      const turns = turnsOf(id, config, slower)
      expect(turns.length).toBeGreaterThan(2)
      for (const { spent } of turns) expect(spent).toBeLessThanOrEqual(1.1 * PER_TURN)
      // And it is used where there is something to think about.
      const hard = turns.filter(({ choices }) => choices > 3).map(({ spent }) => spent)
      expect(Math.max(...hard)).toBeGreaterThan(PER_TURN / 2)
    }
  },
)

test('the questions of a turn share its time: three quarters of what is left, and never less than a moment', () => {
  const trail = gameOf('great-western-trail')
  expect(questionTime(trail, 2, 2)).toBe(1.5)
  expect(questionTime(trail, 0.5, 2)).toBe(0.375)
  expect(questionTime(trail, -1, 2)).toBe(0.01)
  // A turn of Carson City is mostly one question.
  expect(questionTime(gameOf('carson-city'), 2, 2)).toBe(1.8)
})

test('a budget begins when it is made', () => {
  let now = 5
  const { expired, used } = budgetOf(() => now, 2)
  expect(used?.()).toBe(0)
  now = 6
  expect([used?.(), expired()]).toEqual([0.5, false])
  now = 7.1
  expect(expired()).toBe(true)
})
