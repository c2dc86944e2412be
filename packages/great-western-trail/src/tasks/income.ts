import { afterOrangeIncome, orangeIncome } from '../addons/cattle/rules.js'
import { breedingValue, discardHand as discardWholeHand } from '../herd.js'
import { chosen, spendOption } from '../option.js'
import { permanentCertificates } from '../player.js'
import { acting, push, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'
import { offerPlaysAtKansasCity, playObjective } from './objective.js'

/** There is no 5 on the certificate track (GWT2-INCOME-10). */
const spendTrouble = (certificates: number, spent: number): OptionTrouble | undefined =>
  certificates - spent === 5 ? 'noFive' : undefined

/** Step 4: the hand and any certificates spent make the total, paid in dollars (GWT2-INCOME-01 to -09). */
export const income: TaskRules<TaskOf<'income'>> = {
  secret: true,
  options(state, _task, out) {
    const { certificates } = acting(state)
    for (let spent = 0; spent <= certificates; spent++)
      if (spendTrouble(certificates, spent) === undefined) out.push(spendOption(spent))
    offerPlaysAtKansasCity(state, out)
  },
  refused(state, _task, out) {
    const { certificates } = acting(state)
    for (let spent = 0; spent <= certificates; spent++)
      if (spendTrouble(certificates, spent) !== undefined) out.push(spendOption(spent))
  },
  obstacle: (state, _task, option) =>
    spendTrouble(acting(state).certificates, chosen(option, 'spend').certificates),
  answer(state, task, option, tell) {
    if (option.kind === 'play') {
      state.tasks.push(task)
      playObjective(state, option.card, tell)
      return
    }
    const spent = chosen(option, 'spend').certificates
    const player = acting(state)
    const total =
      breedingValue(player.hand, tablesOf(state).cattleValues) + permanentCertificates(state, player) + spent
    player.certificates -= spent
    player.money += total
    tell?.({ type: 'income', seat: state.turn, hand: player.hand.slice(), spent, total })
    orangeIncome(state, tell)
    push(state, [{ kind: 'discardHand' }, { kind: 'deliver', total, transport: true }])
    afterOrangeIncome(state)
  },
}

export const discardHand: TaskRules<TaskOf<'discardHand'>> = {
  run(state, _task, tell) {
    discardWholeHand(state, state.turn, tell)
  },
}
