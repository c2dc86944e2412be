import type { Seat } from '@railhead/kernel'
import { CARDS, SIDES } from '../components/characters.js'
import { EMPTY_SLOT } from '../components/market.js'
import type { Tell } from '../events.js'
import { gainMoney, gainRoads } from '../gains.js'
import { CARD } from '../options.js'
import { IN_RESERVE, type State, type TaskOf } from '../state.js'
import { packageQuestion, tellUnused } from './buyPackage.js'
import type { TaskRules } from './taskRules.js'

/** CC-ROUND-03 to CC-ROUND-05 */
export const takeCharacter: TaskRules<TaskOf<'takeCharacter'>> = {
  ask: () => 'takeCharacter',
  options(state, _task, _seat, options) {
    for (let card = 0; card < CARDS; card++) if (!state.character.includes(card)) options.push(CARD[card])
  },
  answer(state, _task, seat, option, tell) {
    if (option.kind !== 'character') return
    const { card } = option
    state.character[seat] = card
    tell?.({ type: 'character', seat, card, side: state.sides[card] })
    takeEffect(state, seat, card, tell)
  },
}

function takeEffect(state: State, seat: Seat, card: number, tell: Tell): void {
  const { take } = SIDES[state.sides[card]][card]
  switch (take.kind) {
    case 'none':
      return
    case 'whiteCowboy':
      state.white = IN_RESERVE
      return
    case 'money':
      gainMoney(state, seat, take.amount, 'banker', tell)
      return
    case 'roads':
      gainRoads(state, seat, take.amount, 'worker', tell)
      if (state.roads[seat] > 0) state.tasks.push({ kind: 'layRoads', seat })
      return
    case 'cashOrLater':
      state.tasks.push({ kind: 'chooseBenefit', seat })
      return
    case 'tile':
      if (state.money[seat] < take.price) tellUnused(state, seat, 'money', tell)
      else if (state.market.every(tile => tile === EMPTY_SLOT)) tellUnused(state, seat, 'supply', tell)
      else state.tasks.push({ kind: 'workerTile', seat })
      return
    case 'parcel':
      if (state.property[seat] > 0) state.tasks.push({ kind: 'claimParcel', seat })
      else tellUnused(state, seat, 'property', tell)
      return
    case 'packages':
      packageQuestion(state, seat, tell)
      return
  }
}
