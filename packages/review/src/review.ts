import { evaluatorOf, foretell } from '@railhead/bots'
import type { AnyGame, Seat } from '@railhead/kernel'
import { meanAccuracy, PHASES, type Phase } from './accuracy.js'
import type { Course } from './course.js'
import type { Effort, Patience } from './effort.js'
import { type KeyTurn, keyTurns } from './key.js'
import { type Luck, luckOf } from './luck.js'
import { MARKS, type MarkName } from './marks.js'
import { worthOf } from './playOut.js'
import { plansOf, type ReviewTurn, reviewTurn, rounded } from './turns.js'

/** Grows whenever the same match would be reviewed otherwise. */
export const REVIEW_VERSION = 4

/** What came of a match for one seat. */
export interface SeatReview {
  readonly seat: Seat
  /** In percent; null if the seat had nothing to choose. */
  readonly accuracy: number | null
  readonly phases: Readonly<Record<Phase, number | null>>
  /** Winning chance lost in all turns together, in shares of a whole; and points. */
  readonly loss: number
  readonly points: number
  /** What chance gave (or took) in winning chance, and in points. */
  readonly luck: number
  readonly luckPoints: number
  /** What was reached, and what of it was not luck: shares of a win, and points. */
  readonly won: number
  readonly wonAdjusted: number
  readonly score: number
  readonly scoreAdjusted: number
  /** Turns in which there was something to choose. */
  readonly turns: number
  readonly marks: Readonly<Record<MarkName, number>>
}

/** The match at the beginning of a turn, by seat. */
export interface ChartPoint {
  readonly moment: number
  readonly chance: readonly number[]
  readonly points: readonly number[]
  /** Luck so far, in winning chance. */
  readonly luck: readonly number[]
}

export interface Review {
  readonly format: 'railhead-review'
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly config: unknown
  /** Hash of the last position of the match. */
  readonly match: string
  readonly seats: readonly SeatReview[]
  readonly turns: readonly ReviewTurn[]
  readonly chart: readonly ChartPoint[]
  /** The turns that decided the match, at most three, in their order. */
  readonly key: readonly KeyTurn[]
  readonly luck: readonly Luck[]
}

/** How far a review is. A turn that was judged can be kept, to go on from there another time. */
export interface Progress {
  readonly done: number
  readonly all: number
  readonly turn: ReviewTurn
}

/** The name under which a review can be kept. */
export const reviewName = (game: Pick<AnyGame, 'id'>, hash: string, answers: number): string =>
  `${game.id}-${hash}-${answers}-v${REVIEW_VERSION}`

/** Reviews a match, turn by turn; turns that are known already are not judged again. */
export function* review(
  course: Course,
  effort: Effort,
  patience: Patience,
  known: ReadonlyMap<number, ReviewTurn> = new Map(),
): Generator<Progress, Review> {
  const plans = plansOf(course)
  const turns: ReviewTurn[] = []
  for (const plan of plans) {
    const turn = known.get(plan[0].from) ?? reviewTurn(course, plan, effort, patience)
    turns.push(turn)
    yield { done: turns.length, all: plans.length, turn }
  }
  return summedUp(course, turns, [...luckOf(course, effort)])
}

/** The review of a match whose turns are judged and whose luck is known. */
export function summedUp(course: Course, turns: readonly ReviewTurn[], luck: readonly Luck[]): Review {
  const { game, rules, config, hash } = course
  return {
    format: 'railhead-review',
    version: REVIEW_VERSION,
    game: game.id,
    rules,
    config,
    match: hash,
    seats: Array.from({ length: course.seats }, (_, seat) => seatReview(course, seat, turns, luck)),
    turns,
    chart: chartOf(course, luck),
    key: keyTurns(turns, luck),
    luck: luck.map(({ chance, points, ...rest }) => ({
      ...rest,
      chance: chance.map(rounded),
      points: points.map(rounded),
    })),
  }
}

function seatReview(
  { outcome }: Course,
  seat: Seat,
  all: readonly ReviewTurn[],
  luck: readonly Luck[],
): SeatReview {
  const turns = all.filter(turn => turn.seat === seat && !turn.forced)
  const losses = turns.map(({ loss }) => loss)
  const sum = (values: readonly number[]): number => values.reduce((whole, value) => whole + value, 0)
  const lucky = sum(luck.map(({ chance }) => chance[seat]))
  const luckyPoints = sum(luck.map(({ points }) => points[seat]))
  const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
  const score = outcome.scores[seat].total
  const inPhase = (phase: Phase): number[] =>
    turns.filter(turn => turn.phase === phase).map(({ loss }) => loss)
  return {
    seat,
    accuracy: tenths(meanAccuracy(losses)),
    phases: record(PHASES, phase => tenths(meanAccuracy(inPhase(phase)))),
    loss: rounded(sum(losses)),
    points: rounded(sum(turns.map(({ points }) => points))),
    luck: rounded(lucky),
    luckPoints: rounded(luckyPoints),
    won: rounded(won),
    wonAdjusted: rounded(won - lucky),
    score,
    scoreAdjusted: rounded(score - luckyPoints),
    turns: turns.length,
    marks: record(
      MARKS.map(([name]) => name),
      name => turns.filter(({ mark }) => mark === name).length,
    ),
  }
}

function record<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, of(name)])) as Record<Name, Value>
}

const tenths = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 10) / 10

function chartOf(course: Course, luck: readonly Luck[]): ChartPoint[] {
  const { game, turns, seats } = course
  return turns.map(({ moment, state }) => ({
    moment,
    chance: worthOf(game, evaluatorOf(game), state, seats).chance.map(rounded),
    points: pointsOf(game, state, seats),
    luck: Array.from({ length: seats }, (_, seat) =>
      rounded(luck.filter(one => one.moment <= moment).reduce((sum, { chance }) => sum + chance[seat], 0)),
    ),
  }))
}

const pointsOf = (game: AnyGame, state: Course['start'], seats: number): number[] =>
  Array.from(
    { length: seats },
    (_, seat) => Math.round(foretell(game, game.view(state, seat), seat) * 10) / 10,
  )
