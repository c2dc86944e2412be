/**
 * Seeded chance, held inside the state: the same seed and answers give the same match on every machine.
 * The generator is sfc32 (public domain); its counter word doubles as the number of draws made, which is
 * how the kernel knows that an answer revealed something.
 */
export interface Chance {
  a: number
  b: number
  c: number
  /** How many numbers were drawn so far. Grows by one with every draw, never otherwise. */
  drawn: number
}

/** A view carries no chance: this stands in its place. */
export const NO_CHANCE: Chance = Object.freeze({ a: 0, b: 0, c: 0, drawn: 0 })

const WARM_UP = 12

export function seedChance(seed: string): Chance {
  const [a, b, c, d] = hash128(seed)
  const chance = { a: a ^ d, b, c, drawn: d | 0 }
  for (let i = 0; i < WARM_UP; i++) nextWord(chance)
  chance.drawn = 0
  return chance
}

export function cloneChance(chance: Chance): Chance {
  return { a: chance.a, b: chance.b, c: chance.c, drawn: chance.drawn }
}

function nextWord(chance: Chance): number {
  const sum = (chance.a + chance.b + chance.drawn) | 0
  chance.drawn = (chance.drawn + 1) | 0
  chance.a = chance.b ^ (chance.b >>> 9)
  chance.b = (chance.c + (chance.c << 3)) | 0
  chance.c = (((chance.c << 21) | (chance.c >>> 11)) + sum) | 0
  return sum >>> 0
}

/** A whole number from 0 to `count - 1`. Draws nothing when there is nothing to choose. */
export function below(chance: Chance, count: number): number {
  if (count <= 1) return 0
  return Math.floor((nextWord(chance) / 4294967296) * count)
}

/** A roll of one die with the given number of sides. */
export function rollDie(chance: Chance, sides: number): number {
  return 1 + below(chance, sides)
}

/**
 * Takes one element at random out of a pile. A pile has no order until it is drawn from: drawing at random
 * from an unordered pile is the same as drawing the top of a shuffled one, needs no shuffling, and leaves
 * no order in the state that could leak. The draw always counts as a draw, also from a pile of one.
 */
export function takeRandom(chance: Chance, pile: number[]): number {
  if (pile.length === 0) throw new RangeError('Nothing can be drawn from an empty pile.')
  const index = Math.floor((nextWord(chance) / 4294967296) * pile.length)
  const taken = pile[index]
  const last = pile.pop()
  if (last !== undefined && index < pile.length) pile[index] = last
  return taken
}

export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
  return items
}

/** Four 32-bit words mixed from a text (MurmurHash3 finalisers over four lanes). */
export function hash128(text: string): [number, number, number, number] {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  h1 ^= h2 ^ h3 ^ h4
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0]
}
