import { expect, test } from 'vitest'
import { SPACES, TRACK } from '../src/components/actionTrack.js'
import { HOTEL, HOUSE, MINE, RANCH } from '../src/components/buildings.js'
import { BANKER, GROCER } from '../src/components/characters.js'
import { firepower } from '../src/firepower.js'
import { isOpen } from '../src/placement.js'
import { NOBODY } from '../src/state.js'
import {
  asked,
  at,
  bareGame,
  build,
  hold,
  loadDice,
  offered,
  offeredOf,
  own,
  put,
  resolveFrom,
  stand,
  type TestMatch,
} from './testing/testGame.js'

function game(players = 2): TestMatch {
  const match = bareGame({ players })
  hold(match, BANKER, GROCER)
  match.state.roads.fill(0)
  return match
}

test('CC-ACT-01 the order of the cells', () => {
  expect(TRACK.join(' ')).toBe(
    'wages ammunition roads3 road1 parcels build12 build10 build8 build6 build5 build4 build3 deferred ' +
      'parcelIncome cowboyIncome gambling estateIncome parcelPoints cowboyPoints buildingPoints ' +
      'buyPoints5 buyPoints4 buyPoints3 buyPoints2',
  )
  const match = game()
  match.state.money = [99, 99]
  for (const cell of ['buyPoints5', 'gambling', 'build12', 'build3', 'ammunition', 'buyPoints2'])
    stand(match, cell, 0)
  build(match, 'B2', HOTEL, 1)
  const seen: string[] = []
  resolveFrom(match, 'wages')
  while (match.state.phase === 3) {
    const [{ seat, ask, options }] = match.decisions()
    seen.push(ask)
    match.answer(seat, options[options.length - 1])
  }
  expect(seen).toEqual(['act.threeGuns', 'buyTile', 'buyTile', 'act.dice', 'buyPoints', 'buyPoints'])
})

test('CC-ACT-02 the action may be declined, and nobody else gets it', () => {
  const match = game()
  stand(match, 'ammunition', 0, 1)
  resolveFrom(match, 'ammunition')
  const [{ seat, options }] = match.decisions()
  expect(options).toEqual([{ kind: 'act' }, { kind: 'decline' }])
  match.answer(seat, { kind: 'decline' })
  expect(match.state.threeGuns).toBe(NOBODY)
  expect(match.state.money).toEqual([15, 15])
  const alone = game()
  stand(alone, 'gambling', 1)
  resolveFrom(alone, 'gambling')
  alone.answer(1, { kind: 'decline' })
  expect(alone.state.money).toEqual([15, 15])
})

test('CC-ACT-03 a cowboy that acted goes to the general reserve, used or not', () => {
  const match = game()
  const { state } = match
  state.cowboys = [6, 6]
  state.restingCowboys = [4, 4]
  stand(match, 'buyPoints5', 1)
  stand(match, 'wages', 0)
  stand(match, 'road1', 0)
  stand(match, 'gambling', 0)
  stand(match, 'parcelPoints', 0)
  stand(match, 'roads3', 0, 1)
  loadDice(match, 6, 1)
  resolveFrom(match, 'wages')
  match.answer(0, { kind: 'decline' })
  match.answer(0, { kind: 'done' })
  match.answer(0, { kind: 'act' })
  expect(asked(match, 1)).toBe('buyPoints')
  expect(state.cowboys).toEqual([1, 5])
  expect(state.restingCowboys).toEqual([4 + 5, 4 + 1])
})

test('CC-ACT-04 wages: $4 per own cowboy', () => {
  const match = game()
  stand(match, 'wages', 0, 0, 0, 1)
  resolveFrom(match, 'wages')
  expect(match.state.money).toEqual([15 + 12, 15 + 4])
})

test('CC-ACT-05 ammunition: the chip counts 3 revolvers, but not in the duel for it', () => {
  const match = game()
  const { state } = match
  stand(match, 'ammunition', 0, 1)
  stand(match, 'cowboyIncome', 0)
  loadDice(match, 5, 3)
  const told = resolveFrom(match, 'ammunition')
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'shot', seat: 0, roll: 5, firepower: 2, token: false }),
  )
  match.answer(0, { kind: 'act' })
  expect(state.threeGuns).toBe(0)
  expect(firepower(state, 0)).toBe(1 + 1 + 3)
  match.answer(0, { kind: 'act' })
  expect(state.money[0]).toBe(15 + 2 * 5)
  state.cowboys[1] = 3
  stand(match, 'cowboyPoints', 1)
  state.threeGuns = 1
  resolveFrom(match, 'cowboyPoints')
  match.answer(1, { kind: 'act' })
  expect(state.points[1]).toBe(Math.floor((2 + 1 + 3) / 2))
})

test('CC-ACT-06 three roads from the general reserve', () => {
  const match = game()
  const supply = match.state.roadSupply
  stand(match, 'roads3', 1)
  resolveFrom(match, 'roads3')
  match.answer(1, { kind: 'act' })
  expect(match.state.roads).toEqual([0, 3])
  expect(match.state.roadSupply).toBe(supply - 3)
})

test('CC-ACT-07 a road for each own cowboy on the single-road space', () => {
  const match = game()
  stand(match, 'road1', 0, 0, 1)
  resolveFrom(match, 'road1')
  expect(match.state.roads).toEqual([2, 1])
})

test('CC-ACT-08 parcels are bought before any tile', () => {
  const match = game()
  stand(match, 'A1', 0)
  stand(match, 'build12', 1)
  resolveFrom(match, 'roads3')
  expect(asked(match, 0)).toBe('buyParcel')
  match.answer(0, { kind: 'parcel', parcel: at('A1') })
  expect(match.state.owner[at('A1')]).toBe(0)
  expect(asked(match, 1)).toBe('buyTile')
})

test('CC-ACT-09 the tile of a slot is bought, then built or kept, before the next space', () => {
  const match = game()
  own(match.state, 'A1', 0)
  own(match.state, 'B1', 0)
  stand(match, 'build10', 0)
  stand(match, 'build3', 1)
  resolveFrom(match, 'build12')
  match.answer(0, { kind: 'buyTile' })
  expect(match.state.money[0]).toBe(5)
  expect(offered(match, 0)).toEqual([
    { kind: 'parcel', parcel: at('A1') },
    { kind: 'parcel', parcel: at('B1') },
    { kind: 'keep' },
  ])
  expect(asked(match, 1)).toBeUndefined()
  match.answer(0, { kind: 'keep' })
  expect(match.state.kept[RANCH]).toBe(1)
  expect(asked(match, 1)).toBe('buyTile')
})

test('CC-ACT-10 parcel income: $2 per own parcel, built or not', () => {
  const match = game()
  own(match.state, 'A1', 0)
  put(match, 'B1', HOUSE, 0)
  build(match, 'C1', HOTEL, 0)
  own(match.state, 'D1', 1)
  stand(match, 'parcelIncome', 0)
  resolveFrom(match, 'parcelIncome')
  match.answer(0, { kind: 'act' })
  expect(match.state.money).toEqual([15 + 6 + 6, 15])
})

test('CC-ACT-11 cowboy income: $2 per firepower, without the cowboy that stands there', () => {
  const match = game()
  match.state.cowboys[0] = 4
  match.state.revolvers[0] = 2
  stand(match, 'cowboyIncome', 0)
  resolveFrom(match, 'cowboyIncome')
  match.answer(0, { kind: 'act' })
  expect(match.state.money[0]).toBe(15 + 10)
})

test('CC-ACT-12 gambling: the sum of two dice', () => {
  const match = game()
  stand(match, 'gambling', 0)
  resolveFrom(match, 'gambling')
  loadDice(match, 3, 5)
  match.answer(0, { kind: 'act' })
  expect(match.state.money[0]).toBe(15 + 8)
})

test('CC-ACT-13 estate income comes every round for all, without any cowboy', () => {
  const match = game(3)
  build(match, 'A1', HOTEL, 0)
  build(match, 'C1', HOTEL, 2)
  resolveFrom(match, 'estateIncome')
  expect(match.state.money).toEqual([21, 15, 21])
})

test('CC-ACT-14 parcel points: a point for two parcels, wherever they lie', () => {
  const match = game()
  for (const name of ['A1', 'C3', 'E5', 'G7', 'H1']) own(match.state, name, 0)
  stand(match, 'parcelPoints', 0)
  resolveFrom(match, 'parcelPoints')
  match.answer(0, { kind: 'act' })
  expect(match.state.points).toEqual([2, 0])
})

test('CC-ACT-15 cowboy points: half the firepower, rounded down', () => {
  const match = game()
  match.state.cowboys[0] = 4
  match.state.revolvers[0] = 2
  stand(match, 'cowboyPoints', 0)
  resolveFrom(match, 'cowboyPoints')
  match.answer(0, { kind: 'act' })
  expect(match.state.points[0]).toBe(2)
})

test('CC-ACT-16 building points: a point per own building, none for houses, mountains or kept tiles', () => {
  const match = game()
  build(match, 'A1', HOTEL, 0)
  build(match, 'C1', MINE, 0)
  build(match, 'E1', MINE, 1)
  put(match, 'G1', HOUSE, 0)
  match.state.kept[RANCH] = 2
  stand(match, 'buildingPoints', 0)
  resolveFrom(match, 'buildingPoints')
  match.answer(0, { kind: 'act' })
  expect(match.state.points).toEqual([2, 0])
})

test('CC-ACT-17 any number of points can be bought at the price of the space', () => {
  for (const price of [5, 4, 3, 2]) {
    const match = game()
    stand(match, `buyPoints${price}`, 0)
    resolveFrom(match, 'buyPoints5')
    const most = Math.floor(15 / price)
    expect(offeredOf(match, 0, 'points').map(option => option.points)).toEqual(
      Array.from({ length: most + 1 }, (_, points) => points),
    )
    match.answer(0, { kind: 'points', points: 2 })
    expect(match.state.points[0]).toBe(2)
    expect(match.state.money[0]).toBe(15 - 2 * price)
  }
})

test('CC-ACT-18 the spaces for points close one after the other', () => {
  const { state } = game()
  const open = [1, 2, 3, 4].map(round => {
    state.round = round
    return SPACES.flatMap(({ effect }, space) =>
      effect.kind === 'buyPoints' && isOpen(state, space) ? [effect.price] : [],
    )
  })
  expect(open).toEqual([[5, 4, 3, 2], [5, 4, 3], [5, 4], [5]])
})
