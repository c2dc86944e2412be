import {
  type Config,
  greatWesternTrail,
  type Option,
  SAM,
  type State,
  tablesOf,
} from '@railhead/great-western-trail'
import { below, type Decision, LANGS, Match, seedChance, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { helpOf } from '../../../src/games/great-western-trail/help.js'
import { nameOf } from '../../../src/games/great-western-trail/names.js'
import { pieceOf, placeOf } from '../../../src/games/great-western-trail/pieces.js'
import { entry, walk } from '../../../src/games/great-western-trail/walk.js'
import type { Scene } from '../../../src/games/screen.js'
import { loadTexts, makeWriter } from '../../../src/i18n/index.js'

const CONFIGS: readonly Partial<Config>[] = [
  { edition: 'second', players: 2, cattle: 'simmental', buildingFaces: 'random' },
  { edition: 'first', players: 3 },
  { edition: 'second', players: 4, addons: ['railsToTheNorth', 'pokerTable'], cattle: 'brahman' },
  { edition: 'second', solo: 'medium' },
]
const ANSWERS = 250

/** Plays at random and calls back with every position and what is asked there. */
function play(config: Partial<Config>, seen: (view: State, decision: Decision<Option>) => void): void {
  const match = Match.start(greatWesternTrail, config, 'pieces')
  const chance = seedChance('pieces')
  for (let i = 0; i < ANSWERS && !greatWesternTrail.outcome(match.state); i++) {
    const decisions = match.decisions()
    for (const decision of decisions) seen(match.view(decision.seat), decision)
    const decision = decisions[below(chance, decisions.length)]
    match.answer(decision.seat, decision.options[below(chance, decision.options.length)])
  }
}

test.each(LANGS)('every piece that stands for an option explains itself in %s', async lang => {
  const t = makeWriter(lang, await loadTexts(lang))
  const say = translator(lang, [greatWesternTrail.text.catalogues[lang]])
  let pieces = 0
  for (const config of CONFIGS)
    play(config, (view, decision) => {
      const scene: Scene<State> = { view, seat: decision.seat, names: [], summary: [], happened: [], t, say }
      for (const option of decision.options) {
        const piece = pieceOf(option, decision, view)
        if (piece === null) continue
        const help = helpOf(piece, scene)
        expect(help?.title, piece).toBeTruthy()
        expect(help?.text?.(), piece).toBeTruthy()
        pieces++
      }
    })
  expect(pieces).toBeGreaterThan(1000)
})

test.each(LANGS)(
  'figures of seats, costs and arrows of the job market explain themselves in %s',
  async lang => {
    const t = makeWriter(lang, await loadTexts(lang))
    const say = translator(lang, [greatWesternTrail.text.catalogues[lang]])
    const view = Match.start(greatWesternTrail, { edition: 'second', solo: 'medium' }, 'figures').view(0)
    const scene: Scene<State> = { view, seat: 0, names: ['Ann'], summary: [], happened: [], t, say }
    const { costs, yellowArrowRows } = tablesOf(view).jobMarket
    expect(helpOf('seat:0', scene)?.title).toBe('Ann')
    expect(helpOf('seat:0', scene)?.text?.()).toContain(String(view.players[0].money))
    expect(helpOf(`seat:${SAM}`, scene)?.text?.()).toBeTruthy()
    const said = costs.map((_, row) => helpOf(`jobRow:${row}`, scene)?.text?.() ?? '')
    for (const [row, text] of said.entries()) expect(text).toContain(String(costs[row]))
    const [arrow] = yellowArrowRows
    expect(said[arrow].length).toBeGreaterThan(said[0].length)
  },
)

test('what happens on the board has a place there', () => {
  expect(placeOf({ type: 'placed', seat: 0, space: 3 }, { seat: 0 })).toBe('space:3')
  expect(placeOf({ type: 'engine', seat: 0, from: 1, to: 40 }, { seat: 0 })).toBe('rail:40')
  const hired = { type: 'hired', seat: 1, worker: 0, row: 2, cost: 6 } as const
  expect(placeOf(hired, { seat: 1 })).toBe('worker:0')
  expect(placeOf(hired, { seat: 0 })).toBe('worker:0:s1')
  expect(placeOf({ type: 'over' }, { seat: 0 })).toBeUndefined()
})

test('a space says what it offers, what it costs and who stands there; arrows walk along the trail', async () => {
  const t = makeWriter('en', await loadTexts('en'))
  const names = ['Ann', 'Bob']
  const say = translator('en', [greatWesternTrail.text.catalogues.en], seat => names[seat])
  const { state: view } = Match.start(greatWesternTrail, { edition: 'second', players: 2 }, 'names')
  const { trail } = tablesOf(view)
  view.players[0].space = trail.neutral[0]
  view.players[1].space = trail.neutral[0]
  const scene: Scene<State> = { view, seat: 0, names, summary: [], happened: [], t, say }
  expect(nameOf(`space:${trail.neutral[0]}`, scene)).toMatch(/^Neutral building .: .+; here: Ann, Bob$/)
  view.players[1].space = trail.neutral[1]
  expect(nameOf(`space:${trail.neutral[0]}`, scene)).toMatch(/; here: Ann$/)
  expect(nameOf('money', scene)).toBe('Dollars: $6')
  expect(nameOf('money:s1', scene)).toBe('Bob, Dollars: $7')
  expect(nameOf('rail:0', scene)).toBe('The start of the track; here: Ann, Bob')
  expect(nameOf('job:2:1', scene)).toBe('Cowboy, row 3, $7')
  expect(nameOf('jobToken', scene)).toBe('Job market token, row 2, $6')
  expect(nameOf('foresight:1:1', scene)).toBe('Foresight 2: cowboy')
  expect(nameOf('bag:0', scene)).toBe(`Bag 1: ${view.bags[0].length}`)
  expect(nameOf('price:0', scene)).toBe('1 cowboy $6')

  expect(entry(scene)).toBe(`space:${trail.neutral[0]}`)
  let piece = entry(scene)
  const met = new Set<string>()
  while (piece !== `space:${trail.kansasCity}`) {
    expect(met.has(piece)).toBe(false)
    met.add(piece)
    const next = walk(piece, 'ArrowRight', scene) ?? ''
    expect([walk(next, 'ArrowLeft', scene), walk(next, 'ArrowUp', scene)]).toContain(piece)
    piece = next
  }
  expect(walk(piece, 'ArrowRight', scene)).toBe(piece)
  expect(walk('market:4', 'ArrowRight', scene)).toBeUndefined()
})
