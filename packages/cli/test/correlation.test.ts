import { below, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { agreementsOf, mean, type Valued } from '../src/correlation.js'

const chance = seedChance('values')
const noise = (size: number): number =>
  size * (Array.from({ length: 12 }, () => below(chance, 1000) / 1000).reduce((sum, one) => sum + one, 0) - 6)

/** Positions of four options, true values of a spread of 1, played on with so many times with luck of 3. */
function positions(count: number, playOuts: number, common = 0): Valued[] {
  return Array.from({ length: count }, () => {
    const truth = Array.from({ length: 4 }, () => noise(1))
    const shared = Array.from({ length: playOuts }, () => noise(common))
    return {
      byNet: truth.map(value => value + noise(1)),
      bySearch: truth,
      ends: truth.map(value => shared.map(luck => value + luck + noise(3))),
    }
  })
}

test('freed of luck, values without fault go together with the truth wholly', () => {
  const { net, search, netFreed, searchFreed, ceiling } = agreementsOf(positions(800, 9))
  // Luck of 3 in the mean of nine matches is as much as the values differ.
  expect(ceiling.r).toBeCloseTo(Math.SQRT1_2, 1)
  expect(search.r).toBeCloseTo(Math.SQRT1_2, 1)
  expect(searchFreed.r).toBeCloseTo(1, 1)
  expect(net.r).toBeCloseTo(0.5, 1)
  expect(netFreed.r).toBeCloseTo(Math.SQRT1_2, 1)
})

test('luck that all options have in common changes nothing', () => {
  const { ceiling } = agreementsOf(positions(800, 9, 10))
  expect(ceiling.r).toBeCloseTo(Math.SQRT1_2, 1)
})

test('intervals are over positions: the more of them, the narrower', () => {
  const widths = [30, 480].map(count => {
    const { r, interval } = agreementsOf(positions(count, 9)).net
    expect(interval[0]).toBeLessThan(r)
    expect(interval[1]).toBeGreaterThan(r)
    return interval[1] - interval[0]
  })
  expect(widths[1]).toBeLessThan(widths[0])
})

test('nothing goes together with nothing', () => {
  const { net, ceiling } = agreementsOf([{ byNet: [1, 1], bySearch: [1, 1], ends: [[2], [2]] }])
  expect([net.r, ceiling.r]).toEqual([0, 0])
  expect(mean([])).toBe(0)
})
