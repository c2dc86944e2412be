import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.js'
import { KERNEL, knownLanguages, readText, type TextFolder } from './folders.js'

/** What the registry of a folder must say; where a language has no file yet, it speaks English. */
function registryOf({ path, registry, langs }: TextFolder, known: readonly string[]): string {
  const strange = langs.find(lang => !known.includes(lang))
  if (strange) throw new Failure(`${path} has texts in '${strange}', but ${KERNEL} has no ${strange}.ts.`)
  const fileOf = (lang: string): string => (langs.includes(lang) ? lang : 'en')
  const lines = ['// Written by `railhead texts --register` from the files of this folder.']
  if (registry === 'loaders.ts')
    lines.push(
      'export const loaders = {',
      ...known.map(
        lang =>
          `  ${name(lang)}: async () => (await import('./${fileOf(lang)}.js')).${variable(fileOf(lang))},`,
      ),
      '}',
    )
  else
    lines.push(
      ...langs.map(lang => `import { ${variable(lang)} } from './${lang}.js'`),
      '',
      `export const languages = { ${known.map(lang => entry(lang, fileOf(lang))).join(', ')} }`,
    )
  if (path === KERNEL)
    lines.push(
      '',
      `export const LANGS = [${known.map(lang => `'${lang}'`).join(', ')}] as const`,
      'export type Lang = (typeof LANGS)[number]',
    )
  return `${lines.join('\n')}\n`
}

/** The registries that do not say what they must. */
export function staleRegistries(root: string, folders: readonly TextFolder[]): TextFolder[] {
  const known = knownLanguages(folders)
  return folders.filter(
    folder => readText(root, `${folder.path}/${folder.registry}`) !== registryOf(folder, known),
  )
}

/** Writes the registries anew; returns the files that changed. */
export function register(root: string, folders: readonly TextFolder[]): string[] {
  const known = knownLanguages(folders)
  return staleRegistries(root, folders).map(folder => {
    const path = `${folder.path}/${folder.registry}`
    writeFileSync(join(root, path), registryOf(folder, known))
    return path
  })
}

const entry = (lang: string, file: string): string =>
  lang === file && variable(lang) === lang ? lang : `${name(lang)}: ${variable(file)}`
const name = (lang: string): string => (lang.includes('-') ? `'${lang}'` : lang)
/** `pt-BR` is exported as `ptBR`. */
const variable = (lang: string): string => lang.replace('-', '')
