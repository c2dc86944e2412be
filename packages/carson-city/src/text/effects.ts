import type { Message, Seat } from '@railhead/kernel'
import { SPACES } from '../components/actionTrack.js'
import { EMPTY_SLOT } from '../components/market.js'
import type { State } from '../state.js'
import { gainOf } from '../tasks/act.js'
import { tilePrice } from '../tasks/buyTile.js'
import { buildingName, dollars, say } from './names.js'

/** What a space would bring the seat now, in a few words. */
export function effectOf(state: State, seat: Seat, space: number): Message {
  const { effect } = SPACES[space]
  switch (effect.kind) {
    case 'wages':
      return say('effect.wages', { each: dollars(effect.each) })
    case 'roadPerCowboy':
      return say('effect.roadPerCowboy')
    case 'threeGuns':
      return say('effect.threeGuns')
    case 'roads':
      return say('effect.roads', { amount: Math.min(effect.amount, state.roadSupply) })
    case 'tile': {
      const building = state.market[effect.slot]
      if (building === EMPTY_SLOT) return say('effect.noTile')
      const price = tilePrice(state, seat, effect.slot)
      return say('effect.tile', { building: buildingName(building), price: dollars(price) })
    }
    case 'gain':
      return gainText(effect.what, gainOf(state, seat, space))
    case 'dice':
      return say('effect.dice')
    case 'buyPoints':
      return say('effect.buyPoints', { price: dollars(effect.price) })
  }
}

function gainText(what: 'money' | 'points', amount: number): Message {
  return what === 'money'
    ? say('effect.money', { amount: dollars(amount) })
    : say('effect.points', { amount })
}
