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

const tally = new Int32Array(BREEDS)

/** Counts the cards of a player. */
export function countHerd({ draw, hand, discard, unseen }: Cards, figures: CattleFigures, herd: Herd): void {
  herd.hand.fill(0)
  tally.fill(0)
  herd.size = 0
  herd.objectives = 0
  herd.good = 0
  herd.goodBreeds = 0
  herd.points = 0
  herd.objectivesInHand = 0
  add(herd, figures, draw)
  add(herd, figures, hand)
  add(herd, figures, discard)
  if (unseen.length > 0) add(herd, figures, unseen)
  const { counts } = herd
  for (let breed = 0; breed < BREEDS; breed++) counts[breed] = tally[breed]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card === UNKNOWN) continue
    if (isCattle(card)) herd.hand[BREED_OF[card]]++
    else herd.objectivesInHand++
  }
}

function add(herd: Herd, { cattleValues, cattlePoints }: CattleFigures, cards: readonly number[]): void {
  let size = 0
  let objectives = 0
  let points = 0
  let good = 0
  let goodBreeds = 0
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (card === UNKNOWN) continue
    size++
    if (isObjective(card)) {
      objectives++
      continue
    }
    const breed = BREED_OF[card]
    points += cattlePoints[card]
    if (cattleValues[card] >= GOOD_CATTLE) {
      good++
      if (tally[breed] === 0) goodBreeds++
    }
    tally[breed]++
  }
  herd.size += size
  herd.objectives += objectives
  herd.points += points
  herd.good += good
  herd.goodBreeds += goodBreeds
}

/** From the cattle of the market on; orange cards in the mean. */
const BREED_VALUE = [0, 0, 0, 0, 3, 3, 3, 4, 5, 3]

/** Cards of a herd, cards of a breed, cards in hand: more of them are reckoned with, too, but not kept. */
const MOST_CARDS = 64
const MOST_OF_BREED = 16
const MOST_IN_HAND = 8
const kept = new Float64Array(MOST_CARDS * MOST_OF_BREED * MOST_IN_HAND).fill(Number.NaN)

/** Chance that none of `count` cards is among `hand` out of `size`. */
function chanceOfNone(size: number, count: number, hand: number): number {
  const isKept = size < MOST_CARDS && count < MOST_OF_BREED && hand < MOST_IN_HAND
  const place = isKept ? (size * MOST_OF_BREED + count) * MOST_IN_HAND + hand : 0
  if (isKept && kept[place] >= 0) return kept[place]
  let none = 1
  for (let i = 0; i < hand; i++) none *= Math.max(0, (size - count - i) / Math.max(1, size - i))
  if (isKept) kept[place] = none
  return none
}

/** The breeding value that a random hand of that size would have; cards of the start are their own breeds. */
export function expectedValue({ size, counts }: Herd, values: readonly number[], hand: number): number {
  if (size === 0) return 0
  let sum = 0
  for (let breed = 0; breed < BREEDS; breed++) {
    const count = counts[breed]
    if (count === 0) continue
    sum += (breed <= GALLOWAY ? values[breed] : BREED_VALUE[breed]) * (1 - chanceOfNone(size, count, hand))
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
