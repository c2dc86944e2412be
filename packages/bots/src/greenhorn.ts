import {
  type AnyGame,
  below,
  type Chance,
  cloneChance,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
} from '@railhead/kernel'
import type { Budget } from './choose.js'

/** How many worlds are imagined for each option, and how far each is played on. */
const WORLDS = 4
const STEPS = 12

/** Simple sense in any game: plays each option on for a while at random and takes the one that scores best. */
export function greenhorn(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  chance: Chance,
  budget: Budget,
): PlainOption {
  const sums = decision.options.map(() => 0)
  for (let world = 0; world < WORLDS && !budget.expired(); world++) {
    const imagined = game.imagine(game.clone(view), cloneChance(chance))
    below(chance, 2)
    for (const [i, option] of decision.options.entries()) {
      const state = game.clone(imagined)
      game.apply(state, decision.seat, option)
      playOn(game, state, chance)
      sums[i] += lead(game, state, decision.seat)
    }
  }
  return decision.options[sums.indexOf(Math.max(...sums))]
}

function playOn(game: AnyGame, state: PlainState, chance: Chance): void {
  for (let step = 0; step < STEPS; step++) {
    const asked = game.decisions(state).find(decision => decision.optional === undefined)
    if (!asked) return
    game.apply(state, asked.seat, asked.options[below(chance, asked.options.length)])
  }
}

/** How far the seat is before the best of the others. */
function lead(game: AnyGame, state: PlainState, seat: Seat): number {
  const scores = game.standing(state)
  const others = scores.filter((_, other) => other !== seat).map(score => score.total)
  return scores[seat].total - (others.length === 0 ? 0 : Math.max(...others))
}
