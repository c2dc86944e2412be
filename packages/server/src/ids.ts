import { createHash, randomBytes } from 'node:crypto'

/** 128 bits that nobody can guess, fit for an address. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** 256 bits: the token of a session, or the seed of a match. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/

/** Names a table in the logs. Its id would be an invitation. */
export function logName(tableId: string): string {
  return sha256(tableId).slice(0, 12)
}
