import { GROCER } from '../components/characters.js'
import { gainMoney } from '../gains.js'
import { CASH_NOW, WAIT } from '../options.js'
import { CASH, LATER, sideOf, type TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** CC-CHAR-08, CC-CHAR-11, CC-CHAR-19: cash at once, or the card's later benefit. */
export const chooseBenefit: TaskRules<TaskOf<'chooseBenefit'>> = {
  ask: (state, { seat }) => `chooseBenefit.${sideOf(state, seat)?.later ?? 'doubleIncome'}`,
  options(_state, _task, _seat, options) {
    options.push(CASH_NOW, WAIT)
  },
  answer(state, _task, seat, option, tell) {
    const side = sideOf(state, seat)
    if (side?.take.kind !== 'cashOrLater') return
    if (option.kind === 'cash') {
      state.benefit[seat] = CASH
      gainMoney(state, seat, side.take.cash, side.card === GROCER ? 'grocer' : 'settler', tell)
    } else {
      state.benefit[seat] = LATER
      tell?.({ type: 'waits', seat, card: side.card })
    }
  },
}
