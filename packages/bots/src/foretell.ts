import { type AnyGame, type PlainState, type Seat, seedChance } from '@railhead/kernel'
import type { Evaluator } from './evaluator.js'
import { evaluatorOf, modelOf } from './models.js'
import { evaluate } from './outlook.js'
import { draw, nextQuestion } from './search.js'

/** Lines that are played to the end, and how much surer than the policy each answer of them is drawn. */
const LINES = 24
const SHARPNESS = 2
/** No line is longer than so many answers. */
const MOST_ANSWERS = 2000

/**
 * Final points of a seat by what it sees, to be told to people. Late in a match it is played through some times: what the last
 * turns bring depends on who still comes to Kansas City, which no net sees as well. The same view gives the same points.
 */
export function foretell(game: AnyGame, view: PlainState, seat: Seat): number {
  const isLate = modelOf(game.id)?.isLate?.(view) === true
  return isLate ? playedThrough(game, evaluatorOf(game), view, seat) : evaluate(game, view).finalPoints[seat]
}

/** What a seat has in the end if everybody answers by the policy from what it sees on, in the mean of some lines. */
export function playedThrough(game: AnyGame, evaluator: Evaluator, view: PlainState, seat: Seat): number {
  let sum = 0
  for (let line = 0; line < LINES; line++) {
    const state = game.imagine(view, seedChance(`line ${line}`))
    playOn(game, evaluator, state, `answers ${line}`)
    sum += game.standing(state)[seat].total
  }
  return sum / LINES
}

function playOn(game: AnyGame, evaluator: Evaluator, state: PlainState, seed: string): void {
  const chance = seedChance(seed)
  const weights: number[] = []
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const decision = nextQuestion(game, state)
    if (decision === undefined) return
    evaluator.priors(state, decision, weights)
    for (let i = 0; i < weights.length; i++) weights[i] **= SHARPNESS
    game.apply(state, decision.seat, decision.options[draw(chance, weights)])
  }
}
