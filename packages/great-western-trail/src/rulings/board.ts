import { ruling } from '@railhead/kernel'
import { ARROW, BLACK, POINTS, STATION, VALUE } from './values.js'

const STEPS = {
  kind: 'record',
  fields: {
    start: { kind: 'number', from: 1, to: 9 },
    left: { kind: 'number', from: 0, to: 4 },
    right: { kind: 'number', from: 0, to: 4 },
  },
} as const
const CITY = {
  kind: 'record',
  fields: { value: VALUE, black: BLACK, points: POINTS, arrowPoints: POINTS },
} as const

/** What covering a space of a row of workers can give; `for a Criollo` is its price. */
export const WORKER_GAINS = [
  'none',
  'hazard',
  'outlaw',
  'build',
  'hire',
  'certificateForCriollo',
  'money2ForCriollo',
  'certificates2ForCriollo',
  'money4ForCriollo',
] as const
export type WorkerGain = (typeof WORKER_GAINS)[number]
/** The second to the sixth space; the first is printed with its worker. */
const WORKER_ROW = {
  kind: 'list',
  of: { kind: 'choice', choices: WORKER_GAINS },
  from: 5,
  to: 5,
} as const

/** A building site: in the forest or not, and the special action beside it. */
const SITE = {
  kind: 'record',
  fields: {
    forest: { kind: 'choice', choices: [false, true] },
    special: { kind: 'choice', choices: ['none', 'any', 'criollo'] },
  },
} as const
const OPEN = { kind: 'choice', choices: [true, false] } as const

const BOARD = 'A picture of the board; as earlier open implementations and the first edition’s board.'

/** What only the pictures of the boards show. */
export const BOARD_RULINGS = [
  ruling({
    id: 'stepLimits',
    values: { kind: 'record', fields: { two: STEPS, three: STEPS, four: STEPS } },
    default: {
      two: { start: 3, left: 1, right: 1 },
      three: { start: 3, left: 2, right: 1 },
      four: { start: 4, left: 2, right: 1 },
    },
    ledger: ['GWT2-MOVE-05', 'GWT2-MOVE-06'],
    certainty: 'likely',
    source: 'A picture; the example of 3 and 5 steps and the printed +2 and +1 agree with it.',
  }),
  ruling({
    id: 'cities',
    words: ['city'],
    values: {
      kind: 'record',
      fields: {
        fulton: CITY,
        stLouis: CITY,
        bloomington: CITY,
        peoria: CITY,
        chicago: CITY,
        toledo: CITY,
        pittsburgh: CITY,
        philadelphia: CITY,
        newYork: CITY,
      },
    },
    default: {
      fulton: { value: 1, black: false, points: 0, arrowPoints: -3 },
      stLouis: { value: 4, black: false, points: 0, arrowPoints: 0 },
      bloomington: { value: 6, black: false, points: 0, arrowPoints: 0 },
      peoria: { value: 8, black: false, points: 0, arrowPoints: 0 },
      chicago: { value: 10, black: true, points: 0, arrowPoints: 6 },
      toledo: { value: 12, black: true, points: 0, arrowPoints: 8 },
      pittsburgh: { value: 14, black: false, points: 0, arrowPoints: 4 },
      philadelphia: { value: 16, black: true, points: 6, arrowPoints: 0 },
      newYork: { value: 18, black: true, points: 9, arrowPoints: 0 },
    },
    ledger: ['GWT2-DELIVER-04', 'GWT2-DELIVER-09', 'GWT2-SCORE-04', 'GWT2-SCORE-05'],
    certainty: 'likely',
    source: 'A picture; the values, points and arrows that examples name agree with it.',
  }),
  ruling({
    id: 'arrowActions',
    words: ['city'],
    values: {
      kind: 'record',
      fields: {
        fulton: ARROW,
        stLouis: ARROW,
        bloomington: ARROW,
        peoria: ARROW,
        chicago: ARROW,
        toledo: ARROW,
        pittsburgh: ARROW,
        philadelphia: ARROW,
      },
    },
    default: {
      fulton: 'objective',
      stLouis: 'exchangeToken',
      bloomington: 'objective',
      peoria: 'objective',
      chicago: 'none',
      toledo: 'none',
      pittsburgh: 'none',
      philadelphia: 'none',
    },
    ledger: ['GWT2-DELIVER-22'],
    certainty: 'likely',
    source: BOARD,
  }),
  ruling({
    id: 'stations',
    values: { kind: 'list', of: STATION, from: 10, to: 10 },
    default: [
      { cost: 2, points: 1, black: false },
      { cost: 2, points: 1, black: false },
      { cost: 4, points: 2, black: false },
      { cost: 4, points: 2, black: false },
      { cost: 6, points: 3, black: true },
      { cost: 8, points: 5, black: true },
      { cost: 7, points: 6, black: true },
      { cost: 6, points: 7, black: true },
      { cost: 5, points: 8, black: true },
      { cost: 3, points: 9, black: true },
    ],
    ledger: ['GWT2-STATION-07', 'GWT2-STATION-08'],
    certainty: 'likely',
    source: BOARD,
  }),
  ruling({
    id: 'sites',
    words: ['trailSpace'],
    values: {
      kind: 'record',
      fields: {
        ab1: SITE,
        ab2: SITE,
        ab3: SITE,
        floodSite1: SITE,
        floodSite2: SITE,
        bc1: SITE,
        bc2: SITE,
        bc3: SITE,
        droughtSite1: SITE,
        ce1: SITE,
        ce2: SITE,
        de1: SITE,
        campSite1: SITE,
        campSite2: SITE,
        ef1: SITE,
        ef2: SITE,
        rockSite1: SITE,
        rockSite2: SITE,
        fg1: SITE,
        fg2: SITE,
        gk1: SITE,
        gk2: SITE,
      },
    },
    default: {
      ab1: { forest: false, special: 'none' },
      ab2: { forest: false, special: 'none' },
      ab3: { forest: false, special: 'none' },
      floodSite1: { forest: false, special: 'any' },
      floodSite2: { forest: true, special: 'criollo' },
      bc1: { forest: true, special: 'none' },
      bc2: { forest: false, special: 'none' },
      bc3: { forest: false, special: 'none' },
      droughtSite1: { forest: false, special: 'any' },
      ce1: { forest: true, special: 'none' },
      ce2: { forest: true, special: 'none' },
      de1: { forest: false, special: 'none' },
      campSite1: { forest: false, special: 'any' },
      campSite2: { forest: false, special: 'criollo' },
      ef1: { forest: true, special: 'none' },
      ef2: { forest: true, special: 'none' },
      rockSite1: { forest: false, special: 'any' },
      rockSite2: { forest: true, special: 'criollo' },
      fg1: { forest: false, special: 'none' },
      fg2: { forest: true, special: 'none' },
      gk1: { forest: false, special: 'none' },
      gk2: { forest: false, special: 'none' },
    },
    ledger: ['GWT2-LOC-11', 'GWT2-MOVE-16'],
    certainty: 'likely',
    source: 'A picture of the board; as an earlier open implementation.',
  }),
  ruling({
    id: 'turnouts',
    values: { kind: 'list', of: { kind: 'number', from: 1, to: 37 }, from: 9, to: 9, rising: true },
    default: [4, 7, 10, 13, 16, 21, 25, 29, 33],
    ledger: ['GWT2-ENGINE-08', 'GWT2-STATION-10'],
    certainty: 'likely',
    source: 'A picture; the first edition’s track. The turnout after space 4 fits an example.',
  }),
  ruling({
    id: 'crossings',
    values: { kind: 'list', of: { kind: 'number', from: 0, to: 38 }, from: 0, to: 20 },
    default: [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17],
    ledger: ['GWT2-DELIVER-26'],
    certainty: 'likely',
    source: 'A picture; the costs of the example (Chicago 3, Peoria 2, St. Louis 0 from space 5) agree.',
  }),
  ruling({
    id: 'jobMarket',
    values: {
      kind: 'record',
      fields: {
        costs: { kind: 'list', of: { kind: 'number', from: 0, to: 12 }, from: 12, to: 12 },
        arrowsAfter: { kind: 'list', of: { kind: 'number', from: 1, to: 11 }, from: 0, to: 11 },
      },
    },
    default: { costs: [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4], arrowsAfter: [6, 9] },
    ledger: ['GWT2-HIRE-04', 'GWT2-KC-10'],
    certainty: 'likely',
    source: BOARD,
  }),
  ruling({
    id: 'outlawRewards',
    values: {
      kind: 'list',
      of: { kind: 'choice', choices: ['exchangeToken', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      from: 9,
      to: 9,
    },
    default: ['exchangeToken', 1, 2, 3, 4, 5, 6, 8, 10],
    ledger: ['GWT2-OUTLAW-04'],
    certainty: 'likely',
    source: 'A picture; as an earlier open implementation. A player aid confirms the token.',
  }),
  ruling({
    id: 'discBorders',
    words: ['disc'],
    values: {
      kind: 'record',
      fields: {
        money: BLACK,
        cards: BLACK,
        certificate: BLACK,
        engine: BLACK,
        removal: BLACK,
        certificate4: BLACK,
        certificate6: BLACK,
        stepLeft: BLACK,
        stepRight: BLACK,
        hand: BLACK,
      },
    },
    default: {
      money: false,
      cards: false,
      certificate: false,
      engine: false,
      removal: false,
      certificate4: false,
      certificate6: true,
      stepLeft: true,
      stepRight: true,
      hand: true,
    },
    ledger: ['GWT2-DELIVER-10', 'GWT2-DELIVER-15'],
    certainty: 'likely',
    source: 'A picture of the player board, and earlier open implementations.',
  }),
  ruling({
    id: 'openAuxiliaries',
    words: ['auxiliary'],
    values: {
      kind: 'record',
      fields: { money: OPEN, cards: OPEN, certificate: OPEN, engine: OPEN, removal: OPEN },
    },
    default: { money: true, cards: true, certificate: false, engine: false, removal: false },
    ledger: ['GWT2-SETUP-18', 'GWT2-AUX-02'],
    certainty: 'likely',
    source: 'A picture of the player board, and earlier open implementations.',
  }),
  ruling({
    id: 'workerSpaces',
    values: {
      kind: 'record',
      fields: { cowboy: WORKER_ROW, builder: WORKER_ROW, engineer: WORKER_ROW },
    },
    default: {
      cowboy: ['none', 'none', 'hazard', 'none', 'outlaw'],
      builder: ['none', 'none', 'build', 'none', 'build'],
      engineer: [
        'certificateForCriollo',
        'money2ForCriollo',
        'hire',
        'certificates2ForCriollo',
        'money4ForCriollo',
      ],
    },
    ledger: ['GWT2-HIRE-09', 'GWT2-HIRE-10', 'GWT2-HIRE-11'],
    certainty: 'likely',
    source:
      'A picture of the player board; the Russian book confirms the third engineer, another the build for $1.',
  }),
] as const
