import { expect, test } from 'vitest'
import {
  BANK,
  BUILDINGS,
  CHURCH,
  DRUGSTORE,
  HOTEL,
  HOUSE,
  HOUSE_VALUE,
  MINE,
  MOUNTAIN,
  PRISON,
  RANCH,
  SALOON,
} from '../src/components/buildings.js'
import { BANKER, CAPTAIN, GROCER } from '../src/components/characters.js'
import { NEIGHBOURS, parcelName } from '../src/components/map.js'
import { buildingIncome, capOf } from '../src/income.js'
import { LATER } from '../src/state.js'
import {
  at,
  bareGame,
  build,
  hold,
  mayPlace,
  own,
  put,
  resolveFrom,
  startPlacement,
  type TestMatch,
} from './testing/testGame.js'

const around = (name: string): string[] => NEIGHBOURS[at(name)].map(parcelName)
const income = (match: TestMatch, name: string): number => buildingIncome(match.state, at(name))
const row = (building: number) => BUILDINGS[building]

function game(building: number, ...objects: [string, number, number?][]): TestMatch {
  const match = bareGame({ players: 3 })
  build(match, 'D4', building, 0)
  for (const [name, object, owner] of objects) put(match, name, object, owner)
  return match
}

const attackableAt = (match: TestMatch, name: string): boolean => {
  startPlacement(match, GROCER, BANKER, CAPTAIN)
  return mayPlace(match, 1, name)
}

test('CC-BLDG-01 ranch: $1 per empty neighbour of anyone, 1 to 8; several may share', () => {
  const match = game(RANCH)
  expect(income(match, 'D4')).toBe(8)
  own(match.state, 'C3', 1)
  expect(income(match, 'D4')).toBe(8)
  put(match, 'C3', HOUSE)
  build(match, 'F4', RANCH, 1)
  expect(income(match, 'D4')).toBe(7)
  expect(income(match, 'F4')).toBe(8)
  for (const name of around('D4')) put(match, name, HOUSE)
  expect(income(match, 'D4')).toBe(1)
})

test('CC-BLDG-02 ranch: 1 chip, counts as a house, can be attacked', () => {
  expect(row(RANCH).revolvers).toBe(1)
  const match = game(SALOON)
  build(match, 'C3', RANCH, 0)
  expect(income(match, 'D4')).toBe(5)
  expect(attackableAt(match, 'C3')).toBe(true)
})

test('CC-BLDG-03 mine: $3 per neighbouring mountain, own or unowned, at most $24', () => {
  expect(income(game(MINE), 'D4')).toBe(0)
  expect(income(game(MINE, ['C3', MOUNTAIN], ['D3', MOUNTAIN, 0], ['E3', MOUNTAIN, 1]), 'D4')).toBe(6)
  const match = game(MINE)
  for (const name of around('D4')) put(match, name, MOUNTAIN)
  expect(income(match, 'D4')).toBe(24)
})

test('CC-BLDG-04 mine: 1 chip, counts as no house, can be attacked', () => {
  expect(row(MINE).revolvers).toBe(1)
  const match = game(SALOON)
  build(match, 'C3', MINE, 0)
  expect(income(match, 'D4')).toBe(0)
  expect(attackableAt(match, 'C3')).toBe(true)
})

test('CC-BLDG-05 drugstore: $3 per house value and own ranch; a ranch next to it counts twice', () => {
  const match = game(DRUGSTORE, ['C3', HOUSE], ['D3', HOUSE], ['E3', HOUSE])
  build(match, 'C5', RANCH, 0)
  expect(income(match, 'D4')).toBe(15)
  build(match, 'H8', RANCH, 0)
  build(match, 'A8', RANCH, 1)
  expect(income(match, 'D4')).toBe(18)
  for (const name of around('D4')) put(match, name, HOUSE)
  expect(income(match, 'D4')).toBe(24)
  expect(row(DRUGSTORE)).toMatchObject({ revolvers: 0, houseValue: 0, attackable: true })
})

test('CC-BLDG-06 bank: $3 per house value and own mine', () => {
  const match = game(BANK, ['C3', HOUSE])
  build(match, 'E3', HOTEL, 0)
  build(match, 'H8', MINE, 0)
  build(match, 'A8', MINE, 1)
  expect(income(match, 'D4')).toBe(12)
  for (const name of around('D4')) put(match, name, HOUSE)
  expect(income(match, 'D4')).toBe(24)
  expect(row(BANK)).toMatchObject({ revolvers: 0, houseValue: 0, attackable: true })
})

test('CC-BLDG-07 saloon: $5 per house value, at most $40', () => {
  const match = game(SALOON, ['C3', HOUSE], ['D3', HOUSE])
  expect(income(match, 'D4')).toBe(10)
  for (const name of around('D4')) put(match, name, HOUSE)
  build(match, 'C3', HOTEL, 0)
  expect(income(match, 'D4')).toBe(40)
  expect(row(SALOON)).toMatchObject({ revolvers: 0, houseValue: 0, attackable: true })
})

test('CC-BLDG-08 hotel: always $6, counts as two houses', () => {
  expect(income(game(HOTEL, ['C3', HOUSE]), 'D4')).toBe(6)
  const match = game(SALOON)
  build(match, 'C3', HOTEL, 0)
  expect(income(match, 'D4')).toBe(10)
  expect(row(HOTEL)).toMatchObject({ revolvers: 0, houseValue: 2, attackable: true })
})

test('CC-BLDG-09 church: no income, counts as a house, protects and cannot be attacked', () => {
  expect(income(game(CHURCH, ['C3', HOUSE]), 'D4')).toBe(0)
  const match = game(SALOON)
  build(match, 'C3', CHURCH, 0)
  expect(income(match, 'D4')).toBe(5)
  expect(attackableAt(match, 'C3')).toBe(false)
  expect(attackableAt(match, 'D4')).toBe(false)
  expect(row(CHURCH)).toMatchObject({ revolvers: 0, houseValue: 1, attackable: false })
})

test('CC-BLDG-10 prison: no income, no house, 2 chips, cannot be attacked', () => {
  expect(income(game(PRISON, ['C3', HOUSE]), 'D4')).toBe(0)
  expect(row(PRISON)).toMatchObject({ revolvers: 2, houseValue: 0, attackable: false })
  const match = game(SALOON)
  build(match, 'C3', PRISON, 0)
  expect(income(match, 'D4')).toBe(0)
})

test('CC-BLDG-11 house: counts as one, earns nothing, is neither bought nor attacked', () => {
  expect(HOUSE_VALUE[HOUSE]).toBe(1)
  const match = bareGame({ players: 2 })
  put(match, 'D4', HOUSE, 0)
  resolveFrom(match, 'estateIncome')
  expect(match.state.money).toEqual([15, 15])
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'D4')).toBe(false)
  expect(match.state.bag.every(building => building < BUILDINGS.length)).toBe(true)
})

test('CC-BLDG-12 mountain: counts as no house, earns nothing, stays; its parcel may be owned', () => {
  expect(HOUSE_VALUE[MOUNTAIN]).toBe(0)
  const match = game(SALOON, ['C3', MOUNTAIN], ['H8', MOUNTAIN, 1])
  expect(income(match, 'D4')).toBe(0)
  resolveFrom(match, 'estateIncome')
  expect(match.state.on[at('H8')]).toBe(MOUNTAIN)
  expect(match.state.owner[at('H8')]).toBe(1)
  expect(match.state.money[1]).toBe(15)
})

test('CC-INCOME-01 every building pays its owner once, on the map as it stands then', () => {
  const match = bareGame({ players: 2 })
  match.state.roads.fill(0)
  build(match, 'A8', HOTEL, 1)
  own(match.state, 'D4', 0)
  match.state.kept[RANCH] = 1
  resolveFrom(match, 'deferred')
  match.answer(0, { kind: 'build', building: RANCH })
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(match.state.money).toEqual([15 + 8, 15 + 6])
})

test('CC-INCOME-02 an unowned house counts for all, an owned one for its owner only', () => {
  const match = bareGame({ players: 2 })
  build(match, 'C3', SALOON, 0)
  build(match, 'E3', SALOON, 1)
  put(match, 'D2', HOUSE)
  put(match, 'D3', HOUSE)
  put(match, 'D4', HOUSE, 0)
  expect(income(match, 'C3')).toBe(15)
  expect(income(match, 'E3')).toBe(10)
})

test('CC-INCOME-03 an unowned mountain counts for all mines, an owned one for its owner’s', () => {
  const match = bareGame({ players: 2 })
  build(match, 'C3', MINE, 0)
  build(match, 'E3', MINE, 1)
  put(match, 'D3', MOUNTAIN)
  put(match, 'D4', MOUNTAIN, 1)
  expect(income(match, 'C3')).toBe(3)
  expect(income(match, 'E3')).toBe(6)
})

test('CC-INCOME-04 ranch, hotel and church count as houses for their owner only', () => {
  for (const [building, value] of [
    [RANCH, 1],
    [HOTEL, 2],
    [CHURCH, 1],
  ]) {
    const match = bareGame({ players: 2 })
    build(match, 'C3', SALOON, 0)
    build(match, 'E3', SALOON, 1)
    build(match, 'D3', building, 0)
    expect(income(match, 'C3')).toBe(5 * value)
    expect(income(match, 'E3')).toBe(0)
  }
})

test('CC-INCOME-05 one house, mountain or empty parcel counts fully for everyone entitled', () => {
  const match = bareGame({ players: 2 })
  put(match, 'D3', HOUSE)
  put(match, 'D5', MOUNTAIN)
  build(match, 'C3', SALOON, 0)
  build(match, 'E3', SALOON, 1)
  build(match, 'C5', MINE, 0)
  build(match, 'E5', MINE, 1)
  build(match, 'A8', RANCH, 0)
  build(match, 'C8', RANCH, 1)
  expect(['C3', 'E3', 'C5', 'E5', 'A8', 'C8'].map(name => income(match, name))).toEqual([5, 5, 3, 3, 3, 5])
})

test('CC-INCOME-06 for a ranch, houses, buildings and mountains are not empty; owned land is', () => {
  const match = game(RANCH, ['C3', HOUSE], ['D3', MOUNTAIN])
  build(match, 'E3', PRISON, 1)
  own(match.state, 'C5', 1)
  expect(income(match, 'D4')).toBe(5)
  build(match, 'A1', RANCH, 0)
  expect(income(match, 'A1')).toBe(3)
})

test('CC-INCOME-07 nothing earns more than its cap; doubling comes after the cap', () => {
  const match = game(SALOON)
  expect(BUILDINGS.map(({ id }) => capOf(match.state, id))).toEqual([8, 24, 24, 24, 40, 6, 0, 0])
  for (const name of around('D4')) put(match, name, HOUSE)
  build(match, 'C3', HOTEL, 0)
  hold(match, GROCER, BANKER, CAPTAIN)
  match.state.benefit[0] = LATER
  resolveFrom(match, 'estateIncome')
  match.answer(0, { kind: 'double', building: SALOON })
  expect(match.state.money[0]).toBe(15 + 80 + 6)
})
