import type { State } from '@railhead/great-western-trail'
import type { Chapter } from '../study.js'

const SECOND = { edition: 'second' }
const FIRST = { edition: 'first' }
const MIXED = { neutralBuildings: 'random', buildingFaces: 'random' }
const NORTH = { addons: ['railsToTheNorth'] }
const POKER = { addons: ['pokerTable'] }

/** What is played alike: the base game, the first edition, the board of the north, and against Sam. */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'second',
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
    configs: [
      { ...FIRST, players: 2 },
      { ...FIRST, ...MIXED, players: 3 },
      { ...FIRST, ...POKER, players: 2 },
      { ...FIRST, players: 4 },
    ],
  },
  {
    name: 'north',
    configs: [
      { ...SECOND, ...NORTH, players: 2 },
      { ...SECOND, ...NORTH, ...MIXED, players: 3, cattle: 'brahman' },
      { ...FIRST, ...NORTH, players: 2 },
      { ...SECOND, ...NORTH, players: 4 },
    ],
  },
  {
    name: 'solo',
    configs: [
      { ...SECOND, solo: 'hard' },
      { ...SECOND, solo: 'hard' },
      { ...SECOND, solo: 'medium' },
      { ...SECOND, solo: 'easy' },
    ],
    // Sam does not think, so there is time to look further ahead.
    efforts: { 'trail-boss': { perOption: 150, most: 3000, horizon: 2, openness: 0.1 } },
  },
  {
    name: 'soloNorth',
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
