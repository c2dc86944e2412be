import { expect, test } from 'vitest'
import { wantedShares } from '../../src/training/selfPlay.js'

test('what a search looked into oftener becomes likelier than its share of the looks, and no answer is given up', () => {
  const shares = wantedShares([{ visits: 6 }, { visits: 3 }, { visits: 0 }])
  expect(shares[0]).toBeCloseTo(0.99 * (36 / 45) + 0.01 / 3, 5)
  expect(shares[1]).toBeCloseTo(0.99 * (9 / 45) + 0.01 / 3, 5)
  expect(shares[2]).toBeCloseTo(0.01 / 3, 5)
})

test('where nothing was looked into, all answers are wanted alike', () => {
  expect(Array.from(wantedShares([{ visits: 0 }, { visits: 0 }]))).toEqual([0.5, 0.5])
})
