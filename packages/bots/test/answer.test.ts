import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { answerFor, besides } from '../src/answer.js'
import { gameOf, wander } from './testing/playing.js'

const iterations = (count: number) => {
  let done = 0
  return { expired: () => ++done > count }
}

/** Questions of a match at which the acting seat could use an exchange token. */
function withTokens(): { view: PlainState; open: Decision<PlainOption>[] }[] {
  const game = gameOf('great-western-trail')
  const found: { view: PlainState; open: Decision<PlainOption>[] }[] = []
  wander(game, { players: 2 }, 'tokens', (state, question) => {
    if (question.optional !== undefined) return
    const open = game.decisions(state).filter(({ seat }) => seat === question.seat)
    if (open.length > 1) found.push({ view: game.view(state, question.seat), open })
  })
  return found
}

test('a token stands beside the question when the hand is about to be sold, and nowhere else', () => {
  const game = gameOf('great-western-trail')
  const asked = new Map<string, number>()
  for (const { view, open } of withTokens()) {
    const [question] = open.filter(({ optional }) => optional === undefined)
    const beside = besides(game, view, question, open)
    if (beside.length > 0) asked.set(question.ask, (asked.get(question.ask) ?? 0) + 1)
    for (const decision of beside) expect(decision.ask).toBe('exchange')
  }
  expect([...asked.keys()]).toEqual(['income'])
})

test('answers name the question they belong to; nothing is burnt where it does not matter', () => {
  const game = gameOf('great-western-trail')
  let compared = 0
  for (const [i, { view, open }] of withTokens().entries()) {
    if (i % 6 !== 0 && !open.some(({ ask }) => ask === 'income')) continue
    const answer = answerFor(game, view, open, 'drover', `${i}`, iterations(8))
    if (answer === undefined) throw new Error('Nobody answers.')
    expect(answer.decision.options).toContain(answer.option)
    if (answer.decision.optional !== undefined)
      expect(open.find(({ optional }) => optional === undefined)?.ask).toBe('income')
    for (const level of ['random', 'greenhorn'] as const)
      expect(answerFor(game, view, open, level, `${i}`, iterations(1))?.decision.optional).toBeUndefined()
    compared++
  }
  expect(compared).toBeGreaterThan(5)
})

test('a seat that the game does not wait for does not answer', () => {
  const game = gameOf('great-western-trail')
  for (const { view, open } of withTokens().slice(0, 3)) {
    const anyTime = open.filter(({ optional }) => optional !== undefined)
    expect(answerFor(game, view, anyTime, 'drover', 's', iterations(1))).toBeUndefined()
  }
})
