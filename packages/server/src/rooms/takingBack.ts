import type { Seat } from '@railhead/kernel'
import { isHuman } from '@railhead/protocol'
import { Refused } from '@railhead/table'
import { takingsBack } from '../storage/log.js'
import type { Room } from './room.js'

const MINUTE = 60_000
/** So often a seat may take something back by itself, within so long. Nobody who plays comes near it. */
const BOUNDS = [
  { times: 60, within: 10 * MINUTE },
  { times: 300, within: 24 * 60 * MINUTE },
] as const
/** Alone with bots nobody is disturbed: as many times as often. */
const ALONE = 10

/** The others may be asked so often in a row, and from then on after so many milliseconds. */
export const ASKS_AT_ONCE = 20
export const ASK_EVERY = MINUTE / 2

/** Refuses if a seat has asked the others so often that nobody can listen any more. */
export function mustNotPester({ undoAsks }: Room, seat: Seat, now: number): void {
  if (!undoAsks.take(String(seat), now)) throw tooOften(now + ASK_EVERY)
}

/**
 * Refuses if a seat has taken back so often that it plays no more: each time everybody is shown another position. It is
 * counted in the log, for all processes together.
 */
export async function mustBeRare(room: Room, seat: Seat, now: number): Promise<void> {
  const factor = room.info.seats.filter(isHuman).length > 1 ? 1 : ALONE
  const bounds = BOUNDS.map(({ times, within }) => ({ times: times * factor, within }))
  const most = Math.max(...bounds.map(({ times }) => times))
  const taken = await takingsBack(room.store.db, room.id, seat, most)
  const free = bounds.map(({ times, within }) => (taken[times - 1] ?? Number.NEGATIVE_INFINITY) + within)
  const at = Math.max(...free)
  if (at > now) throw tooOften(at)
}

function tooOften(at: number): Refused {
  return new Refused(
    'tooFast',
    `You took back, or asked to, very often: it is possible again at ${new Date(at).toISOString()}.`,
    at,
    'undo',
  )
}
