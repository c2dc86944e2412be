import { ruling } from '@railhead/kernel'
import { FACE } from './values.js'

/** The local actions that a private building can have. */
export const BUILDING_ACTIONS = [
  'auxiliary',
  'outlawOrAuxiliary',
  'outlaw',
  'outlawPairs',
  'hazardFor2',
  'hazardFor5',
  'hazardFor7',
  'hireAsPrinted',
  'hireFor1Less',
  'hireFor2More',
  'buyCattle',
  'buildFor2',
  'move1',
  'move2',
  'move3',
  'move4',
  'move5',
  'engine2',
  'engine3',
  'engine4',
  'enginePerEngineer',
  'enginePerForest',
  'enginePerHazard',
  'engineBackFor3',
  'specialDelivery',
  'upgradeBehind',
  'money4',
  'money2PerForest',
  'moneyPerBuilder',
  'moneyPerEngineer',
  'money2PerStation',
  'exchangeToken',
  'certificate',
  'certificatesToLimit',
  'objective',
  'drawPerCowboy',
  'criolloFor2',
  'criolloForEngine1',
  'santaGertrudisFor3',
  'santaGertrudisForEngine2',
  'pineywoodsFor2Certificates',
  'gallowayFor4',
  'blackAngusFor10',
  'pairFor3',
  'pairFor4',
  'value3For7',
  'cardFor3AndObjective',
  'cardFor6AndObjective',
  'objectiveFor2Certificates',
  'copyAdjacent',
] as const
export type BuildingAction = (typeof BUILDING_ACTIONS)[number]

/** One side of a private building with what it does. */
const WHOLE_FACE = {
  kind: 'record',
  fields: {
    ...FACE.fields,
    actions: { kind: 'list', of: { kind: 'choice', choices: BUILDING_ACTIONS }, from: 1, to: 3 },
  },
} as const
const BUILDING = { kind: 'record', fields: { a: WHOLE_FACE, b: WHOLE_FACE } } as const
type Hand = 'none' | 'green' | 'black' | 'both'

/** One side: builders, points, hand, what it does. */
const side = (builders: number, points: number, hand: Hand, ...actions: BuildingAction[]) => ({
  builders,
  points,
  hand,
  actions,
})

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
  1: {
    a: side(1, 1, 'green', 'money2PerForest'),
    b: side(1, 1, 'green', 'objectiveFor2Certificates', 'engineBackFor3'),
  },
  2: {
    a: side(1, 1, 'none', 'gallowayFor4', 'buyCattle'),
    b: side(1, 1, 'none', 'santaGertrudisForEngine2', 'criolloFor2'),
  },
  3: { a: side(1, 1, 'none', 'pairFor3', 'move1'), b: side(2, 3, 'none', 'auxiliary', 'move1') },
  4: { a: side(2, 3, 'black', 'hazardFor5', 'move2'), b: side(2, 3, 'black', 'drawPerCowboy', 'move3') },
  5: {
    a: side(3, 4, 'none', 'value3For7', 'auxiliary'),
    b: side(3, 4, 'none', 'pineywoodsFor2Certificates', 'moneyPerEngineer'),
  },
  6: { a: side(4, 5, 'none', 'hireFor1Less', 'enginePerEngineer'), b: side(4, 5, 'none', 'copyAdjacent') },
  7: { a: side(5, 6, 'both', 'outlawPairs'), b: side(5, 6, 'both', 'enginePerForest') },
  8: {
    a: side(5, 6, 'green', 'outlawOrAuxiliary', 'engine2'),
    b: side(6, 8, 'none', 'cardFor6AndObjective'),
  },
  9: { a: side(7, 9, 'none', 'engine3', 'specialDelivery'), b: side(6, 8, 'none', 'upgradeBehind') },
  10: {
    a: side(9, 13, 'black', 'certificatesToLimit', 'move5'),
    b: side(8, 11, 'black', 'money4', 'engine4', 'move4'),
  },
}

/** What is printed on the tiles of private buildings. Building 13 has its own ruling. */
export const BUILDING_RULINGS = [
  ruling({
    id: 'buildings',
    values: { kind: 'record', fields: { ...TEN, 11: BUILDING, 12: BUILDING } },
    default: {
      ...TEN_FACES,
      11: { a: side(12, 20, 'none', 'hazardFor2', 'hazardFor2'), b: side(5, 10, 'none', 'enginePerHazard') },
      12: {
        a: side(4, 5, 'none', 'moneyPerBuilder', 'move1'),
        b: side(3, 4, 'none', 'money2PerStation', 'exchangeToken'),
      },
    },
    ledger: ['GWT2-BLDG-08', 'GWT2-BLDG-19', 'GWT2-BLDG-20', 'GWT2-BLDG-31'],
    certainty: 'likely',
    source:
      'Pictures of the tiles: 1a, 2a, 2b, 4b, 6b, 10b and 12b are confirmed by a book, the others are those of an earlier open implementation.',
  }),
  ruling({
    id: 'firstEditionBuildings',
    values: { kind: 'record', fields: TEN },
    default: {
      ...TEN_FACES,
      2: { ...TEN_FACES[2], b: side(1, 1, 'none', 'criolloForEngine1', 'santaGertrudisFor3') },
      5: { ...TEN_FACES[5], a: side(3, 4, 'none', 'hireFor1Less', 'enginePerEngineer') },
      6: {
        a: side(4, 5, 'none', 'blackAngusFor10', 'auxiliary'),
        b: side(4, 5, 'none', 'cardFor3AndObjective'),
      },
      8: { ...TEN_FACES[8], b: side(6, 8, 'none', 'copyAdjacent') },
    },
    ledger: ['GWT1-BLDG-02', 'GWT1-BLDG-03', 'GWT1-BLDG-05', 'GWT1-BLDG-10'],
    certainty: 'likely',
    source: 'Where the text is silent, as the second edition.',
  }),
] as const
