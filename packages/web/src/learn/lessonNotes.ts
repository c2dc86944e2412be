import type { LessonProgress } from '@railhead/kernel'
import type { TableId } from '@railhead/protocol'
import { type GameId, isGameId } from '../games/registry.js'

/** Which lesson a table of this device gives, and how far the learner is. */
export interface LessonNote {
  readonly game: GameId
  readonly lesson: string
  readonly progress: LessonProgress
  /** It is over and put away. */
  readonly left?: true
  /** It is over and its match was deleted: nothing leads back. */
  readonly gone?: true
}

const KEY = 'railhead.lesson.'

export function lessonNote(table: TableId): LessonNote | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? 'null')
    return isNote(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Whether it is what this program writes, of a game that there is. */
function isNote(stored: unknown): stored is LessonNote {
  const [game, lesson, progress] = ['game', 'lesson', 'progress'].map(part => partOf(stored, part))
  const done = partOf(progress, 'done')
  return (
    typeof game === 'string' &&
    isGameId(game) &&
    typeof lesson === 'string' &&
    Array.isArray(done) &&
    done.every(step => typeof step === 'string') &&
    typeof partOf(progress, 'since') === 'number' &&
    typeof partOf(progress, 'over') === 'boolean'
  )
}

const partOf = (data: unknown, name: string): unknown => Reflect.get(Object(data), name)

export function keepLessonNote(table: TableId, note: LessonNote): void {
  localStorage.setItem(KEY + table, JSON.stringify(note))
}

export function dropLessonNote(table: TableId): void {
  localStorage.removeItem(KEY + table)
}

/** The match of a table was deleted: what was learnt there stays learnt. */
export function lessonDeleted(table: TableId): void {
  const note = lessonNote(table)
  if (note?.progress.over) keepLessonNote(table, { ...note, gone: true })
  else dropLessonNote(table)
}

/** The tables that give lessons, the newest of a lesson last. */
export function lessonTables(): readonly (LessonNote & { readonly table: TableId })[] {
  return Object.keys(localStorage)
    .filter(key => key.startsWith(KEY))
    .flatMap(key => {
      const table = key.slice(KEY.length)
      const note = lessonNote(table)
      return note ? [{ ...note, table }] : []
    })
}
