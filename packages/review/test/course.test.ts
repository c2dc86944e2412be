import { Match } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { courseOf, plansOf } from '../src/index.js'
import { gameNamed, highest, played, reviewOf, toy, toyMatch } from './testing.js'

test.each(['great-western-trail', 'carson-city'])('%s is cut into stretches without a gap', async id => {
  const game = gameNamed(id)
  const record = await played(id, 2, 'cut')
  const course = courseOf(game, record)
  let moment = 0
  for (const { from, to, seat, state } of course.stretches) {
    expect(from).toBe(moment)
    expect(to).toBeGreaterThan(from)
    expect(course.answers.slice(from, to).every(answer => answer.seat === seat)).toBe(true)
    expect(game.decisions(state).some(decision => decision.seat === seat)).toBe(true)
    moment = to
  }
  expect(moment).toBe(course.answers.length)
  // Chance has no say within a stretch: it ends where something was drawn.
  const ends = new Set(course.stretches.map(({ to }) => to))
  for (const draw of course.draws) expect(ends).toContain(draw.moment)
  expect(course.turns[0].moment).toBe(0)
  expect(course.turns.at(-1)?.moment).toBe(course.answers.length)
})

test('the turns are those of the story, numbered alike', async () => {
  const game = gameNamed('great-western-trail')
  const record = await played('great-western-trail', 2, 'turns')
  const log = Match.replay(game, record).log(0)
  let number = 0
  const numbers: number[] = []
  for (const events of log) {
    number += events.filter(({ type }) => type === 'turn').length
    numbers.push(number)
  }
  for (const { turn, from } of courseOf(game, record).stretches) expect(turn).toBe(numbers[from])
})

test('what a seat answers in one turn is one entry', async () => {
  const course = courseOf(gameNamed('carson-city'), await played('carson-city', 2, 'plans'))
  const names = plansOf(course).map(([first]) => `${first.turn}.${first.seat}`)
  expect(new Set(names).size).toBe(names.length)
  expect(plansOf(course).flat()).toHaveLength(course.stretches.length)
})

test('a match that is not over is refused', () => {
  const record = toyMatch('open', highest)
  const open = Match.replay(toy, record, record.answers.length - 1).record()
  expect(() => courseOf(toy, open)).toThrow('not over')
  expect(() => courseOf(toy, { ...record, hash: 'other' })).toThrow('hash')
})

test('a match that was given up is reviewed up to there, with what it was ended with', () => {
  const record = toyMatch('open', highest)
  const open = Match.replay(toy, record, record.answers.length - 1).record()
  const outcome = { scores: [0, 1].map(total => ({ total, categories: {} })), winners: [1] }
  const course = courseOf(toy, open, outcome)
  const { seats, chart } = reviewOf(course)
  expect(seats.map(({ won, score }) => [won, score])).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(chart.at(-1)?.moment).toBe(open.answers.length)
  // What the match itself came to is not overruled.
  expect(courseOf(toy, record, outcome).outcome).toEqual(courseOf(toy, record).outcome)
})
