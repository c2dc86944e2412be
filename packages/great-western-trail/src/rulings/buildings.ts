import { ruling } from '@railhead/kernel'
import { FACE } from './values.js'

const BUILDING = { kind: 'record', fields: { a: FACE, b: FACE } } as const
type Hand = 'none' | 'green' | 'black' | 'both'

/** One side: builders, points, hand. */
const side = (builders: number, points: number, hand: Hand = 'none') => ({ builders, points, hand })

const TEN = {
  1: BUILDING,
  2: BUILDING,
  3: BUILDING,
  4: BUILDING,
  5: BUILDING,
  6: BUILDING,
  7: BUILDING,
  8: BUILDING,
  9: BUILDING,
  10: BUILDING,
} as const
const TEN_FACES = {
  1: { a: side(1, 1, 'green'), b: side(1, 1, 'green') },
  2: { a: side(1, 1), b: side(1, 1) },
  3: { a: side(1, 1), b: side(2, 3) },
  4: { a: side(2, 3, 'black'), b: side(2, 3, 'black') },
  5: { a: side(3, 4), b: side(3, 4) },
  6: { a: side(4, 5), b: side(4, 5) },
  7: { a: side(5, 6, 'both'), b: side(5, 6, 'both') },
  8: { a: side(5, 6, 'green'), b: side(6, 8) },
  9: { a: side(7, 9), b: side(6, 8) },
  10: { a: side(9, 13, 'black'), b: side(8, 11, 'black') },
}

/** What is printed on the tiles of private buildings besides their actions. Building 13 has its own ruling. */
export const BUILDING_RULINGS = [
  ruling({
    id: 'buildings',
    values: { kind: 'record', fields: { ...TEN, 11: BUILDING, 12: BUILDING } },
    default: {
      ...TEN_FACES,
      11: { a: side(12, 20), b: side(5, 10) },
      12: { a: side(4, 5), b: side(3, 4) },
    },
    ledger: ['GWT2-BLDG-08', 'GWT2-BLDG-19', 'GWT2-BLDG-20', 'GWT2-BLDG-31'],
    certainty: 'likely',
    source:
      'Pictures of the tiles: 1a, 2a, 2b, 4b, 6b, 10b and 12b are confirmed by a book, the others are those of an earlier open implementation.',
  }),
  ruling({
    id: 'firstEditionBuildings',
    values: { kind: 'record', fields: TEN },
    default: TEN_FACES,
    ledger: ['GWT1-BLDG-02', 'GWT1-BLDG-03'],
    certainty: 'likely',
    source: 'Where the text is silent, as the second edition.',
  }),
] as const
