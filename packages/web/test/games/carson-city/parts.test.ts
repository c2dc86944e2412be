import { carsonCity, type Event, RESOLUTION, type State, spaceIndex, TRACK } from '@railhead/carson-city'
import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { duelsIn } from '../../../src/games/carson-city/scenes/duels.js'
import { earningsIn } from '../../../src/games/carson-city/scenes/earnings.js'
import { cowboysOn, isDuel, placedBy } from '../../../src/games/carson-city/spots.js'
import { cellNow } from '../../../src/games/carson-city/street/track.js'
import { nextParcel } from '../../../src/games/carson-city/town/usePointed.js'

const fresh = (players = 3): State =>
  carsonCity.setup(carsonCity.config.parse({ players }), seedChance('parts'))

test('the arrows walk over the town and stop at its border', () => {
  expect(nextParcel(0, 'ArrowRight')).toBe(1)
  expect(nextParcel(0, 'ArrowDown')).toBe(8)
  expect(nextParcel(0, 'ArrowUp')).toBe(0)
  expect(nextParcel(63, 'ArrowRight')).toBe(63)
  expect(nextParcel(13, 'Home')).toBe(8)
  expect(nextParcel(13, 'End')).toBe(15)
  expect(nextParcel(13, 'Enter')).toBeUndefined()
})

test('the lantern hangs at the cell that is being resolved', () => {
  const state = fresh()
  expect(cellNow(state)).toBe(-1)
  state.phase = RESOLUTION
  state.tasks = []
  state.step = TRACK.indexOf('parcels')
  expect(TRACK[cellNow(state)]).toBe('parcels')
  // The rules have stepped on when the owner of a space is asked.
  state.step = TRACK.indexOf('gambling') + 1
  state.tasks = [{ kind: 'act', seat: 0, space: spaceIndex('gambling') }]
  expect(TRACK[cellNow(state)]).toBe('gambling')
  state.step = TRACK.indexOf('deferred')
  state.tasks = [{ kind: 'build', seat: 0, building: 0, refused: [], deferred: true }]
  expect(TRACK[cellNow(state)]).toBe('deferred')
})

test('cowboys on a spot, and whether they fight there', () => {
  const state = fresh()
  const ammunition = spaceIndex('ammunition')
  state.cowboysAt[ammunition] = 0b101
  state.onWages[1] = 2
  expect(cowboysOn(state, ammunition)).toEqual([0, 2])
  expect(isDuel(state, ammunition)).toBe(true)
  expect(cowboysOn(state, spaceIndex('wages'))).toEqual([1, 1])
  expect(isDuel(state, spaceIndex('wages'))).toBe(false)
  expect([0, 1, 2].map(seat => placedBy(state, seat))).toEqual([1, 2, 1])
})

test('duels and earnings are read from what was told', () => {
  const events: Event[] = [
    { type: 'duel', spot: 2 },
    { type: 'shot', seat: 0, roll: 3, firepower: 4, cowboys: 3, revolvers: 1, ofRound: 0, token: false },
    { type: 'shot', seat: 1, roll: 2, firepower: 5, cowboys: 2, revolvers: 0, ofRound: 3, token: false },
    { type: 'duelWon', seat: 0, spot: 2, tie: true },
    { type: 'income', seat: 1, parcel: 5, building: 4, amount: 8 },
    { type: 'raid', seat: 0, owner: 1, parcel: 5, building: 4, amount: 7 },
  ]
  const [duel, ...others] = duelsIn(events)
  expect(others).toEqual([])
  expect(duel).toMatchObject({ spot: 2, winner: 0, tie: true })
  expect(duel.shots).toHaveLength(2)
  expect(earningsIn(events)).toEqual([
    { seat: 1, parcel: 5, building: 4, amount: 8, raid: false },
    { seat: 0, parcel: 5, building: 4, amount: 7, raid: true },
  ])
})
