import type { Seat } from '@railhead/kernel'
import type { Option, Refusal } from './option.js'
import type { State } from './state.js'
import { rulesOf } from './task.js'
import { editionOf } from './text/places.js'
import type { Question } from './text/refusals/asked.js'
import { whyNot } from './text/refusals/options.js'
import { whyNotAction } from './text/refusals/tasks.js'
import { actionOf, what } from './text/refusals/what.js'
import type { Obstacle } from './trouble.js'
import { decisions } from './turn.js'

/** Why what one might expect is not offered to the seat now. Says only what that seat may know; works on views. */
export function refusals(state: State, seat: Seat): Refusal[] {
  const task = state.tasks[state.tasks.length - 1]
  if (seat !== state.turn || state.over || task === undefined) return []
  if (!decisions(state).some(open => open.seat === seat && open.ask === task.kind)) return []
  const { refused, obstacle } = rulesOf(task)
  if (refused === undefined || obstacle === undefined) return []
  const options: Option[] = []
  refused(state, task, options)
  const question: Question = { state, seat, player: state.players[seat], task, edition: editionOf(state) }
  return options.flatMap(option => refusalOf(question, option, obstacle(state, task, option)))
}

/** Nothing, where the reason lies in hidden cards. */
function refusalOf(question: Question, option: Option, obstacle: Obstacle | undefined): Refusal[] {
  const why = obstacle === undefined ? undefined : wordsOf(question, option, obstacle)
  return why === undefined ? [] : [{ option, what: what(question, option), why }]
}

function wordsOf(question: Question, option: Option, obstacle: Obstacle): Refusal['why'] | undefined {
  if (typeof obstacle === 'string') return whyNot(question, option, obstacle)
  const action = actionOf(question, option)
  return action === undefined ? undefined : whyNotAction(question.state, action, obstacle)
}
