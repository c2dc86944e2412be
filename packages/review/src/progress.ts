import type { Message, Seat } from '@railhead/kernel'
import { PHASES, type Phase } from './accuracy.js'
import { RIVALS } from './reasons.js'
import type { Review, SeatReview } from './review.js'

/** A match of mine that was reviewed. */
export interface ReviewedMatch {
  readonly review: Review
  readonly seat: Seat
  /** Whether somebody else at the table was a person. */
  readonly againstPeople: boolean
}

/** How a number of matches went, in the mean. */
export interface Means {
  readonly matches: number
  /** In percent; null if nothing was to choose. */
  readonly accuracy: number | null
  /** Shares of a win; winning chance lost; luck in winning chance. */
  readonly won: number
  readonly loss: number
  readonly luck: number
}

/** What to work on: a category of the score in which points were lost, or a phase of the match. */
export type Suggestion =
  | { readonly kind: 'category'; readonly category: string }
  | { readonly kind: 'phase'; readonly phase: Phase }

/** How somebody plays one game, over all reviewed matches. */
export interface Progress {
  readonly game: string
  readonly all: Means
  readonly people: Means
  readonly bots: Means
  readonly phases: Readonly<Record<Phase, number | null>>
  /** Points lost a match in marked turns, by category, most first. */
  readonly categories: readonly { readonly category: string; readonly points: number }[]
  /** First trips, as the story tells them, most frequent first. */
  readonly openings: readonly (Means & { readonly trip: Message })[]
  readonly suggestion: Suggestion | undefined
}

/** Fewer points a match are no reason to work on a category. */
const NOTICEABLE = 0.5
const MOST_OPENINGS = 5

/** My progress, by game. */
export function progressOf(matches: readonly ReviewedMatch[]): Progress[] {
  const games = [...new Set(matches.map(({ review }) => review.game))]
  return games.map(game =>
    gameProgress(
      game,
      matches.filter(({ review }) => review.game === game),
    ),
  )
}

const own = ({ review, seat }: ReviewedMatch): SeatReview | undefined =>
  review.seats.find(one => one.seat === seat)

function gameProgress(game: string, matches: readonly ReviewedMatch[]): Progress {
  const phases = Object.fromEntries(
    PHASES.map(phase => [phase, mean(matches.flatMap(match => own(match)?.phases[phase] ?? []))]),
  ) as Record<Phase, number | null>
  const categories = lostByCategory(matches)
  return {
    game,
    all: meansOf(matches),
    people: meansOf(matches.filter(({ againstPeople }) => againstPeople)),
    bots: meansOf(matches.filter(({ againstPeople }) => !againstPeople)),
    phases,
    categories,
    openings: openingsOf(matches),
    suggestion: suggestionFrom(categories, phases),
  }
}

function meansOf(matches: readonly ReviewedMatch[]): Means {
  const seats = matches.flatMap(match => own(match) ?? [])
  const of = (value: (seat: SeatReview) => number): number => mean(seats.map(value)) ?? 0
  return {
    matches: matches.length,
    accuracy: mean(seats.flatMap(({ accuracy }) => accuracy ?? [])),
    won: of(({ won }) => won),
    loss: of(({ loss }) => loss),
    luck: of(({ luck }) => luck),
  }
}

function lostByCategory(matches: readonly ReviewedMatch[]): Progress['categories'] {
  const sums = new Map<string, number>()
  for (const { review, seat } of matches)
    for (const turn of review.turns.filter(candidate => candidate.seat === seat))
      for (const { category, points } of turn.reasons)
        if (category !== RIVALS) sums.set(category, (sums.get(category) ?? 0) - points)
  return [...sums]
    .map(([category, points]) => ({ category, points: Math.round((10 * points) / matches.length) / 10 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
}

/** What was done first in a match, told by the first part of its line. */
function openingsOf(matches: readonly ReviewedMatch[]): Progress['openings'] {
  const groups = new Map<string, { readonly trip: Message; readonly matches: ReviewedMatch[] }>()
  for (const match of matches) {
    const trip = match.review.turns.find(({ seat, forced }) => seat === match.seat && !forced)?.played[0]
    if (trip === undefined) continue
    const name = JSON.stringify(trip)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, { trip, matches: [match] })
    else group.matches.push(match)
  }
  return [...groups.values()]
    .map(group => ({ trip: group.trip, ...meansOf(group.matches) }))
    .sort((a, b) => b.matches - a.matches)
    .slice(0, MOST_OPENINGS)
}

function suggestionFrom(
  categories: Progress['categories'],
  phases: Progress['phases'],
): Suggestion | undefined {
  const [most] = categories
  if (most !== undefined && most.points >= NOTICEABLE) return { kind: 'category', category: most.category }
  const known = PHASES.flatMap(phase => {
    const accuracy = phases[phase]
    return accuracy === null ? [] : [{ phase, accuracy }]
  })
  if (known.length === 0) return undefined
  const { phase } = known.reduce((worst, one) => (one.accuracy < worst.accuracy ? one : worst))
  return { kind: 'phase', phase }
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
