import { type Player, type State, tablesOf } from '@railhead/great-western-trail'

/** Kinds of spaces for discs on a player board. */
const DISCS = 11
const HAND = 6
/** Disc that gives a larger hand. */
const DISC_HAND = 9

export const newDiscs = (): Float32Array => new Float32Array(DISCS)

/** Writes how many discs are gone from each kind of space of a player board. */
export function countDiscsGone(state: State, { discs }: Player, found: Float32Array): void {
  const { discSpaces } = tablesOf(state)
  for (let disc = 0; disc < DISCS; disc++)
    found[disc] = disc < discSpaces.length ? discSpaces[disc].count - discs[disc] : 0
}

/** Cards in a full hand. */
export const handSize = ({ discs }: Player): number => HAND - discs[DISC_HAND]

/** How many bits are set: stations, for one. */
export function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}
