import { expect, test } from 'vitest'
import { anyGame } from '../src/game.js'
import { Match } from '../src/match.js'
import { keepsPace } from '../src/race.js'
import { highCard } from '../src/testing/index.js'

const race = anyGame({ ...highCard, racing: () => true })

test('in a race programs do no more than the people who are asked; otherwise they need not wait', () => {
  const person = (seat: number): boolean => seat === 0
  const match = Match.start(race, { players: 3 }, 'race')
  const lay = (seat: number): void => {
    const question = match.decisions().find(open => open.seat === seat && open.optional === undefined)
    if (question) match.answer(seat, question.options[0])
  }
  expect([1, 2].map(seat => keepsPace(match, seat, person))).toEqual([false, false])
  expect(keepsPace(match, 1, () => false)).toBe(true)
  lay(0)
  // Nobody of the people is asked any more.
  expect([1, 2].map(seat => keepsPace(match, seat, person))).toEqual([true, true])
  lay(1)
  lay(2)
  // The next round: all have done as much.
  expect([1, 2].map(seat => keepsPace(match, seat, person))).toEqual([false, false])
  const usual = Match.start(anyGame(highCard), { players: 3 }, 'race')
  expect(keepsPace(usual, 1, person)).toBe(true)
})
