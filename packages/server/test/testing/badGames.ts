import { type AnyGame, anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'

/** Games that break whoever looks at more than their name, for tests. */
function broken(id: string, fail: () => never): AnyGame {
  return new Proxy(anyGame(highCard), { get: (_game, name) => (name === 'id' ? id : fail()) })
}

function forever(): never {
  for (;;);
}

export const games: readonly AnyGame[] = [
  anyGame(highCard),
  broken('hangs', forever),
  broken('dies', () => process.exit(3)),
  broken('throws', () => {
    throw new Error('broken rules')
  }),
]
