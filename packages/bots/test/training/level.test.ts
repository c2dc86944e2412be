import { expect, test } from 'vitest'
import { evaluate, netFrom, netSize } from '../../src/net.js'
import { raiseLevel } from '../../src/training/level.js'

const FEATURES = 2
const CELLS = 1

test('the level follows what is missing at each time, and differences stay as they are', () => {
  const numbers = Float32Array.from({ length: netSize(FEATURES, CELLS, 1) }, (_, i) => (i % 5) - 2)
  const net = netFrom(FEATURES, CELLS, 1, numbers)
  const cells = new Float32Array(CELLS)
  const said = (strength: number, timeLeft: number): number =>
    evaluate(net, Float32Array.of(1, strength), timeLeft, cells)
  const before = said(2, 0.5) - said(1, 0.5)
  // Twelve points too few at the beginning, none at the end, and a curve between.
  const missing = (timeLeft: number): number => 4 * timeLeft + 8 * timeLeft ** 2
  const samples = Array.from({ length: 200 }, (_, i) => {
    const timeLeft = (i % 20) / 19
    const strength = i % 3
    const points = said(strength, timeLeft) + missing(timeLeft)
    return { seen: Float32Array.of(1, strength), timeLeft, targets: Float32Array.of(points) }
  })
  const earlier = said(1, 1)
  raiseLevel(net, [0], samples)
  expect(said(1, 1) - earlier).toBeCloseTo(12, 3)
  for (const { seen, timeLeft, targets } of samples)
    expect(evaluate(net, seen, timeLeft, cells)).toBeCloseTo(targets[0], 3)
  expect(said(2, 0.5) - said(1, 0.5)).toBeCloseTo(before, 4)
})

test('where all samples are of one time, it is right at that time', () => {
  const net = netFrom(FEATURES, CELLS, 1, new Float32Array(netSize(FEATURES, CELLS, 1)))
  const seen = Float32Array.of(1, 0)
  raiseLevel(net, [0], [{ seen, timeLeft: 0.5, targets: Float32Array.of(3) }])
  expect(evaluate(net, seen, 0.5, new Float32Array(CELLS))).toBeCloseTo(3, 3)
})

test('each kind of match has a level of its own', () => {
  const net = netFrom(FEATURES, CELLS, 1, new Float32Array(netSize(FEATURES, CELLS, 1)))
  const cells = new Float32Array(CELLS)
  const samples = Array.from({ length: 200 }, (_, i) => {
    const timeLeft = (i % 20) / 19
    const isOfFour = i % 3 === 0
    const points = 10 * timeLeft - (isOfFour ? 4 + 2 * timeLeft : 0)
    return { seen: Float32Array.of(1, isOfFour ? 1 : 0), timeLeft, targets: Float32Array.of(points) }
  })
  raiseLevel(net, [0, 1], samples)
  for (const { seen, timeLeft, targets } of samples)
    expect(evaluate(net, seen, timeLeft, cells)).toBeCloseTo(targets[0], 3)
})

test('what the matches leave open stays as it is', () => {
  const net = netFrom(FEATURES, CELLS, 1, new Float32Array(netSize(FEATURES, CELLS, 1)))
  const samples = Array.from({ length: 200 }, (_, i) => {
    const timeLeft = (i % 20) / 19
    return { seen: Float32Array.of(1, 1), timeLeft, targets: Float32Array.of(5 + 7 * timeLeft) }
  })
  raiseLevel(net, [1, 0], samples)
  const cells = new Float32Array(CELLS)
  expect(evaluate(net, Float32Array.of(1, 1), 0.5, cells)).toBeCloseTo(8.5, 3)
  expect(evaluate(net, Float32Array.of(1, 0), 0.5, cells)).toBe(0)
})
