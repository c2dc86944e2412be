import { LANGS, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { en } from '../../src/i18n/en.js'
import { asLang, detectLang, loadTexts } from '../../src/i18n/index.js'
import { en as peopleEn } from '../../src/people/texts/en.js'
import { loadPeopleTexts } from '../../src/people/texts/index.js'

/** Names of the variables of an ICU message. */
const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(match => match[1]))].sort()

test.each(LANGS)('every text of %s can be written and uses the variables of the English one', async lang => {
  const texts = { ...(await loadTexts(lang)), ...(await loadPeopleTexts(lang)) }
  const write = translator(lang, [texts])
  for (const [key, english] of Object.entries({ ...en, ...peopleEn })) {
    const text = Reflect.get(texts, key) as string
    const wanted = variables(english)
    expect(wanted, key).toEqual(expect.arrayContaining(variables(text).filter(name => name !== 'plural')))
    const params = Object.fromEntries(wanted.map(name => [name, 3]))
    expect(write({ key, params }).trim(), key).not.toBe('')
  }
})

test('the language is the first of the browser that there are texts in', () => {
  expect(detectLang(['xx-XX', 'pl-PL', 'fr'])).toBe('pl')
  expect(detectLang(['xx'])).toBe('en')
  expect(asLang('ru')).toBe('ru')
  expect(asLang('xx')).toBeUndefined()
})
