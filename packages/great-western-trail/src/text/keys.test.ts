import { LANGS, type Message, translator } from '@railhead/kernel'
import { beforeAll, expect, test } from 'vitest'
import { boxOf } from '../components/box.js'
import { eventText } from './events.js'
import { catalogues } from './index.js'
import { componentTexts } from './testing/components.js'
import { EVENT_SAMPLES } from './testing/events.js'
import { SCENES } from './testing/scenes.js'
import { CONFIGS, speakOfMatch } from './testing/speak.js'

const used = new Set<string>()

function use(message: Message): void {
  used.add(message.key)
  for (const param of Object.values(message.params ?? {}))
    if (typeof param === 'object' && 'key' in param) use(param)
}

const inAllLanguages = (messages: readonly Message[]): void => {
  for (const lang of LANGS) {
    const say = translator(lang, [catalogues[lang]])
    for (const message of messages) expect(say(message)).not.toMatch(/[{}]|undefined|NaN|^\s*$/)
  }
}

const NORTH = boxOf(2)
const events = Object.values(EVENT_SAMPLES).flatMap(samples => samples.map(event => eventText(event, NORTH)))
const components = componentTexts()

beforeAll(() => {
  for (const [name, config] of CONFIGS) speakOfMatch(config, name, use)
  for (const scene of Object.values(SCENES)) scene().forEach(use)
  events.forEach(use)
  components.forEach(use)
})

test('every kind of event is a sentence in all languages', () => inAllLanguages(events))

test('every component, phase, category and setting has a name and a help in all languages', () =>
  inAllLanguages(components))

test.each(Object.keys(SCENES))('the scene %s is told in all languages', name => {
  const messages = SCENES[name]()
  expect(messages).not.toEqual([])
  inAllLanguages(messages)
})

test('every text is used', () => {
  expect(Object.keys(catalogues.en).filter(key => !used.has(key))).toEqual([])
})
