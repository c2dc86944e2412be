import { anyGame, Match, seedChance } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { modelOf } from '../src/models.js'
import { evaluate, expectedGains } from '../src/outlook.js'
import { CONFIGURATIONS } from './testing/configurations.js'
import { gameOf, wander } from './testing/playing.js'

test.each(CONFIGURATIONS)('the outlook of %s %j adds up at any time', (id, config) => {
  const game = gameOf(id)
  const end = wander(game, config, 'outlook', (state, question, count) => {
    if (count % 25 !== 0) return
    const view = game.view(state, question.seat)
    const outlook = evaluate(game, view)
    expect(evaluate(game, view)).toEqual(outlook)
    const { chance, points, categories } = outlook
    const seats = game.standing(view).length
    expect([chance.length, points.length, categories.length]).toEqual([seats, seats, seats])
    if (seats > 1) expect(chance.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    for (const share of chance) expect(share >= 0 && share <= 1).toBe(true)
    for (let seat = 0; seat < seats; seat++) {
      expect(Object.keys(categories[seat])).toEqual(Object.keys(game.standing(view)[seat].categories))
      const sum = Object.values(categories[seat]).reduce((all, one) => all + one, 0)
      expect(sum).toBeCloseTo(points[seat], 3)
    }
  })
  const outcome = game.outcome(end)
  const { chance, points } = evaluate(game, end)
  expect(points).toEqual(outcome?.scores.map(({ total }) => total))
  expect(evaluate(game, end).finalPoints).toEqual(points)
  // Who has won is certain, unless scores are level.
  const totals = [...points, ...(outcome?.opponent ? [outcome.opponent.total] : [])].sort((a, b) => b - a)
  for (const [seat, share] of chance.entries())
    if (totals[0] !== totals[1]) expect(share).toBeCloseTo(outcome?.winners.includes(seat) ? 1 : 0, 2)
})

test.each(['great-western-trail', 'carson-city'])(
  '%s: what is told to people is by category, what is played for is not',
  id => {
    const game = gameOf(id)
    const model = modelOf(id)
    if (model === undefined) throw new Error(`'${id}' has no model.`)
    const state = game.setup(game.config.parse({ players: 2 }), seedChance('told'))
    const { points, finalPoints } = evaluate(game, state)
    for (const [seat, { total, categories }] of game.standing(state).entries()) {
      const gains = expectedGains(model, state, seat)
      const told = Object.keys(categories).reduce((sum, name) => sum + gains.categories[name], total)
      expect(finalPoints[seat]).toBeCloseTo(told, 6)
      expect(points[seat]).toBeCloseTo(total + gains.points, 6)
      // However near a good net brings them, they are told apart as finely as they are checked.
      expect(finalPoints[seat]).not.toBeCloseTo(points[seat], 6)
    }
  },
)

test('a game without a model is judged by its score', () => {
  const game = anyGame(highCard)
  const { state } = Match.start(game, { players: 3 }, 'plain')
  const { chance, points, turnsLeft } = evaluate(game, game.view(state, 0))
  expect(points).toEqual([0, 0, 0])
  expect(chance[0]).toBeCloseTo(1 / 3)
  expect(turnsLeft).toEqual([undefined, undefined, undefined])
})

test('who is far ahead late in the match is more likely to win than early', () => {
  const game = gameOf('great-western-trail')
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('even'))
  const { chance } = evaluate(game, state)
  expect(Math.abs(chance[0] - 0.5)).toBeLessThan(0.35)
})
