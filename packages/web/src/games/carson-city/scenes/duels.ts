import type { Event } from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'

/** What one side brought to a duel. */
export type Shot = Extract<Event, { type: 'shot' }>

/** A duel that was fought. */
export interface Duel {
  readonly spot: number
  readonly shots: readonly Shot[]
  readonly winner: Seat
  /** Others had as much as the winner, who passed first. */
  readonly tie: boolean
}

/** The duels that events tell of, in their order. */
export function duelsIn(events: readonly Event[]): Duel[] {
  const found: Duel[] = []
  let shots: Shot[] = []
  for (const event of events) {
    if (event.type === 'duel') shots = []
    else if (event.type === 'shot') shots.push(event)
    else if (event.type === 'duelWon') {
      found.push({ spot: event.spot, shots, winner: event.seat, tie: event.tie })
      shots = []
    }
  }
  return found
}

/** The duels that a seat fights, event by event: what everybody brought, and who won. */
export function foughtBy(events: readonly Event[], seat: Seat): Event[] {
  const found: Event[] = []
  let duel: Event[] = []
  for (const event of events) {
    if (event.type === 'duel') duel = [event]
    else if (event.type === 'shot') duel.push(event)
    else if (event.type === 'duelWon') {
      if (duel.some(other => other.type === 'shot' && other.seat === seat)) found.push(...duel, event)
      duel = []
    }
  }
  return found
}

export const sumOf = ({ roll, firepower }: Shot): number => roll + firepower
