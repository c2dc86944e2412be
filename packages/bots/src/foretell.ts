import { type AnyGame, type PlainState, seedChance } from '@railhead/kernel'
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
 * Final points of every seat, to be told to people. Late in a match it is played through some times: what the last turns bring
 * depends on who still comes to Kansas City, which no net sees as well. The same position gives the same points.
 */
export function foretell(game: AnyGame, view: PlainState): readonly number[] {
  const isLate = modelOf(game.id)?.isLate?.(view) === true
  return isLate ? playedThrough(game, evaluatorOf(game), view) : evaluate(game, view).finalPoints
}

/** What each seat has in the end if everybody answers by the policy from here on, in the mean of some lines. */
export function playedThrough(game: AnyGame, evaluator: Evaluator, view: PlainState): number[] {
  const sums = game.standing(view).map(() => 0)
  for (let line = 0; line < LINES; line++) {
    const state = game.imagine(view, seedChance(`line ${line}`))
    playOn(game, evaluator, state, `answers ${line}`)
    for (const [seat, { total }] of game.standing(state).entries()) sums[seat] += total
  }
  return sums.map(sum => sum / LINES)
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
