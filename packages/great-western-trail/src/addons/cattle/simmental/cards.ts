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
    { name: 'simmentalCalf', value: 'simmentalCalfValue', points: 'simmentalCalfPoints' },
    { name: 'simmentalHeifer', value: 'simmentalHeiferValue', points: 'simmentalHeiferPoints' },
    { name: 'simmentalCow', value: 'simmentalCowValue', points: 'simmentalCowPoints' },
  ],
  market: [[CALF, SIMMENTAL_PER_STAGE]],
} as const satisfies CattleVariant
