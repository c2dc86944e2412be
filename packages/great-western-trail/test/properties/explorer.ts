import { type Answer, below, type Chance, type Decision, type Seat } from '@railhead/kernel'
import { aimsOfMatch } from '../../src/inventory/aims.js'
import { shownBy, shownByOption } from '../../src/inventory/inventory.js'
import type { Option } from '../../src/option.js'
import { cloneState, type State } from '../../src/state.js'
import { apply, decisions } from '../../src/turn.js'
import type { Coverage } from './coverage.js'
import { type Chooser, nextQuestion, questionOf } from './playout.js'

/** What meeting something for the n-th time is worth. */
const novelty = (times: number): number => 200 / (1 + times) ** 1.5

/** One answer in so many is left to chance. */
const RANDOM_ONCE_IN = 12
/** Menus that are looked ahead, the present question included; what an action asks in between comes for free. */
const MENUS_AHEAD = 2
const MENUS: readonly string[] = ['phaseA', 'location', 'foresight', 'income', 'buyCattle']
/** Answers that are tried out for one question, shared out among its options: long actions do not take for ever. */
const MOST_TRIED = 300

/** Looks ahead within one turn: how much is still worth trying out. */
interface Budget {
  left: number
}

/** A player who looks a little ahead and prefers what was met least, following one aim in each match. */
export function explorer(coverage: Coverage, matchNumber: number): Chooser {
  const progress = aimsOfMatch(matchNumber)
  const fresh = (what: string): number => novelty(coverage.times(what))

  /** What the seat gains by the option, if it goes on as well as it can. */
  const worth = (before: State, seat: Seat, option: Option, menus: number, budget: Budget): number => {
    const state = cloneState(before)
    budget.left--
    let value = 0
    for (const what of shownByOption(option)) value += fresh(what)
    apply(state, seat, option, event => {
      value += fresh(`event/${event.type}`)
      for (const shown of shownBy(state, event)) value += fresh(shown)
    })
    const goesOn = state.turns === before.turns && !state.over && budget.left > 0
    const next = goesOn ? questionOf(decisions(state), seat) : undefined
    const menusLeft = next && MENUS.includes(next.ask) ? menus - 1 : menus
    if (next === undefined || menusLeft === 0) return value + progress(state, seat)
    return value + Math.max(...next.options.map(on => worth(state, seat, on, menusLeft, budget)))
  }

  return (state: State, open: readonly Decision<Option>[], chance: Chance): Answer<Option> => {
    const { seat, options } = nextQuestion(open, chance)
    let best = options[below(chance, options.length)]
    if (options.length === 1 || below(chance, RANDOM_ONCE_IN) === 0) return { seat, option: best }
    let bestValue = Number.NEGATIVE_INFINITY
    for (const option of options) {
      const budget = { left: MOST_TRIED / options.length }
      const value = worth(state, seat, option, MENUS_AHEAD, budget) + below(chance, 100) / 100
      if (value <= bestValue) continue
      bestValue = value
      best = option
    }
    return { seat, option: best }
  }
}
