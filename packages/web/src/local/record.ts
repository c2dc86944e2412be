import type { AnyGame, MatchRecord, PlainOption, Seat } from '@railhead/kernel'
import type { Key, MomentNumber } from '@railhead/protocol'
import { type Entry, LiveMatch, type PlainMatch, UnreadableMatch } from '@railhead/table'

/**
 * What happened in a match, without what was chosen: `answers` of the record has that for the answers that stand. With
 * `to`, everything after that moment was taken back.
 */
export interface SavedEntry {
  readonly seat: Seat
  readonly key: Key
  readonly to?: MomentNumber
}

/** A match file that also knows what was taken back and which commands led here. */
export interface SavedRecord extends MatchRecord<PlainOption> {
  /** Matches saved by version 0.1.0 have none. */
  readonly log?: readonly SavedEntry[]
}

export function recordOf(match: PlainMatch, log: readonly SavedEntry[]): SavedRecord {
  return { ...match.record(), log }
}

export function savedEntry(entry: Entry): SavedEntry {
  const { seat, key } = entry
  return 'backTo' in entry ? { seat, key, to: entry.backTo } : { seat, key }
}

/** The match of a saved record, and its log. Throws an UnreadableMatch if the record does not hold. */
export function readRecord(
  gameById: (id: string) => AnyGame,
  stored: unknown,
): { readonly live: LiveMatch; readonly log: readonly SavedEntry[] } {
  const { game, rules, config, seed, answers, hash, log: saved } = fieldsOf(stored)
  if (typeof rules !== 'string' || typeof seed !== 'string' || !Array.isArray(answers)) throw noRecord()
  const standing = answers.map(readAnswer)
  const log = readLog(saved, standing) ?? standing.map(({ seat }, i) => ({ seat, key: `saved.${i + 1}` }))
  const live = LiveMatch.read(findGame(gameById, game), { rules, config, seed }, entriesOf(log, standing))
  if (live.match.hash() !== hash)
    throw new UnreadableMatch('log', 'The answers of the match do not lead to where it stood.')
  return { live, log }
}

function fieldsOf(stored: unknown): Partial<Record<string, unknown>> {
  if (!isObject(stored) || stored.format !== 'railhead-match') throw noRecord()
  return stored
}

function findGame(gameById: (id: string) => AnyGame, id: unknown): AnyGame {
  try {
    return gameById(String(id))
  } catch {
    throw new UnreadableMatch('game', `There is no game '${String(id).slice(0, 60)}'.`)
  }
}

function readAnswer(answer: unknown): { seat: Seat; option: unknown } {
  if (!isObject(answer) || typeof answer.seat !== 'number') throw noRecord()
  return { seat: answer.seat, option: answer.option }
}

/** The saved log, if it leads to just the answers that stand. */
function readLog(saved: unknown, standing: readonly { seat: Seat }[]): SavedEntry[] | undefined {
  if (!Array.isArray(saved) || !saved.every(isSavedEntry)) return undefined
  const seats: Seat[] = []
  for (const { seat, to } of saved) {
    if (to === undefined) seats.push(seat)
    else if (to < 0 || to >= seats.length) return undefined
    else seats.length = to
  }
  const leadsThere = seats.length === standing.length && seats.every((seat, i) => standing[i].seat === seat)
  return leadsThere ? saved : undefined
}

function isSavedEntry(entry: unknown): entry is SavedEntry {
  if (!isObject(entry) || typeof entry.seat !== 'number' || typeof entry.key !== 'string') return false
  return entry.to === undefined || Number.isInteger(entry.to)
}

/** The entries of a log; those that were taken back have lost what was chosen. */
function entriesOf(log: readonly SavedEntry[], standing: readonly { option: unknown }[]): Entry[] {
  const entries: Entry[] = []
  const stands: number[] = []
  for (const { seat, key, to } of log)
    if (to === undefined) stands.push(entries.push({ seat, key, option: undefined }) - 1)
    else {
      entries.push({ seat, key, backTo: to })
      stands.length = to
    }
  for (const [i, place] of stands.entries()) {
    const { seat, key } = entries[place]
    entries[place] = { seat, key, option: standing[i].option }
  }
  return entries
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function noRecord(): UnreadableMatch {
  return new UnreadableMatch('log', 'The saved match cannot be read.')
}
