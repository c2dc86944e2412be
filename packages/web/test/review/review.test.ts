import { anyGame, Match, type MatchRecord, type PlainOption } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import type { ReviewTurn } from '@railhead/review'
import { describe, expect, test } from 'vitest'
import { en } from '../../src/i18n/en.js'
import { makeWriter } from '../../src/i18n/index.js'
import { seatNames } from '../../src/lobby/levels.js'
import { standingAfter, stepsOf } from '../../src/review/positions.js'
import { whoPlayed } from '../../src/review/store.js'

const game = anyGame(highCard)
const say = ({ key }: { readonly key: string }): string => key

function finished(): MatchRecord<PlainOption> {
  const match = Match.start(game, { players: 2 }, 'web')
  for (let open = match.decisions(); open.length > 0; open = match.decisions())
    match.answer(open[0].seat, open[0].options[0])
  return match.record()
}

const file = finished()
/** Another card than the one that was laid first. */
const other = Match.replay(game, file, 0).decisions()[0].options[1]
const turn: ReviewTurn = {
  turn: 1,
  seat: 0,
  from: 0,
  to: 1,
  phase: 'opening',
  forced: false,
  loss: 0.1,
  error: 0.01,
  points: 1,
  pointsError: 0.1,
  mark: 'mistake',
  played: [],
  best: [],
  at: 0,
  line: [other],
  reasons: [],
  worlds: 10,
}

describe('a better line on the board', () => {
  test('begins before the turn and goes on by its answers', () => {
    const steps = stepsOf(game, file, turn, say)
    expect(steps).toHaveLength(2)
    expect(steps[0].words).toBeUndefined()
    expect(steps[1].words).toBeDefined()
    expect(Reflect.get(steps[0].state, 'laid')).toEqual([0, 0])
    expect(Reflect.get(steps[1].state, 'laid')).toEqual([other.card, 0])
  })

  test('ends where an answer is not offered', () => {
    expect(stepsOf(game, file, { ...turn, line: [{ kind: 'lay', card: -1 }] }, say)).toHaveLength(1)
  })
})

describe('another try', () => {
  test('begins with the question of the turn and ends when somebody else has a say', () => {
    const start = standingAfter(game, file, turn, [], say)
    expect(start.chosen).toEqual([])
    expect(start.options.length).toBeGreaterThan(1)
    const after = standingAfter(game, file, turn, [other], say)
    expect(after.chosen).toHaveLength(1)
    expect(after.options).toEqual([])
  })
})

test('a match from a file counts for nobody, and its seats have numbers', () => {
  const seats = [
    { kind: 'open' },
    { kind: 'bot', level: 'hand', asked: false },
    { kind: 'bot', level: 'hand', asked: false },
  ] as const
  const fairness = { seedHash: null, seed: null, imported: true }
  expect(whoPlayed({ seats, fairness }, 1).seat).toBeNull()
  expect(whoPlayed({ seats, fairness: { ...fairness, imported: false } }, 1)).toEqual({
    seat: 1,
    people: [false, false, false],
  })
  const [first, ...bots] = seatNames(makeWriter('en', en), seats)
  expect(first).toBe('Seat 1')
  expect(new Set(bots).size).toBe(2)
})
