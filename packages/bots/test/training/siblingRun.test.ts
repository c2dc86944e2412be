import { expect, test } from 'vitest'
import { chapterNets, type Model } from '../../src/model.js'
import { loadNets, modelOf } from '../../src/models.js'
import { noProgress } from '../../src/training/generation.js'
import { SiblingPlay } from '../../src/training/siblingPlay.js'
import { SiblingRun } from '../../src/training/siblingRun.js'
import { gameOf } from '../testing/playing.js'

const game = gameOf('great-western-trail')
const settings = {
  configs: [{ edition: 'second', players: 2 }],
  matches: 3,
  sharpness: 2,
  noise: 8,
  compared: 30,
  ahead: 2,
  lines: 1,
  rate: 0.002,
  remembered: 2,
}
const quietly = (): void => undefined

function western(): Model {
  const model = modelOf(game.id)
  if (!model) throw new Error('Great Western Trail has no model.')
  return model
}

test('siblings are compared for every seat, and the same seed gives the same', async () => {
  await loadNets(game.id)
  const model = western()
  const nets = chapterNets(model, await model.chapters[0].load())
  const playing = new SiblingPlay(game, model, settings, nets)
  const config = game.config.parse(settings.configs[0])
  const { samples, pairs, points } = playing.play(config, 'siblings')
  expect(points).toHaveLength(2)
  expect(samples.length).toBeGreaterThan(10)
  expect(pairs.length).toBeGreaterThan(4)
  expect(pairs.length % 2).toBe(0)
  expect(pairs.every(pair => Number.isFinite(pair.points))).toBe(true)
  // The first of a pair comes from an option of the policy, the second from another one: they are not the same.
  expect(pairs.some(({ better, worse }) => better.seen.some((seen, i) => seen !== worse.seen[i]))).toBe(true)
  expect(playing.play(config, 'siblings').points).toEqual(points)
})

test('with several lines from each option their mean is what a position is worth, and the end says nothing of it', async () => {
  await loadNets(game.id)
  const model = western()
  const nets = chapterNets(model, await model.chapters[0].load())
  const playing = new SiblingPlay(game, model, { ...settings, lines: 3 }, nets)
  const { samples, pairs } = playing.play(game.config.parse(settings.configs[0]), 'lines')
  const told = samples.filter(({ targets }) => !Number.isNaN(targets[0]))
  // Two positions of two seats for every question, and nothing but points is told of them.
  expect(told).toHaveLength(2 * pairs.length)
  expect(told.every(({ targets }) => targets.length === 1)).toBe(true)
  for (const pair of pairs) {
    const worth = [pair.better, pair.worse].map(
      ({ seen }) => told.find(sample => sample.seen === seen)?.targets[0] ?? Number.NaN,
    )
    expect(worth[0] - worth[1]).toBeCloseTo(pair.points, 4)
  }
  const ends = samples.filter(({ targets }) => targets.length > 1)
  expect(ends.length).toBeGreaterThan(10)
  expect(ends.every(({ targets }) => Number.isNaN(targets[0]) && Number.isFinite(targets[1]))).toBe(true)
})

test('values are learnt, and the policy stays as it is to the last bit', () => {
  const begun = noProgress(western(), 'second', { cells: 4, policyCells: 0 })
  const run = new SiblingRun(game, western(), begun, 4)
  const first = run.generation(settings, 'seed', quietly)
  const second = run.generation(settings, 'seed', quietly)
  expect([first.generation, second.generation, run.played]).toEqual([1, 2, 2])
  expect(Math.abs(first.agreement ?? 2)).toBeLessThanOrEqual(1)
  const { nets } = run.progress
  expect(nets.net).not.toBe(begun.nets.net)
  expect(nets.priors).toEqual(begun.nets.priors)
  expect(nets.policy).toEqual(begun.nets.policy)
})

test('what pairs teach is how they differ: after enough of them the order of siblings is foreseen better', () => {
  const run = new SiblingRun(
    game,
    western(),
    noProgress(western(), 'second', { cells: 4, policyCells: 0 }),
    4,
  )
  const agreements = Array.from(
    { length: 6 },
    () => run.generation({ ...settings, matches: 6, remembered: 6 }, 'more', quietly).agreement ?? 0,
  )
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length
  expect(mean(agreements.slice(3))).toBeGreaterThan(mean(agreements.slice(0, 2)))
})
