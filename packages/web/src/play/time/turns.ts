import type { PlainEvent, Seat } from '@railhead/kernel'
import type { LogEntry } from '@railhead/protocol'

/** Something that was told. */
export interface Line {
  readonly key: string
  readonly moment: number
  readonly event: PlainEvent
  /** A bot that held the seat did it. */
  readonly byBot: boolean
}

/** The turn of a seat, with what happened in it. */
export interface Turn {
  readonly key: string
  readonly number: number
  /** Null for the set-up. */
  readonly seat: Seat | null
  /** The moment at which it began. */
  readonly from: number
  readonly lines: readonly Line[]
}

/** The log by turn. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: (Turn & { readonly lines: Line[] })[] = [
    { key: 'start', number: 0, seat: null, from: 0, lines: [] },
  ]
  for (const { moment, events, byBot = false } of log)
    for (const [i, event] of events.entries()) {
      const line = { key: `${moment}.${i}`, moment, event, byBot }
      if (event.type === 'turn')
        turns.push({
          key: line.key,
          number: turns.length,
          seat: event.seat ?? null,
          from: moment,
          lines: [],
        })
      else turns[turns.length - 1].lines.push(line)
    }
  return turns
}

/** The turn that a moment belongs to. */
export const turnAt = (turns: readonly Turn[], moment: number): Turn | undefined =>
  turns.findLast(({ from }) => from <= moment)
