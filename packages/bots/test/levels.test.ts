import { LEVELS } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { chooseOption } from '../src/choose.js'
import { CONFIGURATIONS } from './testing/configurations.js'
import { gameOf, wander } from './testing/playing.js'

/** Levels that think hard are asked rarely, and told to hurry. */
const EVERY = { random: 3, greenhorn: 3, hand: 30, drover: 60, 'trail-boss': 90, 'cattle-baron': 90 } as const
const hurried = { expired: () => true }

test.each(CONFIGURATIONS)('every level answers legally in %s %j', (id, config) => {
  const game = gameOf(id)
  const answered = new Map<string, number>()
  wander(game, config, 'levels', (state, question, count) => {
    for (const level of LEVELS) {
      if (count % EVERY[level] !== 0) continue
      const view = game.view(state, question.seat)
      expect(question.options).toContain(chooseOption(game, view, question, level, `${count}`, hurried))
      answered.set(level, (answered.get(level) ?? 0) + 1)
    }
  })
  expect([...answered.keys()]).toEqual([...LEVELS])
})

test('the only option is taken without thinking', () => {
  const game = gameOf('carson-city')
  const option = { kind: 'pass' }
  const view = game.view(game.setup(game.config.parse({ players: 2 }), { a: 1, b: 2, c: 3, drawn: 0 }), 0)
  const decision = { seat: 0, ask: 'place', options: [option] }
  expect(chooseOption(game, view, decision, 'trail-boss', 's', hurried)).toBe(option)
})
