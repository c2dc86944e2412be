import type { PlainEvent, Seat } from '@railhead/kernel'
import type { GameScreen } from '../../games/screen.js'

/** An answer of somebody, and what came of it. */
interface Entry {
  readonly seat: Seat | null
  readonly events: readonly PlainEvent[]
}

/** What a seat hears of an answer: what its own brought it and everybody, and what the game says concerns it anyway. */
export function heardOf(
  { seat, events }: Entry,
  own: Seat | null,
  { heard }: Pick<GameScreen, 'heard'>,
): PlainEvent[] {
  const concerning = own === null ? [] : (heard?.(events, own) ?? [])
  return events.filter(
    event => (seat === own && (event.seat === undefined || event.seat === own)) || concerning.includes(event),
  )
}
