import type { Seat } from '@railhead/kernel'
import type { SeedWord } from '@railhead/protocol'
import { parsed } from '../json.js'
import type { TableRow } from '../storage/schema/tables.js'

/**
 * Words that people add to the seed of their match, so that they need not believe that whoever keeps the server does not
 * know what is going to be drawn.
 *
 * The server has promised its seed by its hash when the table was opened, before anybody's word. People promise their
 * words by hashes too, before any word is told: otherwise whoever knows the server's seed could wait for the others' words
 * and then look for one that suits. The words are told only when all promises are fixed, and then none can be exchanged.
 * Whoever does not tell a word that was promised keeps the match from starting, and everybody sees who; there is no
 * starting without it, which would be a choice between two shuffles. What was told is void as soon as anything changes.
 */
export function storedWords({ words }: Pick<TableRow, 'words'>): SeedWord[] {
  return words === null ? [] : ((parsed(words) as SeedWord[] | undefined) ?? [])
}

export function writtenWords(words: readonly SeedWord[]): string | null {
  return words.length === 0 ? null : JSON.stringify([...words].sort((one, other) => one.place - other.place))
}

/** What a change of who sits at a seat does to the words: its own goes, and all of them if they were being told. */
export function wordsWithout(row: TableRow, place: Seat): Pick<TableRow, 'words' | 'sealed_at'> {
  const kept = row.sealed_at === null ? storedWords(row).filter(word => word.place !== place) : []
  return { words: writtenWords(kept), sealed_at: null }
}
