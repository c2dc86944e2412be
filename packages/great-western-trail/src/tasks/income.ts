import { BRAHMAN, BRAHMAN_MONEY, CALF, HEIFER } from '../components/cattle.js'
import { breedingValue, discardHand as discardWholeHand, removeOne } from '../herd.js'
import { chosen, raiseOption, spendOption } from '../option.js'
import { changeMoney, permanentCertificates } from '../player.js'
import { acting, push, withEntry } from '../state.js'
import type { Task, TaskOf, TaskRules } from '../task.js'
import { offerObjectivePlays, playObjective } from './objective.js'

const RAISES: readonly Task[] = [
  { kind: 'raiseSimmental', from: CALF, optional: true },
  { kind: 'raiseSimmental', from: HEIFER, optional: true },
]

/** Step 4: the hand and any certificates spent make the total, paid in dollars (GWT2-INCOME-01 to -09). */
export const income: TaskRules<TaskOf<'income'>> = {
  secret: true,
  options(state, _task, out) {
    const { certificates } = acting(state)
    for (let spent = 0; spent <= certificates; spent++)
      if (certificates !== 6 || spent !== 1) out.push(spendOption(spent)) // GWT2-INCOME-10: there is no 5 on the track
    offerObjectivePlays(state, out)
  },
  answer(state, task, option, tell) {
    if (option.kind === 'play') {
      state.tasks.push(task)
      playObjective(state, option.card, tell)
      return
    }
    const spent = chosen(option, 'spend').certificates
    const player = acting(state)
    const total = breedingValue(player.hand) + permanentCertificates(player) + spent
    player.certificates -= spent
    player.money += total
    tell?.({ type: 'income', seat: state.turn, hand: player.hand.slice(), spent, total })
    const brahman = player.hand.filter(card => card === BRAHMAN).length
    changeMoney(state, state.turn, brahman * BRAHMAN_MONEY, tell) // BRA-09
    push(state, [{ kind: 'discardHand' }, { kind: 'deliver', total, transport: true }])
    if (state.config.cattle === 'simmental') push(state, RAISES)
  },
}

/** Simmental cards in hand may be swapped for the next stage, which goes to the discard pile (GWT2-SIM-09 to -12). */
export const raiseSimmental: TaskRules<TaskOf<'raiseSimmental'>> = {
  holdsHand: true,
  options(state, { from }, out) {
    let inHand = 0
    for (const card of acting(state).hand) if (card === from) inHand++
    for (let count = Math.min(inHand, state.simmental[from - CALF]); count > 0; count--)
      out.push(raiseOption(count))
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

export const discardHand: TaskRules<TaskOf<'discardHand'>> = {
  run(state, _task, tell) {
    discardWholeHand(state, state.turn, tell)
  },
}
