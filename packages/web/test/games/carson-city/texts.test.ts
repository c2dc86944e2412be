import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { CARSON_TEXTS } from '../../../src/games/carson-city/text/index.js'

const FOLDER = join(import.meta.dirname, '../../../src/games/carson-city')
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.startsWith('text'))
  .map(name => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n')

const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(match => match[1]))].sort()

test.each(LANGS)('the texts of the drawing take the same parameters in %s', lang => {
  for (const [key, text] of Object.entries(CARSON_TEXTS[lang]))
    expect(paramsOf(text), key).toEqual(paramsOf(CARSON_TEXTS.en[key as keyof typeof CARSON_TEXTS.en]))
})

test('every text of the drawing is used by it', () => {
  const built = /^(count|side)\./
  const unused = Object.keys(CARSON_TEXTS.en).filter(
    key => !built.test(key) && !sources.includes(`'${key}'`) && !sources.includes(`w('${key}'`),
  )
  expect(unused).toEqual([])
})
