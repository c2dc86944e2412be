import { type Config, greatWesternTrail, type Option, type State } from '@railhead/great-western-trail'
import { below, type Decision, LANGS, Match, seedChance, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { loadTexts, makeWriter } from '../../i18n/index.js'
import type { Scene } from '../screen.js'
import { helpOf } from './help.js'
import { pieceOf, placeOf } from './pieces.js'

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
      const scene: Scene<State> = { view, seat: decision.seat, names: [], summary: [], t, say }
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

test('what happens on the board has a place there', () => {
  expect(placeOf({ type: 'placed', seat: 0, space: 3 })).toBe('space:3')
  expect(placeOf({ type: 'engine', seat: 0, from: 1, to: 40 })).toBe('rail:40')
  expect(placeOf({ type: 'over' })).toBeUndefined()
})
