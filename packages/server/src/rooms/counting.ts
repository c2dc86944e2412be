import type { Seat } from '@railhead/kernel'
import { HELD_KEY } from '@railhead/table'
import type { AnswerResult } from '../metrics/metrics.js'
import type { Room } from './room.js'

/** Counts what became of an answer, apart for people and for bots. */
export function countAnswer(room: Room, seat: Seat, key: string, result: AnswerResult): void {
  const byPerson = room.info.seats[seat]?.kind === 'person' && !key.startsWith(HELD_KEY)
  room.metrics.answer(room.info.game, byPerson ? 'person' : 'bot', result)
}
