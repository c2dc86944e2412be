import { answerFor, loadNets } from '@railhead/bots'
import { type AnyGame, anyGame, Match, type MatchRecord, type PlainOption } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { games } from '@railhead/shelf'
import {
  type Course,
  courseOf,
  type Effort,
  PATIENT,
  type Review,
  review,
  USUAL_EFFORT,
} from '../src/index.js'

export const toy = anyGame(highCard)

/** Quick, and still a review. */
export const QUICK: Effort = {
  ...USUAL_EFFORT,
  iterations: 20,
  follow: 8,
  lines: 2,
  worlds: 8,
  choosing: 8,
  measuring: 16,
  looks: 2,
  considered: 16,
  reasons: 8,
  redraws: 8,
  setups: 16,
}

export function gameNamed(id: string): AnyGame {
  const game = games.find(candidate => candidate.id === id)
  if (game === undefined) throw new Error(`There is no game '${id}'.`)
  return game
}

/** A match between bots of the simplest level. */
export async function played(id: string, players: number, seed: string): Promise<MatchRecord> {
  const game = gameNamed(id)
  await loadNets(id)
  const match = Match.start(game, { players }, seed)
  for (let open = match.decisions(); open.length > 0; open = match.decisions()) {
    const asked = open.find(({ optional }) => optional === undefined)
    if (asked === undefined) break
    const own = open.filter(({ seat }) => seat === asked.seat)
    const seedOf = `${seed}/${match.answers.length}`
    const answer = answerFor(game, match.view(asked.seat), own, 'greenhorn', seedOf, { expired: () => false })
    if (answer === undefined) break
    match.answer(asked.seat, answer.option)
  }
  return match.record()
}

/** A match of the toy game in which each seat picks among its cards as it is told. */
export function toyMatch(
  seed: string,
  pick: (cards: readonly number[], seat: number) => number,
): MatchRecord {
  const match = Match.start(toy, { players: 2 }, seed)
  for (let open = match.decisions(); open.length > 0; open = match.decisions()) {
    const asked = open.find(({ optional }) => optional === undefined)
    if (asked === undefined) break
    const cards = asked.options.map((option: PlainOption) => Number(option.card))
    match.answer(asked.seat, { kind: 'lay', card: pick(cards, asked.seat) })
  }
  return match.record()
}

export const highest = (cards: readonly number[]): number => Math.max(...cards)
export const lowest = (cards: readonly number[]): number => Math.min(...cards)

export function reviewOf(course: Course, effort: Effort = QUICK): Review {
  const steps = review(course, effort, PATIENT)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

export const toyCourse = (seed: string, pick: (cards: readonly number[], seat: number) => number): Course =>
  courseOf(toy, toyMatch(seed, pick))
