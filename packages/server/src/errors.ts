import { RailheadError } from '@railhead/kernel'
import type { WireError } from '@railhead/protocol'
import { Refused } from '@railhead/table'
import { isStoreLost } from './storage/outage.js'

export { Refused }

/** The error as it may be sent; undefined for a fault of ours, of which clients learn nothing. */
export function wireError(error: unknown): WireError | undefined {
  if (isStoreLost(error))
    return { code: 'unavailable', message: 'The server cannot store anything now; try again in a moment.' }
  if (!(error instanceof Refused) && !(error instanceof RailheadError)) return undefined
  return {
    code: error.code,
    message: error.message,
    ...(error.expected === undefined ? {} : { expected: error.expected }),
    ...(error.path === undefined ? {} : { path: error.path }),
  }
}

/** What clients are told of a fault of ours. */
export const INTERNAL: WireError = { code: 'internal', message: 'The server failed; nothing was changed.' }
