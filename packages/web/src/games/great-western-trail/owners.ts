import { SAM, type State } from '@railhead/great-western-trail'

/** Who has pieces on the board: the players, and Sam in the solo mode. */
export interface Owner {
  readonly seat: number
  readonly space: number
  readonly engine: number
  readonly cities: readonly number[]
  readonly stations: number
}

export function ownersOf({ players, sam }: State): Owner[] {
  const owners: Owner[] = players.map(({ space, engine, cities, stations }, seat) => ({
    seat,
    space,
    engine,
    cities,
    stations,
  }))
  if (sam) owners.push({ ...sam, seat: SAM })
  return owners
}
