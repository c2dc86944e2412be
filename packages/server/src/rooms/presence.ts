import type { Seat } from '@railhead/kernel'
import type { Presence, SeatInfo } from '@railhead/protocol'
import type { PresenceNews } from '../storage/news.js'
import type { Listener } from './room.js'

/** Who of a table is connected to one process. */
export type Company = Pick<PresenceNews, 'here' | 'idle' | 'watching'>

export const NOBODY: Company = { here: [], idle: [], watching: 0 }

/** Who is connected here. */
export function companyOf(audience: Iterable<Listener>): Company {
  const here = new Set<Seat>()
  const connected = new Set<Seat>()
  let watching = 0
  for (const { seat, active } of audience) {
    if (seat === null) watching++
    else {
      connected.add(seat)
      if (active) here.add(seat)
    }
  }
  return { here: [...here].sort(), idle: [...connected].filter(seat => !here.has(seat)).sort(), watching }
}

/** Who is at a table, wherever they are connected. */
export function presenceOf(seats: readonly SeatInfo[], companies: readonly Company[]): Presence {
  return {
    seats: seats.map((info, seat) => {
      if (info.kind === 'bot' || companies.some(({ here }) => here.includes(seat))) return 'here'
      return companies.some(({ idle }) => idle.includes(seat)) ? 'idle' : 'gone'
    }),
    watching: companies.reduce((sum, { watching }) => sum + watching, 0),
  }
}
