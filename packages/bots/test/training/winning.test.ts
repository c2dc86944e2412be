import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { chanceOf } from '../../src/evaluator.js'
import { headsOf, netHeadsOf, WINNING } from '../../src/heads.js'
import { chapterNets, evaluatorFrom, type Model } from '../../src/model.js'
import { modelOf } from '../../src/models.js'
import { netFrom, netSize } from '../../src/net.js'
import { type NetFile, writtenNet } from '../../src/netFile.js'
import { netsOfRelease } from '../../src/releases.js'
import { nextQuestion, search } from '../../src/search.js'
import { noProgress, playForTraining, progressFrom, Trainer } from '../../src/training/generation.js'
import { newNode } from '../../src/tree.js'
import { gameOf, wander } from '../testing/playing.js'
import { sprint, sprintModel } from '../testing/sprint.js'

const game = gameOf('carson-city')

function carson(): Model {
  const model = modelOf(game.id)
  if (!model) throw new Error('Carson City has no model.')
  return model
}

/** Nets from before the head was there, and the same with one that says nothing yet. */
async function bothNets(): Promise<readonly [without: NetFile, withHead: NetFile]> {
  const without = await netsOfRelease(game.id, '0.2.0', 'all')
  return [without, progressFrom(carson(), without, { cells: 1, policyCells: 0 }).nets]
}

test('nets are read with and without the head; as long as it says nothing, all is judged as before', async () => {
  const model = carson()
  const files = await bothNets()
  const read = files.map(file => chapterNets(model, file))
  expect(files[0].heads).not.toContain(WINNING)
  expect(read.map(({ winning }) => winning)).toEqual([-1, headsOf(model).length])
  const [without, withHead] = read.map(nets => evaluatorFrom(model, () => nets))
  const effort = { iterations: 24, horizon: 1, curiosity: 0.7, rivalry: 1, winning: 0.8, beyondPoints: true }
  wander(game, { players: 3 }, 'judged', (state, question, count) => {
    if (count % 80 !== 0) return
    const judged = [without, withHead].map(evaluator => {
      const values: number[] = []
      const strengths: number[] = []
      evaluator.judge(state, 3, values, strengths)
      expect(strengths).toEqual(values)
      expect(values).toEqual([0, 1, 2].map(seat => evaluator.value(state, seat)))
      return values
    })
    expect(judged[1]).toEqual(judged[0])
    const found = [without, withHead].map(evaluator =>
      search(game, evaluator, state, question, effort, seedChance(`${count}`), () => false),
    )
    expect(found[1]).toEqual(found[0])
  })
})

test('a search to win reckons with the head if it is told to, and with points alone if not', () => {
  // Every step ahead counts three points for the win, and no points.
  const net = netFrom(2, 1, 3, new Float32Array(netSize(2, 1, 3)))
  net.plain[2 * 2 + 1] = 3
  const { nets: file } = noProgress(sprintModel, 'all', { cells: 1, policyCells: 0 })
  expect(file.heads).toEqual(netHeadsOf(sprintModel))
  const nets = chapterNets(sprintModel, { ...file, net: writtenNet(net) })
  const evaluator = evaluatorFrom(sprintModel, () => nets)
  const state = sprint.setup({ seats: 2 }, seedChance('sprint'))
  const question = nextQuestion(sprint, state)
  if (question === undefined) throw new Error('Somebody is asked at the start.')
  const valuesOf = (beyondPoints: boolean): number[] => {
    const effort = { iterations: 60, horizon: 0, curiosity: 1, rivalry: 1, winning: 1, beyondPoints }
    const found = search(sprint, evaluator, state, question, effort, seedChance('x'), () => false, newNode())
    return found.map(({ value }) => value)
  }
  const [rest, step, run] = valuesOf(true)
  expect(run).toBeGreaterThan(step)
  expect(step).toBeGreaterThan(rest)
  expect(new Set(valuesOf(false)).size).toBe(1)

  sprint.apply(state, 0, question.options[2])
  const strengths: number[] = []
  evaluator.judge(state, 2, [], strengths)
  expect(strengths[0] - strengths[1]).toBeCloseTo(6)
  expect(chanceOf(strengths, evaluator.spread(state), 0)).toBeGreaterThan(0.55)
})

const settings = {
  matches: 60,
  perOption: 1,
  most: 3,
  horizons: [0],
  rivalry: 1,
  noise: 100,
  random: 0,
  styled: 0,
  siblings: 0,
}
const RATE = 0.01

test.each([
  [2, 'all'],
  [2, 'values'],
  [2, 'outlook'],
  [1, 'outlook'],
] as const)('who wins is learnt where the points do not tell: %i seats, learning %s', (seats, learns) => {
  const begin = noProgress(sprintModel, 'all', { cells: 2, policyCells: 0 })
  const trainer = new Trainer(sprint, sprintModel, begin, { cells: 2, policyCells: 0 }, learns)
  const play = { ...settings, configs: [{ seats }] }
  const surprises: number[] = []
  for (let i = 0; i < 6; i++)
    surprises.push(trainer.generation(play, RATE, 'sprint', () => undefined).surprise)
  expect(surprises[0]).toBeGreaterThan(0.95)
  expect(surprises[5]).toBeLessThan(0.8)
})

test('learning only what is told leaves points, cells, priors and spread as they are, and so the play', async () => {
  const model = carson()
  const [, nets] = await bothNets()
  const play = {
    ...settings,
    configs: [{ players: 2 }],
    matches: 1,
    noise: 0,
  }
  const trainer = new Trainer(game, model, { nets, reports: [] }, undefined, 'outlook')
  trainer.generation(play, RATE, 'outlook', () => undefined)
  const learnt = trainer.progress.nets
  const [before, after] = [nets, learnt].map(file => chapterNets(model, file))
  const { features, cells } = before.net
  for (const part of ['plain', 'timed', 'squared'] as const)
    expect(after.net[part].subarray(0, features)).toEqual(before.net[part].subarray(0, features))
  expect(after.net.outer.subarray(0, cells)).toEqual(before.net.outer.subarray(0, cells))
  expect(after.net.inner).toEqual(before.net.inner)
  expect(learnt.priors).toEqual(nets.priors)
  expect(learnt.spread).toEqual(nets.spread)
  const from = after.winning * features
  expect(after.net.plain.subarray(from, from + features).some(number => number !== 0)).toBe(true)
  const scoresOf = (file: NetFile) => playForTraining(game, model, file, play, 'same', 0).scores
  expect(scoresOf(learnt)).toEqual(scoresOf(nets))
})

test('progress from before there was the head goes on with it', async () => {
  const [without, withHead] = await bothNets()
  const { nets } = new Trainer(game, carson(), { nets: without, reports: [] }).progress
  expect(nets.heads).toEqual(netHeadsOf(carson()))
  expect(nets.net).toBe(withHead.net)
})
