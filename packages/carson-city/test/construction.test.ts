import { expect, test } from 'vitest'
import {
  BANK,
  BUILDINGS,
  BUILT,
  CHURCH,
  DRUGSTORE,
  HOTEL,
  HOUSE,
  MINE,
  MOUNTAIN,
  PRISON,
  RANCH,
  SALOON,
} from '../src/components/buildings.js'
import { BANKER, GROCER } from '../src/components/characters.js'
import { sidesOf } from '../src/components/map.js'
import { EMPTY_SLOT, SLOT_PRICES } from '../src/components/market.js'
import { NOBODY } from '../src/state.js'
import {
  asked,
  at,
  bareGame,
  build,
  endRound,
  hold,
  offered,
  offeredOf,
  own,
  payDue,
  put,
  resolveFrom,
  roadsAround,
  stand,
  startPlacement,
  type TestMatch,
} from './testing/testGame.js'

/** Seat 0 has just bought a tile on the $3 space. */
function bought(building: number, arrange: (match: TestMatch) => void, players = 2): TestMatch {
  const match = bareGame({ players })
  hold(match, BANKER, GROCER)
  match.state.roads.fill(0)
  match.state.market[0] = building
  arrange(match)
  stand(match, 'build3', 0)
  resolveFrom(match, 'build3')
  match.answer(0, { kind: 'buyTile' })
  return match
}

const sites = (match: TestMatch): number[] => offeredOf(match, 0, 'parcel').map(option => option.parcel)
const houses = (match: TestMatch): number[] => offeredOf(match, 0, 'house').map(option => option.parcel)
const around = (name: string) => (match: TestMatch) => roadsAround(match, ...sidesOf(at(name)))

test('CC-BUILD-01 the market has seven slots with one tile each', () => {
  expect(SLOT_PRICES).toEqual([3, 4, 5, 6, 8, 10, 12])
  expect(bareGame({ players: 2 }).state.market).toHaveLength(7)
})

test('CC-BUILD-02 the price is paid in full; who cannot pay gets nothing', () => {
  const match = bareGame({ players: 2 })
  hold(match, BANKER, GROCER)
  match.state.money = [11, 3]
  stand(match, 'build12', 0)
  stand(match, 'build3', 1)
  const told = resolveFrom(match, 'build12')
  expect(told).toContainEqual({ type: 'nothing', seat: 0, spot: 4, why: 'money' })
  expect(match.state.market[6]).not.toBe(EMPTY_SLOT)
  match.answer(1, { kind: 'buyTile' })
  expect(match.state.money).toEqual([11, 0])
})

test('CC-BUILD-03 an emptied slot stays empty until the end of the round', () => {
  const match = bought(RANCH, ({ state }) => {
    state.market[6] = EMPTY_SLOT
  })
  expect(match.state.round).toBe(1)
  expect(match.state.market[0]).toBe(EMPTY_SLOT)
  expect(match.state.market[6]).toBe(EMPTY_SLOT)
  payDue(match)
  expect(match.state.round).toBe(2)
  expect(match.state.market).not.toContain(EMPTY_SLOT)
})

test('CC-BUILD-04 only own parcels without house, building or mountain are sites', () => {
  const match = bought(RANCH, bare => {
    own(bare.state, 'A1', 0)
    own(bare.state, 'B1', 1)
    put(bare, 'C1', HOUSE, 0)
    put(bare, 'D1', MOUNTAIN, 0)
    build(bare, 'E1', MINE, 0)
  })
  expect(sites(match)).toEqual([at('A1')])
  const hotel = bought(HOTEL, bare => {
    own(bare.state, 'D4', 0)
    put(bare, 'C3', MOUNTAIN)
    around('D4')(bare)
  })
  hotel.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(houses(hotel)).not.toContain(at('C3'))
})

test('CC-BUILD-05 ranches and mines need no road and no house, all others do', () => {
  const plain = [RANCH, MINE]
  const town = [DRUGSTORE, BANK, SALOON, HOTEL, CHURCH, PRISON]
  for (const building of plain) {
    const match = bought(building, bare => own(bare.state, 'A1', 0))
    match.answer(0, { kind: 'parcel', parcel: at('A1') })
    expect(match.state.on[at('A1')]).toBe(BUILT + building)
    expect(match.state.houseSupply).toBe(20)
  }
  for (const building of town) {
    const match = bought(building, bare => {
      own(bare.state, 'A1', 0)
      own(bare.state, 'D4', 0)
      around('D4')(bare)
    })
    expect(sites(match)).toEqual([at('D4')])
  }
  expect(BUILDINGS.filter(row => row.needsRoadAndHouse)).toHaveLength(6)
})

test('CC-BUILD-06 with a town building exactly one house is placed for nothing', () => {
  const match = bought(SALOON, bare => {
    own(bare.state, 'D4', 0)
    around('D4')(bare)
  })
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(match.state.on[at('D4')]).toBe(0)
  expect(offeredOf(match, 0, 'keep')).toEqual([])
  match.answer(0, { kind: 'house', parcel: at('C3') })
  expect(match.state.on[at('D4')]).toBe(BUILT + SALOON)
  expect(match.state.on.filter(object => object === HOUSE)).toHaveLength(1)
  expect(match.state.houseSupply).toBe(19)
  expect(match.state.money[0]).toBe(12 + 5)
})

test('CC-BUILD-07 the house needs an empty reached parcel, and its owner’s consent', () => {
  const arrange = (bare: TestMatch): void => {
    own(bare.state, 'D4', 0)
    own(bare.state, 'C3', 1)
    own(bare.state, 'E5', 0)
    put(bare, 'D3', MOUNTAIN)
    around('D4')(bare)
  }
  const match = bought(HOTEL, arrange)
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(houses(match)).toEqual(['C3', 'E3', 'C4', 'E4', 'C5', 'D5', 'E5'].map(at))
  match.answer(0, { kind: 'house', parcel: at('C3') })
  expect(asked(match, 1)).toBe('consent')
  match.answer(1, { kind: 'refuse' })
  expect(houses(match)).not.toContain(at('C3'))
  expect(offered(match, 0)).toContainEqual({ kind: 'keep' })
  match.answer(0, { kind: 'keep' })
  expect(match.state.kept[HOTEL]).toBe(1)
  expect(match.state.money[0]).toBe(12)
  const agreed = bought(HOTEL, arrange)
  agreed.answer(0, { kind: 'parcel', parcel: at('D4') })
  agreed.answer(0, { kind: 'house', parcel: at('C3') })
  agreed.answer(1, { kind: 'accept' })
  expect(agreed.state.on[at('C3')]).toBe(HOUSE)
  expect(agreed.state.on[at('D4')]).toBe(BUILT + HOTEL)
})

test('CC-BUILD-08 a house changes no owner; an unowned parcel with it can be bought', () => {
  const match = bought(HOTEL, bare => {
    own(bare.state, 'D4', 0)
    around('D4')(bare)
  })
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  match.answer(0, { kind: 'house', parcel: at('C3') })
  expect(match.state.owner[at('C3')]).toBe(NOBODY)
  startPlacement(match, BANKER, GROCER)
  match.answer(0, { kind: 'toParcel' })
  expect(sites(match)).toContain(at('C3'))
})

test('CC-BUILD-09 roads from the reserve may reach the sites first', () => {
  const match = bought(HOTEL, bare => {
    own(bare.state, 'D6', 0)
    around('D4')(bare)
    bare.state.roads[0] = 1
  })
  expect(offered(match, 0)).toEqual([{ kind: 'keep' }, { kind: 'toRoad' }])
  match.answer(0, { kind: 'toRoad' })
  match.answer(0, { kind: 'road', edge: sidesOf(at('D5'))[1] })
  expect(sites(match)).toEqual([at('D6')])
  match.answer(0, { kind: 'parcel', parcel: at('D6') })
  expect(houses(match)).toContain(at('C6'))
})

test('CC-BUILD-10 a tile is kept at will or of necessity, and building it later costs nothing', () => {
  const match = bought(HOTEL, bare => {
    bare.state.kept[RANCH] = 2
  })
  expect(match.state.kept[HOTEL]).toBe(1)
  expect(match.state.kept[RANCH]).toBe(2)
  own(match.state, 'A1', 0)
  resolveFrom(match, 'deferred')
  match.answer(0, { kind: 'build', building: RANCH })
  match.answer(0, { kind: 'parcel', parcel: at('A1') })
  expect(match.state.money[0]).toBe(12 + 3)
  expect(match.state.kept[RANCH]).toBe(1)
})

test('CC-BUILD-11 kept tiles are built after the $3 space, also in the round they were bought', () => {
  const match = bought(MINE, bare => {
    own(bare.state, 'A1', 0)
    bare.state.kept[HOTEL] = 1
  })
  match.answer(0, { kind: 'keep' })
  expect(asked(match, 0)).toBe('deferredConstruction')
  expect(offered(match, 0)).toEqual([{ kind: 'build', building: MINE }, { kind: 'done' }])
  match.answer(0, { kind: 'build', building: MINE })
  match.answer(0, { kind: 'parcel', parcel: at('A1') })
  expect(match.state.on[at('A1')]).toBe(BUILT + MINE)
  const noHouse = bareGame({ players: 2 })
  noHouse.state.kept[HOTEL] = 1
  noHouse.state.roads.fill(0)
  own(noHouse.state, 'D4', 0)
  around('D4')(noHouse)
  for (const name of ['C3', 'D3', 'E3', 'C4', 'E4', 'C5', 'D5', 'E5']) put(noHouse, name, MOUNTAIN)
  resolveFrom(noHouse, 'deferred')
  expect(asked(noHouse, 0)).not.toBe('deferredConstruction')
  expect(noHouse.state.kept[HOTEL]).toBe(1)
})

test('CC-BUILD-12 deferred construction goes once around in passing order, with any number of tiles', () => {
  const match = bareGame({ players: 2 })
  match.state.roads.fill(0)
  match.state.kept[RANCH] = 1
  match.state.kept[8 + RANCH] = 1
  match.state.kept[8 + MINE] = 1
  for (const name of ['A1', 'B1', 'C1']) own(match.state, name, 1)
  own(match.state, 'E1', 0)
  resolveFrom(match, 'deferred', [1, 0])
  match.answer(1, { kind: 'build', building: MINE })
  match.answer(1, { kind: 'parcel', parcel: at('A1') })
  match.answer(1, { kind: 'build', building: RANCH })
  match.answer(1, { kind: 'parcel', parcel: at('B1') })
  expect(asked(match, 0)).toBe('deferredConstruction')
  match.answer(0, { kind: 'done' })
  expect(asked(match, 1)).not.toBe('deferredConstruction')
  expect(match.state.kept[RANCH]).toBe(1)
})

test('CC-BUILD-13 chips come when a tile is built, and stay', () => {
  const match = bought(RANCH, bare => own(bare.state, 'A1', 0))
  expect(match.state.revolvers[0]).toBe(1)
  match.answer(0, { kind: 'parcel', parcel: at('A1') })
  expect(match.state.revolvers[0]).toBe(2)
  expect(match.state.revolverSupply).toBe(24)
  endRound(match)
  expect(match.state.revolvers[0]).toBe(2)
})

test('CC-EDGE-01 houses cannot run out', () => {
  const buildings = BUILDINGS.filter(row => row.needsRoadAndHouse)
  const needed = buildings.reduce((sum, row) => sum + row.tiles, 1)
  expect(needed).toBe(19)
  expect(bareGame({ players: 2 }).state.houseSupply).toBe(20)
})

test('CC-EDGE-02 when chips run short a player gets what is left; temporary ones use none', () => {
  const match = bareGame({ players: 2 })
  match.state.revolverSupply = 1
  match.state.kept[PRISON] = 1
  match.state.roads.fill(0)
  own(match.state, 'D4', 0)
  around('D4')(match)
  resolveFrom(match, 'deferred')
  match.answer(0, { kind: 'build', building: PRISON })
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  match.answer(0, { kind: 'house', parcel: at('C3') })
  expect(match.state.revolvers[0]).toBe(2)
  expect(match.state.revolverSupply).toBe(0)
  match.state.cowboys[0] = 3
  stand(match, 'ammunition', 0)
  resolveFrom(match, 'ammunition')
  match.answer(0, { kind: 'act' })
  expect(match.state.threeGuns).toBe(0)
  expect(match.state.revolvers[0]).toBe(2)
})

test('CC-EDGE-08 a kept tile does nothing', () => {
  const match = bareGame({ players: 2 })
  match.state.kept[HOTEL] = 1
  match.state.kept[CHURCH] = 1
  match.state.kept[PRISON] = 1
  own(match.state, 'D4', 0)
  resolveFrom(match, 'estateIncome')
  expect(match.state.money).toEqual([15, 15])
  expect(match.state.revolvers).toEqual([1, 1])
  expect(match.game.standing(match.state)[0].total).toBe(2)
  startPlacement(match, BANKER, GROCER)
  expect(offered(match, 0).map(option => option.kind)).not.toContain('toBuilding')
})
