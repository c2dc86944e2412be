import { anyGame, LANGS, Match, type Message, translator } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { causeOf, compare, hints } from '../src/hint.js'
import { nextQuestion } from '../src/search.js'
import { HINT_TEXTS, hintText } from '../src/text/index.js'
import { gameOf, wander } from './testing/playing.js'

/** Time for so many iterations. */
const iterations = (count: number) => {
  let done = 0
  return { expired: () => ++done > count }
}

const BEST = ['hint.ahead', 'hint.aheadBy', 'hint.aheadOfRivals', 'hint.alike']
const OTHER = ['hint.behind', 'hint.behindBy', 'hint.behindRivals', 'hint.alike']
const CLEAR = 0.5

test.each([
  ['great-western-trail', { players: 2 }],
  ['great-western-trail', { solo: 'easy' }],
  ['carson-city', { players: 3 }],
])('%s %j: sorted options, and no sentence contradicts its figure', (id, config) => {
  const game = gameOf(id)
  const tell = LANGS.map(lang => {
    const words = game.text.catalogues[lang]
    const say = translator(lang, [HINT_TEXTS[lang], words])
    return (reason: Message): string => hintText(reason, say, words)
  })
  const told = new Set<string>()
  wander(game, config, 'hints', (state, question, count) => {
    if (count % 90 !== 0) return
    const view = game.view(state, question.seat)
    const found = hints(game, view, question, `${count}`, iterations(40))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(Math.min(3, question.options.length))
    expect(new Set(found.map(({ option }) => option)).size).toBe(found.length)
    expect(found[0].value).toBe(0)
    for (const [i, { option, value, reason }] of found.entries()) {
      expect(question.options).toContain(option)
      if (i > 0) expect(value).toBeLessThanOrEqual(found[i - 1].value)
      for (const speak of tell) {
        expect(speak(reason)).toMatch(/^\p{Lu}.*\.$/u)
        expect(speak(reason)).not.toMatch(/[→;(]|Local action/u)
      }
      const why = Object(reason.key === 'hint.then' ? reason.params?.['reason'] : reason)
      told.add(why.key)
      if (question.options.length === 1) continue
      expect(i === 0 ? BEST : OTHER).toContain(why.key)
      if (i > 0) expect(why.key === 'hint.alike').toBe(-value < CLEAR)
      if (i > 0 && why.key !== 'hint.alike') expect(why.params.points).toBe(-value)
    }
    if (count % 360 === 0) expect(hints(game, view, question, `${count}`, iterations(40))).toEqual(found)
  })
  expect(told.size).toBeGreaterThan(1)
})

test('a cause makes most of the difference, and clearly more than anything else', () => {
  expect(causeOf({ cities: 9, cattle: 1 }, { cities: 2, cattle: 0 })).toBe('cities')
  expect(causeOf({ cities: 2, cattle: 0 }, { cities: 9, cattle: 1 })).toBe('cities')
  expect(causeOf({ cities: 3, cattle: 3 }, { cities: 0, cattle: 0 })).toBeUndefined()
  expect(causeOf({ cities: 9, cattle: 0 }, { cities: 0, cattle: 14 })).toBeUndefined()
  expect(causeOf({ cities: 9, cattle: 0 }, { cities: 0, cattle: 4 })).toBe('cities')
  expect(causeOf({ cities: 0.6 }, { cities: 0 })).toBeUndefined()
  expect(causeOf({}, {})).toBeUndefined()
})

test('what the lines bring by category adds up to what the search says', () => {
  const game = gameOf('carson-city')
  let compared = 0
  wander(game, { players: 2 }, 'adds up', (state, question, count) => {
    if (count % 30 !== 0 || question.options.length < 2) return
    const view = game.view(state, question.seat)
    for (const { gains, value } of compare(
      game,
      view,
      question,
      question.options.slice(0, 3),
      's',
      iterations(40),
    )) {
      const sum = Object.values(gains).reduce((points, gain) => points + gain, 0)
      expect(sum).toBeCloseTo(value, 1)
      compared++
    }
  })
  expect(compared).toBeGreaterThan(3)
})

test('a single option needs no reason', () => {
  const game = gameOf('carson-city')
  const { state } = Match.start(game, { players: 2 }, 'single')
  const question = nextQuestion(game, state)
  if (!question) throw new Error('Nobody is asked.')
  const only = { ...question, options: question.options.slice(0, 1) }
  expect(hints(game, game.view(state, question.seat), only, 's', iterations(1))).toEqual([
    { option: only.options[0], value: 0, reason: { key: 'hint.only' } },
  ])
})

test('a game without a model gets hints by its score', () => {
  const game = anyGame(highCard)
  const { state } = Match.start(game, { players: 2 }, 'plain')
  const question = nextQuestion(game, state)
  if (!question) throw new Error('Nobody is asked.')
  const found = hints(game, game.view(state, question.seat), question, 's', iterations(30))
  expect(found.length).toBeGreaterThan(1)
})
