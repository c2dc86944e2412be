import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { OWN_COUNT } from '../../src/great-western-trail/features.js'
import { greatWesternTrailModel as model } from '../../src/great-western-trail/model.js'
import { chapterNets, evaluatorFrom } from '../../src/model.js'
import { writtenNet } from '../../src/netFile.js'
import { netsOfRelease } from '../../src/releases.js'
import { progressFrom } from '../../src/training/generation.js'
import { gameOf, wander } from '../testing/playing.js'

const game = gameOf('great-western-trail')

test('nets from before there were inputs of rivals think as they did, also when those are added', async () => {
  const before = await netsOfRelease(game.id, '0.2.0', 'second')
  const known = chapterNets(model, before)
  const added = chapterNets(model, progressFrom(model, before, { cells: 1, policyCells: 0 }).nets)
  for (const { rivals } of [known, added]) expect(rivals).toEqual({ forPoints: false, forAny: false })
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
  const money = model.features.findIndex(({ name }) => name === 'nextMoney')
  expect(money).toBeGreaterThanOrEqual(OWN_COUNT)
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('heed'))
  const [question] = game.decisions(state)
  const plain = evaluatorFrom(model, () => chapterNets(model, nets)).value(state, 0)

  /** The net if one of its heads heeds the money of who plays next. */
  const heeding = (head: number) => {
    const { net } = chapterNets(model, nets)
    net.plain[head * net.features + money] = 100
    return chapterNets(model, { ...nets, net: writtenNet(net) })
  }
  const points = heeding(0)
  expect(points.rivals).toEqual({ forPoints: true, forAny: true })
  const evaluator = evaluatorFrom(model, () => points)
  const raised = evaluator.value(state, 0)
  expect(raised).toBeGreaterThan(plain)
  evaluator.priors(state, question, [])
  expect(evaluator.value(state, 0)).toBe(raised)

  const winning = heeding(points.winning)
  expect(winning.rivals).toEqual({ forPoints: false, forAny: true })
  const [values, strengths]: number[][] = [[], []]
  evaluatorFrom(model, () => winning).judge(state, 2, values, strengths)
  expect(values[0]).toBe(plain)
  expect(strengths[0]).toBeGreaterThan(plain)
})
