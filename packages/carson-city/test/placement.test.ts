import { expect, test } from 'vitest'
import { MAP_SPOTS, SPACES } from '../src/components/actionTrack.js'
import { BUILT, CHURCH, HOTEL, HOUSE, MOUNTAIN, PRISON, RANCH, SALOON } from '../src/components/buildings.js'
import { BANKER, GROCER, MERCENARY, SHERIFF } from '../src/components/characters.js'
import { firepower } from '../src/firepower.js'
import {
  asked,
  at,
  bareGame,
  build,
  mayPlace,
  offered,
  offeredOf,
  own,
  pass,
  payDue,
  place,
  put,
  spot,
  stand,
  startPlacement,
} from './testing/testGame.js'

test('CC-PLACE-01 one cowboy or pass, round and round; who passed is skipped', () => {
  const match = bareGame({ players: 3 })
  startPlacement(match, BANKER, GROCER, MERCENARY)
  place(match, 0, 'wages')
  expect(match.state.cowboys[0]).toBe(2)
  expect(asked(match, 0)).toBeUndefined()
  pass(match, 1)
  place(match, 2, 'wages')
  expect(asked(match, 1)).toBeUndefined()
  place(match, 0, 'wages')
  expect(asked(match, 2)).toBe('place')
})

test('CC-PLACE-02 the last one left goes on alone, and the phase ends when all have passed', () => {
  const match = bareGame({ players: 2 })
  startPlacement(match, BANKER, GROCER)
  place(match, 0, 'wages')
  place(match, 1, 'wages')
  place(match, 0, 'road1')
  pass(match, 1)
  place(match, 0, 'roads3')
  expect(match.state.passed).toEqual([1, 0])
  expect(match.state.phase).toBeGreaterThan(2)
})

test('CC-PLACE-03 spaces, unowned parcels, others’ buildings and own ones are targets', () => {
  const match = bareGame({ players: 2 })
  build(match, 'A1', SALOON, 0)
  build(match, 'H8', SALOON, 1)
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'gambling')).toBe(true)
  expect(mayPlace(match, 0, 'C3')).toBe(true)
  expect(mayPlace(match, 0, 'H8')).toBe(true)
  expect(mayPlace(match, 0, 'A1')).toBe(true)
  build(match, 'E5', PRISON, 1)
  expect(mayPlace(match, 0, 'E5')).toBe(false)
})

test('CC-PLACE-04 the two reminder symbols and closed spaces take no cowboy', () => {
  const match = bareGame({ players: 2 })
  const open = (round: number): string[] => {
    match.state.round = round
    startPlacement(match, BANKER, GROCER)
    return offeredOf(match, 0, 'space').map(option => SPACES[option.space].id)
  }
  expect(open(1)).toHaveLength(21)
  expect(open(1)).not.toContain('parcels')
  expect(open(1)).not.toContain('estateIncome')
  expect(open(2)).not.toContain('buyPoints2')
  expect(open(4)).toEqual(expect.not.arrayContaining(['buyPoints2']))
  expect(open(4)).toEqual(expect.not.arrayContaining(['buyPoints3']))
  expect(open(4)).toEqual(expect.not.arrayContaining(['buyPoints4']))
  expect(open(4)).toContain('buyPoints5')
})

test('CC-PLACE-05 parcels with a house or mountain may be chosen, and several in one round', () => {
  const match = bareGame({ players: 2 })
  put(match, 'C3', HOUSE)
  put(match, 'D4', MOUNTAIN)
  startPlacement(match, BANKER, GROCER)
  place(match, 0, 'C3')
  pass(match, 1)
  place(match, 0, 'D4')
  expect(mayPlace(match, 0, 'E5')).toBe(true)
  expect(match.state.cowboysAt[spot('C3')]).toBe(1)
  expect(match.state.cowboysAt[spot('D4')]).toBe(1)
})

test('CC-PLACE-06 an owned parcel without a building takes no cowboy', () => {
  const match = bareGame({ players: 2 })
  own(match.state, 'A1', 0)
  own(match.state, 'B1', 1)
  put(match, 'C1', HOUSE, 0)
  put(match, 'D1', MOUNTAIN, 1)
  startPlacement(match, BANKER, GROCER)
  for (const name of ['A1', 'B1', 'C1', 'D1']) expect(mayPlace(match, 0, name)).toBe(false)
  pass(match, 0)
  for (const name of ['A1', 'B1', 'C1', 'D1']) expect(mayPlace(match, 1, name)).toBe(false)
})

test('CC-PLACE-07 one own cowboy per spot, but any number on wages and the single road', () => {
  const match = bareGame({ players: 2 })
  match.state.cowboys = [9, 9]
  startPlacement(match, BANKER, GROCER)
  place(match, 0, 'wages')
  pass(match, 1)
  for (const name of ['wages', 'road1', 'road1', 'gambling', 'B2']) place(match, 0, name)
  expect(match.state.onWages[0]).toBe(2)
  expect(match.state.onRoad1[0]).toBe(2)
  expect(mayPlace(match, 0, 'wages')).toBe(true)
  expect(mayPlace(match, 0, 'gambling')).toBe(false)
  expect(mayPlace(match, 0, 'B2')).toBe(false)
})

test('CC-PLACE-08 a spot of others may be joined', () => {
  const match = bareGame({ players: 3 })
  build(match, 'H8', SALOON, 2)
  startPlacement(match, BANKER, GROCER, MERCENARY)
  stand(match, 'gambling', 1, 2)
  stand(match, 'C3', 1)
  stand(match, 'H8', 1, 2)
  for (const name of ['gambling', 'C3', 'H8']) expect(mayPlace(match, 0, name)).toBe(true)
})

test('CC-PLACE-09 a pass is final, and a placed cowboy stays', () => {
  const match = bareGame({ players: 2 })
  startPlacement(match, BANKER, GROCER)
  place(match, 0, 'gambling')
  pass(match, 1)
  expect(offered(match, 0).map(option => option.kind)).not.toContain('toMove')
  expect(() => match.answer(1, { kind: 'space', space: 0 })).toThrow('not asked')
  place(match, 0, 'wages')
  expect(match.state.passed).toEqual([1])
})

test('CC-PLACE-10 cowboys not placed stay in reserve and count as firepower', () => {
  const match = bareGame({ players: 2 })
  startPlacement(match, BANKER, GROCER)
  place(match, 0, 'wages')
  pass(match, 1)
  expect(firepower(match.state, 0)).toBe(2 + 1)
  expect(firepower(match.state, 1)).toBe(3 + 1)
  pass(match, 0)
  payDue(match)
  expect(match.state.round).toBe(2)
  expect(match.state.cowboys).toEqual([2 + 4, 3 + 4])
})

test('CC-PLACE-11 one may pass with cowboys left, and without any one passes', () => {
  const match = bareGame({ players: 3 })
  match.state.cowboys = [3, 0, 1]
  startPlacement(match, BANKER, GROCER, MERCENARY)
  expect(offered(match, 0)).toContainEqual({ kind: 'pass' })
  place(match, 0, 'wages')
  expect(match.state.passed).toEqual([1])
  place(match, 2, 'wages')
  place(match, 0, 'wages')
  expect(match.state.passed).toEqual([1, 2])
  expect(asked(match, 0)).toBe('place')
  const sheriff = bareGame({ players: 2 })
  sheriff.state.cowboys = [0, 1]
  startPlacement(sheriff, SHERIFF, BANKER)
  expect(offered(sheriff, 0).map(option => option.kind)).toEqual(['toWhite', 'pass', 'toRoad'])
})

test('CC-PLACE-12 placing costs nothing and asks for no money', () => {
  const match = bareGame({ players: 2 })
  match.state.money = [0, 0]
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'buyPoints5')).toBe(true)
  expect(mayPlace(match, 0, 'D4')).toBe(true)
  place(match, 0, 'build12')
  expect(match.state.money).toEqual([0, 0])
})

test('CC-ATTACK-05 prisons and churches cannot be attacked', () => {
  const match = bareGame({ players: 2 })
  build(match, 'B2', PRISON, 1)
  build(match, 'G7', CHURCH, 1)
  build(match, 'G1', HOTEL, 1)
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'B2')).toBe(false)
  expect(mayPlace(match, 0, 'G7')).toBe(false)
  expect(mayPlace(match, 0, 'G1')).toBe(true)
})

test('CC-ATTACK-06 a church protects its owner’s neighbouring buildings, and only those', () => {
  const match = bareGame({ players: 3 })
  build(match, 'D4', CHURCH, 1)
  build(match, 'E5', SALOON, 1)
  build(match, 'D5', RANCH, 2)
  build(match, 'F6', SALOON, 1)
  startPlacement(match, BANKER, GROCER, MERCENARY)
  expect(mayPlace(match, 0, 'E5')).toBe(false)
  expect(mayPlace(match, 0, 'D5')).toBe(true)
  expect(mayPlace(match, 0, 'F6')).toBe(true)
})

test('CC-EDGE-10 every own building may be defended, also one that cannot be attacked', () => {
  const match = bareGame({ players: 2 })
  build(match, 'B2', PRISON, 0)
  build(match, 'C3', CHURCH, 0)
  build(match, 'D4', SALOON, 0)
  startPlacement(match, BANKER, GROCER)
  for (const name of ['B2', 'C3', 'D4']) expect(mayPlace(match, 0, name)).toBe(true)
  place(match, 0, 'B2')
  expect(match.state.cowboysAt[MAP_SPOTS + at('B2')]).toBe(1)
  expect(match.state.on[at('B2')]).toBe(BUILT + PRISON)
})
