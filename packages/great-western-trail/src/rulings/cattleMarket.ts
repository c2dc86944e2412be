import { ruling } from '@railhead/kernel'

const POINTS = { kind: 'number', from: 0, to: 12 } as const
const THREE = { kind: 'list', of: POINTS, from: 3, to: 3 } as const
/** Enough of them for the largest market. */
const MANY = { kind: 'number', from: 5, to: 12 } as const
const FEW = { kind: 'list', of: { kind: 'number', from: 0, to: 6 }, from: 3, to: 3 } as const

const WAY = {
  kind: 'record',
  fields: { cowboys: { kind: 'number', from: 1, to: 6 }, price: { kind: 'number', from: 0, to: 20 } },
} as const
const ways = <const Count extends number>(count: Count) =>
  ({ kind: 'list', of: WAY, from: count, to: count }) as const

const BREEDING_VALUE = { kind: 'number', from: 1, to: 7 } as const

/** What only the pictures of the cattle cards and of the market show. */
export const CATTLE_MARKET_RULINGS = [
  ruling({
    id: 'startingValues',
    words: ['card.second'],
    values: {
      kind: 'record',
      fields: {
        criollo: BREEDING_VALUE,
        santaGertrudis: BREEDING_VALUE,
        pineywoods: BREEDING_VALUE,
        galloway: BREEDING_VALUE,
      },
    },
    default: { criollo: 1, santaGertrudis: 2, pineywoods: 2, galloway: 2 },
    ledger: ['GWT2-SETUP-21'],
    certainty: 'sure',
    source: 'Pictures; every example that counts a hand agrees with them.',
  }),
  ruling({
    id: 'cattlePoints',
    words: ['card.second'],
    values: {
      kind: 'record',
      fields: {
        blackAngus: POINTS,
        longhorn: POINTS,
        corriente: POINTS,
        shorthorn: THREE,
        hereford: THREE,
      },
    },
    default: {
      blackAngus: 1,
      longhorn: 2,
      corriente: 3,
      shorthorn: [3, 4, 5],
      hereford: [5, 6, 7],
    },
    ledger: ['GWT2-SCORE-10'],
    certainty: 'likely',
    source: 'Pictures; as earlier open implementations. Examples agree with those that they name.',
  }),
  ruling({
    id: 'cattleCounts',
    words: ['card.second'],
    values: {
      kind: 'record',
      fields: { blackAngus: MANY, longhorn: MANY, corriente: MANY, shorthorn: FEW, hereford: FEW },
    },
    default: { blackAngus: 7, longhorn: 7, corriente: 7, shorthorn: [3, 3, 3], hereford: [2, 2, 2] },
    ledger: ['GWT2-SETUP-13', 'GWT2-SCORE-10'],
    certainty: 'likely',
    source: 'How many cards of a kind have which points is shown by the cards only.',
  }),
  ruling({
    id: 'purchases',
    words: ['card.second'],
    values: {
      kind: 'record',
      fields: { value3: ways(3), shorthorn: ways(3), hereford: ways(2), orange: ways(2) },
    },
    default: {
      value3: [
        { cowboys: 1, price: 6 },
        { cowboys: 2, price: 3 },
        { cowboys: 3, price: 5 },
      ],
      shorthorn: [
        { cowboys: 1, price: 12 },
        { cowboys: 3, price: 6 },
        { cowboys: 5, price: 8 },
      ],
      hereford: [
        { cowboys: 2, price: 12 },
        { cowboys: 4, price: 6 },
      ],
      orange: [
        { cowboys: 1, price: 8 },
        { cowboys: 2, price: 5 },
      ],
    },
    ledger: ['GWT2-CATTLE-08', 'GWT2-CATTLE-09'],
    certainty: 'likely',
    source: 'The text names six of the eight ways; the third for Shorthorn and Hereford are on the board.',
  }),
] as const
