import { LANGS, type Lang, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { catalogues, type Key } from '../../src/text/index.js'
import { argumentsOf, samples } from './testing/icu.js'

const KEYS = Object.keys(catalogues.en) as Key[]
const NUMBERS = [0, 1, 2, 5, 21]
const TRANSLATIONS = LANGS.filter(lang => lang !== 'en')

test.each(LANGS)('every text formats in %s, with every number and case', lang => {
  const say = translator(lang, [catalogues[lang]])
  for (const key of KEYS)
    for (const params of samples(catalogues[lang][key], NUMBERS)) {
      const text = say({ key, params })
      if (/[{}#]|undefined/.test(text) || text.trim() === '') expect.fail(`${key}: '${text}'`)
    }
  expect(KEYS.length).toBeGreaterThan(500)
})

test.each(TRANSLATIONS)('%s asks for the same parameters as English', lang => {
  for (const key of KEYS) {
    const names = (of: Lang): string[] => [...argumentsOf(catalogues[of][key]).keys()].sort()
    expect(names(lang), key).toEqual(names('en'))
  }
})

test.each(TRANSLATIONS)('%s tells the same cases apart as English', lang => {
  for (const key of KEYS)
    for (const [name, { kind, cases }] of argumentsOf(catalogues.en[key])) {
      if (kind !== 'select') continue
      const translated = argumentsOf(catalogues[lang][key]).get(name)
      expect([...(translated?.cases ?? [])].sort(), `${key} ${name}`).toEqual([...cases].sort())
    }
})

/** Russian and Polish count with one, few, many; a plural that only sets single numbers apart needs none of them. */
test.each(['ru', 'pl'] as const)('%s has all forms of every plural', lang => {
  for (const key of KEYS)
    for (const [name, { kind, cases }] of argumentsOf(catalogues[lang][key])) {
      if (kind !== 'plural' || !(cases.has('few') || cases.has('many'))) continue
      for (const form of ['one', 'few', 'many', 'other'])
        expect(cases.has(form), `${key} ${name} ${form}`).toBe(true)
    }
})

/** Formats without words, proper names, and words that the languages share. */
const SHARED = new RegExp(
  `^(${[
    'money',
    'board\\.seatLine',
    'times',
    'points',
    'sam',
    'join\\..*',
    'action\\.cost',
    'tile\\.hazard',
    'line\\.(label|way|paid|discarded|gained)',
    'site\\.extras',
    'trailSpace\\.kansasCity',
    'place\\.tile',
    'summary\\.(master|here|offers|named)',
    'event\\.showdown\\.hand',
    'card\\.(first|second)\\..*',
    'city\\..*',
    'space\\.kansasCity',
    'worker\\.cowboy',
    'need\\.station',
    'config\\.cattle\\.(simmental|brahman)',
    'ruling\\.choice\\.(shorthorn|hereford|terminal|money2?)',
    'ruling\\.part\\.cowboy',
  ].join('|')})$`,
)

test.each(TRANSLATIONS)('%s has no text left in English', lang => {
  const copies = KEYS.filter(key => catalogues[lang][key] === catalogues.en[key] && !SHARED.test(key))
  expect(copies).toEqual([])
})
