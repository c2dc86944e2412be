import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import {
  BLACK_FEE,
  DROUGHT,
  FLOOD,
  GREEN_FEE,
  HAZARD_TYPES,
  hazardTile,
  hazardType,
  isHazard,
  NOTHING,
  ROCKFALL,
} from '../src/components/tiles.js'
import { feeAt } from '../src/walk.js'
import { type TestGame, testGame } from './testing/testGame.js'

const HAZARD = hazardTile(FLOOD, 4)

/** One hazard in each area. */
function threeHazards(): TestGame {
  const game = testGame().clearTrail().put('flood2', HAZARD)
  return game.put('drought1', hazardTile(DROUGHT, 0)).put('rock4', hazardTile(ROCKFALL, 3))
}

test('GWT2-HAZARD-01 any one hazard of any area may be taken', () => {
  const game = threeHazards().start({ kind: 'takeHazard' })
  const spaces = ['flood2', 'drought1', 'rock4'].map(name => game.space(name))
  expect(game.offered('hazard', 'space')).toEqual(spaces.sort((a, b) => a - b))
  game.answer({ kind: 'hazard', space: game.space('rock4') })
  expect(game.player(0).hazards).toEqual([hazardTile(ROCKFALL, 3)])
  expect(game.tile('flood2')).toBe(HAZARD)
})

test('GWT2-HAZARD-02 the cost is paid in full or no hazard is taken', () => {
  const rich = threeHazards()
  rich.player(0).money = 7
  rich
    .visit('nF', 0)
    .use(1)
    .answer({ kind: 'hazard', space: rich.space('flood2') })
  expect(rich.player(0)).toMatchObject({ money: 0, hazards: [HAZARD] })
  const poor = threeHazards()
  poor.player(0).money = 6
  expect(poor.visit('nF', 0).offers({ kind: 'local', action: 1 })).toBe(false)
})

test('GWT2-HAZARD-02 without a cost on the icon it is free', () => {
  const game = threeHazards()
  game.player(0).money = 0
  game.start({ kind: 'takeHazard' }).answer({ kind: 'hazard', space: game.space('flood2') })
  expect(game.player(0)).toMatchObject({ money: 0, hazards: [HAZARD] })
})

test('GWT2-HAZARD-03 with all areas empty the action cannot be used', () => {
  const game = testGame().clearTrail()
  game.player(0).money = 20
  expect(game.visit('nF', 0).offers({ kind: 'local', action: 1 })).toBe(false)
})

test('GWT2-HAZARD-04 hazards score their printed 2, 3 or 4 points', () => {
  const game = testGame()
  game.player(0).hazards = [hazardTile(FLOOD, 0), hazardTile(DROUGHT, 1), hazardTile(ROCKFALL, 4)]
  expect(game.score(0).hazards).toBe(2 + 3 + 4)
  expect(game.score(1).hazards).toBe(0)
})

test.each([3, 4])(
  'GWT2-HAZARD-05 each type: black hands worth 2 and 3, green hands worth 2, 3, 4 and 4 (%d players)',
  players => {
    const game = testGame({ players }).clearTrail()
    const kinds = (type: number): string[] =>
      boxOf(0)
        .bags[0].filter(tile => isHazard(tile) && hazardType(tile) === type)
        .map(
          tile =>
            `${feeAt(game.put('flood1', tile).state, game.space('flood1'))} ${boxOf(0).hazardPoints[tile]}`,
        )
        .sort()
    const [green, black] = [GREEN_FEE[players], BLACK_FEE[players]]
    const expected = [`${black} 2`, `${black} 3`, ...[2, 3, 4, 4].map(points => `${green} ${points}`)].sort()
    for (const type of HAZARD_TYPES) expect(kinds(type)).toEqual(expected)
  },
)

test('GWT2-HAZARD-06 a taken hazard leaves an empty space: no step, and free for the next of its type', () => {
  const game = testGame().clearTrail()
  for (const [i, name] of ['flood1', 'flood2', 'flood3'].entries()) game.put(name, hazardTile(FLOOD, i))
  game.start({ kind: 'takeHazard' }).answer({ kind: 'hazard', space: game.space('flood2') })
  expect(['flood1', 'flood2', 'flood3'].map(name => game.tile(name))).toEqual([
    hazardTile(FLOOD, 0),
    NOTHING,
    hazardTile(FLOOD, 2),
  ])
  game.startMove('nA', 0)
  expect(game.offers({ kind: 'move', to: game.space('flood2') })).toBe(false)
  expect(game.offers({ kind: 'move', to: game.space('flood3') })).toBe(true)
  game.state.foresight[0] = HAZARD
  game.visit('kansasCity', 0).answer({ kind: 'tile', tile: HAZARD })
  expect(game.tile('flood2')).toBe(HAZARD)
})
