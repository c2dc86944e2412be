import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { RecordedMatch } from '@railhead/kernel'
import { Failure } from '../failure.js'
import { reasonOf } from '../files.js'

/** The release in the making: only its matches are ever recorded again. */
export const NEXT = 'next'

const ENDING = '.jsonl.br'
/** Where the matches of the release in the making stand, and what they show. */
const MATCHES = `matches${ENDING}`
const THINGS = 'things.txt'

/** A recorded match and the release that it was recorded with. */
export interface Filed {
  readonly release: string
  readonly match: RecordedMatch
}

export interface Choice {
  readonly release?: string | undefined
  readonly game?: string | undefined
}

/** The matches in the corpus, the oldest release first. */
export function readCorpus(folder: string, { release, game }: Choice = {}): Filed[] {
  const releases = releasesOf(folder)
  if (release !== undefined && release !== NEXT && !releases.includes(release))
    throw new Failure(`There is no release '${release}' in ${folder}; there are ${releases.join(', ')}.`)
  return releases
    .filter(name => release === undefined || name === release)
    .flatMap(name => readRelease(folder, name, game))
}

export function releasesOf(folder: string): string[] {
  if (!existsSync(folder))
    throw new Failure(
      `There is no folder '${folder}'. Run this in the folder of the project, or give --folder.`,
    )
  return namesIn(folder).sort(byRelease)
}

/** By the numbers in their names; the one in the making last. */
function byRelease(a: string, b: string): number {
  if (a === NEXT || b === NEXT) return a === b ? 0 : a === NEXT ? 1 : -1
  return a.localeCompare(b, 'en', { numeric: true })
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))

function readRelease(folder: string, release: string, game: string | undefined): Filed[] {
  return namesIn(join(folder, release))
    .filter(name => game === undefined || name === game)
    .sort()
    .flatMap(name => {
      const place = join(folder, release, name)
      return readdirSync(place)
        .filter(file => file.endsWith(ENDING))
        .sort()
        .flatMap(file => readMatches(join(place, file)).map(match => ({ release, match })))
    })
}

function readMatches(file: string): RecordedMatch[] {
  try {
    const lines = brotliDecompressSync(readFileSync(file)).toString('utf8').trim().split('\n')
    return lines.map(line => JSON.parse(line) as RecordedMatch)
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}. Take it from version control again.`)
  }
}

/** What the matches of the release in the making showed when they were recorded. */
export function readThings(folder: string, game: string): string[] {
  const file = join(folder, NEXT, game, THINGS)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/** Replaces the matches of a game of the release in the making, and the list of what they show. */
export function writeNext(
  folder: string,
  game: string,
  matches: readonly RecordedMatch[],
  things: readonly string[],
): void {
  const place = join(folder, NEXT, game)
  if (matches.length === 0) {
    rmSync(place, { recursive: true, force: true })
    return
  }
  const text = Buffer.from(matches.map(match => `${JSON.stringify(match)}\n`).join(''))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  writeWhole(join(place, MATCHES), brotliCompressSync(text, { params }))
  writeWhole(join(place, THINGS), things.map(thing => `${thing}\n`).join(''))
}

function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
