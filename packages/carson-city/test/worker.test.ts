import { expect, test } from 'vitest'
import { BUILT, HOTEL, HOUSE, PRISON, RANCH } from '../src/components/buildings.js'
import { BANKER, RED, WORKER, YELLOW } from '../src/components/characters.js'
import { sidesOf } from '../src/components/map.js'
import { firepower } from '../src/firepower.js'
import { limit, taken } from './testing/characters.js'
import {
  asked,
  at,
  bareGame,
  build,
  hold,
  mayPlace,
  offered,
  offeredOf,
  own,
  put,
  resolveFrom,
  roadsAround,
  stand,
  type TestMatch,
} from './testing/testGame.js'

test('CC-CHAR-13 yellow worker: two roads at once', () => {
  const match = taken('yellow', WORKER)
  expect(match.state.roads).toEqual([3, 1])
  expect(match.state.roadSupply).toBe(19 - 2)
  expect(limit(YELLOW, WORKER)).toBe(30)
})

test('CC-CHAR-14 yellow worker: tiles cost half, rounded up; parcels do not', () => {
  const match = bareGame({ players: 2 })
  hold(match, WORKER, BANKER)
  const halves = { build3: 2, build4: 2, build5: 3, build6: 3, build8: 4, build10: 5, build12: 6 }
  for (const [space, price] of Object.entries(halves)) {
    match.state.money[0] = 20
    match.state.market.fill(RANCH)
    match.state.cowboys[0] = 1
    stand(match, space, 0)
    resolveFrom(match, 'build12')
    match.answer(0, { kind: 'buyTile' })
    expect(match.state.money[0]).toBe(20 - price)
    match.state.tasks = []
  }
  put(match, 'D4', HOUSE)
  match.state.cowboys[0] = 1
  match.state.money[0] = 20
  stand(match, 'D4', 0)
  resolveFrom(match, 'parcels')
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(match.state.money[0]).toBe(18)
})

test('CC-CHAR-15 red worker: $5 for any tile of the market, or nothing', () => {
  const match = taken('red', WORKER)
  expect(asked(match, 0)).toBe('workerTile')
  expect(offeredOf(match, 0, 'tile')).toHaveLength(7)
  const dear = match.state.market[6]
  match.answer(0, { kind: 'tile', slot: 6 })
  expect(match.state.money[0]).toBe(10)
  expect(match.state.kept[dear]).toBe(1)
  const other = taken('red', WORKER)
  other.answer(0, { kind: 'decline' })
  expect(other.state.money[0]).toBe(15)
  expect(asked(other, 1)).toBe('takeCharacter')
  const poor = taken('red', WORKER, bare => {
    bare.state.money[0] = 4
  })
  expect(asked(poor, 1)).toBe('takeCharacter')
  expect(limit(RED, WORKER)).toBe(30)
})

test('CC-CHAR-16 red worker: the tile is built at once under the normal rules, or kept', () => {
  const arrange = (match: TestMatch): void => {
    own(match.state, 'D4', 0)
    own(match.state, 'A8', 0)
    match.state.roads.fill(0)
    roadsAround(match, ...sidesOf(at('D4')))
    match.state.market[2] = HOTEL
  }
  const match = taken('red', WORKER, arrange)
  match.answer(0, { kind: 'tile', slot: 2 })
  expect(offered(match, 0)).toEqual([{ kind: 'parcel', parcel: at('D4') }, { kind: 'keep' }])
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  match.answer(0, { kind: 'house', parcel: at('C3') })
  expect(match.state.on[at('D4')]).toBe(BUILT + HOTEL)
  expect(match.state.on[at('C3')]).toBe(HOUSE)
  const kept = taken('red', WORKER, arrange)
  kept.answer(0, { kind: 'tile', slot: 2 })
  kept.answer(0, { kind: 'keep' })
  expect(kept.state.kept[HOTEL]).toBe(1)
})

test('CC-CHAR-17 red worker: the market slides and is refilled before anyone goes on', () => {
  const match = taken('red', WORKER)
  const before = [...match.state.market]
  match.answer(0, { kind: 'tile', slot: 2 })
  expect(match.state.market.slice(0, 6)).toEqual([...before.slice(0, 2), ...before.slice(3)])
  expect(match.state.market[6]).toBeGreaterThanOrEqual(0)
  expect(match.state.bag).toHaveLength(22)
  expect(match.told(match.answers.length - 1, 1).map(event => event.type)).toContain('market')
})

test('CC-EDGE-09 what the red worker builds works in the same round', () => {
  const match = taken('red', WORKER, bare => {
    own(bare.state, 'A1', 0)
    bare.state.market[0] = RANCH
  })
  match.answer(0, { kind: 'tile', slot: 0 })
  match.answer(0, { kind: 'parcel', parcel: at('A1') })
  expect(firepower(match.state, 0)).toBe(3 + 1 + 1)
  build(match, 'B2', PRISON, 0)
  build(match, 'B1', 6, 0)
  match.answer(1, { kind: 'character', card: BANKER })
  expect(asked(match, 1)).toBe('place')
  expect(mayPlace(match, 1, 'A1')).toBe(false)
})
