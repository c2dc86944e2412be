import { RailheadError } from '@railhead/kernel'
import type { WireError, WireErrorCode } from '@railhead/protocol'
import { isStoreLost } from './storage/postgres.js'

/** Something that a client asked for and cannot have; nothing changed. */
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

/** The error as it may be sent; undefined for a fault of ours, of which clients learn nothing. */
export function wireError(error: unknown): WireError | undefined {
  if (isStoreLost(error))
    return { code: 'unavailable', message: 'The database cannot be reached now; try again in a moment.' }
  if (!(error instanceof Refused) && !(error instanceof RailheadError)) return undefined
  return {
    code: error.code,
    message: error.message,
    ...(error.expected === undefined ? {} : { expected: error.expected }),
    ...(error.path === undefined ? {} : { path: error.path }),
  }
}
