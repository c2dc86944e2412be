import { readCatalogue, type TextCatalogue } from './catalogues.js'
import type { Check, Finding, Kind } from './checks/check.js'
import { form, long, plural, same } from './checks/form.js'
import { type } from './checks/type.js'
import { never, term } from './checks/words.js'
import { KERNEL, knownLanguages, textFolders } from './folders.js'
import { readGuide, readPlaces } from './guide.js'
import { readMessage } from './icu.js'

const CHECKS: Readonly<Record<Exclude<Kind, 'missing' | 'unknown'>, Check>> = {
  same,
  long,
  form,
  plural,
  type,
  term,
  never,
}

/** Words to type and marks of a language are no sentences. */
const NO_SENTENCE = /^(type\.|.*\.words$)/

export interface Survey {
  readonly langs: readonly string[]
  /** How many texts a language has, of how many. */
  readonly said: Readonly<Record<string, number>>
  readonly all: number
  readonly findings: readonly Finding[]
}

/** Looks through every text of the tree, or those of one language. */
export function survey(root: string, only?: string): Survey {
  const folders = textFolders(root)
  const catalogues = folders.map(folder => readCatalogue(root, folder))
  const langs = knownLanguages(folders).filter(lang => only === undefined || lang === only)
  const said: Record<string, number> = {}
  const findings: Finding[] = []
  for (const lang of langs) {
    said[lang] = catalogues.reduce((sum, { texts }) => sum + (texts.get(lang)?.size ?? 0), 0)
    findings.push(...surveyOf(root, lang, catalogues))
  }
  const all = catalogues.reduce((sum, { texts }) => sum + (texts.get('en')?.size ?? 0), 0)
  return { langs, said, all, findings }
}

function surveyOf(root: string, lang: string, catalogues: readonly TextCatalogue[]): Finding[] {
  const guide = readGuide(root, lang)
  const places = readPlaces(root)
  const type = typeRules(lang, catalogues)
  return catalogues.flatMap(({ folder, texts }) => {
    const english = texts.get('en') ?? new Map()
    const own = texts.get(lang) ?? new Map()
    const findings: Finding[] = []
    const find = (kind: Kind, key: string, at: string, what: string): void => {
      findings.push({ kind, lang, folder, key, at, what })
    }
    for (const [key, { text }] of english) {
      const said = own.get(key)
      if (said === undefined) {
        find('missing', key, `${folder}/${lang}.ts`, text)
        continue
      }
      if (NO_SENTENCE.test(key)) continue
      const subject = {
        lang,
        folder,
        text: said,
        message: readMessage(said.text),
        english: text,
        englishMessage: readMessage(text),
        guide,
        places,
        type,
      }
      for (const [kind, check] of Object.entries(CHECKS))
        for (const what of check(subject)) find(kind as Kind, key, `${said.file}:${said.line}`, what)
    }
    for (const [key, { file, line }] of own)
      if (!english.has(key)) find('unknown', key, `${file}:${line}`, 'English has no such text')
    return findings
  })
}

/** The marks of a language; what its file does not say yet is as in English. */
function typeRules(lang: string, catalogues: readonly TextCatalogue[]): Record<string, string> {
  const kernel = catalogues.find(({ folder }) => folder === KERNEL)
  const rules = [...(kernel?.texts.get('en') ?? []), ...(kernel?.texts.get(lang) ?? [])]
  return Object.fromEntries(rules.map(([key, { text }]) => [key, text]))
}
