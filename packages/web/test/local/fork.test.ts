import { anyGame, Match, type PlainOption } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { type ForkWish, forked, originPage, readFork, recordedAnswer } from '../../src/local/fork.js'

const game = anyGame(highCard)
const gameById = () => game

function finished() {
  const match = Match.start(game, { players: 2 }, 'fork')
  const asked = () => match.decisions().find(({ optional }) => optional === undefined)
  for (let open = asked(); open !== undefined; open = asked()) match.answer(open.seat, open.options[0])
  return match.record()
}

const file = finished()
const wish: ForkWish = {
  file,
  moment: 2,
  seats: [{ kind: 'person', name: 'Ann' }, { kind: 'recorded' }],
  title: 'What if?',
  from: { table: 'abc' },
}

test('a fork stands where its origin stood, and knows where it came from', () => {
  const { match, fork, seats } = forked(gameById, wish)
  expect(match.answers).toEqual(file.answers.slice(0, 2))
  expect(fork).toMatchObject({ from: { table: 'abc' }, moment: 2 })
  expect(originPage(fork)).toBe('/table/abc/2')
  expect(fork.answers[0]).toBeNull()
  expect(seats[1]).toEqual({ kind: 'bot', level: 'trail-boss' })
  expect(readFork(JSON.parse(JSON.stringify(fork)))).toEqual(fork)
  // As the first version wrote it.
  expect(readFork({ ...fork, from: 'abc' })).toEqual(fork)
  const ofStudy = { ...fork, from: { study: 'here-1' } }
  expect(readFork(JSON.parse(JSON.stringify(ofStudy)))).toEqual(ofStudy)
  expect(originPage(ofStudy)).toBe('/study/here-1')
  expect(readFork({ ...fork, from: {} })).toBeUndefined()
  expect(readFork({ from: 'table' })).toBeUndefined()
  expect(readFork(undefined)).toBeUndefined()
})

test('a recorded seat answers as it was played while it can, and never again after that', () => {
  const { match, fork } = forked(gameById, wish)
  match.answer(0, file.answers[2].option)
  const found = recordedAnswer(fork, match, 1)
  expect(found?.option).toEqual(file.answers[3].option)
  const own = match.decisions().find(({ seat, optional }) => seat === 1 && optional === undefined)
  const other = own?.options.find((option: PlainOption) => option.card !== found?.option.card)
  match.answer(1, other)
  match.answer(0, match.decisions()[0].options[0])
  expect(recordedAnswer(fork, match, 1)).toBeUndefined()
  expect(recordedAnswer(fork, match, 0)).toBeUndefined()
})

test('a fork needs its seats, and a moment that there is', () => {
  expect(() => forked(gameById, { ...wish, seats: [] })).toThrow('2 seats')
  expect(() => forked(gameById, { ...wish, moment: 999 })).toThrow('no moment 999')
})
