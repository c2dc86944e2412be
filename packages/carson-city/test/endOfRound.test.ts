import { expect, test } from 'vitest'
import { HOUSE, MOUNTAIN } from '../src/components/buildings.js'
import { BANKER, CAPTAIN, GROCER, MERCENARY, SETTLER, SHERIFF, WORKER } from '../src/components/characters.js'
import { EMPTY_SLOT } from '../src/components/market.js'
import { STEPS } from '../src/endOfRound.js'
import { rulingsIn } from '../src/rulings/index.js'
import { LATER, NOBODY, ON_CARD, OVER } from '../src/state.js'
import {
  asked,
  bareGame,
  endRound,
  hold,
  offered,
  offeredOf,
  put,
  startPlacement,
  type TestMatch,
} from './testing/testGame.js'

function game(players = 2, characters: 'yellow' | 'red' = 'yellow'): TestMatch {
  const match = bareGame({ players, characters })
  hold(match, MERCENARY, SHERIFF, WORKER)
  match.state.roads.fill(0)
  return match
}

test('CC-ENDROUND-01 card effects, marker, cowboys, cash limit, market, cards, chip', () => {
  expect(STEPS[rulingsIn('2').cardEffects]).toEqual([
    'cardEffects',
    'marker',
    'cowboys',
    'cashLimit',
    'market',
    'cards',
    'chip',
  ])
  const match = bareGame({ players: 3, characters: 'red' })
  const { state } = match
  state.roads.fill(0)
  hold(match, BANKER, GROCER, SETTLER)
  state.benefit = [0, LATER, LATER]
  state.threeGuns = 1
  state.market[0] = EMPTY_SLOT
  put(match, 'A1', HOUSE, 1)
  put(match, 'B1', MOUNTAIN, 2)
  state.money = [15, 0, 20]
  expect(endRound(match)).toEqual([])
  const told = match.answer(0, { kind: 'package', amount: 3 })
  expect(told.map(event => event.type).slice(2, 8)).toEqual([
    'points',
    'money',
    'closed',
    'cowboys',
    'cowboys',
    'cowboys',
  ])
  expect(state.money).toEqual([12, 0, 21])
  expect(asked(match, 0)).toBe('cashLimit')
  expect(state.threeGuns).toBe(1)
  match.answer(0, { kind: 'pay', amount: 0 })
  const end = match.answer(2, { kind: 'pay', amount: 1 })
  expect(end.map(event => event.type).slice(0, 2)).toEqual(['cashLimit', 'market'])
  expect(state.character).toEqual([NOBODY, NOBODY, NOBODY])
  expect(state.threeGuns).toBe(NOBODY)
})

test('CC-ENDROUND-02 the marker closes $2, then $3, then $4', () => {
  const closed = [1, 2, 3, 4].map(round => {
    const match = game()
    match.state.money.fill(0)
    return endRound(match, round).flatMap(event => (event.type === 'closed' ? [event.price] : []))
  })
  expect(closed).toEqual([[2], [3], [4], []])
  const match = game()
  match.state.round = 2
  startPlacement(match, MERCENARY, SHERIFF)
  expect(offered(match, 1)).not.toContainEqual({ kind: 'space', space: 20 })
  expect(offered(match, 1)).toContainEqual({ kind: 'space', space: 19 })
})

test('CC-ENDROUND-03 new cowboys: 4, 5, 5, none; never more than ten', () => {
  const gained = [1, 2, 3, 4].map(round => {
    const match = game()
    match.state.money.fill(0)
    endRound(match, round)
    return match.state.cowboys[0] - 3
  })
  expect(gained).toEqual([4, 5, 5, 0])
  const match = game()
  match.state.money.fill(0)
  match.state.cowboys[0] = 8
  match.state.restingCowboys[0] = 2
  endRound(match, 2)
  expect(match.state.cowboys[0]).toBe(10)
  expect(match.state.restingCowboys[0]).toBe(0)
})

test('CC-ENDROUND-04 money above the limit of the card must be paid, up to it nothing', () => {
  const match = game()
  match.state.money = [25, 20]
  endRound(match)
  expect(offeredOf(match, 0, 'pay').map(option => option.amount)).toEqual([5, 10, 20])
  match.answer(0, { kind: 'pay', amount: 5 })
  expect(match.state.money[0]).toBe(20)
  expect(offeredOf(match, 1, 'pay').map(option => option.amount)).toEqual([0, 10, 20])
  match.answer(1, { kind: 'pay', amount: 0 })
  expect(match.state.money[1]).toBe(20)
  expect(match.state.points).toEqual([0, 0])
})

test('CC-ENDROUND-05 1 point per full $10, and one may pay more than one must', () => {
  const pay = (amount: number): TestMatch => {
    const match = game()
    match.state.money = [47, 0]
    endRound(match)
    match.answer(0, { kind: 'pay', amount })
    return match
  }
  expect(pay(27).state.points[0]).toBe(2)
  expect(pay(27).state.money[0]).toBe(20)
  expect(pay(30).state.points[0]).toBe(3)
  const below = game()
  below.state.money = [19, 0]
  endRound(below)
  below.answer(0, { kind: 'pay', amount: 10 })
  expect(below.state.points[0]).toBe(1)
  expect(below.state.money[0]).toBe(9)
})

test('CC-ENDROUND-06 unsold tiles slide to the cheap end, and the dear end is filled from the bag', () => {
  const match = game()
  const { state } = match
  state.money.fill(0)
  state.market = [EMPTY_SLOT, 5, EMPTY_SLOT, 6, 7, EMPTY_SLOT, 2]
  const bag = state.bag.length
  endRound(match)
  expect(state.market.slice(0, 4)).toEqual([5, 6, 7, 2])
  expect(state.market).not.toContain(EMPTY_SLOT)
  expect(state.bag).toHaveLength(bag - 3)
})

test('CC-ENDROUND-07 cards return on the same side, and what they gave for the round ends', () => {
  const match = bareGame({
    players: 3,
    characters: ['yellow', 'red', 'yellow', 'yellow', 'red', 'red', 'red'],
  })
  const { state } = match
  hold(match, MERCENARY, WORKER, CAPTAIN)
  state.money.fill(0)
  state.threeGuns = 2
  endRound(match)
  expect(state.sides).toEqual([0, 1, 0, 0, 1, 1, 1])
  expect(state.character).toEqual([NOBODY, NOBODY, NOBODY])
  expect(state.threeGuns).toBe(NOBODY)
  expect(state.white).toBe(ON_CARD)
  expect(offeredOf(match, 0, 'character')).toHaveLength(7)
})

test('CC-ENDROUND-08 after round 4 card effects and cash limit still apply, cowboys and market do not', () => {
  const match = bareGame({ players: 2, characters: 'red' })
  const { state } = match
  state.roads.fill(0)
  hold(match, BANKER, SHERIFF)
  state.money = [25, 33]
  state.market[0] = EMPTY_SLOT
  endRound(match, 4)
  match.answer(0, { kind: 'package', amount: 7 })
  expect(asked(match, 1)).toBe('cashLimit')
  match.answer(1, { kind: 'pay', amount: 13 })
  expect(state.phase).toBe(OVER)
  expect(state.points).toEqual([7, 1])
  expect(state.cowboys).toEqual([3, 3])
  expect(state.market[0]).toBe(EMPTY_SLOT)
})
