import { type AnyGame, anyGame, type PlainState } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'

/** Games that break whoever thinks about them, for tests. */
function broken(id: string, imagine: (view: PlainState) => PlainState): AnyGame {
  return { ...anyGame(highCard), id, clone: state => state, imagine }
}

export const games: readonly AnyGame[] = [
  anyGame(highCard),
  broken('hangs', view => {
    while (view.chance.drawn >= 0);
    return view
  }),
  broken('dies', () => process.exit(3)),
  broken('throws', () => {
    throw new Error('broken rules')
  }),
]
