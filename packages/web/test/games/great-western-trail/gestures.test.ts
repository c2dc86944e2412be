import {
  type AnyGame,
  below,
  type Decision,
  Match,
  type OpenDecision,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import { beforeAll, expect, test } from 'vitest'
import type { Choice, Scene } from '../../../src/games/screen.js'
import { loadTexts, makeWriter } from '../../../src/i18n/index.js'
import { gesturesOf } from '../../../src/play/question/gestures.js'
import { game, say, screen } from './testing/answering.js'

const PASS = { kind: 'pass' }
let t: Scene['t']
beforeAll(async () => {
  t = makeWriter('en', await loadTexts('en'))
})

interface Moment {
  readonly state: PlainState
  readonly decision: OpenDecision<PlainOption>
}

/** Every question of a match that is played by chance. */
function* moments(seed: string, more: object = {}): Generator<Moment> {
  const match = Match.start(game, { edition: 'second', players: 2, ...more }, seed)
  const luck = seedChance(seed)
  for (;;) {
    const decision = match.decisions().find(({ optional }) => optional === undefined)
    if (!decision) return
    yield { state: game.clone(match.state), decision }
    match.answer(decision.seat, decision.options[below(luck, decision.options.length)])
  }
}

function sceneOf(state: PlainState, seat: number): Scene {
  return { view: game.view(state, seat), seat, names: [], summary: [], happened: [], t, say }
}

const gesturesAt = ({ state, decision }: Moment, of = game): Choice[] =>
  gesturesOf(of, screen, sceneOf(state, decision.seat), [decision])

const asked = (state: PlainState, seat: number): Decision<PlainOption> | undefined =>
  game.decisions(state).find(open => open.optional === undefined && open.seat === seat)

test('every answer of a gesture is offered when its turn comes, and no chance is drawn on the way', () => {
  const lengths = new Set<number>()
  for (const moment of moments('gestures'))
    for (const { option, followedBy = [] } of gesturesAt(moment)) {
      const state = game.clone(moment.state)
      const { seat } = moment.decision
      const { drawn } = state.chance
      game.apply(state, seat, option)
      for (const later of followedBy) {
        expect(state.chance.drawn).toBe(drawn)
        expect(asked(state, seat)?.options).toContainEqual(later)
        game.apply(state, seat, later)
      }
      lengths.add(1 + followedBy.length)
    }
  expect([...lengths].sort()).toEqual([2, 3])
})

/** Without its picture. */
const inWords = ({ chip: { icon: _icon, ...shown }, ...choice }: Choice): object => ({ ...choice, shown })

test('gestures are found in an imagined world, and tell nothing that is only imagined', () => {
  const otherwise: AnyGame = { ...game, imagine: view => game.imagine(view, seedChance('another world')) }
  const EVERYTHING = { players: 3, addons: ['railsToTheNorth', 'pokerTable'], cattle: 'simmental' }
  let met = 0
  for (const moment of moments('worlds', EVERYTHING)) {
    const told = gesturesAt(moment).map(inWords)
    expect(gesturesAt(moment, otherwise).map(inWords)).toEqual(told)
    met += told.length
  }
  expect(met).toBeGreaterThan(500)
})

test('from afar nobody is hired, no objective is played and no card given away on the way to something else', () => {
  let met = 0
  for (const moment of moments('afar'))
    for (const { option, followedBy = [], piece } of gesturesAt(moment)) {
      if (followedBy.length < 2) continue
      const way = [option, ...followedBy.slice(0, -1)].map(({ kind }) => String(kind))
      for (const kind of ['hire', 'buy', 'card', 'play', 'take']) expect(way).not.toContain(kind)
      expect(piece).not.toMatch(/^hand:/)
      met++
    }
  expect(met).toBeGreaterThan(100)
})

test('what a visit opens by itself may be declined, and nothing has changed', () => {
  let met = 0
  for (const seed of ['open', 'opened', 'opening'])
    for (const { state, decision } of moments(seed)) {
      const { seat } = decision
      const option = screen.obvious?.(decision, sceneOf(state, seat))
      if (!option) continue
      const opened = game.clone(state)
      game.apply(opened, seat, option)
      if (asked(opened, seat)?.ask !== 'buyCattle') continue
      game.apply(opened, seat, PASS)
      expect(asked(opened, seat)).toMatchObject({ ask: 'location', options: [PASS] })
      // That the action was used is remembered until the turn ends, and nothing else comes in it.
      const visit = { tasks: null, usedBuildings: null, usedActions: null }
      const seen = (world: PlainState): unknown => JSON.stringify({ ...game.view(world, seat), ...visit })
      expect(seen(opened)).toBe(seen(state))
      met++
    }
  expect(met).toBeGreaterThan(0)
})
