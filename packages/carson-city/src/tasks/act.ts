import { rollDie, type Seat } from '@railhead/kernel'
import { SPACES, type SpaceRow } from '../components/actionTrack.js'
import { DIE_SIDES } from '../components/pieces.js'
import type { Cause, Tell } from '../events.js'
import { gainMoney, gainPoints, gainRoads } from '../gains.js'
import { ACT, DECLINE } from '../options.js'
import { gainOf } from '../spaceGains.js'
import type { State, TaskOf } from '../state.js'
import type { TaskRules } from './taskRules.js'

/** Asks whether to carry out the action (CC-ACT-02), unless it would bring nothing. */
export function actQuestion(state: State, seat: Seat, space: number, tell: Tell): void {
  const { effect } = SPACES[space]
  if (effect.kind === 'gain' && gainOf(state, seat, space) === 0)
    tell?.({ type: 'nothing', seat, spot: space, why: 'count' })
  else if (effect.kind === 'roads' && state.roadSupply === 0)
    tell?.({ type: 'nothing', seat, spot: space, why: 'supply' })
  else state.tasks.push({ kind: 'act', seat, space })
}

export const act: TaskRules<TaskOf<'act'>> = {
  ask: (_state, { space }) => `act.${SPACES[space].effect.kind}`,
  options(_state, _task, _seat, options) {
    options.push(ACT, DECLINE)
  },
  answer(state, { space }, seat, option, tell) {
    if (option.kind === 'act') carryOut(state, seat, space, tell)
    else tell?.({ type: 'declined', seat, spot: space })
  },
}

function carryOut(state: State, seat: Seat, space: number, tell: Tell): void {
  const { effect } = SPACES[space]
  switch (effect.kind) {
    case 'threeGuns':
      state.threeGuns = seat
      tell?.({ type: 'threeGuns', seat })
      return
    case 'roads':
      gainRoads(state, seat, effect.amount, 'roads3', tell)
      state.tasks.push({ kind: 'layRoads', seat })
      return
    case 'gain':
      if (effect.what === 'money') gainMoney(state, seat, gainOf(state, seat, space), causeOf(space), tell)
      else gainPoints(state, seat, gainOf(state, seat, space), causeOf(space), tell)
      return
    case 'dice': {
      const white = rollDie(state.chance, DIE_SIDES)
      const red = rollDie(state.chance, DIE_SIDES)
      tell?.({ type: 'dice', seat, white, red })
      gainMoney(state, seat, white + red, 'gambling', tell)
    }
  }
}

const CAUSES: Partial<Record<SpaceRow['id'], Cause>> = {
  parcelIncome: 'parcelIncome',
  cowboyIncome: 'cowboyIncome',
  parcelPoints: 'parcelPoints',
  cowboyPoints: 'cowboyPoints',
  buildingPoints: 'buildingPoints',
}

function causeOf(space: number): Cause {
  return CAUSES[SPACES[space].id] ?? 'building'
}
