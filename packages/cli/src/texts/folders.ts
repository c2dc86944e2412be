import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.js'

/** The list of the languages of a folder, written by `railhead texts --register`: all at once, or one when wanted. */
export const REGISTRIES = ['languages.ts', 'loaders.ts'] as const

/** Where a language begins: the kernel's file says what it is called. */
export const KERNEL = 'packages/kernel/src/languages'

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'e2e', '.git'])
const LANGUAGE = /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/

/** A folder of texts: one file for every language. */
export interface TextFolder {
  /** From the root of the tree, with forward slashes. */
  readonly path: string
  readonly registry: (typeof REGISTRIES)[number]
  /** The languages that have a file here; English first. */
  readonly langs: readonly string[]
}

/** Every folder of texts below `root`: those that have English texts and a registry. */
export function textFolders(root: string): TextFolder[] {
  if (!existsSync(join(root, KERNEL)))
    throw new Failure(`'${root}' is no tree of Railhead's sources: it has no ${KERNEL}.`)
  return ['packages', 'examples'].flatMap(top => (existsSync(join(root, top)) ? foldersIn(root, top) : []))
}

function foldersIn(root: string, path: string): TextFolder[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  const names = entries.filter(entry => entry.isFile()).map(({ name }) => name)
  const registry = REGISTRIES.find(name => names.includes(name))
  const below = entries
    .filter(entry => entry.isDirectory() && !NOT_SOURCES.has(entry.name))
    .flatMap(entry => foldersIn(root, `${path}/${entry.name}`))
  if (!registry || !names.includes('en.ts')) return below
  const langs = names.flatMap(name => LANGUAGE.exec(name)?.[1] ?? [])
  return [{ path, registry, langs: englishFirst(langs) }, ...below]
}

/** The languages there are: those that the kernel has a file for. */
export function knownLanguages(folders: readonly TextFolder[]): readonly string[] {
  return folders.find(({ path }) => path === KERNEL)?.langs ?? []
}

const englishFirst = (langs: readonly string[]): string[] => [
  'en',
  ...langs.filter(lang => lang !== 'en').sort(),
]

export const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')
