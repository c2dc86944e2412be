import { expect, test } from 'vitest'
import { HOTEL, HOUSE, MINE, MOUNTAIN, RANCH } from '../src/components/buildings.js'
import { outcome, standing } from '../src/scoring.js'
import { OVER } from '../src/state.js'
import { bareGame, build, own, put, resolveFrom, stand } from './testing/testGame.js'

test('CC-SCORE-01 points won in play are added at once, and the end adds to them', () => {
  const match = bareGame({ players: 2 })
  const { state } = match
  state.points[0] = 12
  for (const name of ['A1', 'B1', 'C1']) build(match, name, MINE, 0)
  state.money = [15, 0]
  build(match, 'H8', MINE, 1)
  stand(match, 'parcelPoints', 0)
  put(match, 'D1', HOUSE, 0)
  resolveFrom(match, 'parcelPoints')
  match.answer(0, { kind: 'act' })
  expect(state.points[0]).toBe(14)
  put(match, 'E1', MOUNTAIN, 0)
  state.money = [20, 0]
  expect(standing(state)[0]).toEqual({
    total: 27,
    categories: { play: 14, buildings: 6, houses: 2, mountains: 2, money: 3 },
  })
})

test('CC-SCORE-02 2 points for each building, house and mountain on own parcels', () => {
  const match = bareGame({ players: 2 })
  match.state.money.fill(0)
  build(match, 'A1', HOTEL, 0)
  put(match, 'B1', HOUSE, 0)
  put(match, 'C1', MOUNTAIN, 0)
  build(match, 'E1', RANCH, 1)
  expect(standing(match.state).map(score => score.total)).toEqual([6, 2])
})

test('CC-SCORE-03 a point for every full $6', () => {
  const { state } = bareGame({ players: 2 })
  for (const [money, points] of [
    [0, 0],
    [5, 0],
    [6, 1],
    [17, 2],
    [18, 3],
  ]) {
    state.money[0] = money
    expect(standing(state)[0].total).toBe(points)
  }
})

test('CC-SCORE-04 nothing else scores', () => {
  const match = bareGame({ players: 2 })
  const { state } = match
  state.money.fill(0)
  own(state, 'A1', 0)
  state.kept.fill(2)
  state.cowboys[0] = 10
  state.revolvers[0] = 9
  state.roads[0] = 8
  put(match, 'C3', HOUSE)
  put(match, 'D4', MOUNTAIN)
  expect(standing(state)[0].total).toBe(0)
})

test('CC-SCORE-05 the most points win; among equals, who passed first in round 4', () => {
  const { state } = bareGame({ players: 3 })
  state.round = 4
  state.phase = OVER
  state.money.fill(0)
  state.points = [10, 12, 11]
  state.passed = [0, 2, 1]
  expect(outcome(state)?.winners).toEqual([1])
  state.points = [12, 12, 12]
  expect(outcome(state)?.winners).toEqual([0])
  state.points = [11, 12, 12]
  expect(outcome(state)?.winners).toEqual([2])
})
