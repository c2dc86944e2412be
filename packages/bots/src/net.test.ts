import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { evaluate, netFrom, netSize } from './net.js'
import { NOTHING_LEARNT, netOf, readNumbers, writtenNet } from './parameters.js'
import { firstNumbers, type Sample, Teacher } from './training/teacher.js'

test('a net adds looks, looks with the time left, and what its cells let through', () => {
  const numbers = new Float64Array(netSize(2, 2))
  const net = netFrom(2, 2, numbers)
  net.plain.set([1, 10])
  net.timed.set([2, 0])
  net.squared.set([4, 0])
  net.inner.set([1, -1, 1, -1])
  net.outer.set([100, 1000])
  const cells = new Float64Array(2)
  // 3 × (1 + 2 × 0.5 + 4 × 0.25) + 2 × 10, and the first cell sees 5; the second would see −5 and stays silent.
  expect(evaluate(net, Float64Array.of(3, 2), 0.5, cells)).toBe(9 + 20 + 500)
  expect(Array.from(cells)).toEqual([5, -5])
})

test('what is written of a net can be read again, to a thousandth', () => {
  const numbers = firstNumbers(5, 4, seedChance('written'))
  const read = readNumbers(writtenNet(numbers))
  expect(read.length).toBe(numbers.length)
  for (const [i, number] of numbers.entries()) expect(Math.abs(read[i] - number)).toBeLessThan(0.000_51)
})

test('a net for other looks promises nothing', () => {
  const net = netOf(3, { ...NOTHING_LEARNT, cells: 2, net: ['1 2 3'] })
  expect(evaluate(net, Float64Array.of(1, 2, 3), 1, new Float64Array(0))).toBe(0)
})

/** Points that no sum of the looks can tell: two things are only worth something together. */
function samples(count: number, seed: number): Sample[] {
  return Array.from({ length: count }, (_, i) => {
    const bits = (i * 7 + seed) % 4
    const both = bits === 3 ? 1 : 0
    return { seen: Float64Array.of(1, bits & 1, bits >> 1), timeLeft: (i % 5) / 4, points: 5 + 30 * both }
  })
}

test('a teacher fits what goes together', () => {
  const numbers = firstNumbers(3, 8, seedChance('net'))
  const teacher = new Teacher(3, 8, numbers)
  const seen = samples(2000, 0)
  const before = teacher.error(samples(200, 1))
  for (let i = 0; i < 25; i++) teacher.epoch(seen, 0.01, seedChance(`epoch ${i}`))
  const after = teacher.error(samples(200, 1))
  expect(before).toBeGreaterThan(10)
  // The best that a plain sum can do is 7.5.
  expect(after).toBeLessThan(2)
})
