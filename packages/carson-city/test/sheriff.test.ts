import { expect, test } from 'vitest'
import { HOTEL, SALOON } from '../src/components/buildings.js'
import { BANKER, GROCER, RED, SHERIFF, YELLOW } from '../src/components/characters.js'
import { firepower } from '../src/firepower.js'
import { IN_RESERVE, ON_CARD } from '../src/state.js'
import { limit, taken } from './testing/characters.js'
import {
  asked,
  at,
  bareGame,
  build,
  hold,
  loadDice,
  mayPlace,
  offered,
  pass,
  payDue,
  place,
  resolveFrom,
  spot,
  stand,
  startPlacement,
  type TestMatch,
} from './testing/testGame.js'

/** Seat 0 is the yellow sheriff and places first. */
function game(players = 2): TestMatch {
  const match = bareGame({ players })
  match.state.roads.fill(0)
  build(match, 'A1', HOTEL, 0)
  build(match, 'H8', SALOON, 1)
  startPlacement(match, SHERIFF, BANKER, GROCER)
  return match
}

function placeWhite(match: TestMatch, name: string): void {
  match.answer(0, { kind: 'toWhite' })
  place(match, 0, name)
}

const mayPlaceWhite = (match: TestMatch, name: string): boolean => {
  match.state.inHand[0] = 1
  const may = mayPlace(match, 0, name)
  match.state.inHand[0] = 0
  return may
}

test('CC-CHAR-01 yellow sheriff: the white cowboy comes on top of the own ones', () => {
  const match = taken('yellow', SHERIFF)
  expect(match.state.white).toBe(IN_RESERVE)
  expect(match.state.cowboys).toEqual([3, 3])
  expect(limit(YELLOW, SHERIFF)).toBe(20)
})

test('CC-CHAR-02 red sheriff: no attacks, and no joining of others on duel spots', () => {
  const match = bareGame({ players: 3, characters: 'red' })
  build(match, 'A1', SALOON, 1)
  build(match, 'H8', SALOON, 0)
  startPlacement(match, SHERIFF, BANKER, GROCER)
  stand(match, 'gambling', 1)
  stand(match, 'C3', 2)
  expect(match.state.white).toBe(ON_CARD)
  expect(mayPlace(match, 0, 'A1')).toBe(false)
  expect(mayPlace(match, 0, 'gambling')).toBe(false)
  expect(mayPlace(match, 0, 'C3')).toBe(false)
  expect(mayPlace(match, 0, 'ammunition')).toBe(true)
  expect(mayPlace(match, 0, 'D3')).toBe(true)
  expect(limit(RED, SHERIFF)).toBe(20)
})

test('CC-CHAR-03 red sheriff: defends own buildings, shares crowded spaces, and fights who joins him', () => {
  const match = bareGame({ players: 2, characters: 'red' })
  build(match, 'A1', SALOON, 0)
  build(match, 'H8', SALOON, 0)
  startPlacement(match, SHERIFF, BANKER)
  stand(match, 'A1', 1)
  stand(match, 'wages', 1)
  for (const name of ['A1', 'H8', 'wages', 'road1']) expect(mayPlace(match, 0, name)).toBe(true)
  place(match, 0, 'gambling')
  expect(mayPlace(match, 1, 'gambling')).toBe(true)
  stand(match, 'gambling', 1)
  loadDice(match, 6, 1)
  const told = resolveFrom(match, 'gambling')
  expect(told).toContainEqual({ type: 'duelWon', seat: 0, tie: false, spot: spot('gambling') })
})

test('CC-CHAR-04 red sheriff: 3 points for each lost duel, none for won ones or undefended attacks', () => {
  const match = bareGame({ players: 2, characters: 'red' })
  const { state } = match
  hold(match, SHERIFF, BANKER)
  stand(match, 'gambling', 0, 1)
  loadDice(match, 1, 6)
  resolveFrom(match, 'gambling')
  expect(state.points).toEqual([3, 0])
  stand(match, 'ammunition', 0, 1)
  loadDice(match, 6, 1)
  resolveFrom(match, 'ammunition')
  expect(state.points).toEqual([3, 0])
  build(match, 'A1', SALOON, 0)
  stand(match, 'A1', 1)
  resolveFrom(match, 'estateIncome')
  expect(state.points).toEqual([3, 0])
})

test('CC-SHERIFF-01 placing the white cowboy is a turn of its own, and may be left out', () => {
  const match = game()
  match.state.cowboys[0] = 10
  expect(offered(match, 0)).toContainEqual({ kind: 'toWhite' })
  placeWhite(match, 'gambling')
  expect(match.state.cowboys[0]).toBe(10)
  expect(asked(match, 1)).toBe('place')
  pass(match, 1)
  expect(offered(match, 0)).not.toContainEqual({ kind: 'toWhite' })
  const other = game()
  pass(other, 0)
  expect(other.state.passed).toEqual([0])
})

test('CC-SHERIFF-02 the white cowboy goes only to empty spots, never to another’s building', () => {
  const match = game()
  stand(match, 'gambling', 1)
  stand(match, 'C3', 1)
  stand(match, 'ammunition', 0)
  for (const name of ['gambling', 'C3', 'ammunition', 'H8']) expect(mayPlaceWhite(match, name)).toBe(false)
  for (const name of ['roads3', 'D3', 'A1']) expect(mayPlaceWhite(match, name)).toBe(true)
})

test('CC-SHERIFF-03 nobody joins the white cowboy on a duel spot, not even its holder', () => {
  for (const name of ['gambling', 'C3']) {
    const match = game()
    placeWhite(match, name)
    expect(mayPlace(match, 1, name)).toBe(false)
    place(match, 1, 'wages')
    expect(mayPlace(match, 0, name)).toBe(false)
  }
})

test('CC-SHERIFF-04 the white cowboy acts for its holder like any other', () => {
  const match = game()
  match.state.white = spot('wages')
  resolveFrom(match, 'wages')
  expect(match.state.money).toEqual([15 + 4 + 6, 15])
  const road = game()
  road.state.white = spot('road1')
  resolveFrom(road, 'road1')
  expect(road.state.roads).toEqual([1, 0])
  const parcel = game()
  parcel.state.white = spot('D4')
  resolveFrom(parcel, 'parcels')
  parcel.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(parcel.state.owner[at('D4')]).toBe(0)
  const act = game()
  act.state.white = spot('ammunition')
  resolveFrom(act, 'ammunition')
  act.answer(0, { kind: 'act' })
  expect(act.state.threeGuns).toBe(0)
})

test('CC-SHERIFF-05 the white cowboy returns to its card, used, declined or unplaced', () => {
  for (const answer of ['act', 'decline']) {
    const match = game()
    match.state.white = spot('gambling')
    stand(match, 'buyPoints5', 1)
    resolveFrom(match, 'gambling')
    match.answer(0, { kind: answer })
    expect(match.state.white).toBe(ON_CARD)
    expect(match.state.cowboys[0]).toBe(3)
    expect(match.state.restingCowboys[0]).toBe(7)
  }
  const unused = game()
  pass(unused, 0, 1)
  payDue(unused)
  expect(unused.state.round).toBe(2)
  expect(unused.state.white).toBe(ON_CARD)
  expect(unused.state.cowboys[0]).toBe(3 + 4)
})

test('CC-SHERIFF-06 unplaced it counts as a cowboy in reserve, placed no more', () => {
  const match = game()
  expect(match.state.white).toBe(IN_RESERVE)
  expect(firepower(match.state, 0)).toBe(3 + 1 + 1)
  expect(firepower(match.state, 1)).toBe(3 + 1)
  placeWhite(match, 'gambling')
  expect(firepower(match.state, 0)).toBe(3 + 1)
})

test('CC-SHERIFF-07 it may defend an own empty building, which then cannot be attacked', () => {
  const match = game()
  expect(mayPlace(match, 0, 'A1')).toBe(true)
  placeWhite(match, 'A1')
  expect(mayPlace(match, 1, 'A1')).toBe(false)
  const taken = game()
  stand(taken, 'A1', 1)
  expect(mayPlaceWhite(taken, 'A1')).toBe(false)
})

test('CC-SHERIFF-08 it enters wages and the single road only while empty; others may join it there', () => {
  for (const name of ['wages', 'road1']) {
    const match = game()
    expect(mayPlaceWhite(match, name)).toBe(true)
    stand(match, name, 1)
    expect(mayPlaceWhite(match, name)).toBe(false)
    const empty = game()
    placeWhite(empty, name)
    expect(mayPlace(empty, 1, name)).toBe(true)
    place(empty, 1, name)
    expect(mayPlace(empty, 0, name)).toBe(true)
  }
})
