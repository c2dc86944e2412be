import {
  CROWDED_SPACES,
  firepower,
  type Option,
  PLACEMENT,
  SPACES,
  type State,
  spaceIndex,
} from '@railhead/carson-city'
import { expect, test } from 'vitest'
import { FEATURES, OWN_FEATURES, readFeatures, readOwnFeatures } from '../../src/carson-city/features.js'
import { STREET } from '../../src/carson-city/street.js'
import { gameOf, wander } from '../testing/playing.js'

const game = gameOf('carson-city')
const named = (row: Float32Array, name: string): number => {
  const place = FEATURES.findIndex(feature => feature.name === name)
  expect(place, name).toBeGreaterThanOrEqual(0)
  return row[place]
}
const looked = (state: State, seat: number): Float32Array => {
  const row = new Float32Array(FEATURES.length)
  readFeatures(state, seat, row)
  return row
}

test('a seat sees of who plays after it what that one sees of itself', () => {
  let compared = 0
  for (const players of [2, 3])
    wander(game, { players }, `next ${players}`, (plain, question, count) => {
      const state = plain as State
      if (count % 11 !== 0 || state.order.length < players) return
      const { seat } = question
      const next = state.order[(state.order.indexOf(seat) + 1) % players]
      const own = new Float32Array(OWN_FEATURES.length)
      readOwnFeatures(state, next, own)
      const row = looked(state, seat)
      expect(row.slice(OWN_FEATURES.length, 2 * OWN_FEATURES.length)).toEqual(own)
      readOwnFeatures(state, seat, own)
      expect(row.slice(0, OWN_FEATURES.length)).toEqual(own)
      compared++
    })
  expect(compared).toBeGreaterThan(20)
})

test('of the street it sees who stands where, what that brings, and what is still free for whom', () => {
  const guns = STREET.findIndex(({ id }) => id === 'ammunition')
  expect(CROWDED_SPACES + guns).toBe(spaceIndex('ammunition'))
  let met = 0
  wander(game, { players: 2 }, 'street', (plain, question) => {
    const state = plain as State
    if (state.phase !== PLACEMENT || question.ask !== 'place' || met > 0) return
    const [one, other] = [question.seat, 1 - question.seat]
    const offered = question.options.some(
      option =>
        (option as Option).kind === 'space' &&
        (option as { space: number }).space === spaceIndex('ammunition'),
    )
    if (!offered || state.cowboysAt[spaceIndex('ammunition')] !== 0) return
    met++
    expect(named(looked(state, one), 'toMove')).toBe(1)
    expect(named(looked(state, one), 'nextToMove')).toBe(0)
    expect(named(looked(state, one), 'freeAmmunition')).toBe(1)
    expect(named(looked(state, one), 'nextFreeAmmunition')).toBe(1)
    game.apply(state, one, { kind: 'space', space: spaceIndex('ammunition') })
    const row = looked(state, one)
    expect(named(row, 'toMove')).toBe(0)
    expect(named(row, 'nextToMove')).toBe(1)
    expect([named(row, 'heldAmmunition'), named(row, 'gainedAmmunition')]).toEqual([1, 1])
    expect([named(row, 'freeAmmunition'), named(row, 'nextFreeAmmunition')]).toEqual([0, 0])
    const theirs = looked(state, other)
    expect(named(theirs, 'nextHeldAmmunition')).toBe(1)
    expect(named(theirs, 'heldAmmunition')).toBe(0)
    // Half of a point for each firepower, which the cowboy that would go there is none of.
    const points = SPACES.findIndex(({ id }) => id === 'cowboyPoints')
    if (state.cowboysAt[points] === 0)
      expect(named(theirs, 'freeCowboyPoints')).toBeCloseTo((firepower(state, other) - 1) / 2 / 4)
  })
  expect(met).toBe(1)
})
