import type { Tell } from '@railhead/kernel'
import type { Event } from '../../event.js'
import type { State } from '../../state.js'
import { BRAHMAN_RULES } from './brahman/rules.js'
import { type RaiseTask, raiseSimmental, SIMMENTAL_RULES } from './simmental/raise.js'
import type { CattleRules } from './variant.js'
import { type VariantId, variantsIn } from './variants.js'

/** What each variant changes. One without a row does not compile. */
const RULES: Readonly<Record<VariantId, CattleRules>> = {
  simmental: SIMMENTAL_RULES,
  brahman: BRAHMAN_RULES,
}

/** The tasks of the variants, and how they work. */
export type CattleTask = RaiseTask

export const CATTLE_TASK_RULES = { raiseSimmental }

/** Orange cards join the market cards (GWT2-SIM-01, BRA-01). */
export function addOrangeCattle(state: State): void {
  for (const { id, market } of variantsIn(state.config)) {
    for (const [card, count] of market) for (let i = 0; i < count; i++) state.marketDeck.push(card)
    RULES[id].setup?.(state)
  }
}

export function orangeIncome(state: State, tell: Tell<Event> | undefined): void {
  for (const { id } of variantsIn(state.config)) RULES[id].income?.(state, tell)
}

export function afterOrangeIncome(state: State): void {
  for (const { id } of variantsIn(state.config)) RULES[id].afterIncome?.(state)
}
