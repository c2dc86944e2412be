import { RailheadError } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { BUILDINGS, HOUSE, MINE, MOUNTAIN, NOTHING, RANCH } from '../src/components/buildings.js'
import { columnOf, NEIGHBOURS, PARCELS, parcelAt, rowOf, sidesOf } from '../src/components/map.js'
import { carsonCity } from '../src/game.js'
import { isOpen } from '../src/placement.js'
import { NOBODY, ON_CARD } from '../src/state.js'
import { asked, at, offered, offeredOf, startRound, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4, 5]
const games = PLAYERS.flatMap(players => [1, 2, 3].map(seed => testGame({ players }, `setup ${seed}`)))
const count = (list: readonly number[], value: number): number => list.filter(item => item === value).length

test('CC-SETUP-01 two to five play, each in a seat and colour of their own', () => {
  for (const players of PLAYERS) expect(testGame({ players }).seats).toBe(players)
  for (const players of [0, 1, 6, 2.5, '3'])
    expect(() => carsonCity.config.parse({ players })).toThrow(RailheadError)
  expect(() => carsonCity.config.parse({})).toThrow("'players' is missing")
})

test('CC-SETUP-02 the map has 64 parcels with 3, 5 or 8 neighbours', () => {
  expect(PARCELS).toBe(64)
  expect(NEIGHBOURS[at('A1')]).toHaveLength(3)
  expect(NEIGHBOURS[at('H8')]).toHaveLength(3)
  expect(NEIGHBOURS[at('D1')]).toHaveLength(5)
  expect([...NEIGHBOURS[at('D4')]].sort((a, b) => a - b)).toEqual(
    ['C3', 'D3', 'E3', 'C4', 'E4', 'C5', 'D5', 'E5'].map(at),
  )
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const borders = [0, 7].filter(line => rowOf(parcel) === line || columnOf(parcel) === line)
    const corner = [0, 7].includes(rowOf(parcel)) && [0, 7].includes(columnOf(parcel))
    expect(NEIGHBOURS[parcel]).toHaveLength(corner ? 3 : borders.length > 0 ? 5 : 8)
  }
})

test('CC-SETUP-03 there are 30 building tiles', () => {
  expect(BUILDINGS.map(({ id, tiles }) => [id, tiles])).toEqual([
    ['ranch', 6],
    ['mine', 6],
    ['drugstore', 4],
    ['bank', 4],
    ['saloon', 3],
    ['hotel', 3],
    ['church', 2],
    ['prison', 2],
  ])
  for (const { state } of games)
    BUILDINGS.forEach(({ tiles }, building) => {
      expect(count(state.bag, building) + count(state.market, building)).toBe(tiles)
    })
})

test('CC-SETUP-04 the pieces on the table add up to those of the box', () => {
  for (const { state } of games) {
    const sum = (list: readonly number[]): number => list.reduce((total, item) => total + item, 0)
    expect(sum(state.revolvers) + state.revolverSupply).toBe(27)
    expect(count(state.on, HOUSE) + state.houseSupply).toBe(20)
    expect(count(state.on, MOUNTAIN)).toBe(9)
    expect(sum(state.roads) + sum(state.laid) + state.roadSupply).toBe(25)
    for (let seat = 0; seat < state.players; seat++) {
      expect(state.property[seat]).toBe(12)
      expect(state.cowboys[seat] + state.restingCowboys[seat]).toBe(10)
    }
    expect(state.white).toBe(ON_CARD)
    expect(state.threeGuns).toBe(NOBODY)
  }
})

test('CC-SETUP-05 the order is a permutation drawn at random, and all start with 0 points', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const { state } = testGame({ players: 3 }, `order ${seed}`)
    expect([...state.order].sort()).toEqual([0, 1, 2])
    expect(state.points).toEqual([0, 0, 0])
    orders.add(state.order.join())
  }
  expect(orders.size).toBe(6)
})

test('CC-SETUP-06 the start kit', () => {
  for (const { state } of games)
    for (let seat = 0; seat < state.players; seat++) {
      expect(state.money[seat]).toBe(15)
      expect(state.revolvers[seat]).toBe(1)
      expect(state.roads[seat]).toBe(1)
      expect(state.property[seat]).toBe(12)
      expect(state.cowboys[seat]).toBe(3)
      expect(state.restingCowboys[seat]).toBe(7)
    }
})

test('CC-SETUP-07 white die the column, red die the row of the town; a house there, roads around it', () => {
  for (const match of games) {
    const town = match.log(0)[0].find(event => event.type === 'town')
    if (town?.type !== 'town') throw new Error('no town told')
    expect(town.parcel).toBe(parcelAt(town.white, town.red))
    expect(match.state.on[town.parcel]).toBe(HOUSE)
    expect(count(match.state.on, HOUSE)).toBe(1)
    expect(count(match.state.laid, 1)).toBe(4)
    for (const side of sidesOf(town.parcel)) expect(match.state.laid[side]).toBe(1)
  }
})

test('CC-SETUP-08 the outer ring stays empty; every inner parcel can be hit', () => {
  const hit = new Set<number>()
  for (let seed = 0; seed < 60; seed++) {
    const { state } = testGame({ players: 2 }, `ring ${seed}`)
    for (let parcel = 0; parcel < PARCELS; parcel++) if (state.on[parcel] !== NOTHING) hit.add(parcel)
  }
  expect(hit.size).toBe(36)
  for (const parcel of hit) expect(NEIGHBOURS[parcel]).toHaveLength(8)
})

test('CC-SETUP-09 nine mountains on nine parcels, none of them the town', () => {
  for (let seed = 0; seed < 40; seed++) {
    const match = testGame({ players: 2 }, `mountains ${seed}`)
    const told = match.log(0)[0].flatMap(event => (event.type === 'mountain' ? [event.parcel] : []))
    expect(new Set(told).size).toBe(9)
    expect(count(match.state.on, MOUNTAIN)).toBe(9)
    expect(count(match.state.on, HOUSE)).toBe(1)
  }
})

test('CC-SETUP-10 ranches lie on $3 and $10, mines on $4 and $12', () => {
  for (const { state } of games) {
    expect([state.market[0], state.market[5]]).toEqual([RANCH, RANCH])
    expect([state.market[1], state.market[6]]).toEqual([MINE, MINE])
  }
})

test('CC-SETUP-11 three tiles come from the bag to $5, $6 and $8, and 23 stay in it', () => {
  const bag = [4, 4, 4, 4, 3, 3, 2, 2]
  const drawn = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    const { state } = testGame({ players: 2 }, `bag ${seed}`)
    const three = state.market.slice(2, 5)
    expect(state.bag).toHaveLength(23)
    bag.forEach((tiles, building) => {
      expect(count(state.bag, building) + count(three, building)).toBe(tiles)
    })
    for (const building of three) drawn.add(building)
  }
  expect(drawn.size).toBe(8)
})

test('CC-SETUP-12 free parcels are picked in order, then in reverse', () => {
  const match = testGame({ players: 3 })
  const [a, b, c] = match.state.order
  const picks: number[] = []
  for (let parcel = 0; parcel < 6; parcel++) {
    const [{ seat, ask }] = match.decisions()
    expect(ask).toBe('freeParcel')
    picks.push(seat)
    match.answer(seat, { kind: 'parcel', parcel })
  }
  expect(picks).toEqual([a, b, c, c, b, a])
  expect(asked(match, a)).toBe('takeCharacter')
})

test('CC-SETUP-13 any unowned parcel may be taken for nothing, also the town or a mountain', () => {
  const match = testGame({ players: 2 })
  const { state } = match
  const [first, second] = state.order
  const town = state.on.indexOf(HOUSE)
  const mountain = state.on.indexOf(MOUNTAIN)
  expect(offeredOf(match, first, 'parcel')).toHaveLength(64)
  match.answer(first, { kind: 'parcel', parcel: town })
  expect(offered(match, second)).not.toContainEqual({ kind: 'parcel', parcel: town })
  match.answer(second, { kind: 'parcel', parcel: mountain })
  match.answer(second, { kind: 'parcel', parcel: 0 })
  match.answer(first, { kind: 'parcel', parcel: 1 })
  expect(state.on[town]).toBe(HOUSE)
  expect(state.on[mountain]).toBe(MOUNTAIN)
  expect(state.owner[town]).toBe(first)
  expect(state.owner[mountain]).toBe(second)
  expect(state.money).toEqual([15, 15])
  expect(state.property).toEqual([10, 10])
})

test('CC-SETUP-14 all four spaces for buying points are open in round 1, and the chip lies on its space', () => {
  const { state } = testGame({ players: 2 })
  startRound(testGame({ players: 2 }))
  state.round = 1
  for (const space of [17, 18, 19, 20]) expect(isOpen(state, space)).toBe(true)
  expect(state.threeGuns).toBe(NOBODY)
})

test('CC-SETUP-15 seven cards lie face up, and the supplies depend on the number of players', () => {
  for (const players of PLAYERS) {
    const match = testGame({
      players,
      characters: ['yellow', 'red', 'red', 'yellow', 'red', 'yellow', 'red'],
    })
    const { state } = match
    expect(state.sides).toEqual([0, 1, 1, 0, 1, 0, 1])
    expect(state.white).toBe(ON_CARD)
    expect(state.roadSupply).toBe(21 - players)
    expect(state.revolverSupply).toBe(27 - players)
    expect(state.houseSupply).toBe(19)
    startRound(match)
    state.tasks = [{ kind: 'takeCharacter', seat: 0 }]
    expect(offeredOf(match, 0, 'character')).toHaveLength(7)
  }
})
