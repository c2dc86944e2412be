import {
  below,
  LANGS,
  type Lang,
  Match,
  type Message,
  SPECTATOR,
  seedChance,
  type Translate,
  translator,
} from '@railhead/kernel'
import { expect, test } from 'vitest'
import { greatWesternTrail } from '../game.js'
import type { State } from '../state.js'
import { text } from './index.js'

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']
const SAY = Object.fromEntries(
  LANGS.map(lang => [lang, translator(lang, [text.catalogues[lang]], seat => NAMES[seat])]),
) as Record<Lang, Translate>

function expectSentence(message: Message, lang: Lang): void {
  const sentence = SAY[lang](message)
  if (sentence.trim() === '' || /[{}]|undefined|NaN|null|\[object|Infinity/.test(sentence))
    expect.fail(`${lang}: '${sentence}' of ${JSON.stringify(message)}`)
}

/** Plays a match at random and says everything that can be said on the way, the language changing all the time. */
function sayMatch(config: object, seed: string, answers: number): number {
  const match = Match.start(greatWesternTrail, config, seed)
  const chance = seedChance(`${seed}/answers`)
  let sentences = 0
  const say = (message: Message): void => expectSentence(message, LANGS[sentences++ % LANGS.length])
  const sayState = (state: State): void => {
    for (const decision of greatWesternTrail.decisions(match.state)) {
      say(text.prompt(state, decision))
      for (const option of decision.options) say(text.option(state, decision.seat, option))
    }
  }
  for (const event of match.log(SPECTATOR)[0]) say(text.event(event, match.state))
  for (let i = 0; i < answers; i++) {
    const open = match.decisions()
    if (open.length === 0) break
    const viewer = i % (match.seats + 1) === match.seats ? SPECTATOR : i % (match.seats + 1)
    const view = match.view(viewer)
    sayState(match.state)
    sayState(view)
    for (const { what, why } of [match.state, view].flatMap(state =>
      greatWesternTrail.refusals(state, state.turn),
    )) {
      say(what)
      say(why)
    }
    if (i % 20 === 0) for (const line of text.summary(view, viewer)) say(line)
    const { seat, options } = open[below(chance, open.length)]
    const told = match.answer(seat, options[below(chance, options.length)])
    for (const event of told) {
      say(text.event(event, match.state))
      const witnessed = greatWesternTrail.witness(event, viewer)
      if (witnessed) say(text.event(witnessed, match.state))
    }
  }
  return sentences
}

const MATCHES: readonly (readonly [name: string, config: object])[] = [
  ['two players, faces a', { players: 2 }],
  ['three players, faces at random', { players: 3, buildingFaces: 'random', neutralBuildings: 'random' }],
  ['four players with Simmental', { players: 4, buildingFaces: 'random', cattle: 'simmental' }],
  ['two players with Brahman', { players: 2, cattle: 'brahman' }],
  ['first edition', { edition: 'first', players: 3, buildingFaces: 'random' }],
  [
    'Rails to the North and the poker table',
    { players: 3, buildingFaces: 'random', addons: ['railsToTheNorth', 'pokerTable'] },
  ],
  [
    'first edition with everything',
    { edition: 'first', players: 4, buildingFaces: 'random', addons: ['railsToTheNorth', 'pokerTable'] },
  ],
  ['solo', { solo: 'medium', buildingFaces: 'random' }],
  ['solo with Rails to the North', { solo: 'hard', addons: ['railsToTheNorth'] }],
]

test.each(MATCHES)('whole random matches are told in all languages: %s', (name, config) => {
  expect(sayMatch(config, name, 4000)).toBeGreaterThan(2000)
})
