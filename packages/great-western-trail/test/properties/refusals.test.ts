import { type Decision, sameData } from '@railhead/kernel'
import { expect, test } from 'vitest'
import type { Option, OptionKind } from '../../src/option.js'
import { refusals } from '../../src/refusals.js'
import type { State } from '../../src/state.js'
import { rulesOf, type TaskKind } from '../../src/task.js'
import { view } from '../../src/view.js'
import { configurations } from './configurations.js'
import { play, questionOf, randomly } from './playout.js'

const MATCHES = 40
const STRIDE = 13

/** The answers of a question that its obstacles speak of; the others are always legal. */
const JUDGED: { readonly [Kind in TaskKind]?: readonly OptionKind[] } = {
  auxiliary: ['auxiliary'],
  build: ['building'],
  buyCattle: ['buy'],
  choose: ['choice'],
  deliver: ['city'],
  foresight: ['tile'],
  hazardOrOutlaw: ['outlaw'],
  hire: ['hire'],
  income: ['spend'],
  location: ['local', 'auxiliary'],
  offer: ['take'],
  placeDisc: ['disc'],
  placeShop: ['shop'],
  site: ['site'],
  takeOutlaw: ['outlaw'],
  takeStationMaster: ['worker'],
  upgradeBehind: ['station'],
}

/** Checks one question; returns the kinds of the refused options. */
function check(state: State, { seat, ask, options }: Decision<Option>): string[] {
  const task = state.tasks[state.tasks.length - 1]
  if (task.kind !== ask) return []
  const { obstacle } = rulesOf(task)
  const refused = refusals(state, seat)
  for (const option of options)
    if (JUDGED[task.kind]?.includes(option.kind)) expect(obstacle?.(state, task, option)).toBeUndefined()
  refused.forEach(({ option }, i) => {
    if (option === undefined) throw new Error(`A refusal of '${ask}' names no option.`)
    expect(obstacle?.(state, task, option), JSON.stringify(option)).toBeDefined()
    expect(
      options.some(offered => sameData(offered, option)),
      JSON.stringify(option),
    ).toBe(false)
    expect(refused.findIndex(other => sameData(other.option, option))).toBe(i)
  })
  expect(refusals(view(state, seat), seat)).toEqual(refused)
  return refused.map(({ option }) => `${ask} ${option?.kind}`)
}

test('what is refused is not offered and has an obstacle, what is offered has none, at every question of random matches', {
  timeout: 120_000,
}, () => {
  const all = configurations()
  const seen = new Set<string>()
  for (let match = 0; match < MATCHES; match++)
    play(all[(match * STRIDE) % all.length], `refusals/${match}`, randomly, {
      asked(state, open) {
        const question = questionOf(open, state.turn)
        if (question !== undefined) for (const kind of check(state, question)) seen.add(kind)
      },
    })
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'auxiliary auxiliary',
      'build building',
      'buyCattle buy',
      'deliver city',
      'engine station',
      'hire hire',
      'location auxiliary',
      'location local',
      'placeDisc disc',
      'placeShop shop',
      'site site',
      'takeStationMaster worker',
    ]),
  )
})
