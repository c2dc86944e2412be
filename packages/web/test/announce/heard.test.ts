import type { Event } from '@railhead/carson-city'
import type { Event as TrailEvent } from '@railhead/great-western-trail'
import type { PlainEvent } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { foughtBy } from '../../src/games/carson-city/scenes/duels.js'
import { heardBy } from '../../src/games/great-western-trail/heard.js'
import { heardOf } from '../../src/play/announce/heard.js'

const shot = (seat: number, roll: number): Event => ({
  type: 'shot',
  seat,
  roll,
  firepower: 1,
  cowboys: 1,
  revolvers: 0,
  ofRound: 0,
  token: false,
})
const won = (seat: number): Event => ({ type: 'duelWon', seat, tie: false, spot: 3 })
const duel = (spot: number): Event => ({ type: 'duel', spot })
const events: Event[] = [
  { type: 'passed', seat: 1, place: 0 },
  duel(3),
  shot(0, 2),
  shot(1, 5),
  won(1),
  duel(4),
  shot(1, 2),
  shot(2, 5),
  won(2),
]
const screen = {
  heard: (told: readonly PlainEvent[], seat: number) => foughtBy(told as Event[], seat) as PlainEvent[],
}
const entry = (seat: number) => ({ seat, events: events as PlainEvent[] })

test('a duel is heard whole by those who fight it, also when another one answered and won', () => {
  const mine = [duel(3), shot(0, 2), shot(1, 5), won(1)]
  expect(heardOf(entry(1), 0, screen)).toEqual(mine)
  // What belongs to everybody is heard after an own answer, too.
  expect(heardOf(entry(0), 0, screen)).toEqual([...mine, duel(4)])
})

test('of the answers of others nothing else is heard one by one', () => {
  expect(heardOf(entry(1), 3, screen)).toEqual([])
  expect(heardOf(entry(1), null, screen)).toEqual([])
  expect(heardOf(entry(0), 0, {})).toEqual([duel(3), shot(0, 2), duel(4)])
})

test('a fee is heard by whom it comes to; fees to others and to the bank are not', () => {
  const fee = (to: number): TrailEvent => ({ type: 'fee', seat: 1, amount: 2, to, space: 9 })
  const trail: TrailEvent[] = [fee(0), fee(2), fee(-1)]
  const toMe = { heard: (told: readonly PlainEvent[], seat: number) => heardBy(told as TrailEvent[], seat) }
  expect(heardOf({ seat: 1, events: trail as PlainEvent[] }, 0, toMe)).toEqual([fee(0)])
  expect(heardOf({ seat: 1, events: trail as PlainEvent[] }, null, toMe)).toEqual([])
})
