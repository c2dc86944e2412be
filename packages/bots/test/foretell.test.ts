import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { foretell } from '../src/foretell.js'
import { modelOf } from '../src/models.js'
import { evaluate } from '../src/outlook.js'
import { gameOf, wander } from './testing/playing.js'

const game = gameOf('great-western-trail')
const model = modelOf(game.id)

test('early the net tells, late the match is played through, in the end the score stands', () => {
  let early = 0
  let late = 0
  const end = wander(game, { players: 2 }, 'foretold', (state, { seat }, count) => {
    if (count % 150 !== 0) return
    const view = game.view(state, seat)
    const told = foretell(game, view, seat)
    if (model?.isLate?.(view) !== true) {
      early++
      expect(told).toBe(evaluate(game, view).finalPoints[seat])
      return
    }
    late++
    expect(told).not.toBe(evaluate(game, view).finalPoints[seat])
    expect(foretell(game, view, seat)).toBe(told)
  })
  expect(early).toBeGreaterThan(0)
  expect(late).toBeGreaterThan(0)
  for (const [seat, { total }] of game.standing(end).entries())
    expect(foretell(game, game.view(end, seat), seat)).toBe(total)
})

test.each([['great-western-trail', { solo: 'hard' }] as const, ['carson-city', { players: 2 }] as const])(
  '%s %j is never played through to be told',
  (id, config) => {
    const played = gameOf(id)
    const end = wander(played, config, 'never', () => undefined)
    expect(modelOf(id)?.isLate?.(end) ?? false).toBe(false)
    const view = played.view(played.setup(played.config.parse(config), seedChance('never')), 0)
    expect(foretell(played, view, 0)).toBe(evaluate(played, view).finalPoints[0])
  },
)
