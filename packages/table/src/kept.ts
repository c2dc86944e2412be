import { sameData, sameUntil } from '@railhead/kernel'
import { type Change, putShortly } from '@railhead/protocol'

/**
 * What a viewer was last sent, as it is kept to be compared with the next position: lists as they are, of an object the
 * names of its fields and their values as two lists. The engine goes through these several times as fast as through
 * objects of many shapes. What is fixed, as the configuration of a match, is kept as it is.
 */
export type Kept = unknown

class Fields {
  constructor(
    /** Shared by all objects with the same ones. */
    public names: readonly string[],
    public values: Kept[],
  ) {}
}

/** Data of its own that shares nothing with `data` but what is in `fixed`, which never changes. */
export function keep(data: unknown, fixed: ReadonlySet<unknown>): Kept {
  if (!isBranch(data) || fixed.has(data)) return data
  if (Array.isArray(data)) {
    const list: unknown[] = data.slice()
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = keep(list[i], fixed)
    return list
  }
  const names: string[] = []
  const values: Kept[] = []
  for (const name in data) {
    names.push(name)
    values.push(keep(data[name], fixed))
  }
  return new Fields(shared(names), values)
}

/**
 * Makes what is kept equal to `after`, in place where that can be, and adds to `changes` what turns the one into the
 * other, as `changesBetween` would. `at` is where it is, and the same again afterwards.
 */
export function renew(before: Kept, after: unknown, at: (string | number)[], changes: Change[]): Kept {
  if (before === after) return before
  const first = changes.length
  if (Array.isArray(before) && Array.isArray(after)) renewList(before, after, at, changes)
  else if (before instanceof Fields && isBranch(after) && !Array.isArray(after))
    renewFields(before, after, at, changes)
  else if (isBranch(before) && sameData(before, after)) return after
  else {
    changes.push({ at: [...at], to: after })
    return keep(after, NOTHING)
  }
  putShortly(changes, first, at, after)
  return before
}

const NOTHING: ReadonlySet<unknown> = new Set()

function renewList(
  before: Kept[],
  after: readonly unknown[],
  at: (string | number)[],
  changes: Change[],
): void {
  if (after.length < before.length) {
    changes.push({ at: [...at], length: after.length })
    before.length = after.length
  }
  for (let i = sameUntil(before, after); i < after.length; i++) {
    if (i === before.length) {
      changes.push({ at: [...at, i], to: after[i] })
      before.push(keep(after[i], NOTHING))
    } else if (before[i] !== after[i]) {
      at.push(i)
      before[i] = renew(before[i], after[i], at, changes)
      at.pop()
    }
  }
}

function renewFields(before: Fields, after: Named, at: (string | number)[], changes: Change[]): void {
  const { names, values } = before
  let i = 0
  let others = false
  for (const name in after) {
    others = names[i] !== name
    if (others) break
    const value = after[name]
    if (values[i] !== value) values[i] = renewField(values[i], value, name, at, changes)
    i++
  }
  // Hardly ever: what was found until here is the same now.
  if (others || i < names.length) renewOthers(before, after, at, changes)
}

/** The same where the names of the fields are others, or stand in another order. */
function renewOthers(before: Fields, after: Named, at: (string | number)[], changes: Change[]): void {
  const earlier = new Map(before.names.map((name, i) => [name, before.values[i]]))
  for (const [name, value] of earlier)
    if (value !== undefined && !Object.hasOwn(after, name)) changes.push({ at: [...at, name], gone: true })
  const names: string[] = []
  const values: Kept[] = []
  for (const name in after) {
    names.push(name)
    values.push(renewField(earlier.get(name), after[name], name, at, changes))
  }
  before.names = shared(names)
  before.values = values
}

/** A field that is undefined is as good as absent. */
function renewField(
  before: Kept,
  after: unknown,
  name: string,
  at: (string | number)[],
  changes: Change[],
): Kept {
  if (after === undefined && before !== undefined) {
    changes.push({ at: [...at, name], gone: true })
    return undefined
  }
  at.push(name)
  const now = renew(before, after, at, changes)
  at.pop()
  return now
}

type Named = Readonly<Record<string, unknown>>

function isBranch(data: unknown): data is Named {
  return typeof data === 'object' && data !== null
}

const lists = new Map<string, readonly string[]>()
/** A game has a few dozen kinds of objects; others are not remembered beyond it. */
const MOST_LISTS = 500

/** One list for all objects with the same names. */
function shared(names: readonly string[]): readonly string[] {
  const text = JSON.stringify(names)
  const known = lists.get(text)
  if (known) return known
  if (lists.size < MOST_LISTS) lists.set(text, names)
  return names
}
