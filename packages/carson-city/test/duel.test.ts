import { expect, test } from 'vitest'
import { BANKER, GROCER, MERCENARY } from '../src/components/characters.js'
import type { Event } from '../src/events.js'
import { firepower } from '../src/firepower.js'
import {
  asked,
  bareGame,
  hold,
  loadDice,
  resolveFrom,
  spot,
  stand,
  type TestMatch,
} from './testing/testGame.js'

/** Totals by seat, as told. */
function shots(told: readonly Event[]): Record<number, number> {
  return Object.fromEntries(
    told.flatMap(event => (event.type === 'shot' ? [[event.seat, event.roll + event.firepower]] : [])),
  )
}

const winner = (told: readonly Event[]): number | undefined =>
  told.flatMap(event => (event.type === 'duelWon' ? [event.seat] : []))[0]

function game(players: number): TestMatch {
  const match = bareGame({ players })
  hold(match, BANKER, GROCER)
  return match
}

test('CC-DUEL-01 several on one spot must fight, but never on wages or the single road', () => {
  const match = game(2)
  stand(match, 'wages', 0, 1)
  stand(match, 'road1', 0, 1)
  stand(match, 'gambling', 0, 1)
  const told = resolveFrom(match, 'wages')
  while (match.decisions()[0].ask === 'layRoads') match.answer(match.decisions()[0].seat, { kind: 'done' })
  expect(told.filter(event => event.type === 'duel')).toEqual([])
  expect(match.state.money).toEqual([19, 19])
  expect(match.told(match.answers.length - 1, 0)).toContainEqual({ type: 'duel', spot: spot('gambling') })
  expect(asked(match, match.decisions()[0].seat)).toBe('act.dice')
})

test('CC-DUEL-02 die, cowboys in reserve and revolvers count, cowboys on the board do not', () => {
  const match = game(2)
  const { state } = match
  state.cowboys = [5, 3]
  stand(match, 'wages', 0, 0)
  stand(match, 'gambling', 0, 1)
  state.threeGuns = 0
  loadDice(match, 3, 1)
  const told = resolveFrom(match, 'gambling')
  expect(shots(told)).toEqual({ 0: 3 + 2 + 1 + 3, 1: 1 + 2 + 1 })
  hold(match, BANKER, MERCENARY)
  expect(firepower(state, 1)).toBe(3 + 1 + 3)
})

test('CC-DUEL-03 the highest result wins; three fight one common duel with one roll each', () => {
  const match = game(3)
  stand(match, 'gambling', 0, 1, 2)
  loadDice(match, 2, 5, 4)
  const told = resolveFrom(match, 'gambling')
  expect(shots(told)).toEqual({ 0: 5, 1: 8, 2: 7 })
  expect(winner(told)).toBe(1)
  expect(told.filter(event => event.type === 'duel')).toHaveLength(1)
  expect(asked(match, 1)).toBe('act.dice')
  expect(asked(match, 0)).toBeUndefined()
})

test('CC-DUEL-04 a tie goes to the tied player who passed first, without another roll', () => {
  const match = game(3)
  stand(match, 'gambling', 0, 1, 2)
  loadDice(match, 5, 2, 5)
  const drawn = match.state.chance.drawn
  const told = resolveFrom(match, 'gambling', [2, 0, 1])
  expect(shots(told)).toEqual({ 2: 8, 0: 5, 1: 8 })
  expect(winner(told)).toBe(2)
  expect(match.state.chance.drawn).toBe(drawn + 3)
})

test('CC-DUEL-05 losers take their cowboys back at once, and these count from then on', () => {
  const match = game(2)
  const { state } = match
  stand(match, 'ammunition', 0, 1)
  stand(match, 'roads3', 0, 1)
  loadDice(match, 6, 1)
  resolveFrom(match, 'ammunition')
  expect(state.cowboys).toEqual([1, 2])
  expect(state.restingCowboys[0]).toBe(8)
  expect(firepower(state, 1)).toBe(2 + 1)
  expect(state.cowboysAt[spot('ammunition')]).toBe(0)
})

test('CC-DUEL-06 what was gained in earlier cells counts already', () => {
  const match = game(2)
  stand(match, 'ammunition', 0)
  stand(match, 'gambling', 0, 1)
  resolveFrom(match, 'ammunition')
  loadDice(match, 1, 2)
  const told = match.answer(0, { kind: 'act' })
  expect(shots(told)).toEqual({ 0: 1 + 1 + 1 + 3, 1: 2 + 2 + 1 })
})
