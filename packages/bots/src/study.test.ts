import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { insightOf, knowledgeOf } from './knowledge.js'
import { netSize } from './net.js'
import { NOTHING_LEARNT, readNumbers } from './parameters.js'
import { insightFrom, loreFrom, type Study } from './study.js'
import { CONFIGURATIONS } from './testing/configurations.js'
import { gameOf, wander } from './testing/playing.js'

function studyOf(id: string): Study {
  const study = knowledgeOf(id)?.study
  if (!study) throw new Error(`'${id}' has not been studied.`)
  return study
}

test.each(CONFIGURATIONS)('looks, kinds and keys of %s %j', (id, config) => {
  const game = gameOf(id)
  const study = studyOf(id)
  const insight = insightOf(game)
  const seats = game.config.seats(game.config.parse(config))
  const size = study.looks.length
  const out = new Float64Array(size + 1).fill(Number.NaN)
  const priors: number[] = []
  let questions = 0
  const end = wander(game, config, `study ${JSON.stringify(config)}`, (state, question, count) => {
    questions++
    const keys = new Set(question.options.map(option => insight.key(option)))
    expect(keys.size, question.ask).toBe(question.options.length)
    // What a bot sees is a view, and what it imagines from it.
    const view = game.view(state, question.seat)
    const imagined = game.imagine(view, seedChance(`${count}`))
    for (const seen of [view, imagined]) {
      insight.priors(seen, question, priors)
      expect(priors.length).toBe(question.options.length)
      expect(Math.min(...priors), question.ask).toBeGreaterThanOrEqual(0)
      expect(Math.max(...priors), question.ask).toBeGreaterThan(0)
      for (const option of question.options) {
        const kind = study.kindOf(seen, question, option)
        expect(Number.isInteger(kind) && kind >= 0 && kind < study.kinds, `${question.ask} ${kind}`).toBe(
          true,
        )
      }
    }
    if (count % 7 !== 0) return
    const left = study.timeLeft(state)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(1)
    for (const seen of [view, imagined])
      for (let seat = 0; seat < seats; seat++) {
        study.look(seen, seat, out)
        expect(Number.isNaN(out[size])).toBe(true)
        for (let i = 0; i < size; i++)
          if (!Number.isFinite(out[i]) || Math.abs(out[i]) > 20)
            expect(out[i], `${study.looks[i]} in '${question.ask}'`).toBe('a look')
        expect(Number.isFinite(insight.value(imagined, seat))).toBe(true)
      }
  })
  expect(questions).toBeGreaterThan(30)
  expect(study.isOver(end)).toBe(true)
  const outcome = game.outcome(end)
  const against = outcome?.opponent?.total ?? 0
  for (let seat = 0; seat < seats; seat++)
    expect(insight.value(end, seat)).toBe((outcome?.scores[seat].total ?? Number.NaN) - against)
})

test.each(['great-western-trail', 'carson-city'])('%s: names of looks are unique, styles are looks', id => {
  const study = studyOf(id)
  expect(new Set(study.looks).size).toBe(study.looks.length)
  for (const style of study.styles) expect(study.looks).toContain(style)
})

test.each(['great-western-trail', 'carson-city'])('%s: the parameters fit the study', id => {
  const knowledge = knowledgeOf(id)
  const study = studyOf(id)
  const trained = Object.entries(knowledge?.parameters ?? {})
  const chapters = study.chapters.map(({ name }) => name)
  for (const [name, { cells, net, priors }] of trained) {
    expect(chapters).toContain(name)
    const numbers = readNumbers(net)
    expect(numbers.length, name).toBe(netSize(study.looks.length, cells))
    for (const number of numbers) if (!Number.isFinite(number)) expect(number, name).toBe('a number')
    for (const [kind, weight] of Object.entries(priors)) {
      expect(Number(kind)).toBeLessThan(study.kinds)
      expect(Number.isFinite(weight)).toBe(true)
    }
  }
})

test('with nothing learnt, a position is worth its score', () => {
  const game = gameOf('carson-city')
  const insight = insightFrom(studyOf('carson-city'), [loreFrom(studyOf('carson-city'), NOTHING_LEARNT)])
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('plain'))
  expect(insight.value(state, 0)).toBe(game.standing(state)[0].total)
})

test('moving cowboys for ever is shunned', () => {
  const game = gameOf('carson-city')
  let seen = 0
  wander(game, { players: 2, placement: 'simultaneous' }, 'move', (state, question) => {
    const move = question.options.findIndex(option => option['kind'] === 'toMove')
    if (move < 0) return
    seen++
    const view = game.view(state, question.seat)
    expect(insightOf(game).priors(view, question, [])[move]).toBe(0)
  })
  expect(seen).toBeGreaterThan(0)
})
