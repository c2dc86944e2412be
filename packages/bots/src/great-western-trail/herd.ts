import {
  type Box,
  BREED_OF,
  BREEDS,
  GALLOWAY,
  isCattle,
  isObjective,
  type Player,
} from '@railhead/great-western-trail'
import { UNKNOWN } from '@railhead/kernel'

/** The cards of a player, as far as they are known. */
export interface Herd {
  size: number
  objectives: number
  /** Cattle of at least three, and how many breeds of it. */
  good: number
  goodBreeds: number
  points: number
  /** By breed. */
  readonly counts: Float32Array
  readonly hand: Float32Array
  objectivesInHand: number
}

const GOOD_CATTLE = 3

export const newHerd = (): Herd => ({
  size: 0,
  objectives: 0,
  good: 0,
  goodBreeds: 0,
  points: 0,
  counts: new Float32Array(BREEDS),
  hand: new Float32Array(BREEDS),
  objectivesInHand: 0,
})

/** What the cattle cards are worth, as the match rules it. */
export type CattleFigures = Pick<Box, 'cattleValues' | 'cattlePoints'>

/** Where the cards of a player are. */
export interface Cards extends Pick<Player, 'unseen'> {
  readonly draw: readonly number[]
  readonly hand: readonly number[]
  readonly discard: readonly number[]
}

/** Counts the cards of a player. */
export function countHerd({ draw, hand, discard, unseen }: Cards, figures: CattleFigures, herd: Herd): void {
  herd.counts.fill(0)
  herd.hand.fill(0)
  herd.size = 0
  herd.objectives = 0
  herd.good = 0
  herd.goodBreeds = 0
  herd.points = 0
  herd.objectivesInHand = 0
  add(herd, figures, draw)
  add(herd, figures, hand)
  add(herd, figures, discard)
  add(herd, figures, unseen)
  for (const card of hand) {
    if (card === UNKNOWN) continue
    if (isCattle(card)) herd.hand[BREED_OF[card]]++
    else herd.objectivesInHand++
  }
}

function add(herd: Herd, { cattleValues, cattlePoints }: CattleFigures, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (card === UNKNOWN) continue
    herd.size++
    if (isObjective(card)) {
      herd.objectives++
      continue
    }
    const breed = BREED_OF[card]
    herd.points += cattlePoints[card]
    if (cattleValues[card] >= GOOD_CATTLE) {
      herd.good++
      if (herd.counts[breed] === 0) herd.goodBreeds++
    }
    herd.counts[breed]++
  }
}

/** From the cattle of the market on; orange cards in the mean. */
const BREED_VALUE = [0, 0, 0, 0, 3, 3, 3, 4, 5, 3]

/** The breeding value that a random hand of that size would have; cards of the start are their own breeds. */
export function expectedValue({ size, counts }: Herd, values: readonly number[], hand: number): number {
  if (size === 0) return 0
  let sum = 0
  for (let breed = 0; breed < BREEDS; breed++) {
    const count = counts[breed]
    if (count === 0) continue
    // Chance that none of `count` cards is among `hand` out of `size`.
    let none = 1
    for (let i = 0; i < hand; i++) none *= Math.max(0, (size - count - i) / Math.max(1, size - i))
    sum += (breed <= GALLOWAY ? values[breed] : BREED_VALUE[breed]) * (1 - none)
  }
  return sum
}

/** What known cards are worth in the mean. */
export function meanValue(cards: readonly number[], values: readonly number[]): number {
  let sum = 0
  let count = 0
  for (const card of cards) {
    if (card === UNKNOWN) continue
    count++
    if (isCattle(card)) sum += values[card]
  }
  return count === 0 ? 0 : sum / count
}
