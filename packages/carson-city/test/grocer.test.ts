import { expect, test } from 'vitest'
import { HOTEL, HOUSE, RANCH, SALOON } from '../src/components/buildings.js'
import { BANKER, GROCER, MERCENARY, RED, YELLOW } from '../src/components/characters.js'
import { CASH, LATER } from '../src/state.js'
import { limit, taken } from './testing/characters.js'
import {
  asked,
  bareGame,
  build,
  endRound,
  hold,
  loadDice,
  offeredOf,
  put,
  resolveFrom,
  stand,
  type TestMatch,
} from './testing/testGame.js'

test('CC-CHAR-07 yellow grocer: either $8 or doubled income of one type', () => {
  const match = bareGame({ players: 2 })
  hold(match, GROCER, BANKER)
  match.state.benefit[0] = LATER
  build(match, 'A1', HOTEL, 0)
  resolveFrom(match, 'estateIncome')
  match.answer(0, { kind: 'double', building: HOTEL })
  expect(match.state.money).toEqual([15 + 12, 15])
  expect(limit(YELLOW, GROCER)).toBe(60)
})

test('CC-CHAR-08 yellow grocer: $8 at once rules out doubling; who waits chooses at estate income', () => {
  const now = taken('yellow', GROCER, match => build(match, 'A1', HOTEL, 0))
  now.answer(0, { kind: 'cash' })
  expect(now.state.money[0]).toBe(23)
  expect(now.state.benefit[0]).toBe(CASH)
  now.state.character[1] = BANKER
  resolveFrom(now, 'estateIncome')
  expect(now.state.money[0]).toBe(23 + 6)
  const later = taken('yellow', GROCER, match => build(match, 'A1', HOTEL, 0))
  later.answer(0, { kind: 'later' })
  later.state.character[1] = BANKER
  resolveFrom(later, 'estateIncome')
  expect(asked(later, 0)).toBe('grocerIncome')
  expect(offeredOf(later, 0, 'decline')).toEqual([])
  later.answer(0, { kind: 'cash' })
  expect(later.state.money[0]).toBe(15 + 8 + 6)
})

test('CC-CHAR-09 yellow grocer: the type is named before the duels and doubles all its buildings only', () => {
  const match = bareGame({ players: 2 })
  hold(match, GROCER, BANKER)
  match.state.benefit[0] = LATER
  build(match, 'A1', HOTEL, 0)
  build(match, 'C1', HOTEL, 0)
  build(match, 'E1', HOTEL, 1)
  build(match, 'A8', RANCH, 0)
  stand(match, 'A1', 0, 1)
  const told = resolveFrom(match, 'estateIncome')
  expect(told.map(event => event.type)).not.toContain('duel')
  expect(offeredOf(match, 0, 'double').map(option => option.building)).toEqual([RANCH, HOTEL])
  loadDice(match, 6, 1)
  const after = match.answer(0, { kind: 'double', building: HOTEL })
  expect(after.map(event => event.type).slice(0, 2)).toEqual(['doubled', 'duel'])
  expect(match.state.money).toEqual([15 + 12 + 12 + 3, 15 + 6])
})

test('CC-CHAR-10 yellow grocer: an attacked doubled building pays both the normal income', () => {
  const match = bareGame({ players: 2 })
  hold(match, GROCER, BANKER)
  match.state.benefit[0] = LATER
  build(match, 'D4', SALOON, 0)
  for (const name of ['C3', 'D3', 'E3']) put(match, name, HOUSE)
  stand(match, 'D4', 1)
  resolveFrom(match, 'estateIncome')
  match.answer(0, { kind: 'double', building: SALOON })
  expect(match.state.money).toEqual([15 + 15, 15 + 15])
})

test('CC-CHAR-11 red grocer: $8 at once or points at the end, never both', () => {
  const houses = (match: TestMatch): void => {
    put(match, 'A1', HOUSE, 0)
    put(match, 'B1', HOUSE, 0)
  }
  const now = taken('red', GROCER, houses)
  now.answer(0, { kind: 'cash' })
  now.state.character[1] = BANKER
  endRound(now)
  expect(now.state.money[0]).toBe(23)
  expect(now.state.points[0]).toBe(0)
  const later = taken('red', GROCER, houses)
  later.answer(0, { kind: 'later' })
  later.state.character[1] = MERCENARY
  endRound(later)
  expect(later.state.money[0]).toBe(15)
  expect(later.state.points[0]).toBe(2)
  expect(limit(RED, GROCER)).toBe(60)
})

test('CC-CHAR-12 red grocer: only house tiles on own parcels count', () => {
  const match = bareGame({ players: 2, characters: 'red' })
  hold(match, GROCER, MERCENARY)
  match.state.benefit[0] = LATER
  put(match, 'A1', HOUSE, 0)
  put(match, 'B1', HOUSE)
  put(match, 'C1', HOUSE, 1)
  build(match, 'E1', RANCH, 0)
  build(match, 'F1', HOTEL, 0)
  endRound(match)
  expect(match.state.points[0]).toBe(1)
})
