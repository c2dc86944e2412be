import { changeMoney } from '../../../player.js'
import { acting } from '../../../state.js'
import type { CattleRules } from '../variant.js'
import { BRAHMAN, BRAHMAN_MONEY } from './cards.js'

export const BRAHMAN_RULES: CattleRules = {
  /** Each one in hand pays extra (BRA-09). */
  income(state, tell) {
    let inHand = 0
    for (const card of acting(state).hand) if (card === BRAHMAN) inHand++
    changeMoney(state, state.turn, inHand * BRAHMAN_MONEY, tell)
  },
}
