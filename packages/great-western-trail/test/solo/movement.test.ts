import { expect, test } from 'vitest'
import { boxOf } from '../../src/components/box.js'
import {
  BLACK_HAND,
  BUILDER,
  COWBOY,
  DROUGHT,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  HAZARD_FACES,
  hazardTile,
  privateTile,
} from '../../src/components/tiles.js'
import { SAM_CARDS } from '../../src/solo/cards.js'
import { moveHerder, stepsOf } from '../../src/solo/movement.js'
import { SAM } from '../../src/solo/sam.js'
import { type SoloGame, soloGame } from './testing.js'

/** Only neutral buildings on the trail; Sam's herder stands on a space. */
const bare = (from: string): SoloGame => soloGame().bareTrail().herder(from)

function move(game: SoloGame, steps: number): string {
  moveHerder(game.state, game.sam, steps, event => game.events.push(event))
  return nameOf(game)
}
const nameOf = (game: SoloGame): string =>
  'start nA ab1 ab2 ab3 flood1 flood2 nB bc1 drought1 nC nD nE camp4 de1 ce1 nF fg1 fg2 nG gk1 gk2 kansasCity'
    .split(' ')
    .find(name => game.space(name) === game.sam.space) ?? String(game.sam.space)

const black = hazardTile(
  FLOOD,
  HAZARD_FACES.findIndex(face => boxOf(0).tileHands[hazardTile(FLOOD, face)] === BLACK_HAND),
)

test('SAM-MOVE-01 SAM-MOVE-02 SAM-MOVE-18 he moves exactly as many locations as the card says; empty spaces cost nothing', () => {
  expect(move(bare('start'), 1)).toBe('nA')
  expect(move(bare('start'), 2)).toBe('nB')
  expect(move(bare('nA').put('ab2', privateTile(0, 2)).put('flood1', black), 1)).not.toBe('nB')
  expect(move(bare('start'), 3)).toBe('nC')
})

test('SAM-MOVE-03 Kansas City ends the move and the rest is lost', () => {
  expect(move(bare('nF'), 1)).toBe('nG')
  expect(move(bare('nF'), 2)).toBe('kansasCity')
  expect(move(bare('nF'), 5)).toBe('kansasCity')
})

test('SAM-MOVE-04 at a fork he takes the shortest way towards Kansas City', () => {
  // By ce there is no location before E, by D there is one.
  const game = bare('nC')
  expect(move(game, 1)).toBe('nE')
  expect(game.reasons()).toEqual(['shortestWay'])
  const blocked = bare('nA').put('ab1', privateTile(0, 2))
  expect(move(blocked, 1)).toBe('nB')
})

test('SAM-MOVE-05 of equally short ways he takes the one with the least fees, bank and human together', () => {
  // One location on each branch of A: his way costs $2 by the flood, nothing by the building.
  const game = bare('nA').put('ab1', privateTile(0, 2)).put('flood1', black)
  expect(move(game, 1)).toBe('ab1')
  expect(game.reasons()).toEqual(['shortestWay', 'fewestFees'])
  const dear = bare('nA').put('ab1', privateTile(0, 7)).put('flood1', black) // 7a shows both hands
  expect(move(dear, 1)).toBe('flood1')
})

test('SAM-MOVE-06 of equal fees he takes the way that owes the human the least', () => {
  const game = bare('nA').put('ab1', privateTile(0, 1)).put('flood1', black) // 1a shows a green hand
  expect(move(game, 1)).toBe('flood1')
  expect(game.reasons()).toEqual(['shortestWay', 'fewestFees', 'fewestFeesToYou'])
})

test('SAM-MOVE-07 if all is equal the first branch of the board is taken', () => {
  const game = bare('nA').put('ab1', privateTile(0, 2)).put('flood1', privateTile(0, 2))
  expect(move(game, 1)).toBe('ab1')
  expect(game.reasons()).toEqual(['shortestWay', 'fewestFees', 'fewestFeesToYou', 'boardOrder'])
})

test('SAM-MOVE-08 ends are compared by the locations left to Kansas City, and fees beyond the move do not count', () => {
  // Two locations on the main branch, one dear one on the flood: one step leaves more to go on the main branch.
  const game = bare('nA').put('ab1', privateTile(0, 2)).put('ab2', privateTile(0, 3)).put('flood1', black)
  expect(move(game, 1)).toBe('flood1')
  expect(game.reasons()).toEqual(['shortestWay'])
  // Two locations on each; the second one of the main branch is dear, but the move ends before it.
  const beyond = bare('nA').put('ab1', privateTile(0, 2)).put('ab2', privateTile(0, 7))
  beyond.put('flood1', black).put('flood2', black)
  expect(move(beyond, 1)).toBe('ab1')
})

test('SAM-MOVE-09 he pays nobody: hands of hazards and outlaws cost him nothing', () => {
  const game = bare('nA').put('ab1', privateTile(0, 2)).put('ab2', privateTile(0, 3)).put('flood1', black)
  const { money } = game.player(0)
  move(game, 1)
  expect(game.player(0).money).toBe(money)
  expect(game.told('fee')).toEqual([])
  expect(game.told('samFee')).toEqual([])
})

test('SAM-MOVE-10 for a hand on a building of the human the bank pays $2, for both $4, passed or stopped on', () => {
  const passing = bare('nG').put('gk1', privateTile(0, 1)).put('gk2', privateTile(0, 1))
  const { money } = passing.player(0)
  expect(move(passing, 5)).toBe('kansasCity')
  expect(passing.player(0).money).toBe(money + 2)
  expect(passing.told('samFee')).toEqual([
    { type: 'samFee', seat: 0, amount: 2, space: passing.space('gk1') },
  ])
  const stopping = bare('nG').put('gk1', privateTile(0, 7)).put('gk2', privateTile(0, 7))
  expect(move(stopping, 1)).toBe('gk1')
  expect(stopping.player(0).money).toBe(money + 4)
})

test("SAM-MOVE-11 neutral buildings and Sam's own cause no payment", () => {
  const game = bare('nF').put('fg1', privateTile(SAM, 7)).put('fg2', privateTile(SAM, 7))
  const { money } = game.player(0)
  expect(move(game, 2)).toBe('nG')
  expect(game.player(0).money).toBe(money)
})

test('SAM-MOVE-12 only cards 10 to 15 have variable movement, never below 1 and never above 5', () => {
  SAM_CARDS.forEach((card, number) => {
    if (card) expect(typeof card.movement === 'number').toBe(number < 10)
  })
  for (const cowboys of [1, 2, 3, 4, 5, 6]) {
    const { state, sam } = soloGame().workers(cowboys, 1, 1, COWBOY)
    const steps = stepsOf(state, sam, 'specialtyWorkers')
    expect(steps).toBeGreaterThanOrEqual(1)
    expect(steps).toBeLessThanOrEqual(5)
  }
})

test('SAM-MOVE-13 one step per worker of the specialty, at most five', () => {
  const steps = [1, 2, 3, 4, 5, 6].map(count => {
    const { state, sam } = soloGame().workers(1, count, 4, BUILDER)
    return stepsOf(state, sam, 'specialtyWorkers')
  })
  expect(steps).toEqual([1, 2, 3, 4, 5, 5])
  const { state, sam } = soloGame().workers(6, 6, 3, ENGINEER)
  expect(stepsOf(state, sam, 'specialtyWorkers')).toBe(3)
})

test('SAM-MOVE-14 SAM-MOVE-15 SAM-MOVE-16 most buildings: of whoever has more, 1 to 5; neutral ones do not count', () => {
  const sites = 'ab1 ab2 ab3 bc1 bc2 bc3'.split(' ')
  const built = (human: number, sams: number): number => {
    const game = soloGame().bareTrail()
    sites.slice(0, human).forEach((site, i) => {
      game.put(site, privateTile(0, i + 1))
    })
    'ef1 ef2 fg1'
      .split(' ')
      .slice(0, sams)
      .forEach((site, i) => {
        game.put(site, privateTile(SAM, i + 1))
      })
    return stepsOf(game.state, game.sam, 'mostBuildings')
  }
  expect(built(0, 0)).toBe(1)
  expect(built(2, 1)).toBe(2)
  expect(built(1, 3)).toBe(3)
  expect(built(6, 0)).toBe(5)
})

test('SAM-MOVE-16 a building that was replaced does not count', () => {
  const game = soloGame().bareTrail().human('start').workers(1, 1, 1, COWBOY)
  game.put('ab1', privateTile(SAM, 2))
  game.sam.unbuilt = 1 << 3
  game.plays(14) // replaces 2b with 3b
  expect(game.tile('ab1')).toBe(privateTile(SAM, 3))
  expect(stepsOf(game.state, game.sam, 'mostBuildings')).toBe(1)
})

test('SAM-MOVE-17 variable movement counts before the action of the card', () => {
  const game = bare('start').human('start').workers(1, 2, 1, BUILDER)
  game.plays(11)
  expect(game.told('samCard')[0]).toMatchObject({ card: 11, movement: 'mostBuildings', steps: 1 })
  expect(game.sam.space).toBe(game.space('nA'))
  expect(game.told('built')).toHaveLength(1)
})

test('SAM-MOVE-19 both herders may stand on one location', () => {
  const game = bare('start').human('nA')
  expect(move(game, 1)).toBe('nA')
  expect(game.sam.space).toBe(game.player(0).space)
})

test('SAM-MOVE-20 the example: four cowboys, card 13, four steps, $2 for one building with a hand', () => {
  const game = bare('nE').workers(4, 2, 3, COWBOY)
  game.put('ef1', privateTile(0, 1)).put('rock1', GREEN_OUTLAW).put('rock2', GREEN_OUTLAW)
  game.put('fg1', privateTile(0, 7))
  const { money } = game.player(0)
  game.plays(13)
  expect(game.told('samCard')[0].steps).toBe(4)
  expect(game.told('moved')[0].to).toBe(game.space('kansasCity')) // ef1, F, G by fg2, Kansas City
  expect(game.player(0).money).toBe(money + 2)
})

test('SAM-EDGE-03 a herder whose tile was taken stays on the empty space and moves on from there', () => {
  const game = bare('drought1').put('drought1', hazardTile(DROUGHT, 0))
  game.plays(9)
  expect(game.told('hazard')[0]).toMatchObject({ seat: SAM, space: game.space('drought1') })
  game.herder('drought1')
  expect(move(game, 1)).toBe('nC')
  const human = soloGame().bareTrail().put('drought1', hazardTile(DROUGHT, 0)).human('drought1').plays(9)
  expect(human.player(0).space).toBe(human.space('drought1'))
  human.startMove('drought1', 0)
  expect(human.offers({ kind: 'move', to: human.space('nC') })).toBe(true)
})
