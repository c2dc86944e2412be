import type { Event } from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'

/** What a building brought somebody: its owner, or who raided it. */
export interface Earning {
  readonly seat: Seat
  readonly parcel: number
  readonly building: number
  readonly amount: number
  readonly raid: boolean
}

export function earningsIn(events: readonly Event[]): Earning[] {
  return events.flatMap(event => {
    if (event.type !== 'income' && event.type !== 'raid') return []
    const { seat, parcel, building, amount } = event
    return [{ seat, parcel, building, amount, raid: event.type === 'raid' }]
  })
}
