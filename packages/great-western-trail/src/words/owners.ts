import type { Message, Seat } from '@railhead/kernel'
import { SAM } from '../solo/sam.js'
import type { Player, State } from '../state.js'
import { join, message, who } from '../text/message.js'

/** What players and Sam have on the board alike. */
type Owned = Pick<Player, 'space' | 'engine' | 'cities' | 'stations'>

/** Who has pieces on the board: the players, and Sam in the solo mode. */
export function ownersOf({ players, sam }: State): (readonly [seat: Seat, things: Owned])[] {
  const owners = players.map((player, seat): readonly [Seat, Owned] => [seat, player])
  return sam === undefined ? owners : [...owners, [SAM, sam]]
}

/** Whose things these are, those with several counted; undefined if nobody has any. */
export function namedOwners(view: State, countOf: (things: Owned) => number): Message | undefined {
  const names = ownersOf(view).flatMap(([seat, things]) => {
    const count = countOf(things)
    const what = message('summary.here', { who: who(seat) })
    return count === 0 ? [] : [count === 1 ? what : message('times', { count, what })]
  })
  return names.length === 0 ? undefined : join(names, 'comma')
}
