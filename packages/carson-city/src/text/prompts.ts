import type { Decision, Message, Seat } from '@railhead/kernel'
import { SPACES } from '../components/actionTrack.js'
import { parcelName } from '../components/map.js'
import { buildTrouble, couldBuild } from '../construction.js'
import { moneyForPoints } from '../figures/money.js'
import type { Option } from '../options.js'
import { CHOOSING_ROAD, type State, sideOf, type Task } from '../state.js'
import { askPlacing } from '../tasks/placing.js'
import { tokenPrompt } from './duels.js'
import { buildingName, dollars, playerName, say } from './names.js'

export function currentTask(state: State): Task | undefined {
  return state.tasks[state.tasks.length - 1]
}

/** The question, in one sentence. */
export function prompt(state: State, { seat, options }: Decision<Option>): Message {
  const task = currentTask(state)
  if (!task || state.choosing[seat] === CHOOSING_ROAD) return say('ask.road')
  switch (task.kind) {
    case 'place':
    case 'placeTogether':
      return say(`ask.${askPlacing(state, seat)}`)
    case 'chooseBenefit':
      return say(`ask.chooseBenefit.${sideOf(state, seat)?.later ?? 'doubleIncome'}`)
    case 'buyPackage':
      return say(`ask.buyPackage.${sideOf(state, seat)?.sells?.what ?? 'points'}`)
    case 'act':
      return actPrompt(task.space)
    case 'buyParcel':
      return say('ask.buyParcel', { count: options.filter(({ kind }) => kind === 'parcel').length })
    case 'buyTile':
      return buyPrompt(state, seat, state.market[task.slot])
    case 'build':
    case 'placeHouse':
      return say(`ask.${task.kind}`, { building: buildingName(task.building) })
    case 'consent':
      return say('ask.consent', { player: playerName(task.builder), parcel: parcelName(task.parcel) })
    case 'buyPoints':
      return say('ask.buyPoints', { price: dollars(task.price) })
    case 'cashLimit':
      return cashLimitPrompt(state, seat)
    case 'playToken':
      return tokenPrompt(state, seat, task.spot)
    default:
      return say(`ask.${task.kind}`)
  }
}

/** A tile that could not be built now could only be kept. */
function buyPrompt(state: State, seat: Seat, building: number): Message {
  const named = { building: buildingName(building) }
  if (couldBuild(state, seat, building, [])) return say('ask.buyTile', named)
  return say('ask.buyTile.keep', { ...named, why: say(`why.${buildTrouble(state, seat, building)}`) })
}

/** Whether one must pay, may pay, and what money is worth at the end. */
function cashLimitPrompt(state: State, seat: Seat): Message {
  const offer = moneyForPoints(state, seat)
  if (!offer) return say('ask.cashLimit', { money: dollars(state.money[seat]), limit: dollars(0) })
  const question = say(offer.due > 0 ? 'ask.cashLimit.due' : 'ask.cashLimit', {
    money: dollars(offer.money),
    limit: dollars(offer.limit),
    ...(offer.due > 0 && { due: dollars(offer.due) }),
  })
  return offer.lastRound ? say('ask.cashLimit.last', { question }) : question
}

function actPrompt(space: number): Message {
  const { id, effect } = SPACES[space]
  switch (effect.kind) {
    case 'threeGuns':
    case 'roads':
    case 'dice':
      return say(`ask.act.${effect.kind}`)
    default:
      return say('ask.act.gain', { space: say(`space.${id}`) })
  }
}
