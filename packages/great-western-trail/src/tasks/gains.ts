import { advanceCertificates, certificateLimit, changeMoney, countOf } from '../player.js'
import { acting, type State } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import type { TaskTrouble } from '../trouble.js'

export const money: TaskRules<TaskOf<'money'>> = {
  run(state, { amount }, tell) {
    changeMoney(state, state.turn, amount, tell)
  },
}

export const moneyPer: TaskRules<TaskOf<'moneyPer'>> = {
  trouble: (state, { per }) => (countOf(state, per) > 0 ? undefined : 'noneOfThem'),
  run(state, { amount, per }, tell) {
    changeMoney(state, state.turn, amount * countOf(state, per), tell)
  },
}

/** GWT2-FEE-09: all costs but hand fees must be paid in full. */
export const pay: TaskRules<TaskOf<'pay'>> = {
  trouble: (_state, { amount }, money) => (money >= amount ? undefined : 'tooDear'),
  run(state, { amount }, tell) {
    changeMoney(state, state.turn, -amount, tell)
  },
}

const certificatesFull = (state: State): TaskTrouble | undefined =>
  acting(state).certificates >= certificateLimit(acting(state)) ? 'certificatesFull' : undefined

export const certificate: TaskRules<TaskOf<'certificate'>> = {
  idle: certificatesFull,
  run(state, { amount }, tell) {
    advanceCertificates(state, amount, tell)
  },
}

export const certificatePer: TaskRules<TaskOf<'certificatePer'>> = {
  idle: certificatesFull,
  trouble: (state, { per }) => (countOf(state, per) > 0 ? undefined : 'noneOfThem'),
  run(state, { amount, per }, tell) {
    advanceCertificates(state, amount * countOf(state, per), tell)
  },
}

/** Building 10a (GWT2-BLDG-17). */
export const certificateToLimit: TaskRules<TaskOf<'certificateToLimit'>> = {
  idle: certificatesFull,
  run(state, _task, tell) {
    advanceCertificates(state, certificateLimit(acting(state)), tell)
  },
}

/** Building 7a: for each pair of one orange and one green outlaw (GWT2-BLDG-14). */
export const outlawPairs: TaskRules<TaskOf<'outlawPairs'>> = {
  trouble(state) {
    const { greenOutlaws, orangeOutlaws } = acting(state)
    return greenOutlaws > 0 && orangeOutlaws > 0 ? undefined : 'noOutlawPair'
  },
  run(state, { certificates, money: amount }, tell) {
    const { greenOutlaws, orangeOutlaws } = acting(state)
    const pairs = Math.min(greenOutlaws, orangeOutlaws)
    advanceCertificates(state, pairs * certificates, tell)
    changeMoney(state, state.turn, pairs * amount, tell)
  },
}

export const exchangeToken: TaskRules<TaskOf<'exchangeToken'>> = {
  run(state, _task, tell) {
    acting(state).exchangeTokens++
    tell?.({ type: 'exchangeToken', seat: state.turn })
  },
}
