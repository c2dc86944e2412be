import type { Event } from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'

/** Money and points of a round by where they came from: `by[source][seat]`. */
export interface RoundGains {
  readonly round: number
  readonly money: Readonly<Record<string, readonly number[]>>
  readonly points: Readonly<Record<string, readonly number[]>>
}

/** Where an amount comes from: a key of the texts. */
const keyOf = (event: Event): string => {
  switch (event.type) {
    case 'income':
      return 'space.estateIncome'
    case 'raid':
      return 'raid'
    case 'money':
    case 'points':
      return `cause.${event.cause}`
    default:
      return 'cashLimit'
  }
}

/** What the round brought that has just ended; undefined if none has. */
export function gainsOf(
  happened: readonly Event[],
  told: () => readonly Event[],
  players: number,
): RoundGains | undefined {
  const ended = happened.some(event => event.type === 'over' || (event.type === 'round' && event.round > 1))
  if (!ended) return undefined
  const events = told()
  const begins = events.flatMap((event, i) => (event.type === 'round' ? [{ round: event.round, i }] : []))
  const isOver = events.some(({ type }) => type === 'over')
  const [start, end] = isOver ? [begins.at(-1), undefined] : [begins.at(-2), begins.at(-1)]
  if (!start) return undefined
  const money: Record<string, number[]> = {}
  const points: Record<string, number[]> = {}
  const add = (to: Record<string, number[]>, key: string, seat: Seat, amount: number): void => {
    to[key] ??= new Array<number>(players).fill(0)
    to[key][seat] += amount
  }
  for (const event of events.slice(start.i, end?.i)) {
    if (event.type === 'money' || event.type === 'income' || event.type === 'raid')
      add(money, keyOf(event), event.seat, event.amount)
    else if (event.type === 'points') add(points, keyOf(event), event.seat, event.amount)
    else if (event.type === 'cashLimit') {
      add(money, keyOf(event), event.seat, -event.amount)
      add(points, keyOf(event), event.seat, event.points)
    }
  }
  return { round: start.round, money, points }
}
