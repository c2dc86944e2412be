import type { Selectable } from 'kysely'

/** A study, with its figures for lists. */
export interface StudyTable {
  id: string
  person_id: string
  title: string
  game: string
  chapters: number
  notes: number
  /** JSON of the study. */
  content: string
  revision: number
  created_at: number
  changed_at: number
}

export type StudyRow = Selectable<StudyTable>

/** A review of a finished match that somebody asked the server for. */
export interface ReviewTable {
  table_id: string
  /** Who asked first. */
  person_id: string
  /** Hash of the network that they asked from, for as long as it waits: the queue is fair by it too. */
  network: string | null
  state: 'waiting' | 'working' | 'done' | 'failed'
  /** Of the review: what an earlier version made counts for nothing. */
  version: number
  asked_at: number
  /** While somebody works on it; another process takes over later. */
  lease_until: number
  tries: number
  /** Turns that are judged, of how many. */
  done: number
  turns: number
  /** JSON of the review, when it is done. */
  content: string | null
}

export type ReviewRow = Selectable<ReviewTable>
