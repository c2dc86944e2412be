import { expect, test } from 'vitest'
import {
  DROUGHT,
  FLOOD,
  GREEN_OUTLAW,
  type HazardType,
  hazardTile,
  NOTHING,
  ORANGE_OUTLAW,
  ROCKFALL,
} from '../../src/components/tiles.js'
import { rulingsIn } from '../../src/rulings/index.js'
import { SAM } from '../../src/solo/sam.js'
import { objective } from '../testing/testGame.js'
import { type SoloGame, soloGame } from './testing.js'

const [A, B, C, D, E] = ['cash-a', 'cash-b', 'cash-c', 'cash-d', 'cash-e'].map(objective)
const empty = (): SoloGame => soloGame().human('nA').bareTrail()

/** A display, the farthest card from the deck first, over a deck. */
function objectives(display: number[], deck: number[]): SoloGame {
  const game = empty()
  game.state.objectiveDisplay = display
  game.state.objectiveDeck = deck
  return game
}

test('SAM-OBJ-01 SAM-OBJ-02 SAM-OBJ-03 he takes the card farthest from the deck; the others slide and a new one enters beside the deck', () => {
  const game = objectives([A, B, C, D], [E]).plays(7)
  expect(game.sam.pile.slice(1)).toEqual([A])
  expect(game.state.objectiveDisplay).toEqual([B, C, D, E])
  expect(game.told('samObjective')).toEqual([{ type: 'samObjective', card: A }])
  expect(game.reasons()).toEqual(['farthestFromDeck'])
})

test('SAM-OBJ-04 its immediate action is not used', () => {
  const game = objectives([A, B, C, D], [E])
  const { money } = game.player(0)
  const tasks = game.state.tasks.length
  game.plays(7)
  expect(game.player(0).money).toBe(money)
  expect(game.state.tasks).toHaveLength(tasks)
})

test('SAM-OBJ-05 it scores its points whatever he has', () => {
  const game = objectives([objective('engine-b')], [])
  const before = game.samScore()['objectives']
  game.plays(7)
  expect(game.samScore()['objectives']).toBe(before + 5)
})

test('SAM-OBJ-06 SAM-OBJ-07 with an empty deck the display shrinks; without any card he gains none', () => {
  const game = objectives([A, B], []).plays(7)
  expect(game.state.objectiveDisplay).toEqual([B])
  const none = objectives([], []).plays(7)
  expect(none.sam.pile).toHaveLength(1)
  expect(none.told('samIdle')).toEqual([{ type: 'samIdle', why: 'noObjective' }])
})

test('SAM-OUTLAW-01 SAM-OUTLAW-03 he takes the outlaw on the highest space, which is free then', () => {
  const game = empty().put('camp2', GREEN_OUTLAW).put('camp7', ORANGE_OUTLAW).put('camp5', GREEN_OUTLAW)
  game.plays(8)
  expect(game.tile('camp7')).toBe(NOTHING)
  expect([game.tile('camp2'), game.tile('camp5')]).toEqual([GREEN_OUTLAW, GREEN_OUTLAW])
  expect(game.sam).toMatchObject({ greenOutlaws: 0, orangeOutlaws: 1 })
})

test('SAM-OUTLAW-02 without the reward of the space', () => {
  const game = empty().put('camp9', GREEN_OUTLAW)
  const { money, exchangeTokens } = game.player(0)
  game.plays(8)
  expect(game.sam.greenOutlaws).toBe(1)
  expect([...game.told('money'), ...game.told('exchangeToken')]).toEqual([])
  expect(game.player(0)).toMatchObject({ money, exchangeTokens })
})

test('SAM-OUTLAW-04 without outlaws nothing happens', () => {
  expect(empty().plays(8).told('samIdle')).toEqual([{ type: 'samIdle', why: 'noOutlaw' }])
})

test('SAM-OUTLAW-05 outlaws give him no points', () => {
  const game = empty()
  const before = game.samScore()
  Object.assign(game.sam, { greenOutlaws: 4, orangeOutlaws: 4 })
  expect(game.samScore()).toEqual(before)
})

const NAMES = { [FLOOD]: 'flood', [DROUGHT]: 'drought', [ROCKFALL]: 'rock' }
const face = (points: number): number =>
  rulingsIn('2').hazards.findIndex(({ points: printed, hand }) => printed === points && hand === 'green')

/** Hazards of an area by their points, from space 1 on. */
function area(game: SoloGame, type: HazardType, ...points: number[]): SoloGame {
  points.forEach((count, i) => {
    game.put(`${NAMES[type]}${i + 1}`, hazardTile(type, face(count)))
  })
  return game
}
const taken = (game: SoloGame): number[] => game.told('hazard').map(event => event.space)

test('SAM-HAZARD-01 SAM-HAZARD-06 he goes to the area with most tiles, even if a better tile lies elsewhere', () => {
  const game = area(area(empty(), FLOOD, 4), DROUGHT, 2, 2).plays(9)
  expect(taken(game)).toEqual([game.space('drought1')])
})

test('SAM-HAZARD-02 of equally full areas to the one with the best tile', () => {
  const game = area(area(empty(), FLOOD, 3, 3), ROCKFALL, 2, 4).plays(9)
  expect(taken(game)).toEqual([game.space('rock2')])
  expect(game.reasons()).toEqual(['mostTiles', 'bestTile', 'mostPoints'])
})

test('SAM-HAZARD-03 then in the order flood, drought, rockfall', () => {
  const all = area(area(area(empty(), ROCKFALL, 3), DROUGHT, 3), FLOOD, 3).plays(9)
  expect(taken(all)).toEqual([all.space('flood1')])
  const two = area(area(empty(), ROCKFALL, 3), DROUGHT, 3).plays(9)
  expect(taken(two)).toEqual([two.space('drought1')])
})

test('SAM-HAZARD-04 SAM-HAZARD-05 of the area the tile with most points, of equal ones the lowest space, for nothing', () => {
  const game = area(empty(), DROUGHT, 2, 4, 4, 3)
  const { money } = game.player(0)
  game.plays(9)
  expect(taken(game)).toEqual([game.space('drought2')])
  expect(game.tile('drought2')).toBe(NOTHING)
  expect(game.player(0).money).toBe(money)
  expect(game.told('hazard')[0].seat).toBe(SAM)
})

test('SAM-HAZARD-07 without hazards nothing happens', () => {
  expect(empty().plays(9).told('samIdle')).toEqual([{ type: 'samIdle', why: 'noHazard' }])
})

test('SAM-HAZARD-08 his hazards score what is printed on them', () => {
  const game = empty()
  game.sam.hazards = [2, 3, 4].map(points => hazardTile(FLOOD, face(points)))
  expect(game.samScore()['hazards']).toBe(9)
})
