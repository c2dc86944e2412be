import type { LessonProgress } from '@railhead/kernel'
import type { TableId } from '@railhead/protocol'
import type { GameId } from '../games/registry.js'

/** Which lesson a table of this device gives, and how far the learner is. */
export interface LessonNote {
  readonly game: GameId
  readonly lesson: string
  readonly progress: LessonProgress
  /** It is over and put away. */
  readonly left?: true
}

const KEY = 'railhead.lesson.'

export function lessonNote(table: TableId): LessonNote | undefined {
  const stored = localStorage.getItem(KEY + table)
  return stored === null ? undefined : (JSON.parse(stored) as LessonNote)
}

export function keepLessonNote(table: TableId, note: LessonNote): void {
  localStorage.setItem(KEY + table, JSON.stringify(note))
}

export function dropLessonNote(table: TableId): void {
  localStorage.removeItem(KEY + table)
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
