import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { OWN_COUNT } from '../../src/great-western-trail/features.js'
import { greatWesternTrailModel as model } from '../../src/great-western-trail/model.js'
import { chapterNets, evaluatorFrom } from '../../src/model.js'
import { netsOfRelease } from '../../src/releases.js'
import { progressFrom } from '../../src/training/generation.js'
import { gameOf, wander } from '../testing/playing.js'

const game = gameOf('great-western-trail')

test('nets from before there were inputs of rivals think as they did, also when those are added', async () => {
  const before = await netsOfRelease(game.id, '0.2.0', 'second')
  const known = chapterNets(model, before)
  const added = chapterNets(model, progressFrom(model, before, { cells: 1, policyCells: 0 }).nets)
  expect([known.seesRivals, added.seesRivals]).toEqual([false, true])
  const [first, second] = [known, added].map(nets => evaluatorFrom(model, () => nets))
  let looked = 0
  wander(game, { players: 2 }, 'added', (state, question, count) => {
    if (count % 30 !== 0) return
    looked++
    for (const seat of [0, 1]) expect(second.value(state, seat)).toBe(first.value(state, seat))
    expect(second.priors(state, question, [])).toEqual(first.priors(state, question, []))
  })
  expect(looked).toBeGreaterThan(5)
})

test('what a net learnt of rivals counts for its value, whatever was looked at in between', async () => {
  const before = await netsOfRelease(game.id, '0.2.0', 'second')
  const { nets } = progressFrom(model, before, { cells: 1, policyCells: 0 })
  const heeding = chapterNets(model, nets)
  const money = model.features.findIndex(({ name }) => name === 'nextMoney')
  expect(money).toBeGreaterThanOrEqual(OWN_COUNT)
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('heed'))
  const evaluator = evaluatorFrom(model, () => heeding)
  const [plain, question] = [evaluator.value(state, 0), game.decisions(state)[0]]
  heeding.net.plain[money] = 100
  const raised = evaluator.value(state, 0)
  expect(raised).toBeGreaterThan(plain)
  evaluator.priors(state, question, [])
  expect(evaluator.value(state, 0)).toBe(raised)
  const values: number[] = []
  evaluator.judge(state, 2, values, [])
  expect(values[0]).toBe(raised)
})
