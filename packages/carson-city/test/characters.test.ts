import { expect, test } from 'vitest'
import { BUILT, HOTEL, HOUSE, MOUNTAIN, PRISON, RANCH, SALOON } from '../src/components/buildings.js'
import {
  BANKER,
  CAPTAIN,
  GROCER,
  MERCENARY,
  RED,
  SETTLER,
  SHERIFF,
  SIDES,
  WORKER,
  YELLOW,
} from '../src/components/characters.js'
import { sidesOf } from '../src/components/map.js'
import { firepower } from '../src/firepower.js'
import { CASH, IN_RESERVE, LATER, ON_CARD } from '../src/state.js'
import {
  asked,
  at,
  bareGame,
  build,
  endRound,
  hold,
  loadDice,
  mayPlace,
  offered,
  offeredOf,
  own,
  place,
  put,
  resolveFrom,
  roadsAround,
  spot,
  stand,
  startPlacement,
  startRound,
  type TestMatch,
} from './testing/testGame.js'

/** Seat 0 takes a card in round 1. */
function taken(
  side: 'yellow' | 'red',
  card: number,
  arrange: (match: TestMatch) => void = () => {},
): TestMatch {
  const match = bareGame({ players: 2, characters: side })
  arrange(match)
  startRound(match)
  match.answer(0, { kind: 'character', card })
  return match
}

const limit = (side: number, card: number): number => SIDES[side][card].cashLimit

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

test('CC-CHAR-13 yellow worker: two roads at once', () => {
  const match = taken('yellow', WORKER)
  expect(match.state.roads).toEqual([3, 1])
  expect(match.state.roadSupply).toBe(19 - 2)
  expect(limit(YELLOW, WORKER)).toBe(30)
})

test('CC-CHAR-14 yellow worker: tiles cost half, rounded up; parcels do not', () => {
  const match = bareGame({ players: 2 })
  hold(match, WORKER, BANKER)
  const halves = { build3: 2, build4: 2, build5: 3, build6: 3, build8: 4, build10: 5, build12: 6 }
  for (const [space, price] of Object.entries(halves)) {
    match.state.money[0] = 20
    match.state.market.fill(RANCH)
    match.state.cowboys[0] = 1
    stand(match, space, 0)
    resolveFrom(match, 'build12')
    match.answer(0, { kind: 'buyTile' })
    expect(match.state.money[0]).toBe(20 - price)
    match.state.tasks = []
  }
  put(match, 'D4', HOUSE)
  match.state.cowboys[0] = 1
  match.state.money[0] = 20
  stand(match, 'D4', 0)
  resolveFrom(match, 'parcels')
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(match.state.money[0]).toBe(18)
})

test('CC-CHAR-15 red worker: $5 for any tile of the market, or nothing', () => {
  const match = taken('red', WORKER)
  expect(asked(match, 0)).toBe('workerTile')
  expect(offeredOf(match, 0, 'tile')).toHaveLength(7)
  const dear = match.state.market[6]
  match.answer(0, { kind: 'tile', slot: 6 })
  expect(match.state.money[0]).toBe(10)
  expect(match.state.kept[dear]).toBe(1)
  const other = taken('red', WORKER)
  other.answer(0, { kind: 'decline' })
  expect(other.state.money[0]).toBe(15)
  expect(asked(other, 1)).toBe('takeCharacter')
  const poor = taken('red', WORKER, bare => {
    bare.state.money[0] = 4
  })
  expect(asked(poor, 1)).toBe('takeCharacter')
  expect(limit(RED, WORKER)).toBe(30)
})

test('CC-CHAR-16 red worker: the tile is built at once under the normal rules, or kept', () => {
  const arrange = (match: TestMatch): void => {
    own(match.state, 'D4', 0)
    own(match.state, 'A8', 0)
    match.state.roads.fill(0)
    roadsAround(match, ...sidesOf(at('D4')))
    match.state.market[2] = HOTEL
  }
  const match = taken('red', WORKER, arrange)
  match.answer(0, { kind: 'tile', slot: 2 })
  expect(offered(match, 0)).toEqual([{ kind: 'parcel', parcel: at('D4') }, { kind: 'keep' }])
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  match.answer(0, { kind: 'house', parcel: at('C3') })
  expect(match.state.on[at('D4')]).toBe(BUILT + HOTEL)
  expect(match.state.on[at('C3')]).toBe(HOUSE)
  const kept = taken('red', WORKER, arrange)
  kept.answer(0, { kind: 'tile', slot: 2 })
  kept.answer(0, { kind: 'keep' })
  expect(kept.state.kept[HOTEL]).toBe(1)
})

test('CC-CHAR-17 red worker: the market slides and is refilled before anyone goes on', () => {
  const match = taken('red', WORKER)
  const before = [...match.state.market]
  match.answer(0, { kind: 'tile', slot: 2 })
  expect(match.state.market.slice(0, 6)).toEqual([...before.slice(0, 2), ...before.slice(3)])
  expect(match.state.market[6]).toBeGreaterThanOrEqual(0)
  expect(match.state.bag).toHaveLength(22)
  expect(match.told(match.answers.length - 1, 1).map(event => event.type)).toContain('market')
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

test('CC-EDGE-09 what the red worker builds works in the same round', () => {
  const match = taken('red', WORKER, bare => {
    own(bare.state, 'A1', 0)
    bare.state.market[0] = RANCH
  })
  match.answer(0, { kind: 'tile', slot: 0 })
  match.answer(0, { kind: 'parcel', parcel: at('A1') })
  expect(firepower(match.state, 0)).toBe(3 + 1 + 1)
  build(match, 'B2', PRISON, 0)
  build(match, 'B1', 6, 0)
  match.answer(1, { kind: 'character', card: BANKER })
  expect(asked(match, 1)).toBe('place')
  expect(mayPlace(match, 1, 'A1')).toBe(false)
})
