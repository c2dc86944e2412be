import { hash128 } from './chance.js'

/** JSON with sorted keys and without undefined fields: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

/** A stable 128-bit hash of plain data, as 32 hexadecimal digits. */
export function stateHash(state: unknown): string {
  return hash128(canonicalJson(state))
    .map(word => word.toString(16).padStart(8, '0'))
    .join('')
}

/** Equality of plain JSON data. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, i) => sameData(item, b[i]))
  }
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every(name => Object.hasOwn(b, name) && sameData(Reflect.get(a, name), Reflect.get(b, name)))
}
