import { carsonCity } from '@railhead/carson-city'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { anyGame, LANGS } from '@railhead/kernel'
import { expect, test } from 'vitest'
import {
  ACT_KEYS,
  ASK_KEYS,
  type KeyId,
  keyName,
  keyOf,
  mayBeKey,
  NONE,
  namesOf,
  readKeys,
  withKey,
  writeKeys,
} from '../../../src/play/keys/keys.js'
import { WORDS_TEXTS } from '../../../src/play/words/text/index.js'

const ALWAYS = ['question', 'last', 'score', 'time']

test.each([anyGame(carsonCity), anyGame(greatWesternTrail)])('$id: every key means one thing', game => {
  const asks = ASK_KEYS.filter(({ id }) => ALWAYS.includes(id) || game.text.queries?.[id])
  const keys = [...ACT_KEYS, ...asks].map(({ key }) => key)
  expect(keys.every(mayBeKey)).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
  // Whatever the game answers has a key.
  for (const id of Object.keys(game.text.queries ?? {}))
    expect(
      ASK_KEYS.some(row => row.id === id),
      id,
    ).toBe(true)
})

test('what the table says of a key is what is pressed: N goes to the next table', () => {
  expect(keyName(keyOf({}, 'next'))).toBe('N')
  expect(namesOf({ key: 'n', code: 'KeyN', shiftKey: false })).toContain(keyOf({}, 'next'))
})

test('keys are found on Cyrillic and French keyboards, and with capitals locked', () => {
  const name = (key: string, code: string, shiftKey = false) => namesOf({ key, code, shiftKey })
  expect(name('т', 'KeyN')).toEqual(['т', 'n'])
  expect(name('Г', 'KeyU', true)).toEqual(['Г', 'U'])
  expect(name('N', 'KeyN')).toEqual(['n'])
  expect(name('u', 'KeyU', true)).toEqual(['U'])
  // What is written on a key counts more than where it is.
  expect(name('a', 'KeyQ')).toEqual(['a'])
  expect(name('&', 'Digit1')).toEqual(['&', '1'])
  expect(name('é', 'Digit2')).toEqual(['é', '2'])
  expect(name('?', 'Digit7', true)).toEqual(['?'])
  // The sign for zooming out shares a key with a digit there.
  expect(name('-', 'Digit6')).toEqual(['-'])
  expect(name('Escape', 'Escape')).toEqual(['Escape'])
})

test('a key can be changed, taken away and taken back; the settings keep it in a line', () => {
  const shown: readonly KeyId[] = ['hand', 'undo', 'market']
  const changed = withKey({}, 'hand', 'u', shown)
  expect(keyOf(changed, 'hand')).toBe('u')
  // The two change places.
  expect(keyOf(changed, 'undo')).toBe('h')
  const without = withKey(changed, 'market', NONE, shown)
  expect(keyOf(without, 'market')).toBe(NONE)
  expect(readKeys(writeKeys(without))).toEqual(without)
  expect(readKeys('nonsense hand:1 market:mm undo::')).toEqual({ undo: ':' })
  expect(keyOf(readKeys(''), 'hand')).toBe('h')
})

test('the words of keys and announcements use the same variables in every language', () => {
  const variables = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(match => match[1]))].sort()
  for (const lang of LANGS)
    for (const [key, english] of Object.entries(WORDS_TEXTS.en))
      expect(variables(Reflect.get(WORDS_TEXTS[lang], key) as string), `${lang} ${key}`).toEqual(
        variables(english),
      )
})
