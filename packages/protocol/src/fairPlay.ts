import type { Seat } from '@railhead/kernel'
import type { SeatInfo, TableInfo, Time } from './schemas/index.js'

const MINUTE = 60_000
/** Somebody who is there but lets the others wait for so long is as good as away. */
const STALLS_AFTER = 24 * 60 * MINUTE

/** Whether somebody sits there who is neither a bot of the server nor the bot of somebody. */
export function isHuman(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && seat.bot !== true
}

/** Whether hints can be asked for: alone with bots always, among people where the table allows it. */
export function hintsAllowed({ customs, seats }: TableInfo): boolean {
  return !customs || customs.hints || seats.filter(isHuman).length < 2
}

/**
 * From when on a bot can be proposed for a seat; null if not at all. The match must wait for it, and patience counts
 * from when the person was last seen, or the match last moved. `here`: that person looks at the table now.
 */
export function botProposableAt(
  { status, customs, seats, movedAt }: TableInfo,
  seat: Seat,
  here: boolean,
): Time | null {
  const info = seats[seat]
  const minutes = customs?.patience ?? null
  if (status !== 'playing' || minutes === null || info?.kind !== 'person') return null
  if (!info.asked || info.held || info.conceded) return null
  const patience = minutes * MINUTE
  if (here) return movedAt + Math.max(patience, STALLS_AFTER)
  return Math.max(info.seen ?? 0, movedAt) + patience
}
