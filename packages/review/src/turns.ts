import { type Message, type Seat, sameData } from '@railhead/kernel'
import { type Phase, phaseOf } from './accuracy.js'
import type { Course, Stretch } from './course.js'
import type { Effort, Patience } from './effort.js'
import { type Judgement, judge, playedLine } from './judge.js'
import type { Line } from './lines.js'
import { type MarkName, markOf } from './marks.js'
import type { Reason } from './reasons.js'
import { answerWords, lineWords, playedWords } from './words.js'

/** What one seat did in one turn. */
export interface ReviewTurn {
  /** The number of the turn in the story of the match; other seats that answered in it have an entry of their own. */
  readonly turn: number
  readonly seat: Seat
  /** How many answers stood before its first, and after its last. */
  readonly from: number
  readonly to: number
  readonly phase: Phase
  /** There was nothing to choose: it counts for nothing. */
  readonly forced: boolean
  /** Winning chance lost against the best line found, from 0 to 1, and its standard error. */
  readonly loss: number
  readonly error: number
  /** Expected points lost, and their standard error. */
  readonly points: number
  readonly pointsError: number
  readonly mark: MarkName | null
  /** The turn in the words of the story. */
  readonly played: readonly Message[]
  /** The turn as it would have been best; null if nothing better was found. */
  readonly best: readonly Message[] | null
  /** The answers of the better line, given after so many answers of the match; empty if there is none. */
  readonly at: number
  readonly line: Line
  /** What makes the difference. */
  readonly reasons: readonly Reason[]
  /** Imagined worlds that were played. */
  readonly worlds: number
}

/** The stretches of one seat in one turn. */
export type TurnPlan = readonly Stretch[]

export function plansOf({ stretches }: Course): TurnPlan[] {
  const plans = new Map<string, Stretch[]>()
  for (const stretch of stretches) {
    const name = `${stretch.turn}.${stretch.seat}`
    const plan = plans.get(name)
    if (plan === undefined) plans.set(name, [stretch])
    else plan.push(stretch)
  }
  return [...plans.values()]
}

/**
 * Judges a turn: each of its stretches from what the seat knew when it began. The turn lost what the worst of them lost: a
 * sum of several would add up what each of them seems to lose by accident.
 */
export function reviewTurn(course: Course, plan: TurnPlan, effort: Effort, patience: Patience): ReviewTurn {
  const judged = plan.map(stretch => ({ stretch, ...judge(course, stretch, effort, patience) }))
  const worst = judged.reduce((leader, one) => (one.loss > leader.loss ? one : leader))
  const [first] = plan
  const { to } = plan[plan.length - 1]
  const { loss, error } = worst
  return {
    turn: first.turn,
    seat: first.seat,
    from: first.from,
    to,
    phase: phaseOf(first.from, course.answers.length),
    forced: plan.every(({ isForced }) => isForced),
    loss: rounded(loss),
    error: rounded(error),
    points: rounded(worst.points),
    pointsError: rounded(worst.pointsError),
    mark: markOf(loss, error) ?? null,
    ...wordsOf(course, first, to, worst),
    at: worst.stretch.from,
    line: worst.best ?? [],
    reasons: worst.reasons,
    worlds: judged.reduce((all, one) => all + one.worlds, 0),
  }
}

/** What was played and what would have been better; answer by answer if the story tells both alike. */
function wordsOf(
  course: Course,
  first: Stretch,
  to: number,
  { stretch, best }: Pick<Judgement, 'best'> & { readonly stretch: Stretch },
): Pick<ReviewTurn, 'played' | 'best'> {
  const played = playedWords(course, first, to)
  if (best === undefined) return { played, best: null }
  const better = lineWords(course, stretch, best)
  if (!sameData(played, better)) return { played, best: better }
  return {
    played: answerWords(course, stretch, playedLine(course, stretch)),
    best: answerWords(course, stretch, best),
  }
}

/** To a hundredth of a point of winning chance; never a negative nothing, which JSON does not know. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0
