import type { Seat } from '@railhead/kernel'
import { SPACES, type SpaceEffect } from './components/actionTrack.js'
import { cowboysInReserve, earningFirepower } from './firepower.js'
import { ownBuildings, ownParcels } from './parcels.js'
import { rulingsOf } from './rulings/index.js'
import type { State } from './state.js'

/**
 * CC-ACT-10, CC-ACT-11, CC-ACT-14 to CC-ACT-16: what the space would bring the seat now; `leaving` cowboys less than
 * now are in its reserve then.
 */
export function gainOf(state: State, seat: Seat, space: number, leaving = 0): number {
  const { effect } = SPACES[space]
  if (effect.kind !== 'gain') return 0
  const { each, per, of } = effect
  const count = countedFor(state, seat, of, leaving)
  if (of !== 'firepower' || effect.what === 'money' || rulingsOf(state).cowboyPoints === 'together')
    return each * Math.floor(count / per)
  const cowboys = cowboysInReserve(state, seat) - leaving
  return each * (Math.floor(cowboys / per) + Math.floor((count - cowboys) / per))
}

/** How many of what a space counts the seat has. */
export function countedFor(
  state: State,
  seat: Seat,
  of: Extract<SpaceEffect, { kind: 'gain' }>['of'],
  leaving = 0,
): number {
  switch (of) {
    case 'parcels':
      return ownParcels(state, seat)
    case 'buildings':
      return ownBuildings(state, seat)
    case 'firepower':
      return Math.max(0, earningFirepower(state, seat) - leaving)
  }
}
