import { LANGS, type Lang, type Translate, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { text } from '../../src/text/index.js'
import { CONFIGS, speakOfMatch } from './testing/speak.js'

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']
const SAY = Object.fromEntries(
  LANGS.map(lang => [lang, translator(lang, [text.catalogues[lang]], seat => NAMES[seat])]),
) as Record<Lang, Translate>

test.each(CONFIGS)('whole random matches are told in all languages: %s', (name, config) => {
  let sentences = 0
  speakOfMatch(config, name, message => {
    // Questions have even numbers of texts often: an odd stride meets them in every language.
    const lang = LANGS[(sentences + Math.floor(sentences / 7)) % LANGS.length]
    const sentence = SAY[lang](message)
    sentences++
    if (sentence.trim() === '' || /[{}]|undefined|NaN|null|\[object|Infinity/.test(sentence))
      expect.fail(`${lang}: '${sentence}' of ${JSON.stringify(message)}`)
  })
  expect(sentences).toBeGreaterThan(2000)
})
