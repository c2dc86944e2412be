import { expect, test } from 'vitest'
import {
  AUX_MONEY,
  DISC_CERTIFICATE_4,
  DISC_CERTIFICATE_6,
  DISC_HAND,
  DISC_STEP_LEFT,
  DISC_STEP_RIGHT,
} from '../src/components/playerBoard.js'
import { handLimit, stepLimit } from '../src/player.js'
import { scoreSeat } from '../src/scoring.js'
import { NO_MASTER } from '../src/state.js'
import type { Task } from '../src/task.js'
import { type TestGame, TURNOUTS_AFTER, testGame, turnout } from './testing/testGame.js'

const ahead: Task = { kind: 'engine', upTo: 1 }
const money: Task = { kind: 'money', amount: 1 }
const WHITE = [0, 1, 2, 3, 4, DISC_CERTIFICATE_4]
const BLACK = [DISC_CERTIFICATE_6, DISC_STEP_LEFT, DISC_STEP_RIGHT, DISC_HAND]

/** The engine of seat 0 has just moved to a station; the tenth one is at the end of the track. */
function stopAt(station: number, dollars: number, then: readonly Task[] = []): TestGame {
  const game = testGame()
  const last = station === TURNOUTS_AFTER.length
  game.player(0).engine = last ? 38 : TURNOUTS_AFTER[station]
  game.player(0).money = dollars
  game.start(ahead, ...then)
  return last ? game : game.answer({ kind: 'engine', to: turnout(TURNOUTS_AFTER[station]) })
}

test('GWT2-STATION-01 the upgrade is decided at once, before any other action', () => {
  const game = stopAt(0, 10, [money])
  expect(game.asked()).toBe('upgradeStation')
  expect(game.player(0).money).toBe(10)
  game.pass()
  expect(game.player(0)).toMatchObject({ money: 11, stations: 0 })
})

test('GWT2-STATION-01 after a move back too, before the gain of the same action', () => {
  const game = testGame()
  game.player(0).engine = 5
  game.player(0).discs[4] = 1 // removal: back 1, then $1 and a card leaves
  game.start({ kind: 'auxiliary', max: 1 }).answer({ kind: 'auxiliary', which: 4 })
  game.answer({ kind: 'engine', to: turnout(4) })
  expect(game.asked()).toBe('upgradeStation')
  expect(game.player(0).money).toBe(6)
})

test('GWT2-STATION-02 no second own disc; discs of others do not matter', () => {
  const own = testGame()
  own.player(0).engine = 4
  own.player(0).stations = 1
  own.start(ahead).answer({ kind: 'engine', to: turnout(4) })
  expect(own.state.turn).toBe(1)
  expect(own.player(0).money).toBe(6)

  const other = testGame()
  other.player(0).engine = 4
  other.player(1).stations = 1
  other
    .start(ahead)
    .answer({ kind: 'engine', to: turnout(4) })
    .answer({ kind: 'take' })
  other.answer({ kind: 'disc', disc: AUX_MONEY })
  expect([other.player(0).stations, other.player(1).stations]).toEqual([1, 1])
})

test('GWT2-STATION-03 GWT2-STATION-07 the ten stations cost $2, 2, 4, 4, 6, 8, 7, 6, 5 and 3, in full or not at all', () => {
  const costs = [2, 2, 4, 4, 6, 8, 7, 6, 5, 3]
  costs.forEach((cost, station) => {
    const game = stopAt(station, cost).answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_MONEY })
    expect(game.told('upgraded')).toEqual([{ type: 'upgraded', seat: 0, station, cost }])
    expect(game.player(0)).toMatchObject({ money: 0, stations: 1 << station })
    expect(stopAt(station, cost - 1).asked(0)).not.toBe('upgradeStation')
  })
})

test('GWT2-STATION-07 the ten stations score 1, 1, 2, 2, 3, 5, 6, 7, 8 and 9 points', () => {
  const points = Array.from({ length: 10 }, (_, station) => {
    const game = testGame()
    game.player(0).stations = 1 << station
    return scoreSeat(game.state, 0).categories.stations
  })
  expect(points).toEqual([1, 1, 2, 2, 3, 5, 6, 7, 8, 9])
})

test('GWT2-STATION-04 the upgrade moves one disc from the player board to the station', () => {
  const game = stopAt(0, 10).answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_MONEY })
  expect(game.player(0).discs).toEqual([0, 1, 2, 2, 2, 1, 1, 1, 1, 2])
  expect(game.player(0).stations).toBe(1)
  expect(game.told('disc')).toEqual([{ type: 'disc', seat: 0, disc: AUX_MONEY, on: 'station', index: 0 }])
})

test('GWT2-STATION-05 GWT2-STATION-08 white discs fit everywhere, black ones from the fifth station on', () => {
  for (let station = 0; station < 10; station++) {
    const game = stopAt(station, 20).answer({ kind: 'take' })
    expect(game.offered('disc', 'disc')).toEqual(station < 4 ? WHITE : [...WHITE, ...BLACK])
  }
})

test('GWT2-STATION-06 the disc unlocks its ability with its usual cost or bonus', () => {
  const upgraded = (disc: number): TestGame =>
    stopAt(4, 20).answer({ kind: 'take' }).answer({ kind: 'disc', disc })
  const hand = upgraded(DISC_HAND)
  expect(hand.player(0).money).toBe(20 - 6 - 5)
  expect(handLimit(hand.player(0))).toBe(5)
  const step = upgraded(DISC_STEP_LEFT)
  expect(step.player(0).money).toBe(20 - 6 + 3)
  expect(stepLimit(step.state, step.player(0))).toBe(4)
  const poor = stopAt(4, 6 + 4).answer({ kind: 'take' })
  expect(poor.offers({ kind: 'disc', disc: DISC_HAND })).toBe(false)
})

test('GWT2-STATION-09 a declined station comes back only when another move ends there', () => {
  const game = stopAt(0, 10).pass()
  expect(game.told('upgraded')).toEqual([])
  game.start(money) // standing there gives nothing
  expect(game.asked(0)).not.toBe('upgradeStation')
  game.start(ahead, { kind: 'engineBack', steps: 1 })
  game.answer({ kind: 'engine', to: turnout(4) })
  expect(game.asked()).toBe('upgradeStation')
})

test('GWT2-STATION-10 station masters wait at the first five stations only', () => {
  const { masters } = testGame().state
  expect(masters.map(tile => tile !== NO_MASTER)).toEqual(masters.map((_, station) => station < 5))
  for (let station = 0; station < 10; station++) {
    const game = testGame()
    game.player(0).workers = [0, 2, 1, 1]
    game.player(0).money = 20
    game.player(0).engine = station === 9 ? 38 : TURNOUTS_AFTER[station]
    game.start(ahead)
    if (station < 9) game.answer({ kind: 'engine', to: turnout(TURNOUTS_AFTER[station]) })
    game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_MONEY })
    expect(game.asked(0) === 'takeStationMaster').toBe(station < 5)
  }
})
