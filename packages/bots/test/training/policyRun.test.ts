import { expect, test } from 'vitest'
import type { Model } from '../../src/model.js'
import { chapterNets } from '../../src/model.js'
import { modelOf } from '../../src/models.js'
import { noProgress, type Progress, progressFrom } from '../../src/training/generation.js'
import { PolicyPlay, playByPolicy } from '../../src/training/policyPlay.js'
import { PolicyRun } from '../../src/training/policyRun.js'
import { gameOf } from '../testing/playing.js'

const game = gameOf('great-western-trail')
const settings = {
  configs: [
    { edition: 'second', solo: 'easy' },
    { edition: 'second', players: 2 },
  ],
  matches: 2,
  trace: 0.99,
  styled: 0,
  rivalry: 1,
  winning: 0,
  epochs: 2,
  rate: 0.002,
  clip: 0.2,
  openness: 0.01,
  valueRate: 0.002,
}
const CELLS = 6
const SHAPE = { cells: 6, policyCells: 0 }
const quietly = (): void => undefined

function western(): Model {
  const model = modelOf(game.id)
  if (!model) throw new Error('Great Western Trail has no model.')
  return model
}

const runFrom = (progress: Progress): PolicyRun => new PolicyRun(game, western(), progress, CELLS)
const beginning = (): Progress => noProgress(western(), 'solo', SHAPE)

test('the same seed gives the same training, in one go or resumed from what was saved', () => {
  const whole = runFrom(beginning())
  const first = whole.generation(settings, 'seed', quietly)
  const saved = JSON.stringify(whole.progress)
  const second = whole.generation(settings, 'seed', quietly)
  expect([first.generation, second.generation]).toEqual([1, 2])
  expect([first.lead, first.unsure, first.moved, first.error].every(Number.isFinite)).toBe(true)
  expect(first.counts).toMatchObject({ turns: expect.any(Number), stations: expect.any(Number) })
  expect(first.meanScore).not.toBe(second.meanScore)

  const resumed = runFrom(JSON.parse(saved) as Progress)
  expect(resumed.generation(settings, 'seed', quietly)).toEqual(second)
  expect(JSON.stringify(resumed.progress)).toBe(JSON.stringify(whole.progress))
  const { nets } = whole.progress
  expect(Object.keys(nets.policy?.traits ?? {})).toContain('moveSteps')
  expect(JSON.stringify(nets).length).toBeLessThan(500_000)
})

test('what a choice gained adds up to what the match came to beyond what was expected', () => {
  const model = western()
  const { nets } = runFrom(beginning()).progress
  const play = new PolicyPlay(game, model, { ...settings, trace: 1 }, chapterNets(model, nets))
  const { steps, advantages, options, chosen, likely, classes, traits, end, samples } = playByPolicy(
    play,
    game,
    settings,
    'sums',
    0,
  )
  expect([advantages.length, options.length, chosen.length]).toEqual([steps, steps + 1, steps])
  expect(traits.length).toBe(classes.length + 1)
  // With nothing lost on the way the last choice gained what was not expected of it, the first all that came.
  expect(end.leads).toHaveLength(1)
  expect(Math.abs(advantages[0] - end.leads[0])).toBeLessThan(120)
  for (let i = 0; i < steps; i++) {
    expect(chosen[i]).toBeLessThan(options[i + 1] - options[i])
    expect(likely[i]).toBeLessThanOrEqual(0)
  }
  expect(samples.length).toBeGreaterThan(10)
})

test('an earlier self has a seat, and only the others are learnt from', () => {
  const model = western()
  const { nets } = runFrom(beginning()).progress
  const league = { ...settings, league: [nets], leagued: 100 }
  const both = new PolicyPlay(game, model, settings, chapterNets(model, nets))
  const one = new PolicyPlay(game, model, league, chapterNets(model, nets))
  expect(playByPolicy(both, game, settings, 'league', 1).end.scores).toHaveLength(2)
  expect(playByPolicy(one, game, league, 'league', 1).end.scores).toHaveLength(1)
})

test('who insists on an archetype at first is learnt from only afterwards', () => {
  const model = western()
  const { nets } = runFrom(beginning()).progress
  const play = (styled: number) => {
    const odd = { ...settings, styled }
    return playByPolicy(new PolicyPlay(game, model, odd, chapterNets(model, nets)), game, odd, 'odd', 0)
  }
  const [usual, odd] = [play(0), play(100)]
  expect(odd.steps).toBeGreaterThan(10)
  expect(odd.steps).toBeLessThan(usual.steps)
})

test('where the opponent counts less, more is expected of the same match, and the lead is told as it is', () => {
  const model = western()
  const { nets } = runFrom(beginning()).progress
  const play = (rivalry: number) => {
    const aiming = { ...settings, rivalry, trace: 1 }
    return playByPolicy(
      new PolicyPlay(game, model, aiming, chapterNets(model, nets)),
      game,
      aiming,
      'aims',
      0,
    )
  }
  const [lead, points] = [play(1), play(0)]
  expect(points.end).toEqual(lead.end)
  expect(points.end.leads[0]).toBeLessThan(points.end.scores[0].total)
  // Neither net expects Sam's points: all of them are a surprise to who counts them, and none to who does not.
  const sam = points.end.scores[0].total - points.end.leads[0]
  expect(points.advantages[0] - lead.advantages[0]).toBeGreaterThan(sam / 2)
})

test('nets with a narrower policy or without one play as before until something is learnt', async () => {
  const model = western()
  const before = progressFrom(model, await model.chapters[3].load()).nets
  const { nets } = new PolicyRun(game, model, { nets: before, reports: [] }, 40).progress
  expect(nets.policy?.cells).toBe(Math.max(40, before.policy?.cells ?? 0))
  const played = (file: typeof before) =>
    playByPolicy(new PolicyPlay(game, model, settings, chapterNets(model, file)), game, settings, 'same', 0)
      .end
  expect(played(nets)).toEqual(played(before))
})

test('favoured points count more for what is aimed at, and change neither the answers nor the lead that is told', () => {
  const model = western()
  const { nets } = runFrom(beginning()).progress
  const played = (favours: Record<string, number>) =>
    playByPolicy(
      new PolicyPlay(game, model, { ...settings, trace: 1, favours }, chapterNets(model, nets)),
      game,
      settings,
      'favoured',
      0,
    )
  const plain = played({})
  const favouring = played({ cattle: 2 })
  expect(favouring.end).toEqual(plain.end)
  expect(Array.from(favouring.chosen)).toEqual(Array.from(plain.chosen))
  // With a trace of 1 the first choice is told all that came after it.
  const begun = plain.end.scores[0].categories['cattle']
  expect(begun).toBeGreaterThan(0)
  expect(favouring.advantages[0] - plain.advantages[0]).toBeCloseTo(2 * begun, 3)
})
