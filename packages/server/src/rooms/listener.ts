import type { Seat } from '@railhead/kernel'
import type { ServerMessage } from '@railhead/protocol'
import { Written } from '../written.js'

/** Somebody connected to a table. */
export interface Listener {
  /** Id of the person, if there is a session. */
  readonly person: string | undefined
  /** Where that person is connected from. */
  readonly network: string
  /** Where that person sits; null for those who watch. Set by the room. */
  seat: Seat | null
  /** Whether the person looks at the page. */
  active: boolean
  send(message: Written): void
  close(code: number, reason: string): void
}

export function write(message: ServerMessage): Written {
  return new Written(message)
}
