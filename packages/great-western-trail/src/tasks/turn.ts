import { sharePotAtEnd } from '../addons/pokerTable.js'
import { HAND_LIMIT } from '../components/playerBoard.js'
import { discardCard, drawCards, offerCards } from '../herd.js'
import { chosen, placeOption } from '../option.js'
import { handLimit } from '../player.js'
import { SAM } from '../solo/sam.js'
import { takeSamTurn } from '../solo/turn.js'
import { acting, NOWHERE, push, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import { arrive } from './location.js'

/** Phases A, B and C of a turn; the first turn places the cattleman instead of moving it (GWT2-TURN-01 to -03). */
export const beginTurn: TaskRules<TaskOf<'beginTurn'>> = {
  run(state, _task, tell) {
    state.turns++
    state.usedBuildings = 0
    state.usedActions = undefined
    tell?.({ type: 'turn', seat: state.turn, number: state.turns })
    state.tasks.push({ kind: 'drawUp' })
    if (acting(state).space === NOWHERE)
      push(state, [{ kind: 'discardDown', to: HAND_LIMIT }, { kind: 'placeCattleman' }])
    else state.tasks.push({ kind: 'phaseA' })
  },
}

export const discardDown: TaskRules<TaskOf<'discardDown'>> = {
  secret: true,
  options(state, { to }, out) {
    const player = acting(state)
    if (player.hand.length > to) offerCards(player, out)
  },
  answer(state, task, option, tell) {
    discardCard(state, state.turn, chosen(option, 'card').card, tell)
    state.tasks.push(task)
  },
}

export const placeCattleman: TaskRules<TaskOf<'placeCattleman'>> = {
  options(state, _task, out) {
    for (const space of tablesOf(state).trail.neutral) out.push(placeOption(space))
  },
  answer(state, _task, option, tell) {
    const { space } = chosen(option, 'place')
    tell?.({ type: 'placed', seat: state.turn, space })
    arrive(state, space)
  },
}

/** Phase C, and on to the next player or the end (GWT2-DRAW-01, GWT2-END-04, -06). */
export const drawUp: TaskRules<TaskOf<'drawUp'>> = {
  run(state, _task, tell) {
    const player = acting(state)
    drawCards(state, state.turn, handLimit(player) - player.hand.length, tell)
    const next = (state.turn + 1) % state.seats
    const afterSam = state.endedBy === SAM // SAM-EDGE-01, -02
    if (state.sam !== undefined && !afterSam) takeSamTurn(state, state.sam, tell)
    if (afterSam || next === state.endedBy) {
      state.over = true
      sharePotAtEnd(state, tell)
      tell?.({ type: 'over' })
      return
    }
    state.turn = next
    state.tasks.push({ kind: 'beginTurn' })
  },
}
