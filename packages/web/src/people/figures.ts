import type { PersonId, Result } from '@railhead/protocol'

/** Somebody that a person played with. */
export interface Opponent {
  readonly id: PersonId
  readonly name: string
  readonly matches: number
}

/** Those who sat at a table with a person, most often first. */
export function opponentsOf(results: readonly Result[], person: PersonId): Opponent[] {
  const found = new Map<PersonId, Opponent>()
  for (const { seats } of results) {
    if (!seats.some(seat => seat.person === person)) continue
    for (const { person: id, name } of seats)
      if (id !== null && id !== person)
        found.set(id, { id, name: name ?? '?', matches: (found.get(id)?.matches ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => b.matches - a.matches || a.name.localeCompare(b.name))
}

/** Categories in the order of the first seat that has them; those that nobody has points in are left out. */
export function categoriesOf(points: readonly Readonly<Record<string, number>>[]): string[] {
  const names = [...new Set(points.flatMap(own => Object.keys(own)))]
  return names.filter(name => points.some(own => (own[name] ?? 0) !== 0))
}

/** How long a bar is: a share of the largest, in percent. */
export function share(value: number, largest: number): number {
  return largest <= 0 ? 0 : Math.round((Math.abs(value) / largest) * 100)
}
