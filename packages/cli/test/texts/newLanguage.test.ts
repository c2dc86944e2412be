import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KERNEL, textFolders } from '../../src/texts/folders.js'
import type { Survey } from '../../src/texts/survey.js'
import { run } from '../testing.js'

const ROOT = join(import.meta.dirname, '../../../..')
const tree = mkdtempSync(join(tmpdir(), 'railhead-texts-'))

/** The fifth language: its kernel file is half done, one game has a few texts, everything else has none. */
const FILES = {
  [`${KERNEL}/eo.ts`]: `import { en, type LanguageKey } from './en.js'

export const eo: Readonly<Record<LanguageKey, string>> = {
  ...en,
  language: 'Esperanto',
  'type.quotes': '„“',
  'type.noBreakBefore': '$',
  'type.money': '5 $',
}
`,
  'packages/kernel/src/words/eo.ts': `import { en, type WordKey } from './en.js'

export const eo: Readonly<Record<WordKey, string>> = {
  ...en,
  'query.table.words': 'tablo',
  'query.table.title': 'La tuta tablo',
  'query.table.help': 'la tuta tablo',
}
`,
  'packages/carson-city/src/text/eo.ts': `import { en } from './en.js'

export const eo: Readonly<Record<keyof typeof en, string>> = {
  ...en,
  money: '{amount} $',
  'building.hotel': 'hotelo',
  'building.bank': 'bank',
  'space.wages': 'Pago por ĉiu el viaj vakeroj',
  'event.roads': '{player} ricevas {amount, plural, other {# vojojn}} ({kialo}) .',
  'event.over': '{player} finas per «{points, plural, one {# punkto} other {# punktoj}}»...',
  'event.turn': 'La respondo de {player} por $5.',
  'no.such.key': 'nenio',
}
`,
  'docs/glossary/eo.json': JSON.stringify({
    terms: [{ en: 'hotel', term: 'gastejo', forms: 'gastej', game: 'carson-city', where: 'a toy' }],
    never: [{ words: 'respond', instead: 'ago' }],
  }),
}

beforeAll(() => {
  for (const { path } of textFolders(ROOT)) cpSync(join(ROOT, path), join(tree, path), { recursive: true })
  for (const file of ['text.ts', 'typography.ts', 'seat.ts', 'game.ts', 'query.ts'])
    cpSync(join(ROOT, 'packages/kernel/src', file), join(tree, 'packages/kernel/src', file))
  cpSync(join(ROOT, 'docs/glossary'), join(tree, 'docs/glossary'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
})
afterAll(() => rmSync(tree, { recursive: true }))

test('before it is registered, the command says what to do', async () => {
  const { code, output } = await run(['texts', '--root', tree, '--language', 'fr'])
  expect(code).toBe(1)
  expect(output).toContain(`${KERNEL}/languages.ts does not list all languages: railhead texts --register`)
})

test('a fifth language is its files: one command lists it everywhere, and what it lacks is English', async () => {
  const { output } = await run(['texts', '--root', tree, '--language', 'eo', '--register'])
  expect(output).toContain(`${KERNEL}/languages.ts written`)
  const registry = (path: string): string => readFileSync(join(tree, path), 'utf8')
  expect(registry(`${KERNEL}/languages.ts`)).toMatch(/LANGS = \[.*'eo', .*\]/)
  expect(registry('packages/carson-city/src/text/languages.ts')).toMatch(/\{ .*\beo, .*\}/)
  expect(registry('packages/bots/src/text/languages.ts')).toMatch(/\{ .*\beo: en, .*\}/)
  expect(registry('packages/web/src/i18n/loaders.ts')).toContain(
    "eo: async () => (await import('./en.js')).en",
  )

  const kernel: typeof import('@railhead/kernel') = await import(join(tree, 'packages/kernel/src/text.ts'))
  const { languages } = await import(join(tree, 'packages/carson-city/src/text/languages.ts'))
  const eo = kernel.LANGS.find(lang => `${lang}` === 'eo') ?? 'en'
  expect(kernel.languageName(eo)).toBe('Esperanto')
  const say = kernel.translator(eo, [languages[eo]])
  expect(say({ key: 'building.hotel' })).toBe('hotelo')
  expect(say({ key: 'building.ranch' })).toBe('ranch')
  expect(say({ key: 'money', params: { amount: 5 } })).toBe('5\u00a0$')
  const { queryOf }: typeof import('@railhead/kernel') = await import(
    join(tree, 'packages/kernel/src/query.ts')
  )
  expect([queryOf('Tablo', eo)?.id, queryOf('map', eo)?.id]).toEqual(['table', 'map'])
})

test('the command lists what the language lacks, and where', async () => {
  const { code, output } = await run(['texts', '--root', tree, '--language', 'eo', '--json'])
  expect(code).toBe(1)
  const { langs, said, all, findings }: Survey = JSON.parse(output)
  expect(langs).toEqual(['eo'])
  expect(said).toEqual({ eo: 15 })
  const about = (kind: string): string[] =>
    findings.filter(finding => finding.kind === kind).map(({ key, what }) => `${key}: ${what}`)
  expect(about('missing')).toHaveLength(all - 14)
  expect(about('missing')).toContain('building.ranch: ranch')
  expect(about('unknown')).toEqual(['no.such.key: English has no such text'])
  expect(about('same')).toEqual(['building.bank: the same as in English'])
  expect(about('long')).toEqual(['space.wages: 28 letters, a space of the street holds 22'])
  expect(about('form')).toEqual([
    'event.roads: does not say {cause}',
    'event.roads: {kialo} is not known here',
  ])
  expect(about('plural')).toEqual(["event.roads: {amount} lacks the form 'one'"])
  expect(about('type')).toEqual([
    "event.turn: dollars are written 5 $: 'or $5'",
    'event.over: « is no quotation mark of the language: „“',
    'event.over: three dots are one sign: …',
  ])
  expect(about('term')).toEqual(["building.hotel: 'hotel' is 'gastejo'"])
  expect(about('never')).toEqual(["event.turn: 'respond' is of the program's inside; say ago"])
  expect(findings.find(({ key }) => key === 'event.turn')?.at).toMatch(/carson-city\/src\/text\/eo\.ts:\d+$/)
})

test('a language that is not there, and a folder that is no tree of sources, are refused', async () => {
  const unknown = await run(['texts', '--root', tree, '--language', 'tlh'])
  expect(unknown.code).toBe(2)
  expect(unknown.errors).toContain("--language is 'tlh'; expected one of en, ")
  const nowhere = await run(['texts', '--root', join(tree, 'docs')])
  expect(nowhere.code).toBe(1)
  expect(nowhere.errors).toContain('is no tree of Railhead’s sources'.replace('’', "'"))
})
