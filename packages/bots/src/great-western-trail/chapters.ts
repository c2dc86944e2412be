import type { State } from '@railhead/great-western-trail'
import type { Chapter, Efforts } from '../model.js'

const SECOND = { edition: 'second' }
const FIRST = { edition: 'first' }
const MIXED = { neutralBuildings: 'random', buildingFaces: 'random' }
const NORTH = { addons: ['railsToTheNorth'] }
const POKER = { addons: ['pokerTable'] }

/**
 * Where a policy plays the lines well, it pays to look farther: a few own turns, and against Sam, who does not think, more.
 * Even so few lines pay until the turn comes back.
 */
const DROVER = { horizon: 1, perOption: 2, most: 16 } as const
const SOME_TURNS: Efforts = { drover: DROVER, 'trail-boss': { horizon: 3 }, 'cattle-baron': { horizon: 3 } }
/**
 * The policy of the second edition learnt from most matches: its lines pay even longer if they are drawn by its square, and
 * it answers for the other player well enough to look only into the own answers.
 */
const SURE_LINES = { horizon: 3, forTwo: { horizon: 7, sharpness: 2, ownTree: true } } as const
const SURE_TURNS: Efforts = { drover: DROVER, 'trail-boss': SURE_LINES, 'cattle-baron': SURE_LINES }
const A_LAP_AND_A_HALF: Efforts = { 'trail-boss': { horizon: 7 }, 'cattle-baron': { horizon: 7 } }

/** Where the policy alone plays as well as `drover`, who is to be a level below trusts it less. */
const LESS_SURE = { openness: 0.8 } as const

/** What is played alike: the base game, the first edition, the board of the north, and against Sam. */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'second',
    load: async () => (await import('./nets/second.json', { with: { type: 'json' } })).default,
    efforts: { ...SURE_TURNS, hand: LESS_SURE },
    configs: [
      { ...SECOND, players: 2 },
      { ...SECOND, ...MIXED, players: 2 },
      { ...SECOND, players: 4 },
      { ...SECOND, players: 2 },
      { ...SECOND, ...MIXED, players: 3, cattle: 'simmental' },
      { ...SECOND, ...POKER, players: 2 },
    ],
  },
  {
    name: 'first',
    load: async () => (await import('./nets/first.json', { with: { type: 'json' } })).default,
    efforts: { ...SOME_TURNS, hand: LESS_SURE },
    configs: [
      { ...FIRST, players: 2 },
      { ...FIRST, ...MIXED, players: 3 },
      { ...FIRST, ...POKER, players: 2 },
      { ...FIRST, players: 4 },
    ],
  },
  {
    name: 'north',
    load: async () => (await import('./nets/north.json', { with: { type: 'json' } })).default,
    efforts: { ...SOME_TURNS, hand: LESS_SURE },
    configs: [
      { ...SECOND, ...NORTH, players: 2 },
      { ...SECOND, ...NORTH, ...MIXED, players: 3, cattle: 'brahman' },
      { ...FIRST, ...NORTH, players: 2 },
      { ...SECOND, ...NORTH, players: 4 },
    ],
  },
  {
    name: 'solo',
    load: async () => (await import('./nets/solo.json', { with: { type: 'json' } })).default,
    configs: [
      { ...SECOND, solo: 'hard' },
      { ...SECOND, solo: 'hard' },
      { ...SECOND, solo: 'medium' },
      { ...SECOND, solo: 'easy' },
    ],
    efforts: A_LAP_AND_A_HALF,
  },
  {
    name: 'soloNorth',
    load: async () => (await import('./nets/soloNorth.json', { with: { type: 'json' } })).default,
    efforts: A_LAP_AND_A_HALF,
    configs: [
      { ...SECOND, ...NORTH, solo: 'hard' },
      { ...SECOND, ...NORTH, solo: 'medium' },
      { ...SECOND, ...NORTH, solo: 'easy' },
    ],
  },
]

/** Boxes with the expansion come after those without it. */
const NORTHERN = 2

export function chapterOf(state: State): number {
  if (state.sam !== undefined) return state.box >= NORTHERN ? 4 : 3
  return state.box >= NORTHERN ? 2 : state.box
}
