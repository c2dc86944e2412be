import type { AnyGame, PlainState, Seat } from '@railhead/kernel'
import type { Model } from './model.js'

export const POINTS = 'points'
export const OWN_TURNS = 'ownTurns'
/** The head of a net that says what counts for the win beyond the expected score, in points; not every net has it. */
export const WINNING = 'winning'
const categoryHead = (category: string): string => `${POINTS}.${category}`

/** The category of the score that a head speaks of, if it does. */
export const categoryOf = (head: string): string | undefined =>
  head.startsWith(`${POINTS}.`) ? head.slice(POINTS.length + 1) : undefined

/** What can be counted when a match is over: what is still to come of points, points by category, turns and more. */
export const headsOf = ({ categories, counts = [] }: Model): string[] => [
  POINTS,
  ...categories.map(categoryHead),
  OWN_TURNS,
  ...counts.map(({ name }) => name),
]

/** What the heads of a net say of a seat: what can be counted, and last what counts for the win. */
export const netHeadsOf = (model: Model): string[] => [...headsOf(model), WINNING]

/** What a seat has now of what can be counted. */
export function countsOf(
  game: AnyGame,
  model: Model,
  state: PlainState,
  seat: Seat,
  ownTurns: number,
): Float32Array {
  const { categories } = game.standing(state)[seat]
  return Float32Array.from([
    model.score(state, seat),
    ...model.categories.map(category => categories[category] ?? 0),
    ownTurns,
    ...(model.counts ?? []).map(({ of }) => of(state, seat)),
  ])
}
