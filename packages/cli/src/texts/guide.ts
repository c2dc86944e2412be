import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.js'
import { readText } from './folders.js'

/** Where the word lists of the languages are. */
const GUIDES = 'docs/glossary'

/** A term of the rulebooks in one language. */
export interface Term {
  /** The term in English, as a pattern of whole words; its plural is understood. */
  readonly en: string
  readonly term: string
  /** How its forms look, as a pattern; without one, only the wrong ones are looked for. */
  readonly forms?: string
  /** Other words for it that players would take for another thing, as a pattern. */
  readonly wrong?: string
  /** The game it belongs to; absent: everywhere. */
  readonly game?: string
  /** The book and the section it is from. */
  readonly where: string
  /** Keys where the sentence does well without it. */
  readonly except?: readonly string[]
}

/** Words that no player should read, as a pattern. */
export interface Never {
  readonly words: string
  readonly instead: string
  readonly except?: readonly string[]
}

/** What is known of the words of a language. */
export interface Guide {
  readonly terms: readonly Term[]
  readonly never: readonly Never[]
  /** Texts that are rightly the same as in English. */
  readonly same: readonly string[]
}

/** A kind of place on the screen that holds only so many letters. */
export interface Place {
  readonly place: string
  /** Which folder and key, as a pattern of `folder key`. */
  readonly keys: string
  readonly most: number
}

const NO_GUIDE: Guide = { terms: [], never: [], same: [] }

export function readGuide(root: string, lang: string): Guide {
  const path = `${GUIDES}/${lang}.json`
  return existsSync(join(root, path)) ? { ...NO_GUIDE, ...(readJson(root, path) as Guide) } : NO_GUIDE
}

export function readPlaces(root: string): readonly Place[] {
  const path = `${GUIDES}/places.json`
  return existsSync(join(root, path)) ? (readJson(root, path) as readonly Place[]) : []
}

function readJson(root: string, path: string): unknown {
  try {
    return JSON.parse(readText(root, path))
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
