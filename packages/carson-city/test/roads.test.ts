import { expect, test } from 'vitest'
import { BANKER, GROCER, WORKER } from '../src/components/characters.js'
import { EDGE_END, EDGE_START, EDGES, edgePlace, PARCELS, sidesOf } from '../src/components/map.js'
import { mayLay, putRoad, reached } from '../src/roads.js'
import {
  asked,
  at,
  bareGame,
  endRound,
  hold,
  offered,
  offeredOf,
  payDue,
  resolveFrom,
  roadsAround,
  stand,
  startPlacement,
  startRound,
  testGame,
} from './testing/testGame.js'

const [top, left, right, bottom] = sidesOf(at('D4'))

function reachedBy(...edges: number[]): number {
  const { state } = bareGame({ players: 2 })
  for (const edge of edges) putRoad(state, edge)
  return Array.from({ length: PARCELS }, (_, parcel) => parcel).filter(parcel => reached(state, parcel))
    .length
}

test('CC-ROAD-01 144 sides, the border included, with one road each', () => {
  expect(EDGES).toBe(144)
  const match = bareGame({ players: 2 })
  roadsAround(match, top, bottom)
  expect(mayLay(match.state, top)).toBe(false)
  expect(mayLay(match.state, left)).toBe(true)
  roadsAround(match, sidesOf(at('A1'))[0])
  expect(edgePlace(sidesOf(at('A1'))[0])).toEqual({ lying: true, column: 0, row: 0 })
  expect(mayLay(match.state, sidesOf(at('A1'))[1])).toBe(true)
})

test('CC-ROAD-02 a new road touches one that is there', () => {
  const match = bareGame({ players: 2 })
  startPlacement(match, BANKER, GROCER)
  roadsAround(match, top)
  match.answer(0, { kind: 'toRoad' })
  const edges = offeredOf(match, 0, 'road').map(option => option.edge)
  const ends = [EDGE_START[top], EDGE_END[top]]
  expect(edges).toHaveLength(6)
  for (const edge of edges)
    expect(ends.includes(EDGE_START[edge]) || ends.includes(EDGE_END[edge])).toBe(true)
  expect(edges).toContain(left)
  expect(edges).toContain(right)
  expect(edges).not.toContain(bottom)
})

test('CC-ROAD-03 a parcel is reached through a side or a corner', () => {
  const { state } = bareGame({ players: 2 })
  putRoad(state, top)
  for (const name of ['D4', 'D3', 'C3', 'E3', 'C4', 'E4']) expect(reached(state, at(name))).toBe(true)
  for (const name of ['D5', 'D2', 'B3', 'F4']) expect(reached(state, at(name))).toBe(false)
})

test('CC-ROAD-04 after set-up the town and its eight neighbours are reached', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { state } = testGame({ players: 2 }, `reached ${seed}`)
    const parcels = Array.from({ length: PARCELS }, (_, parcel) => parcel).filter(p => reached(state, p))
    expect(parcels).toHaveLength(9)
  }
})

test('CC-ROAD-05 any number of roads may be laid for nothing at every own question', () => {
  const match = bareGame({ players: 2 })
  const { state } = match
  roadsAround(match, top)
  state.roads = [2, 1]
  startRound(match)
  expect(offered(match, 0)).toContainEqual({ kind: 'toRoad' })
  match.answer(0, { kind: 'toRoad' })
  match.answer(0, { kind: 'road', edge: left })
  match.answer(0, { kind: 'toRoad' })
  match.answer(0, { kind: 'road', edge: right })
  expect(state.money[0]).toBe(15)
  expect(asked(match, 0)).toBe('takeCharacter')
  expect(offered(match, 0)).not.toContainEqual({ kind: 'toRoad' })
  match.answer(0, { kind: 'character', card: WORKER })
  expect(asked(match, 0)).toBe('layRoads')
  match.answer(0, { kind: 'toRoad' })
  match.answer(0, { kind: 'road', edge: bottom })
  match.answer(0, { kind: 'done' })
  expect(state.roads[0]).toBe(1)
  match.answer(1, { kind: 'character', card: BANKER })
  expect(offered(match, 1)).toContainEqual({ kind: 'toRoad' })
  stand(match, 'roads3', 1)
  resolveFrom(match, 'roads3')
  match.answer(1, { kind: 'act' })
  expect(asked(match, 1)).toBe('layRoads')
  expect(offered(match, 1)).toContainEqual({ kind: 'toRoad' })
})

test('CC-ROAD-06 roads on the map serve all and stay; roads in reserve are kept', () => {
  const match = bareGame({ players: 2 })
  const { state } = match
  hold(match, BANKER, GROCER)
  state.roads = [7, 0]
  roadsAround(match, top)
  endRound(match)
  payDue(match)
  expect(state.round).toBe(2)
  expect(state.roads).toEqual([7, 0])
  expect(state.laid[top]).toBe(1)
  expect(reached(state, at('D4'))).toBe(true)
})

test('CC-ROAD-07 when roads run short a player gets what is left', () => {
  const match = bareGame({ players: 2 })
  match.state.roadSupply = 2
  stand(match, 'roads3', 0)
  resolveFrom(match, 'roads3')
  match.answer(0, { kind: 'act' })
  expect(match.state.roads[0]).toBe(3)
  expect(match.state.roadSupply).toBe(0)
})

test('CC-ROAD-08 what one road reaches', () => {
  expect(reachedBy(top)).toBe(6)
  expect(reachedBy(left)).toBe(6)
  expect(reachedBy(sidesOf(at('D1'))[1])).toBe(4)
  expect(reachedBy(sidesOf(at('D1'))[0])).toBe(3)
  expect(reachedBy(sidesOf(at('A1'))[0])).toBe(2)
  expect(reachedBy(sidesOf(at('A1'))[1])).toBe(2)
})

test('CC-EDGE-04 short roads on the single-road space go in passing order', () => {
  const match = bareGame({ players: 3 })
  match.state.roads = [0, 0, 0]
  match.state.roadSupply = 3
  stand(match, 'road1', 0, 0, 1, 1, 2)
  resolveFrom(match, 'road1', [1, 0, 2])
  expect(match.state.roads).toEqual([1, 2, 0])
})
