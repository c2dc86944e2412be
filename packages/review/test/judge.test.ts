import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { isTurn } from '../src/course.js'
import {
  courseOf,
  judge,
  markOf,
  PATIENT,
  plansOf,
  playedLine,
  type ReviewTurn,
  review,
} from '../src/index.js'
import { betterLines } from '../src/lines.js'
import { offered } from '../src/playOut.js'
import { gameNamed, highest, lowest, played, QUICK, reviewOf, toyCourse } from './testing.js'

const MATCHES = ['a', 'b', 'c', 'd']

test('who lays the lowest card loses by it, who lays the highest does not', () => {
  const sums = [0, 0]
  let marks = 0
  for (const seed of MATCHES) {
    const found = reviewOf(toyCourse(seed, (cards, seat) => (seat === 0 ? lowest(cards) : highest(cards))))
    for (const { seat, loss } of found.seats) sums[seat] += loss
    const marked = found.turns.filter(({ mark }) => mark !== null)
    marks += marked.length
    for (const { mark, loss, error } of marked) {
      expect(loss).toBeGreaterThan(2 * error)
      expect(loss).toBeGreaterThanOrEqual(mark === 'blunder' ? 0.15 : mark === 'mistake' ? 0.1 : 0.05)
    }
  }
  expect(sums[0]).toBeGreaterThan(3 * sums[1])
  expect(marks).toBeGreaterThan(0)
})

test('a turn is judged by what its seat could know', () => {
  const course = toyCourse('known', highest)
  const [stretch] = course.stretches
  // The same position, but the hidden hand and the deck have changed places.
  const state = course.game.clone(stretch.state)
  const cards = Reflect.get(state, 'hands') as number[][]
  const deck = Reflect.get(state, 'deck') as number[]
  const hidden = cards[1]
  cards[1] = deck.splice(0, 3)
  deck.push(...hidden)
  const other = { ...stretch, state }
  expect(judge(course, other, QUICK, PATIENT)).toEqual(judge(course, stretch, QUICK, PATIENT))
})

test('forced answers do not count', async () => {
  const course = courseOf(gameNamed('carson-city'), await played('carson-city', 2, 'forced'))
  const [stretch] = course.stretches
  expect(judge(course, { ...stretch, isForced: true }, QUICK, PATIENT)).toMatchObject({ loss: 0, worlds: 0 })
  expect(playedLine(course, stretch)).toHaveLength(stretch.to - stretch.from)
})

test('a loss is marked only if it is more than twice its error', () => {
  expect(markOf(0.049, 0)).toBeUndefined()
  expect(markOf(0.05, 0.024)).toBe('inaccuracy')
  expect(markOf(0.1, 0.01)).toBe('mistake')
  expect(markOf(0.15, 0.01)).toBe('blunder')
  expect(markOf(0.15, 0.08)).toBeUndefined()
})

test('a review is the same every time, and goes on where it was left', () => {
  const course = toyCourse('again', lowest)
  const known = new Map<number, ReviewTurn>()
  for (const { turn } of review(course, QUICK, PATIENT)) {
    known.set(turn.from, turn)
    if (known.size === 4) break
  }
  const rest = review(course, QUICK, PATIENT, known)
  for (const turn of known.values())
    expect(rest.next().value).toMatchObject({ turn, all: plansOf(course).length })
  expect(reviewOf(course).turns.slice(0, 4)).toEqual([...known.values()])
})

test('a better line ends where what was played ends: with the turn', async () => {
  const game = gameNamed('carson-city')
  const { stretches, ...course } = courseOf(game, await played('carson-city', 2, 'cut'))
  let lines = 0
  for (const stretch of stretches.filter(({ isForced }) => !isForced)) {
    const { seat } = stretch
    const view = game.view(stretch.state, seat)
    const line = playedLine({ stretches, ...course }, stretch)
    for (const better of betterLines(game, view, seat, line, QUICK, 'cut')) {
      lines++
      const world = game.imagine(view, seedChance('cut/line'))
      better.forEach((wanted, i) => {
        const option = offered(game, world, seat, wanted)
        if (option === undefined) return
        let turns = 0
        game.apply(world, seat, option, event => {
          if (isTurn(event)) turns++
        })
        if (i < better.length - 1) expect(turns).toBe(0)
      })
    }
  }
  expect(lines).toBeGreaterThan(10)
})
