import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Failure } from '../failure.js'
import { readText, type TextFolder } from './folders.js'
import { importsOfSource, textsOfSource } from './source.js'

/** One text of one language. */
export interface Text {
  readonly key: string
  readonly text: string
  /** Where it stands, from the root of the tree. */
  readonly file: string
  readonly line: number
}

/** What a folder says, by language and key; a language has only what it says itself. */
export interface TextCatalogue {
  readonly folder: string
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, Text>>
}

/** Reads the files of a folder as they stand: nothing needs to be built, and a language may be unfinished. */
export function readCatalogue(root: string, { path, langs }: TextFolder): TextCatalogue {
  return { folder: path, texts: new Map(langs.map(lang => [lang, readLanguage(root, path, lang)])) }
}

function readLanguage(root: string, folder: string, lang: string): Map<string, Text> {
  const texts = new Map<string, Text>()
  const read = (file: string): void => {
    const source = readText(root, file)
    for (const { key, text, line } of textsOfSource(source, file)) {
      const before = texts.get(key)
      if (before)
        throw new Failure(`${file}:${line}: '${key}' stands already in ${before.file}:${before.line}.`)
      texts.set(key, { key, text, file, line })
    }
    for (const imported of importsOfSource(source)) {
      const next = `${posix.join(posix.dirname(file), imported)}.ts`
      if (isOf(lang, next) && existsSync(join(root, next))) read(next)
    }
  }
  read(`${folder}/${lang}.ts`)
  return texts
}

/** Parts of a language stand in files or folders that are called like it. */
const isOf = (lang: string, file: string): boolean =>
  posix.basename(file) === `${lang}.ts` || posix.dirname(file).split('/').includes(lang)
