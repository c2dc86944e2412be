import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HINT_TEXTS } from '@railhead/bots'
import { carsonCity } from '@railhead/carson-city'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { LANGS } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../src/texts/catalogues.js'
import { KINDS } from '../../src/texts/checks/check.js'
import { knownLanguages, REGISTRIES, textFolders } from '../../src/texts/folders.js'
import { readGuide } from '../../src/texts/guide.js'
import { staleRegistries } from '../../src/texts/register.js'
import { survey } from '../../src/texts/survey.js'

const ROOT = join(import.meta.dirname, '../../../..')
const folders = textFolders(ROOT)
const catalogues = folders.map(folder => readCatalogue(ROOT, folder))
const { findings, said, all } = survey(ROOT)

const sources = readdirSync(join(ROOT, 'packages'))
  .flatMap(name => {
    const src = join('packages', name, 'src')
    if (!existsSync(join(ROOT, src))) return []
    return readdirSync(join(ROOT, src), { recursive: true, encoding: 'utf8' }).map(file => join(src, file))
  })
  .filter(file => /\.tsx?$/.test(file))

test.each(KINDS)('no text in any language: %s', kind => {
  const those = findings.filter(finding => finding.kind === kind)
  expect(those.map(({ at, key, what }) => `${at} ${key}: ${what}`)).toEqual([])
})

test('there are thousands of texts, in every language as many', () => {
  expect(all).toBeGreaterThan(2000)
  expect(Object.keys(said).sort()).toEqual([...LANGS].sort())
  expect(new Set(Object.values(said))).toEqual(new Set([all]))
})

test('what is read from the sources is what is written on screens', () => {
  const read = (folder: string, lang: string): Record<string, string> => {
    const texts = catalogues.find(catalogue => catalogue.folder === folder)?.texts.get(lang) ?? new Map()
    return Object.fromEntries([...texts].map(([key, { text }]) => [key, text]))
  }
  for (const lang of LANGS) {
    expect(read('packages/great-western-trail/src/text', lang)).toEqual(
      greatWesternTrail.text.catalogues[lang],
    )
    expect(read('packages/carson-city/src/text', lang)).toEqual(carsonCity.text.catalogues[lang])
    expect(read('packages/bots/src/text', lang)).toEqual(HINT_TEXTS[lang])
  }
})

test('every list of languages is the one that the files make, and there is no other', () => {
  expect(knownLanguages(folders)).toEqual(LANGS)
  expect(staleRegistries(ROOT, folders).map(({ path }) => path)).toEqual([])
  const byHand = sources.filter(
    file =>
      !REGISTRIES.some(name => file.endsWith(name)) &&
      !file.endsWith('highCard.ts') &&
      /\bfr(: |,).*\bpl\b|\n\s*(fr|pl|ru): (async|['"`{[(])/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(byHand).toEqual([])
})

test('every file of a language belongs to a folder that is looked through', () => {
  const seen = new Set(
    catalogues.flatMap(({ texts }) => [...(texts.get('en')?.values() ?? [])].map(({ file }) => file)),
  )
  const english = sources.filter(file => /\/en\.ts$|\/en\/\w+\.ts$/.test(file))
  const lost = english.filter(
    file => !seen.has(file) && /: ['"]/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(lost).toEqual([])
})

test.each(LANGS.filter(lang => lang !== 'en'))(
  'the glossary of %s has the terms of the games, with their place',
  lang => {
    const { terms, never, same } = readGuide(ROOT, lang)
    expect(terms.length).toBeGreaterThan(40)
    expect(never.length).toBeGreaterThan(0)
    for (const { en, term, where } of terms) expect(`${en} ${term} ${where}`).toMatch(/\S{3,}/)
    const texts = new Set(
      catalogues.flatMap(c => [...(c.texts.get(lang)?.values() ?? [])].map(({ text }) => text)),
    )
    expect(same.filter(text => !texts.has(text))).toEqual([])
  },
)
