import { type ObjectiveCard, objectiveOf } from './components/objectives.js'
import { STATION_MASTERS } from './components/stationMasters.js'

export interface ObjectiveResult {
  /** Points of the objective cards themselves. */
  readonly points: number
  /** How many cards are scored, met or not. */
  readonly cards: number
}

const PAIRS = STATION_MASTERS.find(master => master.scoring?.what === 'objectives')?.scoring

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
): ObjectiveResult {
  const cards = [...area.map(card => entry(card, true)), ...herd.map(card => entry(card, false))]
  cards.sort((a, b) => b.swing - a.swing)
  const left = [...have]
  // What can still be gained at best from card i on.
  const bound = new Array<number>(cards.length + 1).fill(0)
  for (let i = cards.length - 1; i >= 0; i--) bound[i] = bound[i + 1] + cards[i].best
  let bestTotal = Number.NEGATIVE_INFINITY
  let best: ObjectiveResult = { points: 0, cards: 0 }
  const forPairs = (count: number): number =>
    pairsScore && PAIRS ? PAIRS.points * Math.floor(count / PAIRS.per) : 0

  const search = (i: number, points: number, count: number): void => {
    if (points + bound[i] + forPairs(count + cards.length - i) <= bestTotal) return
    if (i === cards.length) {
      bestTotal = points + forPairs(count)
      best = { points, cards: count }
      return
    }
    const { card, mandatory } = cards[i]
    if (card.needs.every((need, r) => need <= left[r])) {
      take(left, card.needs, -1)
      search(i + 1, points + card.points, count + 1)
      take(left, card.needs, 1)
    }
    if (!mandatory) search(i + 1, points, count)
    if (mandatory || pairsScore) search(i + 1, points - card.penalty, count + 1)
  }
  search(0, 0, 0)
  return best
}

interface Entry {
  readonly card: ObjectiveCard
  readonly mandatory: boolean
  readonly best: number
  /** How much meeting it changes: the dearest decisions come first. */
  readonly swing: number
}

function entry(cardNumber: number, mandatory: boolean): Entry {
  const card = objectiveOf(cardNumber)
  return { card, mandatory, best: card.points, swing: card.points + (mandatory ? card.penalty : 0) }
}

function take(left: number[], needs: readonly number[], sign: 1 | -1): void {
  for (let r = 0; r < needs.length; r++) left[r] += sign * needs[r]
}
