import { ruling } from '@railhead/kernel'

const WORKERS = { kind: 'number', from: 6, to: 15 } as const
const OUTLAWS = { kind: 'number', from: 0, to: 12 } as const

/** Upper halves of station masters. */
const MASTER_GIFTS = [
  'money2',
  'hazardOrOutlaw',
  'permanentCertificate',
  'certificates2',
  'shop',
  'build2',
] as const
export type MasterGift = (typeof MASTER_GIFTS)[number]

/** A shop needs Rails to the North. */
const UPPER = {
  kind: 'choice',
  choices: ['money2', 'hazardOrOutlaw', 'permanentCertificate', 'certificates2'],
} as const
const NORTH_UPPER = { kind: 'choice', choices: MASTER_GIFTS } as const

/** One of the five faces of every type of hazard; the number of tiles is that of each type. */
const HAZARD = {
  kind: 'record',
  fields: {
    hand: { kind: 'choice', choices: ['green', 'black'] },
    points: { kind: 'number', from: 0, to: 9 },
    tiles: { kind: 'number', from: 1, to: 3 },
  },
} as const

/** What only the pictures of the tiles show. */
export const TILE_RULINGS = [
  ruling({
    id: 'bags',
    values: {
      kind: 'record',
      fields: {
        bag1: { kind: 'record', fields: { greenOutlaws: OUTLAWS, orangeOutlaws: OUTLAWS } },
        bag2: { kind: 'record', fields: { workersOfEachType: WORKERS } },
        bag3: {
          kind: 'record',
          fields: { workersOfEachType: WORKERS, greenOutlaws: OUTLAWS, orangeOutlaws: OUTLAWS },
        },
      },
    },
    default: {
      bag1: { greenOutlaws: 9, orangeOutlaws: 8 },
      bag2: { workersOfEachType: 11 },
      bag3: { workersOfEachType: 7, greenOutlaws: 2, orangeOutlaws: 3 },
    },
    ledger: ['GWT2-SETUP-04'],
    certainty: 'likely',
    source: 'The backs of the tiles; as an earlier open implementation of the first edition.',
  }),
  ruling({
    id: 'hazards',
    values: { kind: 'list', of: HAZARD, from: 5, to: 5 },
    default: [
      { hand: 'black', points: 2, tiles: 1 },
      { hand: 'black', points: 3, tiles: 1 },
      { hand: 'green', points: 2, tiles: 1 },
      { hand: 'green', points: 3, tiles: 1 },
      { hand: 'green', points: 4, tiles: 2 },
    ],
    ledger: ['GWT2-HAZARD-05'],
    certainty: 'likely',
    source: 'Pictures of the tiles; as an earlier open implementation of the first edition.',
  }),
  ruling({
    id: 'stationMasters',
    words: ['stationMaster'],
    values: {
      kind: 'record',
      fields: {
        workers: UPPER,
        objectives: UPPER,
        hazards: UPPER,
        outlawPairs: UPPER,
        certificates: UPPER,
        stations: UPPER,
        buildings: UPPER,
        mediumTowns: NORTH_UPPER,
        goodCattle: NORTH_UPPER,
      },
    },
    default: {
      workers: 'money2',
      objectives: 'hazardOrOutlaw',
      hazards: 'permanentCertificate',
      outlawPairs: 'permanentCertificate',
      certificates: 'permanentCertificate',
      stations: 'permanentCertificate',
      buildings: 'certificates2',
      mediumTowns: 'shop',
      goodCattle: 'build2',
    },
    ledger: ['GWT2-MASTER-09', 'GWT1-MASTER-03', 'RTN-MASTER-01', 'RTN-MASTER-02'],
    certainty: 'likely',
    source: 'Pictures of the base tiles agree; those of the expansion are ours.',
  }),
] as const
