import { below, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { Regression } from './regression.js'

const chance = seedChance('regression')
const unit = (): number => below(chance, 1000) / 1000
const TRUE_WEIGHTS = [3, -2, 0.5]

function filled(samples: number, noise = 0): Regression {
  const regression = new Regression(3)
  for (let i = 0; i < samples; i++) {
    const x = Float64Array.of(1, unit() * 2, unit() * 3)
    const target = x.reduce((sum, value, j) => sum + value * TRUE_WEIGHTS[j], 0)
    regression.add(x, target + (i % 2 === 0 ? noise : -noise))
  }
  return regression
}

test('finds the weights that made the samples', () => {
  const found = filled(500).solve(1e-9)
  for (const [i, weight] of TRUE_WEIGHTS.entries()) expect(found[i]).toBeCloseTo(weight, 4)
})

test('the error is that of the noise, and of wrong weights larger', () => {
  const regression = filled(2000, 0.5)
  const found = regression.solve(1e-9)
  expect(regression.error(found)).toBeCloseTo(0.5, 1)
  expect(regression.error(Float64Array.of(0, 0, 0))).toBeGreaterThan(1)
})

test('a ridge draws the weights towards 0', () => {
  const regression = filled(500)
  expect(Math.abs(regression.solve(10)[0])).toBeLessThan(1)
})

test('faded samples count less than new ones', () => {
  const regression = new Regression(1)
  for (let i = 0; i < 10; i++) regression.add(Float64Array.of(1), 0)
  regression.fade(0.1)
  regression.add(Float64Array.of(1), 10)
  expect(regression.solve(0)[0]).toBeCloseTo(5, 5)
})

test('goes on from what was saved, as plain JSON', () => {
  const regression = filled(50)
  const copy = new Regression(3)
  copy.load(JSON.parse(JSON.stringify(regression.save())))
  for (const each of [regression, copy]) each.add(Float64Array.of(1, 1, 1), 2)
  expect(copy.solve(0.01)).toEqual(regression.solve(0.01))
  const other = new Regression(2)
  other.load(regression.save())
  expect(other.samples).toBe(0)
})
