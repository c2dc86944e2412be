import { canonicalJson } from '../../hash.js'

/** What a check found, with what is needed to see it again. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed'
}

export function ensure(holds: boolean, what: () => string): void {
  if (!holds) throw new CheckFailed(what())
}

const SHOWN = 160

/** Where two pieces of plain data differ first, in words; undefined if they are the same. */
export function difference(found: unknown, expected: unknown, path = ''): string | undefined {
  if (Object.is(found, expected)) return undefined
  if (isObject(found) && isObject(expected) && Array.isArray(found) === Array.isArray(expected)) {
    for (const key of new Set([...Object.keys(found), ...Object.keys(expected)])) {
      const there = difference(found[key], expected[key], path === '' ? key : `${path}.${key}`)
      if (there !== undefined) return there
    }
    return undefined
  }
  return `${path === '' ? 'it' : `'${path}'`} is ${shown(found)}, not ${shown(expected)}`
}

export function ensureSame(found: unknown, expected: unknown, what: () => string): void {
  const where = difference(found, expected)
  if (where !== undefined) throw new CheckFailed(`${what()}: ${where}`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : canonicalJson(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
