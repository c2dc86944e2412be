import { expect, test } from 'vitest'
import { headsOf, netHeadsOf } from '../../src/heads.js'
import { chapterNets, type Model } from '../../src/model.js'
import { modelOf } from '../../src/models.js'
import { netsOfRelease } from '../../src/releases.js'
import {
  type Memory,
  noProgress,
  type Progress,
  playForTraining,
  progressFrom,
  Trainer,
} from '../../src/training/generation.js'
import type { Sample } from '../../src/training/netTrainer.js'
import { USUAL_CHOICES } from '../../src/training/selfPlay.js'
import { gameOf } from '../testing/playing.js'

const game = gameOf('carson-city')
const settings = {
  configs: [{ players: 2 }, { players: 3, characters: 'red' }],
  matches: 2,
  perOption: 2,
  most: 8,
  horizons: [0],
  rivalry: 1,
  noise: 20,
  random: 5,
  styled: 50,
  siblings: 5,
}
const RATE = 0.002
const quietly = (): void => undefined

function carson(): Model {
  const model = modelOf(game.id)
  if (!model) throw new Error('Carson City has no model.')
  return model
}

const trainerFrom = (progress: Progress): Trainer => new Trainer(game, carson(), progress)

test('generations follow each other, learn something, and can be resumed from saved progress', () => {
  const trainer = trainerFrom(noProgress(carson(), 'all'))
  const played: number[] = []
  const first = trainer.generation(settings, RATE, 'seed', count => played.push(count))
  expect(played).toEqual([1, 2])
  expect(first.generation).toBe(1)
  expect([first.meanScore, first.error, first.surprise].every(Number.isFinite)).toBe(true)
  expect(Object.keys(first.categories)).toContain('buildings')
  const saved = JSON.stringify(trainer.progress)
  const { nets } = trainer.progress
  expect(nets.heads).toEqual(netHeadsOf(carson()))
  expect(Object.keys(nets.priors).length).toBeGreaterThan(5)

  const second = trainer.generation(settings, RATE, 'seed', quietly)
  expect(second.generation).toBe(2)
  expect(trainer.progress.nets.net).not.toEqual(nets.net)

  // Who resumes plays the same matches with the same net; only the positions remembered before are gone.
  const resumed = trainerFrom(JSON.parse(saved) as Progress)
  const { meanScore, generation } = resumed.generation(settings, RATE, 'seed', quietly)
  expect(generation).toBe(2)
  expect(meanScore).toBeCloseTo(second.meanScore, 0)
})

test('it makes no difference where the matches of a generation are played', () => {
  const alone = trainerFrom(noProgress(carson(), 'all'))
  const report = alone.generation(settings, RATE, 'seed', quietly)

  const together = trainerFrom(noProgress(carson(), 'all'))
  const { nets } = together.progress
  const seed = together.seedOf('seed')
  const [second, first] = [1, 0].map(match => playForTraining(game, carson(), nets, settings, seed, match))
  expect(together.learn([first, second], RATE)).toEqual(report)
  expect(together.progress).toEqual(alone.progress)
  expect(first.choices.length).toBeGreaterThan(0)
  for (const { seen, classes, shares } of first.choices) {
    expect(seen.length).toBe(carson().features.length)
    expect(classes.length).toBe(shares.length)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  }
  expect(second.pairs.length + first.pairs.length).toBeGreaterThan(0)
})

test('learning what positions are worth leaves the policy and the priors as they are', async () => {
  const model = carson()
  const before = await model.chapters[0].load()
  const trainer = new Trainer(game, model, { nets: before, reports: [] }, undefined, 'values')
  const report = trainer.generation(settings, RATE, 'values', quietly)
  const { nets } = trainer.progress
  expect(report.unforeseen).toBeUndefined()
  expect(nets.priors).toEqual(before.priors)
  expect(nets.policy).toEqual(before.policy)
  const [known, learnt] = [before, nets].map(file => chapterNets(model, file).net)
  for (const part of ['plain', 'inner', 'outer'] as const) expect(learnt[part]).not.toEqual(known[part])
})

test('of what is remembered so much is gone through as is asked for, and old generations are forgotten', () => {
  const play = { ...settings, matches: 1, siblings: 0, styled: 0 }
  const learn = (memory: Memory, generations: number): string => {
    const trainer = new Trainer(game, carson(), noProgress(carson(), 'all'), undefined, 'values', memory)
    for (let i = 0; i < generations; i++) trainer.generation(play, RATE, 'memory', quietly)
    return trainer.progress.nets.net
  }
  const once = learn({ remembered: 1, passes: 1 }, 1)
  expect(learn({ remembered: 9, passes: 1 }, 1)).toBe(once)
  expect(learn({ remembered: 1, passes: 2 }, 1)).not.toBe(once)
  // More than twice through the same is no use.
  expect(learn({ remembered: 1, passes: 9 }, 1)).toBe(learn({ remembered: 1, passes: 2 }, 1))
  expect(learn({ remembered: 2, passes: 2 }, 2)).not.toBe(learn({ remembered: 1, passes: 2 }, 2))
})

test('matches have the horizons in turn, and the end says as much as it is trusted', () => {
  const { nets } = noProgress(carson(), 'all')
  const plain = { ...settings, styled: 0, siblings: 0, noise: 0, random: 0, configs: [{ players: 2 }] }
  const play = (horizons: number[], match: number, trust?: number) =>
    playForTraining(
      game,
      carson(),
      nets,
      { ...plain, horizons, ...(trust === undefined ? {} : { trust }) },
      'h',
      match,
    )
  expect(play([0, 1], 1).scores).toEqual(play([1], 1).scores)
  expect(play([0, 1], 1).scores).not.toEqual(play([0], 1).scores)
  // Only what really came adds up by category; what these nets expect does not.
  const addsUp = ({ targets }: Sample): boolean => {
    const categories = targets.subarray(1, 1 + carson().categories.length)
    return Math.abs(categories.reduce((sum, points) => sum + points, 0) - targets[0]) < 1e-3
  }
  expect(play([0], 0, 1).samples.every(addsUp)).toBe(true)
  expect(play([0], 0).samples.every(addsUp)).toBe(false)
})

test('what a position is learnt to bring by category adds up to what it brings', () => {
  const { nets } = noProgress(carson(), 'all')
  const plain = { ...settings, styled: 0, siblings: 0 }
  const { samples, scores } = playForTraining(game, carson(), nets, plain, 'ends', 0)
  expect(headsOf(carson())[2]).toBe('points.buildings')
  expect(samples.length).toBeGreaterThan(10)
  // Near the end what was expected before hardly counts.
  const last = samples.filter(({ timeLeft }) => timeLeft === 0)
  expect(last.length).toBeGreaterThan(0)
  expect(scores).toHaveLength(2)
})

test('training can go on from smaller nets: what they know is kept', async () => {
  const model = carson()
  const before = await model.chapters[0].load()
  const { nets } = progressFrom(model, before, { cells: 50, policyCells: 0 })
  expect(nets.cells).toBe(Math.max(50, before.cells))
  const played = (file: typeof before) =>
    playForTraining(game, model, file, { ...settings, styled: 0, siblings: 0 }, 'same', 0).scores
  expect(played(nets)).toEqual(played(before))
})

test('an earlier self has a seat now and then: others learn from what it does, nobody from how it plays', async () => {
  const model = carson()
  const { nets } = noProgress(model, 'all')
  const league = [await netsOfRelease(game.id, '0.1.0', 'all')]
  const plain = { ...settings, styled: 0, siblings: 0, noise: 0, random: 0 }
  const play = (leagued: number) =>
    playForTraining(game, model, nets, { ...plain, league, leagued }, 'league', 0)
  const [without, against] = [play(0), play(100)]
  expect(without.againstLeague).toBeUndefined()
  expect(against.againstLeague).toBeGreaterThanOrEqual(0)
  expect(against.scores).not.toEqual(without.scores)
  expect(against.samples.length).toBeGreaterThan(0)
  expect(without.forecasts.length).toBeGreaterThan(0)
  expect(against.forecasts).toEqual([])

  const trainer = trainerFrom(noProgress(model, 'all'))
  expect(trainer.learn([without], RATE).againstLeague).toBeUndefined()
  expect(trainer.learn([against, without], RATE).againstLeague).toBe(against.againstLeague)
})

test('a policy learns from as many of the searched answers as it is told to', () => {
  const model = carson()
  const { nets } = noProgress(model, 'all')
  const plain = { ...settings, styled: 0, siblings: 0, noise: 0, random: 0 }
  const choices = (part: object) =>
    playForTraining(game, model, nets, { ...plain, ...part }, 'choices', 0).choices.length
  expect(choices({ choices: 0 })).toBe(0)
  expect(choices({ choices: USUAL_CHOICES })).toBe(choices({}))
  expect(choices({})).toBeGreaterThan(0)
  expect(choices({ choices: 100 })).toBeGreaterThan(2 * choices({}))
})

test('a training of the policy leaves what positions are worth as it is, to the last bit', () => {
  const model = carson()
  const begun = noProgress(model, 'all', { cells: 4, policyCells: 3 })
  const trainer = new Trainer(game, model, begun, { cells: 4, policyCells: 3 }, 'policy')
  const plain = { ...settings, styled: 0, siblings: 0, choices: 100 }
  const report = trainer.learn([playForTraining(game, model, begun.nets, plain, 'policy', 0)], RATE)
  const { nets } = trainer.progress
  expect(report.unforeseen).toBeGreaterThan(0)
  expect(nets.net).toBe(begun.nets.net)
  expect(nets.spread).toEqual(begun.nets.spread)
  expect(nets.policy).not.toEqual(begun.nets.policy)
})

test('who strays plays otherwise, and is learnt from, but is no example', () => {
  const model = carson()
  const { nets } = noProgress(model, 'all')
  const plain = { ...settings, styled: 0, siblings: 0, noise: 0, random: 0 }
  const play = (strayed: number) => playForTraining(game, model, nets, { ...plain, strayed }, 'strays', 0)
  const [usual, strayed] = [play(0), play(100)]
  expect(usual.choices.length).toBeGreaterThan(0)
  expect(strayed.choices).toEqual([])
  expect(strayed.samples.length).toBeGreaterThan(0)
  expect(strayed.forecasts).toEqual([])
  expect(strayed.scores).not.toEqual(usual.scores)
})
