import { type Config, carsonCity, type Event, type Option, PARCELS, type State } from '@railhead/carson-city'
import { below, type Decision, LANGS, type Lang, Match, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { helpOf } from '../../../src/games/carson-city/help.js'
import { pieceOf, placeOf } from '../../../src/games/carson-city/pieces.js'
import { previewOf } from '../../../src/games/carson-city/previews.js'
import { cellWords } from '../../../src/games/carson-city/town/cellWords.js'
import { tagOf } from '../../../src/games/carson-city/town/tags.js'
import type { Scene } from '../../../src/games/carson-city/words.js'
import { gameWriter, loadTexts, makeWriter } from '../../../src/i18n/index.js'

const CONFIGS: readonly Partial<Config>[] = [
  { players: 2 },
  { players: 3, characters: 'red', duels: 'tokens' },
  { players: 5, placement: 'simultaneous' },
]
const ANSWERS = 110
const NAMES = ['Ann', 'Bob', 'Cal', 'Dot', 'Eve']

interface Seen {
  readonly scene: Scene
  readonly decision: Decision<Option>
}

/** Plays at random and calls back with every position and what is asked there. */
async function play(config: Partial<Config>, lang: Lang, seen: (seen: Seen) => void): Promise<Event[]> {
  const t = makeWriter(lang, await loadTexts(lang))
  const say = gameWriter(lang, [carsonCity.text.catalogues[lang]], seat => NAMES[seat])
  const match = Match.start(carsonCity, config, 'pieces')
  const chance = seedChance('pieces')
  const events: Event[] = []
  for (let i = 0; i < ANSWERS && !carsonCity.outcome(match.state); i++) {
    const decisions = match.decisions()
    const decision = decisions[below(chance, decisions.length)]
    const view: State = match.view(decision.seat)
    seen({ scene: { view, seat: decision.seat, names: NAMES, summary: [], happened: [], t, say }, decision })
    events.push(...match.answer(decision.seat, decision.options[below(chance, decision.options.length)]))
  }
  return events
}

/** Neither a key that nobody translated nor a gap that nobody filled. */
function isWritten(text: string, where: string): void {
  expect(text, where).not.toMatch(/[{}]|undefined|NaN|\b(count|cell|yield|figure|help|building|space)\.[a-z]/)
  expect(text.trim(), where).not.toBe('')
}

test.each(LANGS)('every piece and every preview explains itself in %s', async lang => {
  let pieces = 0
  for (const config of CONFIGS)
    await play(config, lang, ({ scene, decision }) => {
      for (const option of decision.options) {
        for (const line of previewOf(option, scene)?.lines ?? []) isWritten(line, JSON.stringify(option))
        const piece = pieceOf(option, scene.view)
        if (piece === null) continue
        const help = helpOf(piece, scene)
        isWritten(help?.title ?? '', piece)
        isWritten(help?.text?.() ?? '', piece)
        pieces++
      }
    })
  expect(pieces).toBeGreaterThan(500)
})

test.each(LANGS)('every parcel says what can be seen of it in %s', async lang => {
  let cells = 0
  for (const config of CONFIGS)
    await play(config, lang, ({ scene }) => {
      if (cells++ % 7 !== 0) return
      for (let parcel = 0; parcel < PARCELS; parcel++) isWritten(cellWords(scene, parcel, []), String(parcel))
    })
  expect(cells).toBeGreaterThan(200)
})

test('what choosing a parcel costs or brings is short', async () => {
  let tags = 0
  for (const config of CONFIGS)
    await play(config, 'fr', ({ scene, decision }) => {
      for (const option of decision.options) {
        if (!('parcel' in option)) continue
        const tag = tagOf(scene, option.parcel, option)
        if (tag === undefined) continue
        expect(tag.length, tag).toBeLessThanOrEqual(6)
        tags++
      }
    })
  expect(tags).toBeGreaterThan(20)
})

test('events light up pieces that are there', async () => {
  const known = /^(parcel|space|card):\d+$|^passed$/
  for (const config of CONFIGS)
    for (const event of await play(config, 'en', () => undefined)) {
      const place = placeOf(event)
      if (place !== undefined) expect(place).toMatch(known)
    }
})
