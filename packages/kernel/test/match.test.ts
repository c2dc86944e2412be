import { expect, test } from 'vitest'
import { RailheadError } from '../src/errors.js'
import { stateHash } from '../src/hash.js'
import { Match } from '../src/match.js'
import { SPECTATOR } from '../src/seat.js'
import { type HighCardState, highCard, playRandomly } from '../src/testing/index.js'

const start = (seed = 'a', players = 2) => Match.start(highCard, { players }, seed)
type Toy = ReturnType<typeof start>

const lay = (match: Toy, seat: number): void => {
  match.answer(seat, { kind: 'lay', card: match.state.hands[seat][0] })
}

/** The error of something that must fail and change nothing of the match. */
function refused(match: Toy, act: () => void): RailheadError {
  const before = JSON.stringify(match.record())
  try {
    act()
  } catch (error) {
    expect(JSON.stringify(match.record())).toBe(before)
    if (error instanceof RailheadError) return error
  }
  throw new Error('It was not refused.')
}

test('a match begins with the parsed configuration and the seats of it', () => {
  const match = start('a', 3)
  expect(match.config).toEqual({ players: 3 })
  expect(match.seats).toBe(3)
  expect(match.decisions().map(({ seat, ask }) => `${seat} ${ask}`)).toEqual([
    '0 lay',
    '0 swap',
    '1 lay',
    '1 swap',
    '2 lay',
    '2 swap',
  ])
})

test('a malformed configuration starts nothing', () => {
  expect(() => Match.start(highCard, { players: 9 }, 'a')).toThrow(RailheadError)
})

test('the same configuration, seed and answers lead to the same state; another seed to another', () => {
  const play = (seed: string): string => {
    const match = start(seed)
    playRandomly(match, 'players')
    return match.hash()
  }
  expect(play('a')).toBe(play('a'))
  expect(play('a')).not.toBe(play('b'))
})

test('an answer is told, logged and kept', () => {
  const match = start()
  const card = match.state.hands[0][1]
  expect(match.answer(0, { kind: 'lay', card })).toEqual([{ type: 'laid', seat: 0 }])
  expect(match.answers).toEqual([{ seat: 0, option: { kind: 'lay', card } }])
  expect(match.log(SPECTATOR)).toEqual([[], [{ type: 'laid', seat: 0 }]])
  expect(match.log(1, 1)).toEqual([[{ type: 'laid', seat: 0 }]])
})

test('each seat is told only what it may know', () => {
  const match = start()
  const card = match.state.hands[1][0]
  match.answer(1, { kind: 'swap', card })
  expect(match.told(0, 1)).toEqual([{ type: 'swapped', seat: 1, card }])
  expect(match.told(0, 0)).toEqual([{ type: 'swapped', seat: 1 }])
  expect(match.log(SPECTATOR)[1]).toEqual([{ type: 'swapped', seat: 1 }])
  expect(match.told(5, 0)).toEqual([])
})

test('an option that is not offered is refused with those that are', () => {
  const match = start()
  const foreign = match.state.hands[1][0]
  const error = refused(match, () => match.answer(0, { kind: 'lay', card: foreign }))
  expect(error.code).toBe('illegal')
  expect(error.expected).toContainEqual({ kind: 'lay', card: match.state.hands[0][0] })
  for (const nonsense of [null, undefined, 7, 'lay', [], {}, { kind: 'lay' }])
    expect(refused(match, () => match.answer(0, nonsense)).code).toBe('illegal')
})

test('an option with something more or less is not the one offered', () => {
  const match = start()
  const card = match.state.hands[0][0]
  expect(refused(match, () => match.answer(0, { kind: 'lay', card, extra: 1 })).code).toBe('illegal')
  expect(refused(match, () => match.answer(0, { kind: 'lay', card: String(card) })).code).toBe('illegal')
})

test('a seat that is not asked is refused with those that are', () => {
  const match = start()
  for (const seat of [2, -1, 0.5, Number.NaN]) {
    const error = refused(match, () => match.answer(seat, { kind: 'lay', card: 1 }))
    expect(error).toMatchObject({ code: 'notAsked', expected: [0, 1] })
  }
})

test('an answer to a question that does not stand any more is stale', () => {
  const match = start()
  const [question] = match.decisions()
  const [option] = question.options
  match.answer(0, option, question.id)
  const error = refused(match, () => match.answer(0, option, question.id))
  expect(error.code).toBe('stale')
  expect(error.expected).toEqual([match.decisionId(0, 'swap')])
})

test('an answer is taken only by the question that it names', () => {
  const match = start()
  const [layQuestion, swapQuestion] = match.decisions()
  const swap = swapQuestion.options[0]
  expect(refused(match, () => match.answer(0, swap, layQuestion.id)).code).toBe('illegal')
  match.answer(0, swap, swapQuestion.id)
  expect(match.state.tokens).toEqual([0, 1])
})

test('a match that is over takes no answers', () => {
  const match = start()
  playRandomly(match, 'players')
  expect(match.decisions()).toEqual([])
  expect(highCard.outcome(match.state)?.winners.length).toBeGreaterThan(0)
  expect(refused(match, () => match.answer(0, { kind: 'lay', card: 1 })).code).toBe('over')
})

test('the identity of a question stays while others act and changes with own answers and undo', () => {
  const match = start('a', 3)
  const idsOf = (seat: number): string[] =>
    match
      .decisions()
      .filter(decision => decision.seat === seat)
      .map(decision => decision.id)
  const first = idsOf(0)
  lay(match, 1)
  match.answer(2, { kind: 'swap', card: match.state.hands[2][0] })
  expect(idsOf(0)).toEqual(first)
  match.answer(0, { kind: 'swap', card: match.state.hands[0][0] })
  const second = idsOf(0)
  expect(second).toHaveLength(1)
  expect(first).not.toContain(second[0])
  match.undo(1)
  expect(idsOf(0)).toHaveLength(2)
  for (const id of idsOf(0)) expect([...first, ...second]).not.toContain(id)
})

test('questions of one match that stand at different times never share an identity with other options', () => {
  const match = start('ids', 4)
  const seen = new Map<string, string>()
  playRandomly(match, 'players', 200, () => {
    for (const { id, ask, options } of match.decisions())
      if (ask === 'lay') {
        const text = JSON.stringify(options)
        expect(seen.get(id) ?? text).toBe(text)
        seen.set(id, text)
      }
  })
  expect(seen.size).toBeGreaterThanOrEqual(20)
})

test('the state survives JSON and plays on the same', () => {
  const match = start('json', 3)
  playRandomly(match, 'players', 7)
  const copy = JSON.parse(JSON.stringify(match.state)) as HighCardState
  expect(stateHash(copy)).toBe(match.hash())
  for (const { seat, options } of match.decisions().slice(0, 1)) {
    highCard.apply(copy, seat, options[0])
    match.answer(seat, options[0])
  }
  expect(stateHash(copy)).toBe(match.hash())
})

test('earlier states stay as they were when clones go on', () => {
  const match = start('copies', 4)
  const earlier: { state: HighCardState; hash: string }[] = []
  playRandomly(match, 'players', 100, () => {
    earlier.push({ state: match.state, hash: match.hash() })
    match.state = highCard.clone(match.state)
  })
  for (const { state, hash } of earlier) expect(stateHash(state)).toBe(hash)
})
