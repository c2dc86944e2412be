import type { Tell } from '@railhead/kernel'
import { GREEN_OUTLAW, NOTHING } from '../components/tiles.js'
import type { Event } from '../event.js'
import { chosen, hazardOption, type Option, outlawOption } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, type State, tablesOf } from '../state.js'
import type { Task, TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'

function offerHazards(state: State, out: Option[]): void {
  for (const area of tablesOf(state).trail.hazards)
    for (const space of area) if (state.trail[space] !== NOTHING) out.push(hazardOption(space))
}

/** A tile on a space with a negative reward can be taken only if that can be paid. */
function outlawTrouble(state: State, camp: number, money: number): OptionTrouble | undefined {
  const reward = tablesOf(state).campRewards[camp]
  return reward === 'exchangeToken' || reward + money >= 0 ? undefined : 'money'
}

/** Tiles on the camp spaces: those that can be taken, or with `refused` the others. */
function offerOutlaws(state: State, money: number, refused: boolean, out: Option[]): void {
  const { camps } = tablesOf(state).trail
  for (let i = 0; i < camps.length; i++)
    if (state.trail[camps[i]] !== NOTHING && (outlawTrouble(state, i, money) !== undefined) === refused)
      out.push(outlawOption(camps[i]))
}

const outlawObstacle = (state: State, _task: Task, option: Option): OptionTrouble | undefined =>
  outlawTrouble(
    state,
    tablesOf(state).trail.camps.indexOf(chosen(option, 'outlaw').space),
    acting(state).money,
  )

function hasHazard(state: State): boolean {
  for (const area of tablesOf(state).trail.hazards)
    for (const space of area) if (state.trail[space] !== NOTHING) return true
  return false
}

function hasOutlaw(state: State, money: number): boolean {
  const options: Option[] = []
  offerOutlaws(state, money, false, options)
  return options.length > 0
}

/** The tile leaves an empty space; the others do not shift (GWT2-HAZARD-06, GWT2-OUTLAW-08). */
function take(state: State, option: Option, tell: Tell<Event> | undefined): void {
  const player = acting(state)
  if (option.kind === 'hazard') {
    const tile = state.trail[option.space]
    state.trail[option.space] = NOTHING
    player.hazards = [...player.hazards, tile]
    tell?.({ type: 'hazard', seat: state.turn, tile, space: option.space })
  } else if (option.kind === 'outlaw') {
    const { trail, campRewards } = tablesOf(state)
    const tile = state.trail[option.space]
    state.trail[option.space] = NOTHING
    if (tile === GREEN_OUTLAW) player.greenOutlaws++
    else player.orangeOutlaws++
    tell?.({ type: 'outlaw', seat: state.turn, tile, space: option.space })
    const reward = campRewards[trail.camps.indexOf(option.space)]
    if (reward === 'exchangeToken') state.tasks.push({ kind: 'exchangeToken' })
    else changeMoney(state, state.turn, reward, tell)
  }
}

export const takeHazard: TaskRules<TaskOf<'takeHazard'>> = {
  trouble: state => (hasHazard(state) ? undefined : 'noHazard'),
  options: (state, _task, out) => offerHazards(state, out),
  answer: (state, _task, option, tell) => take(state, option, tell),
}

export const takeOutlaw: TaskRules<TaskOf<'takeOutlaw'>> = {
  trouble: (state, _task, money) => (hasOutlaw(state, money) ? undefined : 'noOutlaw'),
  options: (state, _task, out) => offerOutlaws(state, acting(state).money, false, out),
  refused: (state, _task, out) => offerOutlaws(state, acting(state).money, true, out),
  obstacle: outlawObstacle,
  answer: (state, _task, option, tell) => take(state, option, tell),
}

/** Station master: a hazard for free, or an outlaw (GWT2-MASTER-08). */
export const hazardOrOutlaw: TaskRules<TaskOf<'hazardOrOutlaw'>> = {
  options(state, _task, out) {
    offerHazards(state, out)
    offerOutlaws(state, acting(state).money, false, out)
  },
  refused: (state, _task, out) => offerOutlaws(state, acting(state).money, true, out),
  obstacle: outlawObstacle,
  answer: (state, _task, option, tell) => take(state, option, tell),
}
