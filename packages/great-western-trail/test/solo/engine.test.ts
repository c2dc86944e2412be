import { expect, test } from 'vitest'
import { FIRST_TURNOUT, RAIL_END } from '../../src/components/railroad.js'
import { COWBOY, ENGINEER, NOTHING } from '../../src/components/tiles.js'
import { NO_ENGINE, SAM } from '../../src/solo/sam.js'
import { NO_MASTER, withEntry } from '../../src/state.js'
import { turnout } from '../testing/testGame.js'
import { type SoloGame, soloGame } from './testing.js'

/** Sam's engine stands somewhere, the human's somewhere else, and Sam has so many engineers. */
function track(at: number, engineers: number, human = 0): SoloGame {
  const game = soloGame().human('nA').workers(1, 1, engineers, ENGINEER)
  game.sam.engine = at
  game.player(0).engine = human
  return game
}
const bit = (station: number): number => 1 << station

test('SAM-ENGINE-01 SAM-ENGINE-05 without a station in range it goes one space for each engineer, the printed one included', () => {
  expect(track(0, 1).plays(5).sam.engine).toBe(1)
  expect(track(0, 4).plays(5).sam.engine).toBe(4)
  const game = track(17, 3).plays(5)
  expect(game.sam.engine).toBe(20)
  expect(game.reasons()).toEqual(['noStationInRange'])
})

test("SAM-ENGINE-02 the human's engine is jumped and not counted", () => {
  expect(track(17, 2, 18).plays(5).sam.engine).toBe(20)
  expect(track(17, 2, 19).plays(5).sam.engine).toBe(20)
})

test('SAM-ENGINE-03 SAM-ENGINE-06 with one station in range it stops there: from 3 with three engineers at T1', () => {
  const game = track(3, 3).plays(5)
  expect(game.sam.engine).toBe(turnout(4))
  expect(game.sam.stations).toBe(bit(0))
})

test('SAM-ENGINE-04 SAM-ENGINE-07 of several it takes the farthest: from 3 with five engineers T2, and no disc on T1', () => {
  const game = track(3, 5).plays(5)
  expect(game.sam.engine).toBe(turnout(7))
  expect(game.sam.stations).toBe(bit(1))
  expect(game.reasons()).toEqual(['farthestStation'])
  expect(track(4, 6).plays(5).sam.stations).toBe(bit(1)) // T3 is seven steps away
  expect(track(6, 6).plays(5).sam.stations).toBe(bit(2)) // T2 and T3 in range
})

test('SAM-ENGINE-08 a turnout with the human engine cannot be the stop', () => {
  expect(track(3, 3, turnout(4)).plays(5).sam.engine).toBe(6)
  expect(track(3, 5, turnout(7)).plays(5).sam.engine).toBe(turnout(4))
})

test('SAM-ENGINE-09 SAM-ENGINE-10 one disc of the supply goes on the station, free and whatever its border', () => {
  const game = track(31, 3).plays(5) // T9 has a black border and costs a player $5
  expect(game.sam.stations).toBe(bit(8))
  expect(game.sam.discs).toBe(13)
  expect(game.told('upgraded')).toEqual([{ type: 'upgraded', seat: SAM, station: 8, cost: 0 }])
})

test('SAM-ENGINE-11 SAM-ENGINE-12 a station master there leaves the game, and no worker takes the place', () => {
  const game = track(3, 2)
  const tile = game.state.masters[0]
  game.plays(5)
  expect(game.told('samMaster')).toEqual([{ type: 'samMaster', tile, station: 0 }])
  expect(game.state.masters[0]).toBe(NO_MASTER)
  expect(game.state.stationWorkers[0]).toBe(NOTHING)
  expect(game.sam.workers[ENGINEER]).toBe(2)
  expect(game.samScore()['stationMasters']).toBe(0)
})

test('SAM-ENGINE-13 a human who upgrades later gets the points but no station master', () => {
  const game = track(3, 2).plays(5)
  game.sam.deck = [8]
  game.player(0).workers[COWBOY] = 3
  game.start({ kind: 'upgradeStation', station: 0, optional: true }).answer({ kind: 'take' })
  while (game.asked() === 'placeDisc') game.answer({ kind: 'disc' })
  expect(game.player(0).stations).toBe(bit(0))
  expect(game.player(0).masters).toEqual([])
  expect(game.told('stationMaster')).toEqual([])
  expect(game.score(0).stations).toBe(1)
})

test('SAM-ENGINE-14 a worker that the human left there stays', () => {
  const game = track(3, 2)
  game.state.masters = withEntry(game.state.masters, 0, NO_MASTER)
  game.state.stationWorkers = withEntry(game.state.stationWorkers, 0, COWBOY)
  game.plays(5)
  expect(game.state.stationWorkers[0]).toBe(COWBOY)
  expect(game.sam.stations).toBe(bit(0))
  expect(game.told('samMaster')).toEqual([])
})

test('SAM-ENGINE-15 SAM-ENGINE-16 at the end of the track he upgrades the last station and the engine leaves the game', () => {
  const game = track(36, 6).plays(5)
  expect(game.told('engine')).toEqual([{ type: 'engine', seat: SAM, from: 36, to: RAIL_END }])
  expect(game.sam.stations).toBe(bit(9))
  expect(game.sam.engine).toBe(NO_ENGINE)
  expect(game.told('samEngineGone')).toHaveLength(1)
  expect(game.told('money')).toEqual([])
})

test('SAM-ENGINE-17 afterwards engine actions are ignored and no other card is drawn', () => {
  const game = track(NO_ENGINE, 3)
  const { stations } = game.sam
  for (const card of [5, 15]) game.plays(card)
  expect(game.sam).toMatchObject({ engine: NO_ENGINE, stations })
  expect(game.told('samIdle').map(event => event.why)).toEqual(['engineGone', 'engineGone'])
  expect(game.told('samCard')).toHaveLength(2)
})

test('SAM-ENGINE-18 without discs the one of his station with fewest points moves, even to a station worth less', () => {
  const game = track(3, 2)
  Object.assign(game.sam, { discs: 0, stations: bit(4) | bit(9) })
  game.plays(5)
  expect(game.sam.stations).toBe(bit(0) | bit(9))
  expect(game.told('discFromStation')).toEqual([
    { type: 'discFromStation', seat: SAM, station: 4, on: 'station', index: 0 },
  ])
})

test('SAM-ENGINE-19 of equal stations the one nearest the start gives its disc', () => {
  const game = track(14, 3) // T1 and T2 are worth a point each
  Object.assign(game.sam, { discs: 0, stations: bit(0) | bit(1) })
  game.plays(5)
  expect(game.sam.stations).toBe(bit(1) | bit(4))
})

test('SAM-ENGINE-20 card 15 with engineers goes straight to the next station, whatever the distance', () => {
  const game = track(17, 1).plays(15)
  expect(game.sam.engine).toBe(turnout(21))
  expect(game.reasons()).toEqual(['nextStation'])
  expect(track(turnout(4), 6).plays(15).sam.engine).toBe(turnout(7))
})

test('SAM-ENGINE-21 with the human engine on the next turnout it goes to the one after', () => {
  expect(track(17, 1, turnout(21)).plays(15).sam.engine).toBe(turnout(25))
})

test('SAM-ENGINE-22 the end of the track counts as a station, in range and as the next one', () => {
  expect(track(33, 6).plays(5).sam.stations).toBe(bit(9))
  expect(track(FIRST_TURNOUT + 8, 1).plays(15).sam.stations).toBe(bit(9))
})
