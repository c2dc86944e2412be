import { anyGame, LANGS, Match, translator } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { hints } from './hint.js'
import { knowledgeOf } from './knowledge.js'
import { nextQuestion } from './search.js'
import { gameOf, wander } from './testing/playing.js'
import { HINT_TEXTS } from './text/index.js'

const hurried = { expired: () => true }
const say = LANGS.map(lang => translator(lang, [HINT_TEXTS[lang]]))

test.each([
  ['great-western-trail', { players: 2 }],
  ['carson-city', { players: 3 }],
])(
  '%s: at most three different options, the best first, each with a reason in every language',
  (id, config) => {
    const game = gameOf(id)
    const reasons = new Set<string>()
    wander(game, config, 'hints', (state, question, count) => {
      if (count % 12 !== 0) return
      const view = game.view(state, question.seat)
      const found = hints(game, view, question, `${count}`, hurried)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(Math.min(3, question.options.length))
      expect(new Set(found.map(({ option }) => option)).size).toBe(found.length)
      expect(found[0].value).toBe(0)
      for (const { option, value, reason } of found) {
        expect(question.options).toContain(option)
        expect(value).toBeLessThanOrEqual(0)
        for (const speak of say) expect(speak(reason)).toMatch(/^\p{Lu}.*\.$/u)
        reasons.add(reason.key)
      }
      if (count % 48 === 0) expect(hints(game, view, question, `${count}`, hurried)).toEqual(found)
    })
    expect(reasons.size).toBeGreaterThan(1)
  },
)

test('a single option needs no reason', () => {
  const game = gameOf('carson-city')
  const { state } = Match.start(game, { players: 2 }, 'single')
  const question = nextQuestion(game, state)
  if (!question) throw new Error('Nobody is asked.')
  const only = { ...question, options: question.options.slice(0, 1) }
  expect(hints(game, game.view(state, question.seat), only, 's', hurried)).toEqual([
    { option: only.options[0], value: 0, reason: { key: 'hint.only' } },
  ])
})

test('a game that nobody studied gets hints by its score', () => {
  const game = anyGame(highCard)
  const { state } = Match.start(game, { players: 2 }, 'plain')
  const question = nextQuestion(game, state)
  if (!question) throw new Error('Nobody is asked.')
  const found = hints(game, game.view(state, question.seat), question, 's', hurried)
  for (const { reason } of found) expect(['hint.points', 'hint.alike', 'hint.weaker']).toContain(reason.key)
})

test('every look that a reason is given for exists', () => {
  for (const id of ['great-western-trail', 'carson-city']) {
    const knowledge = knowledgeOf(id)
    for (const look of Object.keys(knowledge?.reasons ?? {})) expect(knowledge?.study.looks).toContain(look)
  }
})
