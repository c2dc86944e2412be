import { RailheadError } from '@railhead/kernel'
import type { WireErrorCode } from '@railhead/protocol'

/** Something that somebody asked for and cannot have; nothing changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(
    readonly code: WireErrorCode,
    message: string,
    readonly expected?: unknown,
    readonly path?: string,
  ) {
    super(message)
  }
}

/** Why a stored match cannot be shown: its game or rules are others, or something in it is damaged. */
export type UnreadableReason = 'game' | 'rules' | 'config' | 'log' | 'answer'

/** A stored match that cannot be read. Says nothing of what is in it: everybody may be shown this. */
export class UnreadableMatch extends Refused {
  constructor(
    readonly reason: UnreadableReason,
    message: string,
    /** What the rules said, for the log of whoever keeps the match; never for clients. */
    readonly trouble?: string,
  ) {
    super('unreadable', message)
  }
}

/** Whether a command came too late: the match has gone on, and what stands now is the best reply. */
export function isStale(error: unknown): boolean {
  return error instanceof RailheadError && ['stale', 'notAsked', 'over'].includes(error.code)
}
