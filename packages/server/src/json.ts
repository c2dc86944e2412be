import type { z } from 'zod'
import { Refused } from './errors.js'

/** Nothing in the protocol is nested deeper. */
const MOST_DEPTH = 16

/**
 * Reads JSON from outside. Refuses deep nesting before anything walks through it, and names that would change
 * what an object is.
 */
export function readJson(text: string): unknown {
  if (depthOf(text) > MOST_DEPTH) throw new Refused('tooLarge', 'The JSON is nested too deeply.', MOST_DEPTH)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refused('badRequest', 'This is not JSON.')
  }
  if (hasBadName(value)) throw new Refused('badRequest', "The name '__proto__' is not allowed.")
  return value
}

/** Reads with a schema; throws `badRequest` that says where the fault lies. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const path = issue?.path.map(String).join('.').slice(0, 100)
  throw new Refused(
    'badRequest',
    (issue?.message ?? 'Malformed.').slice(0, 300),
    undefined,
    path || undefined,
  )
}

function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    if (inString) {
      if (letter === 0x5c) i++
      else if (letter === 0x22) inString = false
    } else if (letter === 0x22) inString = true
    else if (letter === 0x5b || letter === 0x7b) most = Math.max(most, ++depth)
    else if (letter === 0x5d || letter === 0x7d) depth--
  }
  return most
}

function hasBadName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Object.hasOwn(value, '__proto__')) return true
  return Object.values(value).some(hasBadName)
}

/** What a stored text says; undefined if it is damaged. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same for what cannot be done without: it is said that it is damaged. */
export function mustParse(text: string, what: string): unknown {
  const found = parsed(text)
  if (found === undefined) throw new Refused('unreadable', `${what} is damaged and cannot be read.`)
  return found
}
