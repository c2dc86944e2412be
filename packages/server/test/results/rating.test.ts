import { expect, test } from 'vitest'
import { describeRating, type Strength, strengthsAfter, UNKNOWN_STRENGTH } from '../../src/results/rating.js'

const NEW = UNKNOWN_STRENGTH
const near = (found: readonly Strength[], wanted: readonly (readonly [number, number])[]): void => {
  expect(found).toHaveLength(wanted.length)
  for (const [i, [mu, sigma]] of wanted.entries()) {
    expect(found[i].mu).toBeCloseTo(mu, 9)
    expect(found[i].sigma).toBeCloseTo(sigma, 9)
  }
}

test('two strangers: the published example of the Plackett-Luce model', () => {
  near(strengthsAfter([NEW, NEW], [1, 2], 0), [
    [27.63523138347365, 8.065506316323548],
    [22.36476861652635, 8.065506316323548],
  ])
})

test('with people who change, three and four of them, and shared places: as OpenSkill 5.0.1 has it', () => {
  near(strengthsAfter([NEW, NEW], [1, 2]), [
    [27.635389493140497, 8.06590141354368],
    [22.364610506859503, 8.06590141354368],
  ])
  near(strengthsAfter([NEW, NEW, NEW], [1, 2, 3]), [
    [27.869048680749426, 8.205243377397993],
    [25.717262170187357, 8.058224222802378],
    [21.413689149063217, 8.058224222802378],
  ])
  near(strengthsAfter([NEW, NEW, NEW, NEW], [1, 2, 2, 4]), [
    [27.795252672501135, 8.263571791259416],
    [24.689416369722096, 8.17961798837266],
    [24.689416369722096, 8.17961798837266],
    [22.825914588054673, 8.17961798837266],
  ])
  const known = [
    { mu: 30, sigma: 4 },
    { mu: 22, sigma: 7 },
    { mu: 25, sigma: 2 },
  ]
  near(strengthsAfter(known, [3, 1, 1]), [
    [29.313320026053304, 3.9768387697502687],
    [23.210407427559037, 6.839960156932365],
    [25.072927138383342, 2.0004706921686086],
  ])
})

test('a beginner has 1500; ten to one is 400 points; ratings settle', () => {
  expect(describeRating({ ...NEW, matches: 0 })).toEqual({
    value: 1500,
    deviation: 246,
    provisional: true,
    matches: 0,
  })
  // Between two of whom much is known, the model's own chance of winning.
  const beta = 25 / 6
  const better = NEW.mu + Math.LN10 * Math.hypot(beta, beta)
  expect(describeRating({ mu: better, sigma: 1, matches: 50 })).toMatchObject({
    value: 1900,
    provisional: false,
  })
  let [one, other]: Strength[] = [NEW, NEW]
  for (let i = 0; i < 60; i++) [one, other] = strengthsAfter([one, other], i % 4 === 0 ? [2, 1] : [1, 2])
  expect(one.sigma).toBeLessThan(NEW.sigma / 2)
  // Three to one is 191 points.
  const gap = describeRating({ ...one, matches: 60 }).value - describeRating({ ...other, matches: 60 }).value
  expect(gap).toBeGreaterThan(120)
  expect(gap).toBeLessThan(320)
})
