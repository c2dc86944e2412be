import type { Tell } from '@railhead/kernel'
import { BANK, type Event } from '../event.js'
import { chosen, type Option, type OptionOf } from '../option.js'
import { stepLimit } from '../player.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import { feeAt, offerMoves, payeeAt, walkWay } from '../walk.js'
import { arrive, leaveLocation } from './location.js'
import { offerObjectivePlays, playObjective } from './objective.js'

/** Phase A (GWT2-MOVE-01); objective cards may be played before it. */
export const phaseA: TaskRules<TaskOf<'phaseA'>> = {
  secret: true,
  options(state, _task, out) {
    offerMoves(state, stepLimit(state, acting(state)), out)
    offerObjectivePlays(state, out)
  },
  answer(state, task, option, tell) {
    if (option.kind === 'play') {
      state.tasks.push(task)
      playObjective(state, option.card, tell)
    } else moveAndArrive(state, option, tell)
  },
}

/** 'Move your cattleman X': a complete additional phase B follows (GWT2-MOVE-12). */
export const moveCattleman: TaskRules<TaskOf<'moveCattleman'>> = {
  options(state, { upTo }, out) {
    offerMoves(state, upTo, out)
  },
  answer(state, _task, option, tell) {
    if (tablesOf(state).rulings.leftOverActions === 'lost') leaveLocation(state) // GWT2-MOVE-15
    moveAndArrive(state, option, tell)
  },
}

/** The move of an objective card: no fees, no use of the location, not into Kansas City (GWT2-OBJ-06 to -08). */
export const objectiveMove: TaskRules<TaskOf<'objectiveMove'>> = {
  options(state, { upTo }, out) {
    offerMoves(state, upTo, out, true, false) // none at Kansas City, where the trail ends: GWT2-OBJ-24
  },
  answer(state, _task, option, tell) {
    const { to, way } = chosen(option, 'move')
    leaveLocation(state)
    moveTo(state, to, way, tell)
  },
}

function moveAndArrive(state: State, option: Option, tell: Tell<Event> | undefined): void {
  const move = chosen(option, 'move')
  payFees(state, move, tell)
  moveTo(state, move.to, move.way, tell)
  arrive(state, move.to)
}

function moveTo(state: State, to: number, way: number, tell: Tell<Event> | undefined): void {
  const player = acting(state)
  tell?.({ type: 'moved', seat: state.turn, from: player.space, to, way })
  player.space = to
}

/** Fees are paid in path order, as far as the money goes (GWT2-FEE-07, -10). */
function payFees(state: State, move: OptionOf<'move'>, tell: Tell<Event> | undefined): void {
  if (move.fee === 0) return
  const player = acting(state)
  walkWay(state, move.to, move.way, space => {
    const amount = Math.min(feeAt(state, space), player.money)
    if (amount === 0) return
    const to = payeeAt(state, space)
    player.money -= amount
    if (to !== BANK) state.players[to].money += amount
    tell?.({ type: 'fee', seat: state.turn, amount, to, space })
  })
}
