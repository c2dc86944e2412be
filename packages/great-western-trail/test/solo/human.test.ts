import { expect, test } from 'vitest'
import {
  BUILDER,
  COWBOY,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  NOTHING,
  ORANGE_OUTLAW,
  privateTile,
} from '../../src/components/tiles.js'
import { BANK } from '../../src/event.js'
import { SAM } from '../../src/solo/sam.js'
import type { Task } from '../../src/task.js'
import { objective, testGame } from '../testing/testGame.js'
import { type SoloGame, soloGame } from './testing.js'

const TAKE_OBJECTIVE: Task = { kind: 'takeObjective', from: 'displayOrDeck', to: 'discard' }
const [A, B, C, D] = ['cash-a', 'cash-b', 'cash-c', 'cash-d'].map(objective)

/** The human is in Kansas City with these foresight tiles: for each step the top one, then the bottom one. */
function inKansasCity(...tiles: number[]): SoloGame {
  const game = soloGame().clearTrail()
  game.state.foresight = tiles
  game.state.bags[0] = [hazardTile(FLOOD, 4)]
  return game.visit('kansasCity', 0)
}

test('SAM-HUMAN-01 the human plays a turn of a two-player game: three steps, then the location, then the hand', () => {
  const solo = soloGame({}, 'same').bareTrail().startMove('nA', 0)
  const two = testGame({}, 'same').clearTrail().startMove('nA', 0)
  expect(solo.offered('move', 'to')).toEqual(two.offered('move', 'to'))
  solo.answer({ kind: 'move', to: solo.space('nB') })
  expect(solo.asked()).toBe('location')
  solo.pass()
  expect(solo.player(0).hand).toHaveLength(4)
})

test('SAM-HUMAN-02 SAM-HUMAN-03 fees for buildings of Sam go to the bank: $2 for each hand', () => {
  const game = soloGame().bareTrail().build(0, 12, 'gk2')
  game.put('fg1', privateTile(SAM, 7)).put('fg2', privateTile(SAM, 1))
  game.player(0).money = 10
  game.startMove('nF', 0)
  expect(game.offers({ kind: 'move', to: game.space('fg1'), fee: 4 })).toBe(true)
  expect(game.offers({ kind: 'move', to: game.space('fg2'), fee: 2 })).toBe(true)
  game.answer({ kind: 'move', to: game.space('fg1') })
  expect(game.told('fee')).toEqual([{ type: 'fee', seat: 0, amount: 4, to: BANK, space: game.space('fg1') }])
  expect(game.player(0).money).toBe(6)
})

test('SAM-HUMAN-03 a human with less pays what is there and moves on', () => {
  const game = soloGame().bareTrail().put('fg1', privateTile(SAM, 7)).put('fg2', privateTile(SAM, 7))
  game.player(0).money = 3
  game.startMove('nF', 0).answer({ kind: 'move', to: game.space('nG') })
  expect(game.player(0).money).toBe(0)
  expect(game.player(0).space).toBe(game.space('nG'))
})

test('SAM-HUMAN-04 SAM-HUMAN-06 either tile may be taken; above an empty space the tile slides down before the refill', () => {
  const game = inKansasCity(GREEN_OUTLAW, ORANGE_OUTLAW, COWBOY, BUILDER, COWBOY, BUILDER)
  expect(game.offered('tile', 'tile')).toEqual([GREEN_OUTLAW, ORANGE_OUTLAW])
  game.answer({ kind: 'tile', tile: ORANGE_OUTLAW }) // the bottom one
  expect(game.offered('tile', 'tile')).toEqual([COWBOY, BUILDER])
  game.answer({ kind: 'tile', tile: COWBOY }).answer({ kind: 'tile', tile: BUILDER })
  game.state.tasks = [{ kind: 'drawUp' }]
  game.sam.deck = [8]
  game.start({ kind: 'leaveKansasCity' })
  expect(game.state.foresight.slice(0, 2)).toEqual([hazardTile(FLOOD, 4), GREEN_OUTLAW])
  expect(game.state.foresight[3]).toBe(BUILDER) // the top one was taken
  expect(game.state.foresight[5]).toBe(COWBOY)
})

test('SAM-HUMAN-05 below a taken tile the other one stays where it is', () => {
  const game = inKansasCity(GREEN_OUTLAW, ORANGE_OUTLAW, COWBOY, BUILDER, COWBOY, BUILDER)
  game.answer({ kind: 'tile', tile: GREEN_OUTLAW })
  expect(game.state.foresight.slice(0, 2)).toEqual([NOTHING, ORANGE_OUTLAW])
  game.sam.deck = [8]
  game.start({ kind: 'leaveKansasCity' })
  expect(game.state.foresight.slice(0, 2)).toEqual([hazardTile(FLOOD, 4), ORANGE_OUTLAW])
})

test('SAM-EDGE-06 a space whose bag is empty stays empty; a lone tile still slides down', () => {
  const game = inKansasCity(GREEN_OUTLAW, ORANGE_OUTLAW, COWBOY, BUILDER, COWBOY, BUILDER)
  game.state.bags[0] = []
  game.answer({ kind: 'tile', tile: ORANGE_OUTLAW })
  game.sam.deck = [8]
  game.start({ kind: 'leaveKansasCity' })
  expect(game.state.foresight.slice(0, 2)).toEqual([NOTHING, GREEN_OUTLAW])
})

test('SAM-HUMAN-07 SAM-HUMAN-08 a gap in the display closes away from the deck; the new card lies next to the deck', () => {
  for (const [taken, left] of [
    [A, [B, C, D]],
    [B, [A, C, D]],
    [D, [A, B, C]],
  ] as const) {
    const game = soloGame().human('nA')
    game.state.objectiveDisplay = [A, B, C, D] // the farthest from the deck first
    game.state.objectiveDeck = [objective('draw-a')]
    game.sam.deck = [8]
    game.start(TAKE_OBJECTIVE).answer({ kind: 'card', card: taken })
    expect(game.state.objectiveDisplay).toEqual([...left, objective('draw-a')])
  }
})

test('SAM-HUMAN-08 of equal cards the human says which one, as the order of the others depends on it', () => {
  const terminal = objective('terminal')
  for (const [place, left] of [
    [undefined, [B, terminal]],
    [2, [terminal, B]],
  ] as const) {
    const game = soloGame().human('nA')
    game.state.objectiveDisplay = [terminal, B, terminal]
    game.state.objectiveDeck = []
    game.sam.deck = [8]
    game.start(TAKE_OBJECTIVE).answer({ kind: 'card', card: terminal, place })
    expect(game.state.objectiveDisplay).toEqual(left)
  }
})

test('SAM-HUMAN-09 taking the top card of the deck leaves the display alone', () => {
  const game = soloGame().human('nA')
  game.sam.deck = [8]
  const display = [...game.state.objectiveDisplay]
  game.start(TAKE_OBJECTIVE).answer({ kind: 'deck' })
  expect(game.state.objectiveDisplay).toEqual(display)
})

test('SAM-HUMAN-10 the first turn places the cattleman on any neutral building and goes on to phase B', () => {
  const game = soloGame()
  expect(game.asked()).toBe('placeCattleman')
  expect(game.options()).toHaveLength(7)
  game.answer({ kind: 'place', space: game.space('nE') })
  expect(game.asked()).toBe('location')
  expect(game.player(0).space).toBe(game.space('nE'))
})

test('SAM-HUMAN-11 on a building of Sam only a single auxiliary action is offered', () => {
  const game = soloGame().put('ce1', privateTile(SAM, 3)).visit('ce1', 0)
  expect(game.offers({ kind: 'local' })).toBe(false)
  expect(game.offers({ kind: 'auxiliary', times: 1 })).toBe(true)
  expect(game.offers({ kind: 'auxiliary', times: 2 })).toBe(false)
})

test("SAM-HUMAN-12 the human engine passes over Sam's without counting, forward and backward", () => {
  const forward = soloGame()
  forward.player(0).engine = 17
  forward.sam.engine = 18
  expect(forward.start({ kind: 'engine', upTo: 2 }).offered('engine', 'to')).toEqual([19, 20])
  const back = soloGame().human('nA')
  back.player(0).engine = 20
  back.sam.engine = 19
  back.sam.deck = [8]
  back.start({ kind: 'engineBack', steps: 1 })
  expect(back.player(0).engine).toBe(18)
})

test('SAM-HUMAN-13 an exchange token can be used right up to the turn of Sam and right after it', () => {
  const game = soloGame().visit('nB', 0)
  const open = (): boolean => game.decisions().some(decision => decision.ask === 'exchange')
  expect(open()).toBe(true)
  game.sam.deck = [8]
  game.pass() // Sam plays his turn in one go: there is no moment in it at which anybody could act
  expect(game.told('samCard')).toHaveLength(1)
  expect(game.asked(0)).toBe('phaseA')
  expect(open()).toBe(true)
})
