import { FIRST_TURNOUT } from '../components/railroad.js'
import { chosen, engineOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import { isOccupied, positionsBehind } from './engine.js'
import { stationAt } from './station.js'

/** Numbered spaces moved back over, without occupied ones and turnouts (GWT2-BLDG-32, OQ-25). */
function spacesMoved(state: State, to: number): number {
  const { place } = tablesOf(state).track
  const from = place[acting(state).engine]
  let moved = 0
  for (let position = 0; position < FIRST_TURNOUT; position++)
    if (position < from && position >= place[to] && !isOccupied(state, position)) moved++
  return moved
}

/** Building 9a: back any number of spaces, then a delivery worth as much, without transport cost (GWT2-BLDG-32, -33). */
export const specialDelivery: TaskRules<TaskOf<'specialDelivery'>> = {
  trouble: state => (positionsBehind(state).length > 0 ? undefined : 'engineCannotGoBack'),
  options(state, _task, out) {
    for (const position of positionsBehind(state)) out.push(engineOption(position))
  },
  answer(state, _task, option, tell) {
    const { to } = chosen(option, 'engine')
    const player = acting(state)
    const total = spacesMoved(state, to)
    tell?.({ type: 'engine', seat: state.turn, from: player.engine, to })
    player.engine = to
    const station = stationAt(state, to)
    if (station >= 0) state.tasks.push({ kind: 'upgradeStation', station, optional: true })
    state.tasks.push({ kind: 'deliver', total, transport: false })
  },
}
