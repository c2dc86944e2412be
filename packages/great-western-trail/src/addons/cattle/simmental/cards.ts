import type { CattleVariant } from '../variant.js'

/** Simmental cards by stage (GWT2-SIM-16, OQ-24). */
export const CALF = 13
export const HEIFER = 14
export const COW = 15
export const SIMMENTAL_PER_STAGE = 8

/** Calves join the market cards; heifers and cows wait in the supply (GWT2-SIM-01 to -03). */
export const SIMMENTAL = {
  id: 'simmental',
  cards: [
    { name: 'simmentalCalf', value: 2, ruling: 'simmentalCalfPoints' },
    { name: 'simmentalHeifer', value: 4, ruling: 'simmentalHeiferPoints' },
    { name: 'simmentalCow', value: 5, ruling: 'simmentalCowPoints' },
  ],
  market: [[CALF, SIMMENTAL_PER_STAGE]],
} as const satisfies CattleVariant
