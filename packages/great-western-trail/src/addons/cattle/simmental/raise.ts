import { removeOne } from '../../../herd.js'
import { chosen, PASS, raiseOption } from '../../../option.js'
import { canExchange } from '../../../player.js'
import { acting, push, type State, tablesOf, withEntry } from '../../../state.js'
import type { TaskRules } from '../../../task.js'
import type { CattleRules } from '../variant.js'
import { CALF, HEIFER, SIMMENTAL_PER_STAGE } from './cards.js'

/** With `tokens` exchange tokens may be used meanwhile. */
export interface RaiseTask {
  readonly kind: 'raiseSimmental'
  readonly from: number
  readonly tokens?: true
  readonly optional: true
}

const RAISES: readonly RaiseTask[] = [
  { kind: 'raiseSimmental', from: CALF, optional: true },
  { kind: 'raiseSimmental', from: HEIFER, optional: true },
]

/** Cards that were paid for already may still be swapped for calves (GWT2-SIM-19). */
const RAISES_WITH_TOKENS: readonly RaiseTask[] = [
  { kind: 'raiseSimmental', from: CALF, tokens: true, optional: true },
  { kind: 'raiseSimmental', from: HEIFER, tokens: true, optional: true },
]

export const SIMMENTAL_RULES: CattleRules = {
  /** GWT2-SIM-02 */
  setup(state) {
    state.simmental = [SIMMENTAL_PER_STAGE, SIMMENTAL_PER_STAGE]
  },
  /** GWT2-SIM-09, -10 */
  afterIncome(state) {
    push(state, tablesOf(state).changes.tokensWhileRaising ? RAISES_WITH_TOKENS : RAISES)
  },
}

/** A token could bring such a card into the hand. */
function couldRaiseWithToken(state: State, from: number): boolean {
  const player = acting(state)
  if (state.simmental[from - CALF] === 0 || !canExchange(player)) return false
  return player.draw.includes(from) || player.discard.includes(from) || player.unseen.includes(from)
}

/** Simmental cards in hand may be swapped for the next stage, which goes to the discard pile (GWT2-SIM-09 to -12). */
export const raiseSimmental: TaskRules<RaiseTask> = {
  holdsHand: ({ tokens }) => tokens === undefined,
  /** The pause is kept though there is nothing but to decline. */
  secret: ({ tokens }) => tokens === true,
  options(state, { from, tokens }, out) {
    let inHand = 0
    for (const card of acting(state).hand) if (card === from) inHand++
    for (let count = Math.min(inHand, state.simmental[from - CALF]); count > 0; count--)
      out.push(raiseOption(count))
    if (tokens && out.length === 0 && couldRaiseWithToken(state, from)) out.push(PASS)
  },
  answer(state, { from }, option, tell) {
    const { count } = chosen(option, 'raise')
    const player = acting(state)
    for (let i = 0; i < count; i++) {
      removeOne(player.hand, from)
      player.discard.push(from + 1)
    }
    const stage = from - CALF
    state.simmental = withEntry(state.simmental, stage, state.simmental[stage] - count)
    tell?.({ type: 'raised', seat: state.turn, from, count })
  },
}
