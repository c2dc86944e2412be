import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { MAP_SPOTS } from '../src/components/actionTrack.js'
import { BANKER, CAPTAIN, GROCER, MERCENARY, SETTLER, SHERIFF, WORKER } from '../src/components/characters.js'
import { NOBODY, OVER, PHASES, RESOLUTION } from '../src/state.js'
import {
  asked,
  bareGame,
  loadDice,
  offered,
  offeredOf,
  own,
  pass,
  payDue,
  resolveFrom,
  stand,
  startPlacement,
  startRound,
  testGame,
} from './testing/testGame.js'

const take = (match: ReturnType<typeof testGame>, seat: number, card: number): void => {
  match.answer(seat, { kind: 'character', card })
}

test('CC-ROUND-01 the match has exactly four rounds and is scored after the fourth', () => {
  for (let seed = 0; seed < 5; seed++) {
    const match = testGame({ players: 3 }, `rounds ${seed}`)
    playRandomly(match, `${seed}`)
    const told = match.log(0).flat()
    expect(told.flatMap(event => (event.type === 'round' ? [event.round] : []))).toEqual([1, 2, 3, 4])
    expect(match.state.phase).toBe(OVER)
    expect(told.at(-1)?.type).toBe('over')
    expect(match.game.outcome(match.state)).toBeDefined()
  }
})

test('CC-ROUND-02 characters, placement, resolution and end follow each other in every round', () => {
  const match = testGame({ players: 4 }, 'phases')
  const seen: string[] = []
  playRandomly(match, 'phases', Number.POSITIVE_INFINITY, () => {
    const { round, phase } = match.state
    const name = `${round} ${PHASES[phase]}`
    if (phase !== 0 && seen.at(-1) !== name) seen.push(name)
  })
  const phases = ['characters', 'placement', 'resolution', 'endOfRound']
  const expected = [1, 2, 3, 4].flatMap(round => phases.map(phase => `${round} ${phase}`))
  expect(expected.filter(name => seen.includes(name))).toEqual(seen)
  expect(seen).toEqual(expect.arrayContaining(['1 characters', '1 placement', '1 resolution', '4 placement']))
})

test('CC-ROUND-03 everyone takes exactly one of the cards still there', () => {
  const match = bareGame({ players: 3 })
  startRound(match)
  expect(offeredOf(match, 0, 'character')).toHaveLength(7)
  expect(offeredOf(match, 0, 'decline')).toEqual([])
  take(match, 0, BANKER)
  expect(asked(match, 0)).toBeUndefined()
  expect(offered(match, 1)).not.toContainEqual({ kind: 'character', card: BANKER })
  expect(offeredOf(match, 1, 'character')).toHaveLength(6)
  take(match, 1, MERCENARY)
  take(match, 2, SHERIFF)
  expect(match.state.character).toEqual([BANKER, MERCENARY, SHERIFF])
  expect(asked(match, 2)).toBe('place')
})

test('CC-ROUND-04 all cards are there again next round, also the one just held; others do nothing', () => {
  const match = bareGame({ players: 2 })
  const { state } = match
  startRound(match)
  take(match, 0, MERCENARY)
  take(match, 1, BANKER)
  expect(state.money).toEqual([15, 24])
  expect(state.white).toBeLessThan(NOBODY)
  expect(state.roads).toEqual([1, 1])
  pass(match, 1, 0)
  payDue(match)
  expect(state.round).toBe(2)
  expect(offeredOf(match, 1, 'character')).toHaveLength(7)
  take(match, 1, BANKER)
  expect(state.character[1]).toBe(BANKER)
})

test('CC-ROUND-05 a card works before the next player chooses', () => {
  const match = bareGame({ players: 2 })
  startRound(match)
  take(match, 0, SETTLER)
  expect(asked(match, 0)).toBe('claimParcel')
  expect(asked(match, 1)).toBeUndefined()
  match.answer(0, { kind: 'parcel', parcel: 9 })
  expect(match.state.owner[9]).toBe(0)
  expect(asked(match, 1)).toBe('takeCharacter')
})

test('CC-ROUND-06 cell after cell, until no cowboy is left on the board', () => {
  const match = bareGame({ players: 2 })
  const { state } = match
  state.cowboys = [10, 10]
  state.restingCowboys = [0, 0]
  stand(match, 'wages', 0, 0)
  stand(match, 'ammunition', 1)
  stand(match, 'gambling', 0)
  stand(match, 'buyPoints5', 1)
  stand(match, 'A1', 0)
  resolveFrom(match, 'wages')
  const cells: string[] = []
  while (state.phase === RESOLUTION) {
    const [{ seat, ask, options }] = match.decisions()
    cells.push(ask)
    match.answer(seat, options[0])
  }
  expect(cells).toEqual(['act.threeGuns', 'buyParcel', 'act.dice', 'buyPoints'])
  expect(state.cowboysAt.every(there => there === 0)).toBe(true)
  expect(state.cowboysAt).toHaveLength(MAP_SPOTS + 64)
  expect([...state.onWages, ...state.onRoad1]).toEqual([0, 0, 0, 0])
})

test('CC-ORDER-01 in round 1 the characters are chosen in the initial order', () => {
  const match = testGame({ players: 4 }, 'first')
  const order = [...match.state.order]
  while (match.state.phase === 0) {
    const [{ seat, options }] = match.decisions()
    match.answer(seat, options[0])
  }
  const chosen: number[] = []
  for (const card of [BANKER, MERCENARY, SHERIFF, GROCER]) {
    const [{ seat }] = match.decisions()
    chosen.push(seat)
    take(match, seat, card)
  }
  expect(chosen).toEqual(order)
})

test('CC-ORDER-02 from round 2 on they are chosen in the passing order of the round before', () => {
  const match = bareGame({ players: 3 })
  startPlacement(match, MERCENARY, BANKER, SHERIFF)
  pass(match, 2, 1, 0)
  payDue(match)
  expect(match.state.round).toBe(2)
  for (const seat of [2, 1, 0]) {
    expect(asked(match, seat)).toBe('takeCharacter')
    take(match, seat, [BANKER, MERCENARY, SHERIFF][seat])
  }
})

test('CC-ORDER-03 placement goes by card numbers', () => {
  const match = bareGame({ players: 3 })
  const [green, orange, blue] = [2, 0, 1]
  startRound(match)
  take(match, orange, GROCER)
  match.answer(orange, { kind: 'cash' })
  take(match, blue, MERCENARY)
  take(match, green, SHERIFF)
  expect(match.state.order).toEqual([green, orange, blue])
  expect(asked(match, green)).toBe('place')
  const all = bareGame({ players: 5 })
  startRound(all)
  for (const [seat, card] of [CAPTAIN, WORKER, SETTLER, BANKER, MERCENARY].entries()) {
    take(all, seat, card)
    while (!['takeCharacter', 'place'].includes(all.decisions()[0].ask))
      all.answer(
        seat,
        offered(all, seat).find(option => ['decline', 'done'].includes(option.kind)),
      )
  }
  expect(all.state.order).toEqual([3, 1, 2, 0, 4])
})

test('CC-ORDER-04 passing takes the first free place; the places start empty in every placement', () => {
  const match = bareGame({ players: 3 })
  startPlacement(match, SHERIFF, BANKER, GROCER)
  expect(match.state.passed).toEqual([])
  match.answer(0, { kind: 'space', space: 0 })
  pass(match, 1, 2)
  expect(match.state.passed).toEqual([1, 2])
  pass(match, 0)
  expect(match.state.passed).toEqual([1, 2, 0])
  payDue(match)
  for (const [seat, card] of [
    [1, BANKER],
    [2, MERCENARY],
    [0, SHERIFF],
  ])
    take(match, seat, card)
  expect(match.state.passed).toEqual([])
})

test('CC-ORDER-05 the passing order decides ties, duel orders, deferred construction, next choice and victory', () => {
  const tied = bareGame({ players: 3 })
  stand(tied, 'gambling', 0, 1)
  loadDice(tied, 4, 4)
  resolveFrom(tied, 'gambling', [2, 1, 0])
  expect(asked(tied, 1)).toBe('act.dice')

  const contested = bareGame({ players: 3 })
  stand(contested, 'A1', 0, 1)
  stand(contested, 'B1', 0, 1)
  resolveFrom(contested, 'parcels', [2, 1, 0])
  expect(asked(contested, 1)).toBe('fixOrder')

  const keeping = bareGame({ players: 3 })
  keeping.state.kept[0] = 1
  keeping.state.kept[8] = 1
  own(keeping.state, 'A1', 0)
  own(keeping.state, 'B1', 1)
  resolveFrom(keeping, 'deferred', [2, 1, 0])
  expect(keeping.decisions()[0].seat).toBe(1)
  keeping.answer(1, { kind: 'done' })
  expect(keeping.decisions()[0].seat).toBe(0)

  const choosing = bareGame({ players: 3 })
  choosing.state.money.fill(0)
  resolveFrom(choosing, 'buyPoints2', [2, 1, 0])
  expect(asked(choosing, 2)).toBe('takeCharacter')

  const last = bareGame({ players: 3 })
  last.state.round = 4
  last.state.money.fill(0)
  resolveFrom(last, 'buyPoints2', [2, 1, 0])
  expect(last.game.outcome(last.state)?.winners).toEqual([2])
})
