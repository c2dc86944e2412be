/**
 * A copy of plain data that shares nothing with it but what is in `fixed`, which never changes. What is kept for long is
 * copied by this and not by the `clone` of a game: if the copies that one place in the code makes are kept, the engine
 * expects all of them to be, and those of the search, which are gone at once, would fill the part of the memory that is
 * seldom cleared.
 */
export function ownCopy<T>(data: T, fixed: ReadonlySet<unknown>): T
export function ownCopy(data: unknown, fixed: ReadonlySet<unknown>): unknown {
  if (typeof data !== 'object' || data === null || fixed.has(data)) return data
  if (Array.isArray(data)) {
    const list = data.slice()
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = ownCopy(list[i], fixed)
    return list
  }
  const copy: Record<string, unknown> = { ...data }
  for (const name of Object.keys(copy))
    if (typeof copy[name] === 'object') copy[name] = ownCopy(copy[name], fixed)
  return copy
}
