import type { Decision, Seat } from '@railhead/kernel'
import type { Tell } from './events.js'
import { BACK, type Option, TO_ROAD } from './options.js'
import { layRoad, roadOptions } from './roads.js'
import { advance } from './round.js'
import { rulingsOf } from './rulings/index.js'
import { CHOOSING_NOTHING, CHOOSING_ROAD, FROM_RESERVE, NOBODY, type State, type Task } from './state.js'
import { rulesOf } from './tasks/index.js'

export function decisions(state: State): Decision<Option>[] {
  const task = currentTask(state)
  if (!task) return []
  if (task.seat !== NOBODY) return [question(state, task, task.seat)]
  const seats = rulesOf(task).seats?.(state, task) ?? 0
  const open: Decision<Option>[] = []
  for (let seat = 0; seat < state.players; seat++)
    if (seats & (1 << seat)) open.push(question(state, task, seat))
  return open
}

function currentTask(state: State): Task | undefined {
  return state.tasks.length === 0 ? undefined : state.tasks[state.tasks.length - 1]
}

function question(state: State, task: Task, seat: Seat): Decision<Option> {
  const options: Option[] = []
  if (state.choosing[seat] === CHOOSING_ROAD) {
    roadOptions(state, options)
    if (task.seat === NOBODY) options.push(BACK)
    return { seat, ask: 'road', options }
  }
  const rules = rulesOf(task)
  rules.options(state, task, seat, options)
  if (mayLayRoads(state, seat, rules.building)) options.push(TO_ROAD)
  return { seat, ask: rules.ask(state, task, seat), options }
}

/** CC-ROAD-05: at every own question, but not in the middle of placing a cowboy. */
function mayLayRoads(state: State, seat: Seat, building: true | undefined): boolean {
  if (state.roads[seat] === 0 || (rulingsOf(state).layRoads === 'whenBuilding' && !building)) return false
  return state.choosing[seat] === CHOOSING_NOTHING && state.inHand[seat] === FROM_RESERVE
}

export function apply(state: State, seat: Seat, option: Option, tell: Tell): void {
  if (option.kind === 'toRoad') {
    state.choosing[seat] = CHOOSING_ROAD
    return
  }
  if (state.choosing[seat] === CHOOSING_ROAD) {
    state.choosing[seat] = CHOOSING_NOTHING
    if (option.kind === 'road') layRoad(state, seat, option.edge, tell)
    goOnIfForced(state, seat, tell)
    return
  }
  answer(state, seat, option, tell)
}

/** After the last road, a question may have one answer left: to be done, or to keep the tile. */
function goOnIfForced(state: State, seat: Seat, tell: Tell): void {
  const task = currentTask(state)
  if (!task || state.roads[seat] > 0 || !rulesOf(task).building) return
  const { options } = question(state, task, seat)
  if (options.length === 1) answer(state, seat, options[0], tell)
}

function answer(state: State, seat: Seat, option: Option, tell: Tell): void {
  const task = state.tasks.pop()
  if (!task) return
  rulesOf(task).answer(state, task, seat, option, tell)
  advance(state, tell)
}
