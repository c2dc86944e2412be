import type { Selectable } from 'kysely'

/** What somebody may do beyond playing. No row: nothing. */
export interface RoleTable {
  person_id: string
  role: 'admin' | 'moderator'
  at: number
}

/** Somebody who may look, but neither play nor speak. */
export interface BanTable {
  person_id: string
  reason: string
  /** Null: until an administrator ends it. */
  until: number | null
  /** The id of whoever banned them. */
  banned_by: string
  at: number
}

export type BanRow = Selectable<BanTable>

/** A problem somebody reported, with the whole match: for the administrators. */
export interface ProblemReportTable {
  id: string
  person_id: string | null
  game: string
  words: string
  build: string
  at: number
  /** JSON of the report. */
  content: string
  /** When somebody who looks after the server was done with it; then it may go. */
  handled_at: number | null
  /** Of a guest, a hash of the network: all guests of one have a share together. */
  network: string | null
}

export type ProblemReportRow = Selectable<ProblemReportTable>
