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
  /** Null for the set-up, and where the game itself goes on. */
  readonly seat: Seat | null
  /** Between the turns: it is everybody's. */
  readonly chapter?: true
  /** The moment at which it began. */
  readonly from: number
  readonly lines: readonly Line[]
}

/** The log by turn. `closes`: what comes after that event, until the next turn, is nobody's turn. */
export function turnsOf(
  log: readonly LogEntry[],
  closes: (event: PlainEvent) => boolean = () => false,
): Turn[] {
  let number = 0
  let closed = false
  const turns: (Turn & { readonly lines: Line[] })[] = [
    { key: 'start', number: 0, seat: null, from: 0, lines: [] },
  ]
  for (const { moment, events, byBot = false } of log)
    for (const [i, event] of events.entries()) {
      const line = { key: `${moment}.${i}`, moment, event, byBot }
      if (event.type === 'turn') {
        closed = false
        turns.push({ key: line.key, number: ++number, seat: event.seat ?? null, from: moment, lines: [] })
        continue
      }
      if (closed) {
        closed = false
        turns.push({ key: `${line.key}.chapter`, number, seat: null, chapter: true, from: moment, lines: [] })
      }
      turns[turns.length - 1].lines.push(line)
      closed = closes(event)
    }
  return turns
}

/** The turn that a moment belongs to. */
export const turnAt = (turns: readonly Turn[], moment: number): Turn | undefined =>
  turns.findLast(({ from }) => from <= moment)

/** The turns in which something happened after an answer of a seat, also those that the answer itself led to. */
export const turnsSince = (turns: readonly Turn[], answered: number, own: Seat | null): Turn[] =>
  turns.filter(
    ({ seat, chapter, from, lines }) =>
      (seat !== null || chapter) &&
      lines.some(({ moment }) => moment > answered || (from === answered && seat !== own)),
  )
