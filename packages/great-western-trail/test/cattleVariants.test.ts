import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { CALF, COW, HEIFER } from '../src/addons/cattle/simmental/cards.js'
import {
  CATTLE_CHOICES,
  FIRST_ORANGE,
  numbersOf,
  VARIANTS,
  variantsIn,
} from '../src/addons/cattle/variants.js'
import { CATTLE, FIRST_OBJECTIVE, ORANGE } from '../src/components/cattle.js'
import { configSpec } from '../src/config.js'

test('variants of cattle are played alone and together', () => {
  const of = CATTLE_CHOICES.map(cattle => [
    cattle,
    variantsIn(configSpec.parse({ players: 2, cattle })).map(({ id }) => id),
  ])
  expect(of).toEqual([
    ['none', []],
    ['simmental', ['simmental']],
    ['brahman', ['brahman']],
    ['simmental+brahman', ['simmental', 'brahman']],
  ])
})

test('the numbers of orange cards go on where those of the box end, as recorded matches know them', () => {
  expect(CATTLE.findIndex(({ breed }) => breed === ORANGE)).toBe(FIRST_ORANGE)
  expect(VARIANTS.map(numbersOf)).toEqual([[CALF, HEIFER, COW], [BRAHMAN]])
  for (const variant of VARIANTS)
    expect(numbersOf(variant).map(card => CATTLE[card].name)).toEqual(variant.cards.map(({ name }) => name))
  for (const { market } of VARIANTS) for (const [card] of market) expect(CATTLE[card].breed).toBe(ORANGE)
  expect(CATTLE.length).toBeLessThanOrEqual(FIRST_OBJECTIVE)
})
