import { auxiliaryObstacle, canDo, doAuxiliary, obstacleTo, offerAuxiliaries, perform } from '../actions.js'
import { choiceOption, chosen, PASS, TAKE } from '../option.js'
import type { TaskOf, TaskRules } from '../task.js'

/** The 'single or double auxiliary action' icon (GWT2-AUX-03, -04). */
export const auxiliary: TaskRules<TaskOf<'auxiliary'>> = {
  options(state, { max }, out) {
    offerAuxiliaries(state, max, false, out)
  },
  refused(state, { max }, out) {
    offerAuxiliaries(state, max, true, out)
  },
  obstacle(state, _task, option) {
    const { which, times } = chosen(option, 'auxiliary')
    return auxiliaryObstacle(state, which, times)
  },
  answer(state, _task, option, tell) {
    const { which, times } = chosen(option, 'auxiliary')
    doAuxiliary(state, which, times, tell)
  },
}

/** An action with a requirement that may be used now or never. Whether it can be met is its owner's secret. */
export const offer: TaskRules<TaskOf<'offer'>> = {
  secret: true,
  options(state, { action }, out) {
    if (canDo(state, action)) out.push(TAKE)
    out.push(PASS)
  },
  refused(state, { action }, out) {
    if (!canDo(state, action)) out.push(TAKE)
  },
  obstacle: (state, { action }) => obstacleTo(state, action),
  answer(state, { action }, option) {
    if (option.kind === 'take') perform(state, action)
  },
}

/** One of several actions, now or never. */
export const choose: TaskRules<TaskOf<'choose'>> = {
  options(state, { actions }, out) {
    for (let i = 0; i < actions.length; i++) if (canDo(state, actions[i])) out.push(choiceOption(i))
  },
  refused(state, { actions }, out) {
    for (let i = 0; i < actions.length; i++) if (!canDo(state, actions[i])) out.push(choiceOption(i))
  },
  obstacle: (state, { actions }, option) => obstacleTo(state, actions[chosen(option, 'choice').index]),
  answer(state, { actions }, option) {
    perform(state, actions[chosen(option, 'choice').index])
  },
}
