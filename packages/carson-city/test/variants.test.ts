import { RailheadError } from '@railhead/kernel'
import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { BANKER, CARDS, GROCER, RED, SHERIFF, SIDES, YELLOW } from '../src/components/characters.js'
import { EMPTY_SLOT } from '../src/components/market.js'
import { carsonCity } from '../src/game.js'
import { rulingsIn } from '../src/rulings/index.js'
import { NOBODY, ON_CARD } from '../src/state.js'
import {
  asked,
  bareGame,
  endRound,
  hold,
  mayPlace,
  offered,
  stand,
  startPlacement,
  startRound,
  testGame,
} from './testing/testGame.js'

test('CC-VARM-01 each card has its own side, and none is turned over', () => {
  for (let combination = 0; combination < 2 ** CARDS; combination++) {
    const sides = Array.from({ length: CARDS }, (_, card) => (combination >> card) & 1)
    const characters = sides.map(side => (side === RED ? 'red' : 'yellow'))
    expect(testGame({ players: 2, characters }).state.sides).toEqual(sides)
  }
  const match = testGame({
    players: 3,
    characters: ['red', 'yellow', 'red', 'red', 'yellow', 'yellow', 'red'],
  })
  const before = [...match.state.sides]
  playRandomly(match, 'sides')
  expect(match.state.sides).toEqual(before)
})

test('CC-VARM-02 without a setting all sides are yellow', () => {
  expect(carsonCity.config.parse({ players: 2 })).toMatchObject({
    players: 2,
    characters: 'yellow',
    duels: 'dice',
    placement: 'turns',
  })
  expect(testGame({ players: 2 }).state.sides).toEqual(new Array(CARDS).fill(YELLOW))
})

test('CC-VARM-03 effect and limit follow the side, the number does not; no white cowboy with red', () => {
  const limits = SIDES.map(side => side.map(({ cashLimit }) => cashLimit))
  expect(limits).toEqual([
    [20, 120, 60, 30, 30, 25, 20],
    [20, 60, 60, 30, 20, 20, 30],
  ])
  expect(rulingsIn('2').cardNumbers).toEqual([1, 2, 3, 4, 5, 6, 7])
  const match = bareGame({ players: 2, characters: 'red' })
  startRound(match)
  match.answer(0, { kind: 'character', card: SHERIFF })
  expect(match.state.white).toBe(ON_CARD)
  match.answer(1, { kind: 'character', card: BANKER })
  expect(match.state.money[1]).toBe(15)
  expect(offered(match, 0)).not.toContainEqual({ kind: 'toWhite' })
  expect(match.state.order).toEqual([0, 1])
})

test('CC-EDGE-03 from an empty bag nothing comes, and an empty slot takes no cowboy', () => {
  const match = bareGame({ players: 2 })
  const { state } = match
  hold(match, BANKER, GROCER)
  state.money.fill(0)
  state.bag = []
  state.market = [0, EMPTY_SLOT, 1, EMPTY_SLOT, EMPTY_SLOT, EMPTY_SLOT, 2]
  endRound(match)
  expect(state.market).toEqual([0, 1, 2, EMPTY_SLOT, EMPTY_SLOT, EMPTY_SLOT, EMPTY_SLOT])
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'build3')).toBe(true)
  expect(mayPlace(match, 0, 'build6')).toBe(false)
  expect(mayPlace(match, 0, 'build12')).toBe(false)
})

test('CC-EDGE-06 money never drops below nothing: only what can be paid in full is offered', () => {
  const match = bareGame({ players: 2 })
  match.state.money = [3, 3]
  startRound(match)
  match.answer(0, { kind: 'character', card: 5 })
  expect(offered(match, 0).map(option => option.kind)).toEqual(['package', 'decline', 'toRoad'])
  for (let seed = 0; seed < 20; seed++) {
    const played = testGame({ players: 2 + (seed % 4), characters: seed % 2 ? 'red' : 'yellow' }, `m${seed}`)
    playRandomly(played, `m${seed}`, Number.POSITIVE_INFINITY, () => {
      expect(Math.min(...played.state.money)).toBeGreaterThanOrEqual(0)
    })
  }
})

test('CC-EDGE-07 players cannot give each other anything', () => {
  const total = (list: readonly number[]): number => list.reduce((sum, item) => sum + item, 0)
  const rises = (before: readonly number[], after: readonly number[]): number =>
    total(after.map((amount, i) => Math.max(0, amount - before[i])))
  for (let seed = 0; seed < 10; seed++) {
    const match = testGame({ players: 4, characters: seed % 2 ? 'red' : 'yellow' }, `trade ${seed}`)
    let before = carsonCity.clone(match.state)
    playRandomly(match, `trade ${seed}`, Number.POSITIVE_INFINITY, () => {
      const after = carsonCity.clone(match.state)
      // Whatever someone gained came from a supply, and whatever is owned stays owned.
      expect(rises(before.roads, after.roads)).toBe(before.roadSupply - after.roadSupply)
      expect(rises(before.revolvers, after.revolvers)).toBe(before.revolverSupply - after.revolverSupply)
      expect(rises(after.revolvers, before.revolvers)).toBe(0)
      expect(rises(before.property, after.property)).toBe(0)
      before.owner.forEach((owner, parcel) => {
        if (owner !== NOBODY) expect(after.owner[parcel]).toBe(owner)
      })
      before = after
    })
  }
})

test('CC-EDGE-11 tokens, simultaneous placement and card sides can all be combined', () => {
  for (const duels of ['dice', 'tokens'] as const)
    for (const placement of ['turns', 'simultaneous'] as const)
      for (const characters of ['yellow', 'red'] as const) {
        const match = testGame({ players: 3, duels, placement, characters }, 'all')
        playRandomly(match, 'all')
        expect(carsonCity.outcome(match.state)?.winners).toHaveLength(1)
      }
})

test('a wrong configuration says what would be right', () => {
  const wrong: [unknown, string][] = [
    [{ players: 7 }, "'players' is 7"],
    [{ players: 2, characters: 'blue' }, "'characters'"],
    [{ players: 2, characters: ['red'] }, "'characters' must have 7 entries"],
    [{ players: 2, duels: 'cards' }, "'duels'"],
    [{ players: 2, placement: 'random' }, "'placement'"],
    [{ players: 2, river: true }, "Unknown setting 'river'"],
    ['two', 'JSON object'],
  ]
  for (const [input, message] of wrong) {
    expect(() => carsonCity.config.parse(input)).toThrow(RailheadError)
    expect(() => carsonCity.config.parse(input)).toThrow(message)
  }
})

test('a forced pass is taken, not asked', () => {
  const match = bareGame({ players: 2 })
  match.state.cowboys = [1, 0]
  startPlacement(match, BANKER, GROCER)
  expect(asked(match, 0)).toBe('place')
  stand(match, 'wages', 0)
  match.answer(0, { kind: 'pass' })
  expect(match.state.passed).toEqual([0, 1])
})
