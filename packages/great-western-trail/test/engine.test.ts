import { expect, test } from 'vitest'
import { RAIL_END, RAIL_START } from '../src/components/railroad.js'
import { ENGINEER } from '../src/components/tiles.js'
import type { Task } from '../src/task.js'
import { type TestGame, TURNOUTS_AFTER, testGame, turnout } from './testing/testGame.js'

const byEngineers: Task = { kind: 'engine', upTo: 'engineers' }
const forward = (upTo: number): Task => ({ kind: 'engine', upTo })
const back = (steps: number): Task => ({ kind: 'engineBack', steps })

/** The engine of seat 0 stands on `at`, those of the others on the places after it, and a task begins. */
function railroad(task: Task, at: number, ...others: number[]): TestGame {
  const game = testGame({ players: Math.max(2, others.length + 1) })
  game.player(0).engine = at
  others.forEach((position, i) => {
    game.player(i + 1).engine = position
  })
  return game.start(task)
}

const reach = (game: TestGame): number[] => game.offered('engine', 'to')

test('GWT2-ENGINE-01 engineers move the engine, the printed one included', () => {
  for (const engineers of [2, 4]) {
    const game = testGame()
    game.player(0).workers[ENGINEER] = engineers
    game.player(0).engine = 34
    expect(reach(game.start(byEngineers))).toEqual([35, 36, 37, 38].slice(0, engineers))
  }
  const printed = testGame().start(byEngineers)
  expect(printed.told('engine')).toEqual([{ type: 'engine', seat: 0, from: 0, to: 1 }])
})

test('GWT2-ENGINE-02 a number moves the engine up to that many, whatever the engineers', () => {
  const game = testGame()
  game.player(0).workers[ENGINEER] = 6
  expect(reach(game.start(forward(2)))).toEqual([1, 2])
})

test('GWT2-ENGINE-03 a move goes at least one space, may stop early, and then the rest is lost', () => {
  const game = railroad(forward(4), 17)
  expect(reach(game)).toEqual([18, 19, 20, 21])
  game.answer({ kind: 'engine', to: 18 })
  expect(game.player(0).engine).toBe(18)
  expect(game.state.turn).toBe(1)
})

test('GWT2-ENGINE-04 only the start space holds more than one engine', () => {
  expect(reach(railroad(forward(2), 17, 18))).toEqual([19, 20])
  const home = railroad(back(1), 1, RAIL_START, RAIL_START)
  expect(home.player(0).engine).toBe(RAIL_START)
})

test('GWT2-ENGINE-05 occupied spaces are not counted and cannot be entered, forward and backward', () => {
  expect(reach(railroad(forward(3), 17, 18, 20, 21))).toEqual([19, 22, 23, turnout(21)])
  expect(railroad(back(1), 20, 19, 18).player(0).engine).toBe(17)
})

test('GWT2-ENGINE-05 an occupied turnout is passed over like any space', () => {
  expect(reach(railroad(forward(2), 3, turnout(4)))).toEqual([4, 5])
  expect(railroad(back(1), 5, turnout(4)).player(0).engine).toBe(4)
  expect(reach(railroad(back(1), 5, 4))).toEqual([3, turnout(4)])
  expect(railroad(forward(1), turnout(4), 5).player(0).engine).toBe(6)
})

test('GWT2-ENGINE-06 a turnout is one extra space between its two neighbours', () => {
  expect(reach(railroad(forward(1), 4))).toEqual([5, turnout(4)])
  expect(railroad(forward(1), turnout(4)).player(0).engine).toBe(5)
  expect(reach(railroad(back(1), 5))).toEqual([4, turnout(4)])
  expect(railroad(back(1), turnout(4)).player(0).engine).toBe(4)
})

test('GWT2-ENGINE-07 three engineers, the engine on 1 and another on 3: at most to 5 or the turnout after 4', () => {
  const game = testGame()
  game.player(0).workers[ENGINEER] = 3
  game.player(0).engine = 1
  game.player(1).engine = 3
  expect(reach(game.start(byEngineers))).toEqual([2, 4, 5, turnout(4)])
})

test('GWT2-ENGINE-08 the track runs from the start over 1 to 39, with turnouts after 4, 7, 10, 13, 16, 21, 25, 29, 33', () => {
  const all = Array.from({ length: 39 }, (_, i) => i + 1)
  expect(TURNOUTS_AFTER).toEqual([4, 7, 10, 13, 16, 21, 25, 29, 33])
  const turnouts = TURNOUTS_AFTER.map(turnout)
  expect(reach(railroad(forward(60), RAIL_START))).toEqual([...all, ...turnouts])
  for (const after of TURNOUTS_AFTER) {
    expect(reach(railroad(forward(1), after))).toEqual([after + 1, turnout(after)])
    expect(reach(railroad(back(1), after + 1))).toEqual([after, turnout(after)])
  }
})

test('GWT2-ENGINE-09 a required move back covers exactly the shown number', () => {
  expect(railroad(back(2), 20).player(0).engine).toBe(18)
  expect(reach(railroad(back(2), 6))).toEqual([4, turnout(4)])
})

test('GWT2-ENGINE-10 a move back that ends on a turnout allows the upgrade', () => {
  const game = railroad(back(1), 5)
  game.answer({ kind: 'engine', to: turnout(4) })
  expect(game.asked()).toBe('upgradeStation')
  game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: 0 })
  expect(game.player(0)).toMatchObject({ stations: 1, money: 6 - 2 })
})

test('GWT2-ENGINE-11 an action whose move back does not fit cannot be used', () => {
  const at = (engine: number, hand: number[] = []): TestGame => {
    const game = testGame().facesB(1).build(0, 1, 'ab1').hand(hand)
    game.player(0).engine = engine
    game.player(0).discs[4] = 0 // removal, single and double
    return game.visit('ab1', 0)
  }
  const removal = { kind: 'auxiliary', which: 4 } as const
  expect(at(RAIL_START).offers({ kind: 'local', action: 1 })).toBe(false)
  expect(at(RAIL_START).offers(removal)).toBe(false)
  expect(at(1).offers({ kind: 'local', action: 1 })).toBe(true)
  expect(at(1).offers(removal)).toBe(true)
  const game = testGame()
  game.player(0).engine = 1
  game.player(0).discs[4] = 0
  game.start({ kind: 'auxiliary', max: 2 })
  expect(game.offers({ ...removal, times: 1 })).toBe(true)
  expect(game.offers({ ...removal, times: 2 })).toBe(false)
})

test('GWT2-ENGINE-12 after a move back the engine goes forward as before', () => {
  const game = testGame()
  game.player(0).engine = 20
  game.start(back(2), forward(1))
  expect(game.told('engine').map(({ to }) => to)).toEqual([18, 19])
})

test('GWT2-ENGINE-13 GWT2-ENGINE-14 space 39 ends the move, offers its station, and is left at once for $3', () => {
  const game = railroad(forward(5), 37, 30, turnout(29)).answer({ kind: 'engine', to: RAIL_END })
  expect(game.asked()).toBe('upgradeStation')
  game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: 0 })
  expect(game.player(0)).toMatchObject({ money: 6 - 3, stations: 1 << 9 })
  expect(game.asked()).toBe('leaveEndOfTrack')
  const expected = Array.from({ length: 39 }, (_, i) => i).filter(position => position !== 30)
  expect(reach(game)).toEqual([...expected, ...TURNOUTS_AFTER.filter(after => after !== 29).map(turnout)])
  expect(game.offers({ kind: 'pass' })).toBe(false)
  game.answer({ kind: 'engine', to: RAIL_START })
  expect(game.player(0)).toMatchObject({ money: 3 + 3, engine: RAIL_START })
})

test('GWT2-ENGINE-14 the $3 are paid every time, also after declining the station', () => {
  const game = testGame()
  game.player(0).engine = 38
  game.player(0).money = 5
  game
    .start(forward(1), forward(1))
    .pass()
    .answer({ kind: 'engine', to: 38 })
    .pass()
    .answer({ kind: 'engine', to: 30 })
  expect(game.player(0)).toMatchObject({ money: 11, engine: 30, stations: 0 })
})

test('GWT2-ENGINE-15 from 39 to a turnout, whose station may be upgraded with the $3 just gained', () => {
  const game = testGame()
  game.player(0).engine = 38
  game.player(0).money = 0
  game.start(forward(1)).answer({ kind: 'engine', to: turnout(4) })
  expect(game.asked()).toBe('upgradeStation')
  game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: 0 })
  expect(game.player(0)).toMatchObject({ engine: turnout(4), stations: 1, money: 1 })
})
