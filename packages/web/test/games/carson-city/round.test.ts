import type { Event } from '@railhead/carson-city'
import { expect, test } from 'vitest'
import { gainsOf } from '../../../src/games/carson-city/scenes/round.js'

const EVENTS: readonly Event[] = [
  { type: 'round', round: 1 },
  { type: 'money', seat: 0, amount: 9, cause: 'banker' },
  { type: 'round', round: 2 },
  { type: 'money', seat: 0, amount: 4, cause: 'wages' },
  { type: 'money', seat: 0, amount: 4, cause: 'wages' },
  { type: 'income', seat: 1, parcel: 3, building: 2, amount: 6 },
  { type: 'points', seat: 1, amount: 2, cause: 'parcelPoints' },
  { type: 'cashLimit', seat: 1, amount: 10, points: 1 },
  { type: 'round', round: 3 },
]

test('a round brought what was told between its beginning and the next', () => {
  const gains = gainsOf([{ type: 'round', round: 3 }], () => EVENTS, 2)
  expect(gains).toEqual({
    round: 2,
    money: { 'cause.wages': [8, 0], 'space.estateIncome': [0, 6], cashLimit: [0, -10] },
    points: { 'cause.parcelPoints': [0, 2], cashLimit: [0, 1] },
  })
})

test('nothing is summed up while a round goes on, nor before the first', () => {
  expect(gainsOf([{ type: 'turn', seat: 0 }], () => EVENTS, 2)).toBeUndefined()
  expect(gainsOf([{ type: 'round', round: 1 }], () => EVENTS.slice(0, 1), 2)).toBeUndefined()
})

test('the last round ends with the match', () => {
  const over: Event = { type: 'over', seat: 0, points: 20 }
  expect(gainsOf([over], () => [...EVENTS, over], 2)?.round).toBe(3)
})
