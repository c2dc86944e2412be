import type { CattleVariant } from '../variant.js'

/** The Brahman variant (BRA-01, -13; the points are proposed: BRA-21). */
export const BRAHMAN = 16
export const BRAHMAN_CARDS = 8
/** What each Brahman in hand pays extra at Kansas City (BRA-09). */
export const BRAHMAN_MONEY = 4

export const BRAHMAN_VARIANT = {
  id: 'brahman',
  cards: [{ name: 'brahman', value: 'brahmanValue', points: 'brahmanPoints' }],
  market: [[BRAHMAN, BRAHMAN_CARDS]],
} as const satisfies CattleVariant
