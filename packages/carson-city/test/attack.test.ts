import { expect, test } from 'vitest'
import { CHURCH, HOTEL, HOUSE, RANCH, SALOON } from '../src/components/buildings.js'
import { BANKER, CAPTAIN, GROCER, SHERIFF } from '../src/components/characters.js'
import { sidesOf } from '../src/components/map.js'
import type { Event } from '../src/events.js'
import { ON_CARD } from '../src/state.js'
import {
  asked,
  at,
  bareGame,
  build,
  hold,
  loadDice,
  offeredOf,
  own,
  put,
  resolveFrom,
  roadsAround,
  spot,
  stand,
  type TestMatch,
} from './testing/testGame.js'

/** Seat 0 owns a saloon on D4 with five houses around it: income 25. */
function game(players = 2): TestMatch {
  const match = bareGame({ players })
  hold(match, BANKER, GROCER, CAPTAIN)
  match.state.roads.fill(0)
  build(match, 'D4', SALOON, 0)
  for (const name of ['C3', 'D3', 'E3', 'C4', 'E4']) put(match, name, HOUSE)
  return match
}

const duels = (told: readonly Event[]): number[] =>
  told.flatMap(event => (event.type === 'duel' ? [event.spot] : []))

test('CC-ATTACK-01 an undefended attack succeeds at once; a defended one must be won', () => {
  const match = game()
  stand(match, 'D4', 1)
  expect(duels(resolveFrom(match, 'estateIncome'))).toEqual([])
  expect(match.state.money).toEqual([15 + 13, 15 + 12])
  const defended = game()
  stand(defended, 'D4', 0, 1)
  loadDice(defended, 1, 6)
  expect(duels(resolveFrom(defended, 'estateIncome'))).toEqual([spot('D4')])
  expect(defended.state.money).toEqual([15 + 13, 15 + 12])
})

test('CC-ATTACK-02 the attacker gets half, rounded down, and the owner the rest', () => {
  const match = game()
  build(match, 'G7', RANCH, 0)
  for (const name of ['F6', 'G6', 'H6', 'F7', 'H7', 'F8', 'G8', 'H8']) put(match, name, HOUSE)
  stand(match, 'D4', 1)
  stand(match, 'G7', 1)
  resolveFrom(match, 'estateIncome')
  expect(match.state.money).toEqual([15 + 13 + 1, 15 + 12 + 0])
})

test('CC-ATTACK-03 a successful attacker is spent, a beaten defender returns, the building stays', () => {
  const match = game()
  stand(match, 'D4', 0, 1)
  stand(match, 'buyPoints5', 1)
  loadDice(match, 1, 6)
  resolveFrom(match, 'estateIncome')
  expect(match.state.cowboys).toEqual([3, 1])
  expect(match.state.restingCowboys).toEqual([7, 8 + 1])
  expect(match.state.owner[at('D4')]).toBe(0)
})

test('CC-ATTACK-04 a winning defender keeps the income and is spent; the attacker returns', () => {
  const match = game()
  stand(match, 'D4', 0, 1)
  stand(match, 'buyPoints5', 1)
  loadDice(match, 6, 1)
  resolveFrom(match, 'estateIncome')
  expect(match.state.money).toEqual([15 + 25, 15])
  expect(match.state.cowboys).toEqual([2, 2])
  expect(match.state.restingCowboys).toEqual([8, 7 + 1])
})

test('CC-ATTACK-07 a church built beside a building cancels the attacks on it', () => {
  const match = game(3)
  const { state } = match
  own(state, 'D5', 0)
  build(match, 'E5', HOTEL, 2)
  roadsAround(match, ...sidesOf(at('D4')))
  state.kept[CHURCH] = 1
  stand(match, 'D4', 1, 2)
  stand(match, 'E5', 1)
  resolveFrom(match, 'deferred')
  match.answer(0, { kind: 'build', building: CHURCH })
  match.answer(0, { kind: 'parcel', parcel: at('D5') })
  const told = match.answer(0, { kind: 'house', parcel: at('C5') })
  expect(told.filter(event => event.type === 'attackCancelled')).toHaveLength(2)
  expect(duels(told)).toEqual([])
  expect(told.filter(event => event.type === 'raid')).toEqual([
    { type: 'raid', seat: 1, owner: 2, parcel: at('E5'), building: HOTEL, amount: 3 },
  ])
  expect(state.money[0]).toBe(15 + 5 * 7)
})

test('CC-ATTACK-08 several attackers fight one common duel, also without a defender', () => {
  const match = game(3)
  stand(match, 'D4', 1, 2)
  stand(match, 'buyPoints5', 1)
  loadDice(match, 6, 1)
  expect(duels(resolveFrom(match, 'estateIncome'))).toEqual([spot('D4')])
  expect(match.state.money).toEqual([15 + 13, 15 + 12, 15])
  expect(match.state.cowboys).toEqual([3, 1, 3])
  const three = game(3)
  stand(three, 'D4', 0, 1, 2)
  stand(three, 'buyPoints5', 1)
  loadDice(three, 6, 1, 2)
  resolveFrom(three, 'estateIncome')
  expect(three.state.money).toEqual([15 + 25, 15, 15])
  expect(three.state.cowboys).toEqual([2, 2, 3])
})

test('CC-ATTACK-09 the first passer involved orders the duels, all before any income', () => {
  const match = game(3)
  build(match, 'A8', HOTEL, 1)
  build(match, 'H8', HOTEL, 2)
  stand(match, 'D4', 0, 1)
  stand(match, 'A8', 1, 2)
  stand(match, 'H8', 1, 2)
  resolveFrom(match, 'estateIncome', [2, 0, 1])
  expect(asked(match, 2)).toBe('fixOrder')
  expect(offeredOf(match, 2, 'next')).toHaveLength(3)
  match.answer(2, { kind: 'next', spot: spot('H8') })
  const told = match.answer(2, { kind: 'next', spot: spot('D4') })
  expect(duels(told)).toEqual([spot('H8'), spot('D4'), spot('A8')])
  const types = told.map(event => event.type)
  expect(types.lastIndexOf('duel')).toBeLessThan(types.indexOf('income'))
})

test('CC-ATTACK-10 a defender nobody attacked is spent; a white one returns to its card', () => {
  const match = game()
  stand(match, 'D4', 0)
  stand(match, 'buyPoints5', 1)
  resolveFrom(match, 'estateIncome')
  expect(match.state.money).toEqual([15 + 25, 15])
  expect(match.state.cowboys[0]).toBe(2)
  expect(match.state.restingCowboys[0]).toBe(8)
  const white = game()
  hold(white, SHERIFF, BANKER)
  white.state.white = spot('D4')
  stand(white, 'buyPoints5', 1)
  resolveFrom(white, 'estateIncome')
  expect(white.state.white).toBe(ON_CARD)
  expect(white.state.cowboys[0]).toBe(3)
  expect(white.state.money[0]).toBe(15 + 25)
})
