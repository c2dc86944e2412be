import { getPriority } from 'node:os'
import { type AnyGame, anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'

/** Games that break whoever looks at more than their name, for tests. */
function broken(id: string, fail: () => never): AnyGame {
  return new Proxy(anyGame(highCard), { get: (_game, name) => (name === 'id' ? id : fail()) })
}

function forever(): never {
  for (;;);
}

/** The priority of processes that stand back as far as they can. */
export const LAST = 19

/** A game whose rules nobody can follow who stands back. */
const tired = new Proxy(anyGame(highCard), {
  get(game, name) {
    if (name === 'id') return 'tired'
    return getPriority() === LAST ? process.exit(3) : Reflect.get(game, name)
  },
})

export const games: readonly AnyGame[] = [
  anyGame(highCard),
  tired,
  broken('hangs', forever),
  broken('dies', () => process.exit(3)),
  broken('throws', () => {
    throw new Error('broken rules')
  }),
]
