import type { Seat } from '@railhead/kernel'
import { LIMITS } from './limits.js'
import type { SeatInfo, TableInfo, Time } from './schemas/index.js'

const MINUTE = 60_000
/** So long somebody who does not play has to do so after a bot was proposed, before it takes over. */
export const NOTICE = LIMITS.patience.least * MINUTE

/** Whether somebody sits there who is neither a bot of the server nor the bot of somebody. */
export function isHuman(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && seat.bot !== true
}

/** Whether hints can be asked for: alone with bots always, among people where the table allows it. */
export function hintsAllowed({ customs, seats }: TableInfo): boolean {
  return !customs || customs.hints || seats.filter(isHuman).length < 2
}

export interface Proposable {
  /** From when on. */
  readonly at: Time
  /** Whom it is about may be there, but does not play: they are given notice before a bot takes over. */
  readonly stalls: boolean
}

/**
 * Whether a bot can be proposed for a seat, and from when on; null if not at all. The match must wait for it. Patience
 * counts from when the person was last seen or the match last moved; and for whoever looks in but does not play, from
 * their last sign of playing, though never while their time runs. `here`: that person looks at the table now.
 */
export function botProposable(
  { status, customs, seats, movedAt }: Pick<TableInfo, 'status' | 'customs' | 'seats' | 'movedAt'>,
  seat: Seat,
  here: boolean,
  now: Time,
): Proposable | null {
  const info = seats[seat]
  const minutes = customs?.patience ?? null
  if (status !== 'playing' || minutes === null || info?.kind !== 'person') return null
  if (!info.asked || info.held || info.conceded) return null
  const patience = minutes * MINUTE
  const away = here ? Number.POSITIVE_INFINITY : Math.max(info.seen ?? 0, movedAt) + patience
  const stalls = Math.max((info.since ?? movedAt) + patience, info.due ?? 0)
  return away <= now || away <= stalls ? { at: away, stalls: false } : { at: stalls, stalls: true }
}
