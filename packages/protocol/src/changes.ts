import { sameUntil } from '@railhead/kernel'

/** Names of fields and places in lists, from the outside in. */
export type Path = readonly (string | number)[]

/** One difference between two pieces of plain JSON data. */
export type Change =
  /** The thing at `at` is `to` now; it may be new. A place just behind the end of a list makes it longer. */
  | { readonly at: Path; readonly to: unknown }
  /** The list at `at` is only this long now. */
  | { readonly at: Path; readonly length: number }
  /** The field at `at` is there no more. */
  | { readonly at: Path; readonly gone: true }

/** What was found when two objects were compared. */
interface Compared {
  readonly before: unknown
  readonly at: Path
  readonly changes: readonly Change[]
}

/** Objects that were compared already, by what they are now. What several viewers see alike is compared once. */
export type Comparisons = Map<unknown, Compared>

/** Objects that are deeper inside are small: they are compared again as fast as they are remembered. */
const REMEMBERED_DEPTH = 2

/**
 * What turns `before` into `after`, in an order in which it can be applied. Where most of a list or object
 * changed, the whole of it is one change. With `compared`, no pair of objects that is in it is gone through again.
 */
export function changesBetween(before: unknown, after: unknown, compared?: Comparisons): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes, compared)
  return changes
}

/** The data with the changes made. What did not change is shared with `data`, which stays as it was. */
export function applyChanges<T>(data: T, changes: readonly Change[]): T {
  let changed: unknown = data
  // What was copied for one change is there for the next.
  const own = new Set<unknown>()
  for (const change of changes) changed = withChange(changed, change, 0, own)
  return changed as T
}

/** Adds what is different to `changes`. `at` is where it is, and the same again afterwards. */
function compare(
  before: unknown,
  after: unknown,
  at: (string | number)[],
  changes: Change[],
  compared: Comparisons | undefined,
): void {
  if (before === after) return
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    changes.push({ at: [...at], to: after })
    return
  }
  const first = changes.length
  if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(before, after, at, changes, compared)
    putShortly(changes, first, at, after)
    return
  }
  const known = at.length <= REMEMBERED_DEPTH ? compared : undefined
  const met = known?.get(after)
  if (met?.before === before && isSamePath(met.at, at)) {
    for (const change of met.changes) changes.push(change)
    return
  }
  compareObjects(before, after, at, changes, compared)
  putShortly(changes, first, at, after)
  known?.set(after, { before, at: [...at], changes: changes.slice(first) })
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, i) => step === other[i])
}

/** What is different at `at`, which is all changes from `first` on, as one change if that is shorter. */
function putShortly(changes: Change[], first: number, at: Path, after: unknown): void {
  if (changes.length - first < 2) return
  // A list of small changes costs more than the thing itself when the thing is small.
  let cost = 2 - weight(at)
  for (let i = first; i < changes.length; i++) cost += weight(changes[i])
  if (weight(after, cost) > cost) return
  changes.length = first
  changes.push({ at: [...at], to: after })
}

function compareLists(
  before: unknown[],
  after: unknown[],
  at: (string | number)[],
  changes: Change[],
  compared: Comparisons | undefined,
): void {
  if (after.length < before.length) changes.push({ at: [...at], length: after.length })
  for (let i = sameUntil(before, after); i < after.length; i++) {
    if (i < before.length && before[i] === after[i]) continue
    at.push(i)
    if (i < before.length) compare(before[i], after[i], at, changes, compared)
    else changes.push({ at: [...at], to: after[i] })
    at.pop()
  }
}

function compareObjects(
  before: Fields,
  after: Fields,
  at: (string | number)[],
  changes: Change[],
  compared: Comparisons | undefined,
): void {
  // Without lists of names, and looking at each value once: positions have many fields, and hardly any differs.
  let known = 0
  for (const name in before) {
    const earlier = before[name]
    if (earlier === undefined) {
      if (Object.hasOwn(after, name) && after[name] === undefined) known++
      continue
    }
    const value = after[name]
    if (value !== earlier) {
      if (value === undefined || !Object.hasOwn(after, name)) {
        changes.push({ at: [...at, name], gone: true })
        if (Object.hasOwn(after, name)) known++
        continue
      }
      at.push(name)
      compare(earlier, value, at, changes, compared)
      at.pop()
    }
    known++
  }
  for (const _name in after) known--
  if (known === 0) return
  for (const name in after)
    if (after[name] !== undefined && fieldOf(before, name) === undefined)
      changes.push({ at: [...at, name], to: after[name] })
}

/** Roughly how much text the data takes as JSON; not counted to the end if it is more than `enough`. */
function weight(data: unknown, enough = Number.POSITIVE_INFINITY): number {
  if (!isBranch(data)) return typeof data === 'string' ? data.length + 3 : 3
  let total = 2
  if (Array.isArray(data))
    for (let i = 0; i < data.length && total <= enough; i++) {
      const part: unknown = data[i]
      total += typeof part === 'number' ? 3 : weight(part, enough - total)
    }
  else
    for (const name in data) {
      if (total > enough) break
      const value = data[name]
      if (value !== undefined) total += name.length + 3 + weight(value, enough - total)
    }
  return total
}

function withChange(data: unknown, change: Change, depth: number, own: Set<unknown>): unknown {
  if (depth === change.at.length) {
    if ('to' in change) return change.to
    if ('length' in change && Array.isArray(data)) return data.slice(0, change.length)
    throw new Error('The change does not fit the data.')
  }
  const step = change.at[depth]
  if (Array.isArray(data) && typeof step === 'number') {
    if (step > data.length) throw new Error('The change does not fit the data.')
    const list: unknown[] = own.has(data) ? data : data.slice()
    own.add(list)
    list[step] = withChange(list[step], change, depth + 1, own)
    return list
  }
  if (!isBranch(data) || Array.isArray(data) || typeof step !== 'string')
    throw new Error('The change does not fit the data.')
  const copy: Record<string, unknown> = own.has(data) ? data : { ...data }
  own.add(copy)
  if ('gone' in change && depth === change.at.length - 1) delete copy[step]
  else copy[step] = withChange(fieldOf(data, step), change, depth + 1, own)
  return copy
}

function fieldOf(data: Fields, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined
}

type Fields = Readonly<Record<string, unknown>>

function isBranch(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null
}
