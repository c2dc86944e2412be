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

/**
 * What turns `before` into `after`, in an order in which it can be applied. Where most of a list or object
 * changed, the whole of it is one change.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** The data with the changes made. What did not change is shared with `data`, which stays as it was. */
export function applyChanges<T>(data: T, changes: readonly Change[]): T {
  let changed: unknown = data
  for (const change of changes) changed = withChange(changed, change, 0)
  return changed as T
}

function compare(before: unknown, after: unknown, at: Path, changes: Change[]): void {
  if (before === after) return
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    changes.push({ at, to: after })
    return
  }
  const inner: Change[] = []
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, inner)
  else compareObjects(before, after, at, inner)
  // A list of small changes costs more than the thing itself when the thing is small.
  if (inner.length > 1 && weight(inner) >= weight(after) + weight(at)) changes.push({ at, to: after })
  else for (const change of inner) changes.push(change)
}

function compareLists(before: unknown[], after: unknown[], at: Path, changes: Change[]): void {
  if (after.length < before.length) changes.push({ at, length: after.length })
  for (let i = 0; i < after.length; i++)
    if (i < before.length) compare(before[i], after[i], [...at, i], changes)
    else changes.push({ at: [...at, i], to: after[i] })
}

function compareObjects(before: object, after: object, at: Path, changes: Change[]): void {
  for (const name of Object.keys(before))
    if (fieldOf(before, name) !== undefined && fieldOf(after, name) === undefined)
      changes.push({ at: [...at, name], gone: true })
  for (const [name, value] of Object.entries(after))
    if (value !== undefined) {
      const earlier = fieldOf(before, name)
      if (earlier === undefined) changes.push({ at: [...at, name], to: value })
      else compare(earlier, value, [...at, name], changes)
    }
}

/** Roughly how much text the data takes as JSON. */
function weight(data: unknown): number {
  if (!isBranch(data)) return typeof data === 'string' ? data.length + 3 : 3
  let total = 2
  if (Array.isArray(data)) for (const item of data) total += weight(item)
  else
    for (const [name, value] of Object.entries(data))
      if (value !== undefined) total += name.length + 3 + weight(value)
  return total
}

function withChange(data: unknown, change: Change, depth: number): unknown {
  if (depth === change.at.length) {
    if ('to' in change) return change.to
    if ('length' in change && Array.isArray(data)) return data.slice(0, change.length)
    throw new Error('The change does not fit the data.')
  }
  const step = change.at[depth]
  if (Array.isArray(data) && typeof step === 'number') {
    if (step > data.length) throw new Error('The change does not fit the data.')
    const copy = [...data]
    copy[step] = withChange(data[step], change, depth + 1)
    return copy
  }
  if (!isBranch(data) || Array.isArray(data) || typeof step !== 'string')
    throw new Error('The change does not fit the data.')
  const copy: Record<string, unknown> = { ...data }
  if ('gone' in change && depth === change.at.length - 1) delete copy[step]
  else copy[step] = withChange(fieldOf(data, step), change, depth + 1)
  return copy
}

function fieldOf(data: object, name: string): unknown {
  return Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined
}

function isBranch(data: unknown): data is object {
  return typeof data === 'object' && data !== null
}
