import { expect, test } from 'vitest'
import { RailheadError } from '../src/errors.js'
import type { Game } from '../src/game.js'
import { Match } from '../src/match.js'
import {
  type HighCardConfig,
  type HighCardEvent,
  type HighCardOption,
  type HighCardState,
  highCard,
  playRandomly,
} from '../src/testing/index.js'

const start = (seed = 'a', players = 2) => Match.start(highCard, { players }, seed)
type Toy = ReturnType<typeof start>

const lay = (match: Toy, seat: number, which = 0): void => {
  match.answer(seat, { kind: 'lay', card: match.state.hands[seat][which] })
}
const swap = (match: Toy, seat: number): void => {
  match.answer(seat, { kind: 'swap', card: match.state.hands[seat][0] })
}

test('taking back an answer leads to the state before it, at every step of random matches', () => {
  for (let seed = 0; seed < 10; seed++) {
    const match = start(`undo ${seed}`, 2 + (seed % 3))
    const hashes: string[] = []
    playRandomly(match, 'players', 60, () => {
      hashes.push(match.hash())
      if (match.answers.length === 0) return
      const { seat, option } = match.answers[match.answers.length - 1]
      const after = match.record()
      match.undo(1)
      expect(match.hash()).toBe(hashes[hashes.length - 2])
      match.answer(seat, option)
      expect(match.record()).toEqual(after)
    })
  }
})

test('several answers are taken back at once, with their log', () => {
  const match = start()
  const hash = match.hash()
  lay(match, 0)
  swap(match, 0)
  lay(match, 1)
  match.undo(3)
  expect(match.hash()).toBe(hash)
  expect(match.answers).toEqual([])
  expect(match.log(0)).toEqual([[]])
})

test.each([0, -1, 2, 0.5, Number.NaN])('%d answers cannot be taken back after one', count => {
  const match = start()
  lay(match, 0)
  const before = match.record()
  expect(() => match.undo(count)).toThrow(RailheadError)
  expect(match.record()).toEqual(before)
})

test('a mere choice is free to take back', () => {
  const match = start()
  lay(match, 0)
  expect(match.freeUndo(0)).toBe(1)
  expect(match.freeUndo(1)).toBe(0)
})

test('nothing is free before the first answer', () => {
  expect(start().freeUndo(0)).toBe(0)
})

test('nothing is free past a draw, but what came after it is', () => {
  const match = start()
  swap(match, 0)
  expect(match.freeUndo(0)).toBe(0)
  lay(match, 0)
  expect(match.freeUndo(0)).toBe(1)
})

test('nothing is free past the answer of another seat', () => {
  const match = start('a', 3)
  lay(match, 0)
  lay(match, 1)
  expect(match.freeUndo(0)).toBe(0)
  expect(match.freeUndo(1)).toBe(1)
})

test('nothing is free past the reveal of what others chose in secret, though nothing was drawn', () => {
  for (let seed = 0; seed < 40; seed++) {
    const match = start(`reveal ${seed}`)
    for (let round = 0; round < 4; round++) for (const seat of [0, 1]) lay(match, seat)
    lay(match, 0)
    expect(match.freeUndo(0)).toBe(1)
    const drawn = match.state.chance.drawn
    lay(match, 1)
    expect(match.state.chance.drawn).toBe(drawn)
    expect(match.revealed(match.answers.length - 1)).toBe(true)
    expect(match.freeUndo(1)).toBe(0)
  }
})

test('an answer that tells what the view does not show reveals it', () => {
  // The same game, but laying a card tells its owner the highest card of the others' hands.
  const gossip: Game<HighCardState, HighCardOption, HighCardConfig, HighCardEvent> = {
    ...highCard,
    apply(state, seat, option, tell) {
      const others = state.hands.filter((_, other) => other !== seat).flat()
      tell?.({ type: 'gossip', seat, card: Math.max(...others) })
      highCard.apply(state, seat, option, tell)
    },
  }
  const match = Match.start(gossip, {}, 'gossip')
  match.answer(0, { kind: 'lay', card: match.state.hands[0][0] })
  expect(match.freeUndo(0)).toBe(0)
})

test('asking what is free changes nothing, and the answer stays right after undo', () => {
  const match = start()
  swap(match, 0)
  const record = match.record()
  expect(match.freeUndo(0)).toBe(0)
  expect(match.record()).toEqual(record)
  match.undo(1)
  lay(match, 0)
  expect(match.freeUndo(0)).toBe(1)
})
