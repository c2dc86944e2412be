import type { Message, Seat } from '@railhead/kernel'

import { type SpaceYield, spaceYield } from '../figures/spaces.js'
import type { State } from '../state.js'
import { buildingName, counted, dollars, say } from './names.js'

/** What a space would bring the seat now, in a few words. */
export function effectOf(state: State, seat: Seat, space: number): Message {
  const found = spaceYield(state, seat, space)
  switch (found.kind) {
    case 'money':
      return say('effect.money', {
        each: dollars(found.each),
        counted: countedThings(found.of, found.count),
        amount: dollars(found.amount),
      })
    case 'points':
      return say('effect.points', {
        points: counted('points', found.amount),
        per: found.per,
        counted: countedThings(found.of, found.count),
      })
    case 'roads':
      if (found.amount === 0) return say('effect.supply')
      if (found.of === 'cowboys')
        return say('effect.roadPerCowboy', { roads: counted('roads', found.amount) })
      return counted('roads', found.amount)
    case 'revolvers':
      return say('effect.threeGuns')
    case 'dice':
      return say('effect.dice')
    case 'tile':
      return say(found.affordable ? 'effect.tile' : 'effect.tile.dear', {
        building: buildingName(found.building),
        price: dollars(found.price),
      })
    case 'buyPoints':
      return say('effect.buyPoints', { price: dollars(found.price), most: found.most })
    case 'closed':
      return say(found.why === 'noTile' ? 'effect.noTile' : 'effect.closed')
  }
}

function countedThings(of: Extract<SpaceYield, { of: string }>['of'], count: number): Message {
  switch (of) {
    case 'firepower':
      return say('effect.firepower', { count })
    case 'fixed':
      return counted('roads', count)
    default:
      return counted(of, count)
  }
}
