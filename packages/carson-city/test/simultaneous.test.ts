import { keepsPace } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { SALOON } from '../src/components/buildings.js'
import { BANKER, GROCER, MERCENARY, SHERIFF } from '../src/components/characters.js'
import { standing } from '../src/scoring.js'
import {
  asked,
  at,
  bareGame,
  build,
  mayPlace,
  offered,
  offeredOf,
  pass,
  place,
  spot,
  startPlacement,
  type TestMatch,
} from './testing/testGame.js'

function game(players = 3, ...cards: number[]): TestMatch {
  const match = bareGame({ players, placement: 'simultaneous' })
  match.state.roads.fill(0)
  startPlacement(match, ...(cards.length > 0 ? cards : [BANKER, GROCER, MERCENARY]))
  return match
}

function move(match: TestMatch, seat: number, from: string, to: string): void {
  match.answer(seat, { kind: 'toMove' })
  match.answer(seat, { kind: 'lift', spot: spot(from), white: false })
  place(match, seat, to)
}

test('CC-VARS-01 nobody places before the first player has placed or passed', () => {
  const match = game()
  expect(match.decisions().map(decision => decision.seat)).toEqual([0])
  place(match, 0, 'wages')
  expect(match.decisions().map(decision => decision.seat)).toEqual([0, 1, 2])
  const passed = game()
  pass(passed, 0)
  expect(passed.decisions().map(decision => decision.seat)).toEqual([1, 2])
})

test('CC-VARS-02 then all place at any time and in any number', () => {
  const match = game()
  place(match, 0, 'wages')
  place(match, 2, 'gambling')
  place(match, 2, 'C3')
  place(match, 2, 'wages')
  place(match, 0, 'C3')
  place(match, 1, 'roads3')
  expect(match.state.cowboys).toEqual([1, 2, 0])
  expect(match.decisions()).toHaveLength(3)
})

test('CC-VARS-03 own cowboys may be moved to other legal spots, but not back to the reserve', () => {
  const match = game()
  place(match, 0, 'gambling')
  place(match, 1, 'C3')
  move(match, 0, 'gambling', 'C3')
  expect(match.state.cowboysAt[spot('gambling')]).toBe(0)
  expect(match.state.cowboysAt[spot('C3')]).toBe(0b11)
  move(match, 0, 'C3', 'wages')
  move(match, 0, 'wages', 'roads3')
  expect(match.state.cowboys[0]).toBe(2)
  match.answer(0, { kind: 'toMove' })
  expect(offered(match, 0)).toEqual([{ kind: 'lift', spot: spot('roads3'), white: false }, { kind: 'back' }])
  match.answer(0, { kind: 'lift', spot: spot('roads3'), white: false })
  expect(offered(match, 0).map(option => option.kind)).not.toContain('takeBack')
  expect(offered(match, 0)).not.toContainEqual({ kind: 'space', space: spot('roads3') })
  match.answer(0, { kind: 'back' })
  expect(asked(match, 0)).toBe('place')
})

test('CC-VARS-04 who finished neither places nor moves; the phase ends with the last', () => {
  const match = game()
  place(match, 0, 'gambling')
  pass(match, 2)
  expect(match.state.passed).toEqual([2])
  expect(asked(match, 2)).toBeUndefined()
  pass(match, 0)
  expect(match.decisions().map(decision => decision.seat)).toEqual([1])
  pass(match, 1)
  expect(match.state.passed).toEqual([2, 0, 1])
  expect(asked(match, 0)).toBe('act.dice')
})

test('CC-VARS-05 limits, the red sheriff, the white cowboy and the passing order work unchanged', () => {
  const match = game(3, SHERIFF, BANKER, GROCER)
  build(match, 'H8', SALOON, 1)
  match.answer(0, { kind: 'toWhite' })
  place(match, 0, 'gambling')
  expect(mayPlace(match, 1, 'gambling')).toBe(false)
  place(match, 1, 'C3')
  expect(mayPlace(match, 1, 'C3')).toBe(false)
  match.answer(0, { kind: 'toMove' })
  match.answer(0, { kind: 'lift', spot: spot('gambling'), white: true })
  expect(mayPlace(match, 0, 'C3')).toBe(false)
  expect(mayPlace(match, 0, 'H8')).toBe(false)
  place(match, 0, 'wages')
  expect(match.state.white).toBe(spot('wages'))
  pass(match, 2, 1, 0)
  expect(match.state.passed).toEqual([2, 1, 0])
  const red = bareGame({ players: 2, characters: 'red', placement: 'simultaneous' })
  startPlacement(red, BANKER, SHERIFF)
  place(red, 1, 'wages')
  place(red, 0, 'gambling')
  expect(mayPlace(red, 1, 'gambling')).toBe(false)
})

test('CC-VARS-06 a point for every player who finished later in round 4', () => {
  const match = bareGame({ players: 4, placement: 'simultaneous' })
  match.state.money.fill(0)
  match.state.round = 3
  startPlacement(match, BANKER, GROCER, MERCENARY, SHERIFF)
  pass(match, 3)
  expect(standing(match.state).map(score => score.total)).toEqual([0, 0, 0, 0])
  match.state.round = 4
  pass(match, 1, 0, 2)
  expect(match.state.passed).toEqual([3, 1, 0, 2])
  const early = standing(match.state).map(score => score.categories.earlyFinish)
  expect([3, 1, 0, 2].map(seat => early[seat])).toEqual([3, 2, 1, 0])
  const turns = bareGame({ players: 2 })
  turns.state.round = 4
  startPlacement(turns, BANKER, GROCER)
  pass(turns, 0, 1)
  for (const score of standing(turns.state)) expect(score.categories).not.toHaveProperty('earlyFinish')
})

test('CC-VARS-07 each placement is checked against the board as it stands when it arrives', () => {
  const match = game(2, SHERIFF, BANKER)
  place(match, 0, 'wages')
  match.answer(1, { kind: 'toParcel' })
  expect(offeredOf(match, 1, 'parcel')).toContainEqual({ kind: 'parcel', parcel: at('D4') })
  match.answer(0, { kind: 'toWhite' })
  place(match, 0, 'D4')
  expect(() => match.answer(1, { kind: 'parcel', parcel: at('D4') })).toThrow('not offered')
  match.answer(1, { kind: 'parcel', parcel: at('D5') })
  expect(match.state.cowboysAt[spot('D5')]).toBe(0b10)
})

test('CC-VARS-05 programs are never ahead of people in finishing to place', () => {
  const match = game()
  const person = (seat: number): boolean => seat === 1
  const paces = (): boolean[] => [0, 2].map(seat => keepsPace(match, seat, person))
  expect(paces()).toEqual([true, true])
  place(match, 0, 'wages')
  expect(paces()).toEqual([false, false])
  match.answer(1, { kind: 'toParcel' })
  expect(paces()).toEqual([false, false])
  match.answer(1, { kind: 'parcel', parcel: at('C3') })
  expect(paces()).toEqual([false, true])
  place(match, 2, 'gambling')
  expect(paces()).toEqual([false, false])
  pass(match, 1)
  expect(paces()).toEqual([true, true])
})
