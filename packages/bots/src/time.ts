import type { AnyGame } from '@railhead/kernel'
import type { Budget } from './choose.js'
import { modelOf } from './models.js'

/** A question gets at most this share of the time that is left for the turn; most of it where a turn is one answer. */
const SHARE = 0.75
const SHARE_OF_ONE = 0.9
/** And at least this share of a whole turn, so that late questions are thought about too: twenty of them make a tenth. */
const LEAST_SHARE = 0.005

/** How long the next question of a turn may take, of what is left of the time for all of it. */
export function questionTime({ id }: AnyGame, left: number, perTurn: number): number {
  const share = modelOf(id)?.turnOf === undefined ? SHARE_OF_ONE : SHARE
  return Math.max(LEAST_SHARE * perTurn, left * share)
}

/** So much time from now on. Bots read no clock: whoever runs them says what time it is. */
export function budgetOf(clock: () => number, time: number): Budget {
  const start = clock()
  const used = (): number => (clock() - start) / time
  return { expired: () => used() > 1, used }
}
