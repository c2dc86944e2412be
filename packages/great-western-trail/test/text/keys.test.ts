import { LANGS, Match, type Message, type RulingValues, translator } from '@railhead/kernel'
import { beforeAll, expect, test } from 'vitest'
import { cattle } from '../../src/addons/cattle/text/en.js'
import { greatWesternTrail } from '../../src/game.js'
import { ENTRIES } from '../../src/rulebook/entries.js'
import { RULINGS } from '../../src/rulings/index.js'
import { board } from '../../src/text/en/board.js'
import { rulings } from '../../src/text/en/rulings.js'
import { sam } from '../../src/text/en/sam.js'
import { samRulings } from '../../src/text/en/samRulings.js'
import { trailSpaces } from '../../src/text/en/trailSpaces.js'
import { eventText } from '../../src/text/events.js'
import { catalogues } from '../../src/text/index.js'
import { turnLine } from '../../src/text/turnLine.js'
import { briefs, componentTexts } from './testing/components.js'
import { EVENT_SAMPLES } from './testing/events.js'
import { SCENES } from './testing/scenes.js'
import { CONFIGS, speakOfMatch } from './testing/speak.js'

const used = new Set<string>()

function use(message: Message): void {
  used.add(message.key)
  for (const param of Object.values(message.params ?? {}))
    for (const part of Array.isArray(param) ? param : [param])
      if (typeof part === 'object' && 'key' in part) use(part)
}

const inAllLanguages = (messages: readonly Message[]): void => {
  for (const lang of LANGS) {
    const say = translator(lang, [catalogues[lang]])
    for (const message of messages) expect(say(message)).not.toMatch(/[{}]|undefined|NaN|^\s*$/)
  }
}

const { state } = Match.start(greatWesternTrail, { players: 3, addons: ['railsToTheNorth'] }, 'lines')
const events = Object.values(EVENT_SAMPLES).flatMap(samples => [
  ...samples.map(event => eventText(event, state)),
  ...samples.filter(({ type }) => type === 'local').map(event => eventText(event)),
])
const lines = Object.values(EVENT_SAMPLES).flatMap(samples =>
  samples.flatMap(event => turnLine([event], 'seat' in event ? event.seat : 0, state)),
)
const components = componentTexts()

beforeAll(() => {
  for (const [name, config] of CONFIGS) speakOfMatch(config, name, use)
  for (const scene of Object.values(SCENES)) scene().forEach(use)
  events.forEach(use)
  lines.forEach(use)
  components.forEach(use)
  for (const { name } of ENTRIES.workers(state.config)) use(name)
})

test('every kind of event is a sentence in all languages', () => inAllLanguages(events))

test('every part of the line of a turn is written in all languages', () => inAllLanguages(lines))

test('every component, phase, category and setting has a name and a help in all languages', () =>
  inAllLanguages(components))

test('a chip names an action in one line: few words, in all languages', () => {
  for (const lang of LANGS) {
    const say = translator(lang, [catalogues[lang]])
    expect(
      briefs()
        .map(say)
        .filter(words => words.length > 36),
    ).toEqual([])
  }
})

test.each(Object.keys(SCENES))('the scene %s is told in all languages', name => {
  const messages = SCENES[name]()
  expect(messages).not.toEqual([])
  inAllLanguages(messages)
})

/** What the screen says of Sam beside the board. */
const SAM_PANEL = /^sam\.(card|cardsLeft|noCard|specialty|nextCity|laterCities|why|movement\..*|action\..*)$/

/** The names of the parts of the tables that rulings are made of, and of the choices in them. */
function partKeys(values: RulingValues): string[] {
  switch (values.kind) {
    case 'choice':
      return values.choices.map(choice => `ruling.choice.${choice}`)
    case 'number':
      return []
    case 'list':
      return partKeys(values.of)
    case 'record':
      return Object.entries(values.fields).flatMap(([name, field]) => [
        `ruling.part.${name}`,
        ...partKeys(field),
      ])
  }
}

/** Words of the drawing are used by screens, those of the rulings by forms, and tested with them. */
const drawn = new Set([
  ...Object.keys(board),
  ...Object.keys(rulings),
  ...Object.keys(samRulings),
  ...RULINGS.flatMap(({ values }) => partKeys(values)),
  ...Object.keys(trailSpaces),
  ...Object.keys(cattle).filter(key => /^(chip|ruling|change)\./.test(key)),
  ...Object.keys(sam).filter(key => SAM_PANEL.test(key)),
])

test('every text is used', () => {
  expect(Object.keys(catalogues.en).filter(key => !used.has(key) && !drawn.has(key))).toEqual([])
})
