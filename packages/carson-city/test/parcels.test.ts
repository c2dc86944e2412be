import { expect, test } from 'vitest'
import { HOUSE, MOUNTAIN, SALOON } from '../src/components/buildings.js'
import { BANKER, GROCER, WORKER } from '../src/components/characters.js'
import { NEIGHBOURS, parcelName } from '../src/components/map.js'
import { parcelPrice } from '../src/parcels.js'
import { NOBODY } from '../src/state.js'
import {
  asked,
  at,
  bareGame,
  build,
  hold,
  loadDice,
  mayPlace,
  offered,
  offeredOf,
  own,
  put,
  resolveFrom,
  roadsAround,
  stand,
  startPlacement,
  startRound,
  type TestMatch,
} from './testing/testGame.js'

function game(players = 2): TestMatch {
  const match = bareGame({ players })
  hold(match, BANKER, GROCER)
  match.state.roads.fill(0)
  return match
}

test('CC-PARCEL-01 $1, and $1 for every house, building and mountain on it and around it', () => {
  const match = game()
  expect(parcelPrice(match.state, at('D4'))).toBe(1)
  put(match, 'C3', HOUSE)
  put(match, 'D4', HOUSE)
  build(match, 'D3', SALOON, 1)
  build(match, 'E3', SALOON, 0)
  put(match, 'E5', MOUNTAIN)
  expect(parcelPrice(match.state, at('D4'))).toBe(6)
  for (const parcel of [at('D4'), ...NEIGHBOURS[at('D4')]]) put(match, parcelName(parcel), MOUNTAIN)
  expect(parcelPrice(match.state, at('D4'))).toBe(10)
})

test('CC-PARCEL-02 roads, owners and cowboys do not change the price; it is settled before building', () => {
  const match = game()
  roadsAround(match, 30, 40, 100)
  own(match.state, 'D3', 1)
  stand(match, 'D4', 0)
  stand(match, 'build3', 1)
  expect(parcelPrice(match.state, at('D4'))).toBe(1)
  resolveFrom(match, 'parcels')
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(match.state.money[0]).toBe(14)
  expect(asked(match, 1)).toBe('buyTile')
  const worker = bareGame({ players: 2, characters: 'red' })
  worker.state.market[0] = 0
  own(worker.state, 'D3', 0)
  startRound(worker)
  worker.answer(0, { kind: 'character', card: WORKER })
  worker.answer(0, { kind: 'tile', slot: 0 })
  worker.answer(0, { kind: 'parcel', parcel: at('D3') })
  expect(parcelPrice(worker.state, at('D4'))).toBe(2)
})

test('CC-PARCEL-03 the buyer pays and places a property tile; what stands there stays', () => {
  const match = game()
  put(match, 'D4', HOUSE)
  stand(match, 'D4', 0)
  resolveFrom(match, 'parcels')
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(match.state.money[0]).toBe(13)
  expect(match.state.property[0]).toBe(11)
  expect(match.state.owner[at('D4')]).toBe(0)
  expect(match.state.on[at('D4')]).toBe(HOUSE)
})

test('CC-PARCEL-04 an owned parcel is never bought or claimed', () => {
  const match = bareGame({ players: 2 })
  own(match.state, 'D4', 1)
  startRound(match)
  match.answer(0, { kind: 'character', card: 4 })
  expect(offered(match, 0)).not.toContainEqual({ kind: 'parcel', parcel: at('D4') })
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'D4')).toBe(false)
  expect(mayPlace(match, 0, 'D5')).toBe(true)
})

test('CC-PARCEL-05 contested parcels are fought for one by one, in the order the first passer fixes', () => {
  const match = game(3)
  const { state } = match
  stand(match, 'A1', 0, 1)
  stand(match, 'C1', 0, 2)
  stand(match, 'E1', 1, 2)
  loadDice(match, 6, 1)
  resolveFrom(match, 'parcels', [1, 0, 2])
  expect(asked(match, 1)).toBe('fixOrder')
  expect(offeredOf(match, 1, 'next')).toHaveLength(3)
  const drawn = state.chance.drawn
  match.answer(1, { kind: 'next', spot: 21 + at('E1') })
  expect(state.chance.drawn).toBe(drawn)
  const told = match.answer(1, { kind: 'next', spot: 21 + at('A1') })
  const spots = [at('E1'), at('A1'), at('C1')].map(parcel => 21 + parcel)
  expect(told).toContainEqual({ type: 'duelOrder', seat: 1, spots })
  expect(told.filter(event => event.type === 'duel')).toEqual([{ type: 'duel', spot: 21 + at('E1') }])
  expect(offered(match, 1)).toEqual([{ kind: 'parcel', parcel: at('E1') }, { kind: 'decline' }])
  match.answer(1, { kind: 'parcel', parcel: at('E1') })
  expect(state.owner[at('E1')]).toBe(1)
  expect(match.told(match.answers.length - 1, 0)).toContainEqual({ type: 'duel', spot: 21 + at('A1') })
})

test('CC-PARCEL-06 declined or unaffordable parcels stay unowned, and the cowboy is spent', () => {
  const match = game()
  put(match, 'D4', HOUSE)
  stand(match, 'D4', 0)
  stand(match, 'A8', 1)
  match.state.money = [1, 5]
  resolveFrom(match, 'parcels')
  expect(asked(match, 1)).toBe('buyParcel')
  match.answer(1, { kind: 'decline' })
  expect(match.state.owner.every(owner => owner === NOBODY)).toBe(true)
  expect(match.state.money).toEqual([1, 5])
  // Both cowboys are in the general reserve; the four new ones of the next round came from there.
  expect(match.state.cowboys).toEqual([2 + 4, 2 + 4])
  expect(match.state.restingCowboys).toEqual([8 - 4, 8 - 4])
})

test('CC-PARCEL-07 without property tiles nothing can be bought or claimed', () => {
  const match = game()
  match.state.property[0] = 0
  stand(match, 'D4', 0)
  resolveFrom(match, 'parcels')
  expect(asked(match, 0)).not.toBe('buyParcel')
  expect(match.state.owner[at('D4')]).toBe(NOBODY)
  startRound(match)
  match.answer(0, { kind: 'character', card: 4 })
  expect(asked(match, 0)).toBeUndefined()
  expect(asked(match, 1)).toBe('takeCharacter')
})

test('CC-EDGE-05 uncontested parcels follow in passing order, each player in the order he likes', () => {
  const match = game()
  match.state.money = [2, 9]
  stand(match, 'A1', 0)
  stand(match, 'C1', 0)
  stand(match, 'E1', 0, 1)
  stand(match, 'G1', 1)
  loadDice(match, 1, 6)
  resolveFrom(match, 'parcels', [1, 0])
  match.answer(0, { kind: 'decline' })
  expect(offeredOf(match, 1, 'parcel').map(option => option.parcel)).toEqual([at('G1')])
  match.answer(1, { kind: 'parcel', parcel: at('G1') })
  expect(offeredOf(match, 0, 'parcel').map(option => option.parcel)).toEqual([at('A1'), at('C1')])
  match.answer(0, { kind: 'parcel', parcel: at('C1') })
  match.answer(0, { kind: 'parcel', parcel: at('A1') })
  expect(match.state.money[0]).toBe(0)
  expect(match.state.owner.filter(owner => owner === 0)).toHaveLength(2)
})
