import { expect, test } from 'vitest'
import { boxOf } from '../../src/components/box.js'
import { BUILDER, COWBOY, ENGINEER, NOTHING } from '../../src/components/tiles.js'
import { hire } from '../../src/solo/hire.js'
import { SAM } from '../../src/solo/sam.js'
import { type SoloGame, soloGame } from './testing.js'

const CHEAPEST = 1
const SPECIALTY = 2

/** Sam with a specialty for cowboys hires with a card from these rows; the token lies in row 9 (from the top, from 0). */
function hires(card: number, rows: Readonly<Record<number, readonly number[]>>, token = 9): SoloGame {
  return soloGame().human('nA').workers(2, 1, 1, COWBOY).jobMarket(token, rows).plays(card)
}
const hired = (game: SoloGame): { worker: number; row: number }[] =>
  game.told('hired').map(({ worker, row }) => ({ worker, row }))

test('SAM-HIRE-01 SAM-HIRE-11 SAM-HIRE-17 one worker for nothing joins its row; the space in the market stays empty', () => {
  const game = hires(CHEAPEST, { 0: [BUILDER, ENGINEER] })
  expect(game.sam.workers).toEqual([0, 2, 2, 1])
  expect(game.state.jobs.slice(0, 2)).toEqual([NOTHING, ENGINEER])
  expect(game.told('hired')).toEqual([{ type: 'hired', seat: SAM, worker: BUILDER, row: 0, cost: 0 }])
})

test("SAM-HIRE-02 never from the token's row", () => {
  expect(hired(hires(CHEAPEST, { 0: [BUILDER], 3: [COWBOY] }, 3))).toEqual([{ worker: BUILDER, row: 0 }])
  expect(hired(hires(SPECIALTY, { 0: [BUILDER], 3: [COWBOY] }, 3))).toEqual([{ worker: BUILDER, row: 0 }])
})

test('SAM-HIRE-03 cheapest first: the row with the lowest cost', () => {
  const game = hires(CHEAPEST, { 0: [COWBOY], 3: [BUILDER], 4: [ENGINEER] })
  expect(hired(game)).toEqual([{ worker: BUILDER, row: 3 }])
  expect(game.reasons()).toEqual(['lowestCost'])
})

test('SAM-HIRE-04 cheapest first: of equal costs the specialty', () => {
  const game = hires(CHEAPEST, { 0: [BUILDER, ENGINEER], 6: [COWBOY] })
  expect(hired(game)).toEqual([{ worker: COWBOY, row: 6 }])
  expect(game.reasons()).toEqual(['lowestCost', 'specialty'])
})

test('SAM-HIRE-05 cheapest first: then the top row, then the left space', () => {
  expect(hired(hires(CHEAPEST, { 1: [ENGINEER], 6: [BUILDER] }))).toEqual([{ worker: ENGINEER, row: 1 }])
  const game = hires(CHEAPEST, { 1: [ENGINEER, BUILDER] })
  expect(hired(game)).toEqual([{ worker: ENGINEER, row: 1 }])
  expect(game.reasons()).toEqual(['lowestCost', 'specialty', 'topLeft'])
})

test('SAM-HIRE-06 specialty first: the specialty, however dear', () => {
  expect(hired(hires(SPECIALTY, { 0: [BUILDER], 3: [ENGINEER], 8: [COWBOY] }))).toEqual([
    { worker: COWBOY, row: 8 },
  ])
})

test('SAM-HIRE-07 specialty first: without one the type that he has most of', () => {
  const game = soloGame().human('nA').workers(4, 1, 3, COWBOY)
  game.jobMarket(9, { 3: [BUILDER], 5: [ENGINEER] }).plays(SPECIALTY)
  expect(hired(game)).toEqual([{ worker: ENGINEER, row: 5 }])
})

test('SAM-HIRE-08 SAM-HIRE-09 specialty first: then the lowest cost, then the top row and the left space', () => {
  expect(hired(hires(SPECIALTY, { 0: [COWBOY], 3: [COWBOY] }))).toEqual([{ worker: COWBOY, row: 3 }])
  expect(hired(hires(SPECIALTY, { 1: [COWBOY], 6: [COWBOY] }))).toEqual([{ worker: COWBOY, row: 1 }])
  const left = hires(SPECIALTY, { 1: [COWBOY, COWBOY] })
  expect(left.state.jobs.slice(2, 4)).toEqual([NOTHING, COWBOY])
})

test('SAM-HIRE-10 two equally numerous other types compete by cost and then by place', () => {
  expect(hired(hires(SPECIALTY, { 0: [BUILDER], 3: [ENGINEER] }))).toEqual([{ worker: ENGINEER, row: 3 }])
  expect(hired(hires(SPECIALTY, { 0: [ENGINEER], 1: [BUILDER] }))).toEqual([{ worker: ENGINEER, row: 0 }])
})

test('SAM-HIRE-12 a type of which he has six is left out', () => {
  for (const card of [CHEAPEST, SPECIALTY]) {
    const game = soloGame().human('nA').workers(6, 1, 1, COWBOY)
    game.jobMarket(9, { 0: [BUILDER], 3: [COWBOY] }).plays(card)
    expect(hired(game)).toEqual([{ worker: BUILDER, row: 0 }])
    expect(game.sam.workers[COWBOY]).toBe(6)
  }
})

test('SAM-HIRE-13 with nobody to hire nothing happens', () => {
  const game = hires(CHEAPEST, {})
  expect(game.sam.workers).toEqual([0, 2, 1, 1])
  expect(game.told('samIdle')).toEqual([{ type: 'samIdle', why: 'noWorker' }])
})

test('SAM-HIRE-14 the spaces of his board do nothing at once', () => {
  const game = soloGame()
    .human('nA')
    .workers(3, 3, 3, COWBOY)
    .jobMarket(9, { 0: [COWBOY] })
  const trail = [...game.state.trail]
  hire(game.state, game.sam, 'cheapest', event => game.events.push(event))
  expect(game.sam.workers[COWBOY]).toBe(4) // a player would take a hazard here
  expect(game.state.trail).toEqual(trail)
  expect(game.state.tasks.map(task => task.kind)).toEqual(soloGame().state.tasks.map(task => task.kind))
})

test('SAM-HIRE-15 the costs that he compares, from the top row', () => {
  expect(boxOf(0).jobMarket.costs).toEqual([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4])
  expect(hired(hires(CHEAPEST, { 9: [COWBOY], 10: [BUILDER] }, 11))).toEqual([{ worker: BUILDER, row: 10 }])
})

test('SAM-HIRE-16 SAM-SPEC-01 SAM-SPEC-03 SAM-SPEC-06 a third builder beside two cowboys changes the specialty at once', () => {
  const game = soloGame()
    .human('nA')
    .workers(2, 2, 1, COWBOY)
    .jobMarket(9, { 0: [BUILDER] })
    .plays(CHEAPEST)
  expect(game.sam.specialty).toBe(BUILDER)
  const types = game.events.map(event => event.type)
  expect(types.indexOf('samSpecialty')).toBe(types.indexOf('hired') + 1)
})

test('SAM-SPEC-02 a type that only draws level does not change the specialty', () => {
  const game = hires(CHEAPEST, { 0: [BUILDER] })
  expect(game.sam.workers).toEqual([0, 2, 2, 1])
  expect(game.sam.specialty).toBe(COWBOY)
  expect(game.told('samSpecialty')).toEqual([])
})

test('SAM-SPEC-04 a changed specialty holds for every card drawn afterwards', () => {
  const game = soloGame()
    .human('nA')
    .workers(2, 2, 1, COWBOY)
    .jobMarket(9, { 0: [BUILDER] })
    .plays(CHEAPEST)
  game.plays(14)
  expect(game.told('samCard')[1].steps).toBe(3)
  expect(game.told('built')[0].building).toBe(5) // with all three builders
})

test('SAM-SPEC-05 the specialty decides hiring, movement and the halves of cards 10 to 15', () => {
  const game = (specialty: number): SoloGame => soloGame().human('nA').workers(2, 3, 4, specialty)
  const rows = { 0: [COWBOY, BUILDER] }
  expect(hired(game(COWBOY).jobMarket(9, rows).plays(2))[0].worker).toBe(COWBOY)
  expect(hired(game(BUILDER).jobMarket(9, rows).plays(2))[0].worker).toBe(BUILDER)
  expect([COWBOY, BUILDER, ENGINEER].map(type => game(type).plays(14).told('samCard')[0].steps)).toEqual([
    2, 3, 4,
  ])
  const acts = (card: number, specialty: number): string[] =>
    game(specialty)
      .market(6, 5)
      .plays(card)
      .events.map(event => event.type)
  expect(acts(13, COWBOY)).toContain('bought')
  expect(acts(13, BUILDER)).toContain('tookCattle')
  expect(acts(15, ENGINEER)).toContain('upgraded')
  expect(acts(10, ENGINEER)).toContain('samIdle')
})
