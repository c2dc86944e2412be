import { FIRST_OBJECTIVE } from './components/cattle.js'
import type { ObjectiveCard } from './components/objectives.js'
import { OBJECTIVE_PAIRS } from './components/stationMasters.js'

export interface ObjectiveResult {
  /** Points of the objective cards themselves. */
  readonly points: number
  /** How many cards are scored, met or not. */
  readonly cards: number
}

/** So many of one of REQUIREMENTS. */
interface Condition {
  readonly of: number
  readonly count: number
}

/** A card to be scored. */
interface Entry {
  readonly points: number
  readonly penalty: number
  /** What it needs, without all that it does not. */
  readonly conditions: readonly Condition[]
  readonly mandatory: boolean
  /** How much meeting it changes: the dearest decisions come first. */
  readonly swing: number
}

const entry =
  (mandatory: boolean) =>
  ({ points, penalty, needs }: ObjectiveCard): Entry => ({
    points,
    penalty,
    conditions: needs.map((count, of) => ({ of, count })).filter(({ count }) => count > 0),
    mandatory,
    swing: points + (mandatory ? penalty : 0),
  })

/** Bots score at every imagined turn: what depends on the cards of a box alone is worked out once. */
export interface ObjectiveEntries {
  readonly inArea: readonly Entry[]
  readonly inHerd: readonly Entry[]
}

export const entriesOf = (objectives: readonly ObjectiveCard[]): ObjectiveEntries => ({
  inArea: objectives.map(entry(true)),
  inHerd: objectives.map(entry(false)),
})

/** A search for the best way to score, and the best one found so far. */
interface Search {
  /** The dearest first. */
  readonly cards: readonly Entry[]
  /** What is left of everything that conditions ask for. */
  readonly left: number[]
  readonly pairsScore: boolean
  total: number
  best: ObjectiveResult
}

/**
 * The best way to score: every card in the area must be scored, each card of the herd may be added or
 * dropped, and each element counts for one condition of one card (GWT2-OBJ-15, -16, -21, -22). With
 * `pairsScore` the station master that pays for pairs of cards is weighed in.
 */
export function bestObjectives(
  area: readonly number[],
  herd: readonly number[],
  have: readonly number[],
  pairsScore: boolean,
  { inArea, inHerd }: ObjectiveEntries,
): ObjectiveResult {
  const cards: Entry[] = []
  for (const card of area) insert(cards, inArea[card - FIRST_OBJECTIVE])
  for (const card of herd) insert(cards, inHerd[card - FIRST_OBJECTIVE])
  let atBest = 0
  for (const { points } of cards) atBest += points
  const search: Search = {
    cards,
    left: have.slice(),
    pairsScore,
    total: Number.NEGATIVE_INFINITY,
    best: { points: 0, cards: 0 },
  }
  decide(search, 0, 0, 0, atBest)
  return search.best
}

/** Behind all that are at least as dear. */
function insert(cards: Entry[], entry: Entry): void {
  let i = cards.length
  cards.push(entry)
  for (; i > 0 && cards[i - 1].swing < entry.swing; i--) cards[i] = cards[i - 1]
  cards[i] = entry
}

/** Card i is met, dropped or missed. The cards before it made `points`, the rest can make `atBest` more. */
function decide(search: Search, i: number, count: number, points: number, atBest: number): void {
  const { cards, left, pairsScore } = search
  if (points + atBest + forPairs(pairsScore, count + cards.length - i) <= search.total) return
  if (i === cards.length) {
    search.total = points + forPairs(pairsScore, count)
    search.best = { points, cards: count }
    return
  }
  const card = cards[i]
  const rest = atBest - card.points
  if (isMet(card, left)) {
    spend(left, card, 1)
    decide(search, i + 1, count + 1, points + card.points, rest)
    spend(left, card, -1)
  }
  if (!card.mandatory) decide(search, i + 1, count, points, rest)
  if (card.mandatory || pairsScore) decide(search, i + 1, count + 1, points - card.penalty, rest)
}

const forPairs = (pairsScore: boolean, count: number): number =>
  pairsScore ? OBJECTIVE_PAIRS.points * Math.floor(count / OBJECTIVE_PAIRS.per) : 0

function isMet({ conditions }: Entry, left: readonly number[]): boolean {
  for (const { of, count } of conditions) if (left[of] < count) return false
  return true
}

function spend(left: number[], { conditions }: Entry, times: 1 | -1): void {
  for (const { of, count } of conditions) left[of] -= times * count
}
