import { expect, test } from 'vitest'
import {
  COWBOY,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  hazardType,
  isHazard,
  isOutlaw,
  isWorker,
  NOTHING,
  ORANGE_OUTLAW,
} from '../src/components/tiles.js'
import { stepLimit } from '../src/player.js'
import { NO_MASTER, tablesOf } from '../src/state.js'
import { first } from './testing/firstEdition.js'
import { type TestGame, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
const count = (items: readonly number[], wanted: number): number =>
  items.filter(item => item === wanted).length
const sorted = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b)
const FLOOD_TILE = hazardTile(FLOOD, 0)
const isTile = (tile: number): boolean => isWorker(tile) || isOutlaw(tile) || isHazard(tile)

test.each(PLAYERS)('GWT1-SETUP-01 %d players: 11 blue and 11 green teepees in a pool of 94', players => {
  const { bags, trail, foresight, jobs, underStack } = first(players).state
  const pool = [...bags.flat(), ...trail, ...foresight, ...jobs, ...underStack].filter(isTile)
  expect(pool).toHaveLength(94)
  expect([count(pool, GREEN_OUTLAW), count(pool, ORANGE_OUTLAW)]).toEqual([11, 11])
})

test('GWT1-SETUP-02 ten private buildings with two faces each', () => {
  const game = first()
  const { buildings } = tablesOf(game.state)
  expect(buildings.map(face => face.length - 1)).toEqual([10, 10])
  for (const player of game.state.players) expect(player.unbuilt).toBe(0b111_1111_1110)
  Object.assign(game.player(0), { money: 100, workers: [0, 1, 6, 1] })
  game.start({ kind: 'build', price: 0, asBuilders: 20 })
  expect(game.offered('building', 'building')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const faces = SEEDS.map(seed => testGame({ edition: 'first', buildingFaces: 'random' }, seed).state.faces)
  expect(faces.reduce((all, bits) => all | bits)).toBe(0b111_1111_1110)
})

test('GWT1-SETUP-03 all five station masters lie on the five spaces, in any order', () => {
  const orders = new Set<string>()
  for (const seed of SEEDS) {
    const { masters, spareMasters } = first(2, seed).state
    expect(sorted(masters.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
    expect(masters.slice(5).every(tile => tile === NO_MASTER)).toBe(true)
    expect(spareMasters).toEqual([])
    orders.add(masters.join())
  }
  expect(orders.size).toBeGreaterThan(20)
})

test('GWT1-SETUP-04 three stacks by their number; each foresight step draws from its own', () => {
  for (const seed of SEEDS) {
    const { bags, foresight } = first(2, seed).state
    expect(bags.map(bag => bag.some(isHazard))).toEqual([true, false, false])
    expect(bags.map(bag => bag.some(isWorker))).toEqual([false, true, true])
    expect(foresight.slice(0, 2).some(isWorker)).toBe(false)
    expect(foresight.slice(2, 4).every(isWorker)).toBe(true)
    expect(foresight.slice(4).some(isHazard)).toBe(false)
  }
})

/** A game in whose set-up some hazard found no room. */
function crowded(): TestGame {
  for (let i = 0; i < 500; i++) {
    const game = first(2, `crowded ${i}`)
    if (game.state.underStack.length > 0) return game
  }
  throw new Error('No hazard was ever without room.')
}

test('GWT1-SETUP-05 a hazard without room goes under stack 1, seven tiles lie on the board all the same', () => {
  const { state } = crowded()
  const { camps, hazards } = tablesOf(state).trail
  const onBoard = [...camps, ...hazards.flat()].filter(space => state.trail[space] !== NOTHING)
  expect(onBoard).toHaveLength(7)
  for (const tile of state.underStack)
    expect(hazards[hazardType(tile)].every(space => state.trail[space] !== NOTHING)).toBe(true)
  expect(state.bags[0].length + state.underStack.length).toBe(35 - 7 - 2)
  const second = testGame()
  expect(second.state.underStack).toEqual([])
})

test('GWT1-SETUP-05 what lies under the stack is drawn last, in its order', () => {
  const game = first()
  game.state.bags[0] = [GREEN_OUTLAW]
  game.state.underStack = [FLOOD_TILE, ORANGE_OUTLAW]
  game.state.foresight.fill(COWBOY)
  game.state.foresight[0] = NOTHING
  game.start({ kind: 'leaveKansasCity' })
  expect(game.state.foresight[0]).toBe(GREEN_OUTLAW)
  for (const tile of [FLOOD_TILE, ORANGE_OUTLAW, NOTHING]) {
    game.state.foresight[0] = NOTHING
    game.start({ kind: 'leaveKansasCity' })
    expect(game.state.foresight[0]).toBe(tile)
  }
})

test('GWT1-SETUP-06 teepees fill the trade spaces from -3 upwards', () => {
  for (const seed of SEEDS) {
    const { state } = first(2, seed)
    const { trail, campRewards } = tablesOf(state)
    const taken = trail.camps.map(space => state.trail[space] !== NOTHING)
    const teepees = count(taken.map(Number), 1)
    expect(taken.slice(0, teepees).every(Boolean)).toBe(true)
    expect([...campRewards]).toEqual([-3, -2, -1, 1, 2, 4, 6, 8, 10])
  }
})

test.each(PLAYERS)('GWT1-SETUP-07 %d players: everybody draws 4 cards and gets 6 to 9 dollars', players => {
  const { state } = first(players)
  expect(state.players.map(player => player.hand.length)).toEqual([4, 4, 4, 4].slice(0, players))
  expect(state.players.map(player => player.money)).toEqual([6, 7, 8, 9].slice(0, players))
})

test.each([
  { players: 2, steps: [3, 4, 5] },
  { players: 3, steps: [3, 5, 6] },
  { players: 4, steps: [4, 6, 7] },
])('GWT1-SETUP-08 $players players: $steps steps, with more discs off the board', ({ players, steps }) => {
  const game = first(players)
  const player = game.player(0)
  const limits = [stepLimit(game.state, player)]
  for (const disc of [7, 8]) {
    player.discs[disc] = 0
    limits.push(stepLimit(game.state, player))
  }
  expect(limits).toEqual(steps)
})

test('GWT1-SETUP-09 the coins of the bank limit nothing: more than its $135 can be held', () => {
  const game = first().clearTrail()
  game.player(0).money = 200
  game.player(1).money = 200
  game.put('camp9', GREEN_OUTLAW).start({ kind: 'takeOutlaw' })
  expect(game.player(0).money).toBe(210)
})
