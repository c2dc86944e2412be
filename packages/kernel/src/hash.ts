import { hash128 } from './chance.js'

/** JSON with sorted keys and without undefined fields: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  // Texts grow in place: lists of their parts took most of the time.
  let text = ''
  if (Array.isArray(value)) {
    if (!value.some(isBranch)) return JSON.stringify(value)
    for (const item of value) text += text === '' ? canonicalJson(item) : `,${canonicalJson(item)}`
    return `[${text}]`
  }
  for (const name of sorted(Object.keys(value))) {
    const field: unknown = Reflect.get(value, name)
    if (field === undefined) continue
    text += text === '' ? quoted(name) : `,${quoted(name)}`
    text += canonicalJson(field)
  }
  return `{${text}}`
}

const FEW = 32

/** In place: for a few names that is faster than what sorts many. */
function sorted(names: string[]): string[] {
  if (names.length > FEW) return names.sort()
  for (let i = 1; i < names.length; i++) {
    const name = names[i]
    let at = i
    for (; at > 0 && names[at - 1] > name; at--) names[at] = names[at - 1]
    names[at] = name
  }
  return names
}

const quotedNames = new Map<string, string>()
/** The names of a game's fields are a few hundred; those that somebody sends are not kept beyond it. */
const MOST_KEPT = 2000

/** A name as it stands before its value. */
function quoted(name: string): string {
  const known = quotedNames.get(name)
  if (known !== undefined) return known
  const text = `${JSON.stringify(name)}:`
  if (quotedNames.size < MOST_KEPT) quotedNames.set(name, text)
  return text
}

/** A stable 128-bit hash of plain data, as 32 hexadecimal digits. */
export function stateHash(state: unknown): string {
  return hash128(canonicalJson(state))
    .map(word => word.toString(16).padStart(8, '0'))
    .join('')
}

/**
 * So far two lists are seen to be the same at one glance: those of numbers up to where they differ, others not at all.
 * The engine reads lists fast in a place of the code that meets few kinds of them.
 */
export function sameUntil(a: readonly unknown[], b: readonly unknown[]): number {
  if (a.length === 0 || typeof a[0] !== 'number') return 0
  return sameNumbersUntil(a, b, Math.min(a.length, b.length))
}

function sameNumbersUntil(a: readonly unknown[], b: readonly unknown[], end: number): number {
  for (let i = 0; i < end; i++) if (a[i] !== b[i]) return i
  return end
}

/** Equality of plain JSON data. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isBranch(a) || !isBranch(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = sameUntil(a, b); i < a.length; i++) if (a[i] !== b[i] && !sameData(a[i], b[i])) return false
    return true
  }
  // Without lists of names: these were most of the cost.
  let more = 0
  for (const name in a) {
    const value = a[name]
    if (value === undefined ? !Object.hasOwn(b, name) : value !== b[name] && !sameData(value, b[name]))
      return false
    more++
  }
  for (const _name in b) more--
  return more === 0
}

function isBranch(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null
}
