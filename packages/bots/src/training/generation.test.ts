import { expect, test } from 'vitest'
import { knowledgeOf } from '../knowledge.js'
import { gameOf } from '../testing/playing.js'
import { NO_PROGRESS, type Progress, playLesson, Trainer } from './generation.js'
import type { Harvest } from './lesson.js'

const game = gameOf('carson-city')
const lesson = {
  configs: [{ players: 2 }, { players: 3, characters: 'red' }],
  matches: 2,
  perOption: 2,
  most: 8,
  horizon: 0,
  noise: 20,
  styled: 30,
  rate: 0.002,
}

function trainerFrom(progress: Progress): Trainer {
  const study = knowledgeOf(game.id)?.study
  if (!study) throw new Error('Carson City has not been studied.')
  return new Trainer(game, study, progress)
}

test('generations follow each other, learn something, and can be resumed from saved progress', () => {
  const trainer = trainerFrom(NO_PROGRESS)
  const played: number[] = []
  const first = trainer.generation(lesson, 'seed', count => played.push(count))
  expect(played).toEqual([1, 2])
  expect(first.generation).toBe(1)
  expect(Number.isFinite(first.meanScore) && Number.isFinite(first.error)).toBe(true)
  expect(Object.keys(first.categories)).toContain('buildings')
  const saved = JSON.stringify(trainer.progress)
  const { parameters } = trainer.progress
  expect(parameters.net.length).toBeGreaterThan(10)
  expect(Object.keys(parameters.priors).length).toBeGreaterThan(5)

  const second = trainer.generation(lesson, 'seed', () => undefined)
  expect(second.generation).toBe(2)
  expect(trainer.progress.parameters).not.toEqual(parameters)

  // Who resumes plays the same matches with the same net; only the positions remembered before are gone.
  const resumed = trainerFrom(JSON.parse(saved) as Progress)
  const { meanScore, generation } = resumed.generation(lesson, 'seed', () => undefined)
  expect(generation).toBe(2)
  expect(meanScore).toBeCloseTo(second.meanScore, 0)
  expect(resumed.progress.parameters).not.toEqual(parameters)
})

test('it makes no difference where the matches of a generation are played', () => {
  const alone = trainerFrom(NO_PROGRESS)
  const report = alone.generation(lesson, 'seed', () => undefined)

  const together = trainerFrom(NO_PROGRESS)
  const { study } = knowledgeOf(game.id) ?? {}
  if (!study) throw new Error('Carson City has not been studied.')
  const { parameters } = together.progress
  const seed = together.seedOf('seed')
  const [second, first] = [1, 0].map(match => playLesson(game, study, parameters, lesson, seed, match))
  expect(together.learn([first, second], lesson.rate)).toEqual(report)
  expect(together.progress).toEqual(alone.progress)
  expect(first.choices.length).toBeGreaterThan(0)
  for (const { seen, kinds, shares } of first.choices) {
    expect(seen.length).toBe(study.looks.length)
    expect(kinds.length).toBe(shares.length)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  }
})

test('a category that is overrated counts more in what is learnt, not in the score', () => {
  const study = knowledgeOf(game.id)?.study
  if (!study) throw new Error('Carson City has not been studied.')
  const play = (overrated: Readonly<Record<string, number>>): Harvest =>
    playLesson(game, study, NO_PROGRESS.parameters, { ...lesson, overrated }, 'seed', 0)
  const { ends, scores } = play({ buildings: 3 })
  expect(ends).toEqual(scores.map(({ total, categories }) => total + 3 * categories['buildings']))
  const usual = play({})
  expect(usual.ends).toEqual(usual.scores.map(({ total }) => total))
})
