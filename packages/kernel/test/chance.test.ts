import { expect, test } from 'vitest'
import { below, cloneChance, hash128, rollDie, seedChance, shuffle, takeRandom } from '../src/chance.js'

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string): number[] => {
    const chance = seedChance(seed)
    return Array.from({ length: 20 }, () => below(chance, 1000))
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  expect(draw('')).not.toEqual(draw(' '))
})

test('the numbers of a seed never change: recorded matches depend on them', () => {
  const chance = seedChance('railhead')
  expect(Array.from({ length: 8 }, () => below(chance, 1000))).toMatchInlineSnapshot(`
    [
      27,
      318,
      875,
      924,
      981,
      5,
      416,
      418,
    ]
  `)
})

test('numbers spread evenly', () => {
  const chance = seedChance('even')
  const counts = new Array<number>(10).fill(0)
  for (let i = 0; i < 100_000; i++) counts[below(chance, 10)]++
  // Four standard deviations (95 each) around 10,000.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('neighbouring seeds start differently', () => {
  const first = Array.from({ length: 10_000 }, (_, i) => below(seedChance(`match ${i}`), 10))
  for (let digit = 0; digit < 10; digit++)
    expect(Math.abs(first.filter(number => number === digit).length - 1000)).toBeLessThan(150)
})

test('every draw counts, and nothing is drawn where there is nothing to choose', () => {
  const chance = seedChance('count')
  expect(chance.drawn).toBe(0)
  expect(below(chance, 1)).toBe(0)
  expect(chance.drawn).toBe(0)
  below(chance, 2)
  rollDie(chance, 6)
  expect(chance.drawn).toBe(2)
})

test('a die shows each of its sides', () => {
  const chance = seedChance('die')
  const sides = new Set(Array.from({ length: 200 }, () => rollDie(chance, 6)))
  expect([...sides].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('taking from a pile leaves the rest', () => {
  const chance = seedChance('pile')
  const pile = Array.from({ length: 30 }, (_, i) => i)
  const taken: number[] = []
  while (pile.length > 0) {
    taken.push(takeRandom(chance, pile))
    expect([...taken, ...pile].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i))
  }
  expect(taken).not.toEqual([...taken].sort((a, b) => a - b))
})

test('each thing of a pile is as likely, and the order in which it lies there does not matter to that', () => {
  const chance = seedChance('likely')
  const counts = new Array<number>(5).fill(0)
  for (let i = 0; i < 20_000; i++) counts[takeRandom(chance, [0, 1, 2, 3, 4])]++
  for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(240)
})

test('the last thing of a pile is a draw too, and an empty pile gives none', () => {
  const chance = seedChance('last')
  expect(takeRandom(chance, [7])).toBe(7)
  expect(chance.drawn).toBe(1)
  expect(() => takeRandom(chance, [])).toThrow('empty pile')
  expect(chance.drawn).toBe(1)
})

test('a clone goes on by itself', () => {
  const chance = seedChance('clone')
  const copy = cloneChance(chance)
  const number = below(chance, 1_000_000)
  expect(copy.drawn).toBe(0)
  expect(below(copy, 1_000_000)).toBe(number)
})

test('shuffling keeps everything and reaches every order', () => {
  const chance = seedChance('shuffle')
  const orders = new Set(Array.from({ length: 500 }, () => shuffle(chance, ['a', 'b', 'c']).join('')))
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})

test('similar texts have different hashes', () => {
  const hashes = Array.from({ length: 2000 }, (_, i) => hash128(`text ${i}`).join())
  expect(new Set(hashes).size).toBe(2000)
})
