import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { countOf } from '../src/classRanges.js'
import { chapterNets, evaluatorFrom, type Model } from '../src/model.js'
import { evaluatorOf, modelOf as found, netsOf } from '../src/models.js'
import { expectedByRelease, mindOfRelease, RELEASES } from '../src/releases.js'
import { noProgress } from '../src/training/generation.js'
import { newTraits } from '../src/traits.js'
import { CONFIGURATIONS } from './testing/configurations.js'
import { gameOf, wander } from './testing/playing.js'

function modelOf(id: string): Model {
  const model = found(id)
  if (!model) throw new Error(`'${id}' has no model.`)
  return model
}

/** Traits of what only the board of Rails to the North offers. */
const NORTHERN = /^(shop|town|moveShops|arriveNorth|spendNorth|city(North|Bells|Objective|Opens))/
/** Of towns and station masters a match meets a few. */
const isOneOfMany = (trait: string): boolean => /\d$/.test(trait)
const isNorthern = (config: object): boolean => JSON.stringify(config).includes('railsToTheNorth')

test.each(CONFIGURATIONS)('features, classes and keys of %s %j', (id, config) => {
  const game = gameOf(id)
  const model = modelOf(id)
  const evaluator = evaluatorOf(game)
  const seats = game.config.seats(game.config.parse(config))
  const size = model.features.length
  const classes = countOf(model.classes)
  const out = new Float32Array(size + 1).fill(Number.NaN)
  const priors: number[] = []
  const met = new Set<string>()
  const traits = newTraits()
  const noted = new Set<string>()
  let questions = 0
  const wrong = (what: string, ask: string): never => {
    throw new Error(`${what} in '${ask}'`)
  }
  const end = wander(game, config, `model ${JSON.stringify(config)}`, (state, question, count) => {
    questions++
    const { ask, options } = question
    const keys = new Set(options.map(option => evaluator.key(option)))
    if (keys.size !== options.length) wrong('two options with one key', ask)
    // A match of random answers is long, and much of it is alike.
    if (count % 3 !== 0 && met.has(ask)) return
    met.add(ask)
    // What a bot sees is a view, and what it imagines from it.
    const view = game.view(state, question.seat)
    const imagined = game.imagine(view, seedChance(`${count}`))
    for (const seen of [view, imagined]) {
      evaluator.priors(seen, question, priors)
      if (priors.length !== options.length) wrong('an option without a prior', ask)
      if (!(Math.min(...priors) >= 0)) wrong('a prior below 0', ask)
      if (!(Math.max(...priors) > 0)) wrong('priors of 0 alone', ask)
      for (const option of options) {
        const optionClass = model.classOf(seen, question, option)
        if (!Number.isInteger(optionClass) || optionClass < 0 || optionClass >= classes)
          wrong(`class ${optionClass}`, ask)
      }
      model.readFeatures(seen, question.seat, out)
      for (const option of options) {
        traits.count = 0
        model.readTraits?.(seen, question, option, traits)
        if (traits.count > traits.places.length) wrong(`${traits.count} traits`, ask)
        for (let i = 0; i < traits.count; i++) {
          const name = model.traits?.[traits.places[i]]
          const strength = traits.strengths[i]
          if (name === undefined || !Number.isFinite(strength) || Math.abs(strength) > 20)
            wrong(`the trait ${name} is ${strength}`, ask)
          noted.add(String(name))
        }
      }
    }
    if (count % 12 !== 0) return
    const left = model.timeLeft(state)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(1)
    for (const seen of [view, imagined])
      for (let seat = 0; seat < seats; seat++) {
        model.readFeatures(seen, seat, out)
        expect(Number.isNaN(out[size])).toBe(true)
        for (let i = 0; i < size; i++)
          if (!Number.isFinite(out[i]) || Math.abs(out[i]) > 20)
            wrong(`${model.features[i].name} is ${out[i]}`, ask)
        expect(Number.isFinite(evaluator.value(imagined, seat))).toBe(true)
      }
  })
  expect(questions).toBeGreaterThan(30)
  const offered = model.traits?.filter(
    name => !isOneOfMany(name) && (isNorthern(config) || !NORTHERN.test(name)),
  )
  const named = [...noted].filter(name => !isOneOfMany(name))
  if (offered !== undefined) expect(named.length).toBeGreaterThan(offered.length / 3)
  expect(model.isOver(end)).toBe(true)
  const outcome = game.outcome(end)
  const against = outcome?.opponent?.total ?? 0
  for (let seat = 0; seat < seats; seat++)
    expect(evaluator.value(end, seat)).toBe((outcome?.scores[seat].total ?? Number.NaN) - against)
})

const GAMES = ['great-western-trail', 'carson-city']

test.each(GAMES)('%s: names of features are unique, styles and guesses are features', id => {
  const { features, styles, guess = {} } = modelOf(id)
  const names = features.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of [...styles, ...Object.keys(guess)]) expect(names).toContain(name)
})

test.each(GAMES)('%s: the nets fit the model, are small, and say how uncertain they are', async id => {
  const model = modelOf(id)
  for (const [i, { name, load }] of model.chapters.entries()) {
    const file = await load()
    expect(file).toMatchObject({ game: id, chapter: name })
    expect(JSON.stringify(file).length, name).toBeLessThanOrEqual(500_000)
    const { net, priors, policy, spread } = netsOf(model, i)
    for (const part of [net.plain, net.inner, net.outer, priors, policy?.outer ?? []])
      for (const number of part) if (!Number.isFinite(number)) expect(number, name).toBe('a number')
    expect(spread.atEnd).toBeGreaterThan(0)
  }
})

test.each(GAMES.flatMap(id => RELEASES.map(release => [id, release] as const)))(
  '%s: the bots of release %s still think as they did',
  async (id, release) => {
    const game = gameOf(id)
    const { evaluator } = await mindOfRelease(game, release)
    const state = game.setup(game.config.parse({ players: 2 }), seedChance('release'))
    expect(evaluator.value(state, 0)).toBeCloseTo(await expectedByRelease(id, release), 2)
  },
)

test('bots of the first release search as they did; of others that never were nothing is known', async () => {
  const game = gameOf('carson-city')
  const { levels, efforts } = await mindOfRelease(game, '0.1.0')
  expect(levels['trail-boss']).toMatchObject({ rivalry: 0.2, perOption: 60 })
  // Also where what was one chapter then has become several.
  expect(efforts.map(rows => rows?.['trail-boss'])).toEqual(
    modelOf('carson-city')?.chapters.map(() => ({ perOption: 30, most: 600, horizon: 5, rivalry: 0.6 })),
  )
  await expect(mindOfRelease(game, '0.0.9')).rejects.toThrow('0.1.0')
})

test('with nothing learnt, a position is worth its score and what is guessed of it', () => {
  const game = gameOf('carson-city')
  const model = { ...modelOf('carson-city'), guess: {} }
  const { nets } = noProgress(model, 'all')
  const read = chapterNets(model, nets)
  read.net.outer.fill(0)
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('plain'))
  expect(evaluatorFrom(model, () => read).value(state, 0)).toBe(game.standing(state)[0].total)
})

test('moving cowboys for ever is avoided', () => {
  const game = gameOf('carson-city')
  let seen = 0
  wander(game, { players: 2, placement: 'simultaneous' }, 'move', (state, question) => {
    const move = question.options.findIndex(option => option['kind'] === 'toMove')
    if (move < 0) return
    seen++
    const view = game.view(state, question.seat)
    expect(evaluatorOf(game).priors(view, question, [])[move]).toBe(0)
  })
  expect(seen).toBeGreaterThan(0)
})
