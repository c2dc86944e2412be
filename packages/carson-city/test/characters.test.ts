import { expect, test } from 'vitest'
import { HOUSE, MOUNTAIN } from '../src/components/buildings.js'
import { BANKER, CAPTAIN, MERCENARY, RED, SETTLER, YELLOW } from '../src/components/characters.js'
import { firepower } from '../src/firepower.js'
import { limit, taken } from './testing/characters.js'
import {
  asked,
  at,
  bareGame,
  endRound,
  hold,
  offered,
  offeredOf,
  own,
  put,
  resolveFrom,
  stand,
  type TestMatch,
} from './testing/testGame.js'

test('CC-CHAR-05 yellow banker: $9 at once', () => {
  expect(taken('yellow', BANKER).state.money).toEqual([24, 15])
  expect(limit(YELLOW, BANKER)).toBe(120)
})

test('CC-CHAR-06 red banker: one package of points at the end, before the cash limit', () => {
  const match = bareGame({ players: 2, characters: 'red' })
  hold(match, BANKER, MERCENARY)
  match.state.money = [24, 0]
  endRound(match)
  expect(asked(match, 0)).toBe('buyPackage.points')
  expect(offered(match, 0)).toEqual([
    { kind: 'package', amount: 3 },
    { kind: 'package', amount: 5 },
    { kind: 'decline' },
    { kind: 'toRoad' },
  ])
  match.answer(0, { kind: 'package', amount: 5 })
  expect(match.state.points[0]).toBe(5)
  expect(match.state.money[0]).toBe(12)
  expect(asked(match, 0)).toBe('cashLimit')
  const rich = bareGame({ players: 2, characters: 'red' })
  hold(rich, BANKER, MERCENARY)
  rich.state.money = [25, 0]
  endRound(rich)
  rich.answer(0, { kind: 'package', amount: 7 })
  expect(rich.state.money[0]).toBe(0)
  expect(rich.state.points[0]).toBe(7)
  expect(limit(RED, BANKER)).toBe(60)
})

test('CC-CHAR-18 yellow settler: any unowned parcel for nothing, or none', () => {
  const match = taken('yellow', SETTLER, bare => {
    put(bare, 'D4', MOUNTAIN)
    put(bare, 'E5', HOUSE)
    own(bare.state, 'A1', 1)
  })
  expect(offeredOf(match, 0, 'parcel')).toHaveLength(63)
  expect(offered(match, 0)).toContainEqual({ kind: 'decline' })
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(match.state.owner[at('D4')]).toBe(0)
  expect(match.state.money[0]).toBe(15)
  expect(match.state.on[at('D4')]).toBe(MOUNTAIN)
  expect(limit(YELLOW, SETTLER)).toBe(30)
})

test('CC-CHAR-19 red settler: $8 at once or $1 per own mountain at the end, never both', () => {
  const mountains = (match: TestMatch): void => {
    put(match, 'A1', MOUNTAIN, 0)
    put(match, 'B1', MOUNTAIN, 0)
    put(match, 'C1', MOUNTAIN)
    match.state.money[0] = 0
  }
  const now = taken('red', SETTLER, mountains)
  now.answer(0, { kind: 'cash' })
  now.state.character[1] = MERCENARY
  endRound(now)
  expect(now.state.money[0]).toBe(8)
  const later = taken('red', SETTLER, mountains)
  later.answer(0, { kind: 'later' })
  later.state.character[1] = MERCENARY
  endRound(later)
  expect(later.state.money[0]).toBe(2)
  expect(limit(RED, SETTLER)).toBe(20)
})

test('CC-CHAR-20 yellow captain: one package of cowboys, or none', () => {
  for (const [amount, price] of [
    [1, 1],
    [2, 4],
    [3, 9],
  ]) {
    const match = taken('yellow', CAPTAIN)
    expect(offeredOf(match, 0, 'decline')).toHaveLength(1)
    match.answer(0, { kind: 'package', amount })
    expect(match.state.cowboys[0]).toBe(3 + amount)
    expect(match.state.restingCowboys[0]).toBe(7 - amount)
    expect(match.state.money[0]).toBe(15 - price)
    expect(asked(match, 1)).toBe('takeCharacter')
  }
  expect(limit(YELLOW, CAPTAIN)).toBe(25)
})

test('CC-CHAR-21 yellow captain: bought cowboys can be placed at once; never more than 10', () => {
  const match = taken('yellow', CAPTAIN, bare => {
    bare.state.cowboys[0] = 8
    bare.state.restingCowboys[0] = 2
  })
  expect(offeredOf(match, 0, 'package').map(option => option.amount)).toEqual([1, 2])
  match.answer(0, { kind: 'package', amount: 2 })
  match.answer(1, { kind: 'character', card: BANKER })
  match.answer(1, { kind: 'pass' })
  for (let i = 0; i < 10; i++) match.answer(0, { kind: 'space', space: 0 })
  expect(match.state.passed).toEqual([1, 0])
})

test('CC-CHAR-22 red captain: 1 or 2 revolvers for good, or none', () => {
  for (const [amount, price] of [
    [1, 3],
    [2, 9],
  ]) {
    const match = taken('red', CAPTAIN)
    expect(offeredOf(match, 0, 'decline')).toHaveLength(1)
    match.answer(0, { kind: 'package', amount })
    expect(match.state.revolvers[0]).toBe(1 + amount)
    expect(match.state.money[0]).toBe(15 - price)
    match.state.character[1] = MERCENARY
    endRound(match)
    expect(match.state.revolvers[0]).toBe(1 + amount)
  }
  expect(limit(RED, CAPTAIN)).toBe(20)
})

test.each([
  ['CC-CHAR-23 yellow mercenary: 3 revolvers more for this round', 'yellow', 3, 20],
  ['CC-CHAR-24 red mercenary: 2 revolvers more for this round', 'red', 2, 30],
] as const)('%s', (_title, side, guns, cash) => {
  const match = taken(side, MERCENARY)
  const { state } = match
  expect(firepower(state, 0)).toBe(3 + 1 + guns)
  expect(state.revolvers).toEqual([1, 1])
  expect(state.revolverSupply).toBe(25)
  state.character[1] = BANKER
  stand(match, 'cowboyIncome', 0)
  stand(match, 'cowboyPoints', 0)
  resolveFrom(match, 'cowboyIncome')
  match.answer(0, { kind: 'act' })
  match.answer(0, { kind: 'act' })
  expect(state.money[0]).toBe(15 + 2 * (1 + 1 + guns))
  expect(state.points[0]).toBe(Math.floor((1 + 1 + guns) / 2))
  expect(limit(side === 'red' ? RED : YELLOW, MERCENARY)).toBe(cash)
  state.money.fill(0)
  endRound(match)
  expect(state.round).toBe(2)
  expect(firepower(state, 0)).toBe(state.cowboys[0] + 1)
})
