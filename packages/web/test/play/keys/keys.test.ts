import { carsonCity } from '@railhead/carson-city'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { anyGame, LANGS } from '@railhead/kernel'
import { expect, test } from 'vitest'
import {
  ACT_KEYS,
  ASK_KEYS,
  type KeyId,
  keyOf,
  mayBeKey,
  NONE,
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
