import { describe, expect, test } from 'vitest'
import { formsOf } from '../../src/texts/checks/form.js'
import { argumentsOf, longest, readMessage, wordsOf } from '../../src/texts/icu.js'
import { importsOfSource, textsOfSource } from '../../src/texts/source.js'

describe('the source of a catalogue', () => {
  test('keys with and without quotes, texts in any quotes, joined, escaped, with their lines', () => {
    const source = `// a: 'not this'
export const fr: Record<string, string> = {
  plain: 'un',
  'with.dots': "l’autre: 'x'", /* b: 'nor this' */
  long:
    'deux ' +
    'trois',
  escaped: 'a\\u00a0b\\'c',
  ...names,
}
`
    expect(textsOfSource(source, 'fr.ts')).toEqual([
      { key: 'plain', text: 'un', line: 3 },
      { key: 'with.dots', text: "l’autre: 'x'", line: 4 },
      { key: 'long', text: 'deux trois', line: 5 },
      { key: 'escaped', text: "a\u00a0b'c", line: 8 },
    ])
  })

  test('what is no plain text is refused with its place', () => {
    expect(() => textsOfSource("export const en = {\n  a: 'x'.trim(),\n}\n", 'en.ts')).toThrow("en.ts:2: 'a'")
  })

  test('imports of values are followed, those of types and packages are not', () => {
    const source =
      "import { a } from './fr/a.js'\nimport type { K } from './en.js'\nimport { x } from '@railhead/kernel'\n"
    expect(importsOfSource(source)).toEqual(['./fr/a'])
  })
})

describe('messages', () => {
  const message = readMessage('{who} takes {count, plural, one {# card of {owner}} other {# cards}}.')

  test('arguments with their cases, also within others', () => {
    expect(argumentsOf(message).map(({ name, kind, cases }) => [name, kind, [...cases.keys()]])).toEqual([
      ['who', '', []],
      ['count', 'plural', ['one', 'other']],
      ['owner', '', []],
    ])
  })

  test('words of all cases, and the longest that can be written', () => {
    expect(wordsOf(message).replace(/\s+/g, ' ')).toBe(' takes # card of # cards .')
    expect(longest(message, 6)).toBe('Whoooo takes # card of Whoooo.'.length)
  })
})

test('the forms of counting of each language', () => {
  expect(formsOf('en')).toEqual(['one', 'other'])
  expect(formsOf('fr')).toEqual(['one', 'other'])
  expect(formsOf('ru')).toEqual(['few', 'many', 'one', 'other'])
  expect(formsOf('pl')).toEqual(['few', 'many', 'one', 'other'])
  expect(formsOf('fr', 'ordinal')).toEqual(['one', 'other'])
})
