import { expect, test } from 'vitest'
import { progressOf, type Review, type ReviewTurn } from '../src/index.js'
import { lowest, reviewOf, toyCourse } from './testing.js'

const base: Review = reviewOf(toyCourse('progress', lowest))

const withTurns = (turns: readonly Partial<ReviewTurn>[]): Review => ({
  ...base,
  turns: turns.map(turn => ({ ...base.turns[0], seat: 0, forced: false, ...turn })),
})

test('matches are summed up by game, against people and against bots', () => {
  const [progress] = progressOf([
    { review: base, seat: 0, againstPeople: true },
    { review: base, seat: 1, againstPeople: false },
  ])
  expect(progress).toMatchObject({ game: 'high-card', all: { matches: 2 } })
  expect(progress.people).toMatchObject({ matches: 1, won: base.seats[0].won, luck: base.seats[0].luck })
  expect(progress.bots).toMatchObject({ matches: 1, loss: base.seats[1].loss })
  expect(progressOf([])).toEqual([])
})

test('what lost most points is what to work on; without one, the weakest phase', () => {
  const review = withTurns([
    { reasons: [{ category: 'stations', points: -6 }] },
    { reasons: [{ category: 'cattle', points: 2 }] },
  ])
  const [lost] = progressOf([{ review, seat: 0, againstPeople: false }])
  expect(lost.categories).toEqual([{ category: 'stations', points: 6 }])
  expect(lost.suggestion).toEqual({ kind: 'category', category: 'stations' })
  const seats = base.seats.map(seat => ({ ...seat, phases: { opening: 90, middle: 70, end: 80 } }))
  const [phase] = progressOf([{ review: { ...withTurns([]), seats }, seat: 0, againstPeople: false }])
  expect(phase.suggestion).toEqual({ kind: 'phase', phase: 'middle' })
})

test('openings are the first trips, the most frequent first', () => {
  const first = (key: string): Review => withTurns([{ played: [{ key }] }, { played: [{ key: 'later' }] }])
  const [{ openings }] = progressOf(
    ['a', 'b', 'b'].map(key => ({ review: first(key), seat: 0, againstPeople: false })),
  )
  expect(openings.map(({ trip, matches }) => [trip.key, matches])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
})
