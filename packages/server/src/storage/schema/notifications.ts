import type { Selectable } from 'kysely'

/** How a person wants to be told things. No row: not at all. */
export interface NotifyTable {
  person_id: string
  mail: number
  /** Its address, encrypted. */
  webhook: string | null
  /** JSON of the browsers' subscriptions, encrypted. */
  pushes: string | null
}

export type NotifyRow = Selectable<NotifyTable>

/** What a person was told last, so as not to be told too often. */
export interface ToldTable {
  person_id: string
  table_id: string
  what: string
  at: number
}
