import type { Action, Task } from '../task.js'
import { CRIOLLO } from './cattle.js'
import { BUILDER, COWBOY, ENGINEER } from './tiles.js'

/** The five auxiliary actions of the base game. */
export const AUX_MONEY = 0
export const AUX_CARDS = 1
export const AUX_CERTIFICATE = 2
export const AUX_ENGINE = 3
export const AUX_REMOVAL = 4
/** The sixth, of Rails to the North. */
export const AUX_SHOP = 5

/** Kinds of disc spaces: the auxiliary actions first, under the same numbers. */
export const DISC_CERTIFICATE_4 = 5
export const DISC_CERTIFICATE_6 = 6
export const DISC_STEP_LEFT = 7
export const DISC_STEP_RIGHT = 8
export const DISC_HAND = 9
/** The right space of the sixth auxiliary action, on the annex. */
export const DISC_SHOP = 10

export interface DiscSpace {
  readonly name: string
  /** How many such spaces hold a disc at the start; auxiliary actions have two, grey ones start empty. */
  readonly count: number
  readonly black: boolean
  /** Paid when a disc is taken from here. */
  readonly cost: number
  /** Gained when a disc is taken from here. */
  readonly money: number
}

/** GWT2-SETUP-18, GWT2-AUX-02, GWT2-DELIVER-10 to -15 (OQ-11, OQ-15). */
export const DISC_SPACES: readonly DiscSpace[] = [
  { name: 'money', count: 1, black: false, cost: 0, money: 0 },
  { name: 'cards', count: 1, black: false, cost: 0, money: 0 },
  { name: 'certificate', count: 2, black: false, cost: 0, money: 0 },
  { name: 'engine', count: 2, black: false, cost: 0, money: 0 },
  { name: 'removal', count: 2, black: false, cost: 0, money: 0 },
  { name: 'certificate4', count: 1, black: false, cost: 0, money: 0 },
  { name: 'certificate6', count: 1, black: true, cost: 0, money: 0 },
  { name: 'stepLeft', count: 1, black: true, cost: 0, money: 3 },
  { name: 'stepRight', count: 1, black: true, cost: 0, money: 0 },
  { name: 'hand', count: 2, black: true, cost: 5, money: 0 },
]

/** Step limit by number of players: at the start, and what each step disc adds (GWT2-MOVE-05, -06, OQ-02). */
export const STEPS = [
  { start: 0, left: 0, right: 0 },
  { start: 3, left: 1, right: 1 },
  { start: 3, left: 1, right: 1 },
  { start: 3, left: 2, right: 1 },
  { start: 4, left: 2, right: 1 },
] as const

export const HAND_LIMIT = 4
export const CERTIFICATE_LIMITS = { start: 3, without4: 4, withoutBoth: 6 } as const

/** The certificate track has no 5: one space leads from 4 to 6 (GWT2-INCOME-10, OQ-09). */
export const nextCertificate = (certificates: number): number => (certificates === 4 ? 6 : certificates + 1)

export const WORKER_SPACES = 6
/** Columns of the worker section that score, and what for each worker there (GWT2-SCORE-13). */
export const SCORING_COLUMN = 5
export const SCORING_COLUMN_POINTS = 4
export const STEP_RIGHT_POINTS = 3
export const JOB_MARKET_TOKEN_POINTS = 2

/** Engineers' spaces: discard a Criollo for something. */
const forCriollo = (gain: Task): Task => ({
  kind: 'offer',
  action: { cost: [{ kind: 'discard', what: CRIOLLO }], gain: [gain] },
})

/** What covering the n-th space of a row gives at once (GWT2-HIRE-09 to -11, OQ-15). */
export const WORKER_BONUS: readonly (readonly (Task | undefined)[])[] = (() => {
  const rows: (Task | undefined)[][] = [[], [], [], []]
  rows[COWBOY][4] = { kind: 'takeHazard', optional: true }
  rows[COWBOY][6] = { kind: 'takeOutlaw', optional: true }
  rows[BUILDER][4] = { kind: 'build', price: 1, optional: true }
  rows[BUILDER][6] = { kind: 'build', price: 1, optional: true }
  rows[ENGINEER][2] = forCriollo({ kind: 'certificate', amount: 1 })
  rows[ENGINEER][3] = forCriollo({ kind: 'money', amount: 2 })
  rows[ENGINEER][4] = { kind: 'hire', change: -2, optional: true }
  rows[ENGINEER][5] = forCriollo({ kind: 'certificate', amount: 2 })
  rows[ENGINEER][6] = forCriollo({ kind: 'money', amount: 4 })
  return rows
})()

/** An auxiliary action with the disc space that blocks its double, and at two discs its single version. */
export interface Auxiliary {
  readonly disc: number
  readonly single: Action
  readonly double: Action
}

const payAndBack = (count: number): Task[] => [
  { kind: 'pay', amount: count },
  { kind: 'engineBack', steps: count },
]
const removal = (count: number, money: Task[]): Action => ({
  cost: [{ kind: 'engineBack', steps: count }],
  gain: [...money, { kind: 'removeCards', count, optional: true }],
})

/** GWT2-AUX-07 to -12 */
const COMMON_AUXILIARIES: readonly Auxiliary[] = [
  {
    disc: AUX_MONEY,
    single: { gain: [{ kind: 'money', amount: 1 }] },
    double: { gain: [{ kind: 'money', amount: 2 }] },
  },
  {
    disc: AUX_CARDS,
    single: { gain: [{ kind: 'drawThenDiscard', count: 1 }] },
    double: { gain: [{ kind: 'drawThenDiscard', count: 2 }] },
  },
  {
    disc: AUX_CERTIFICATE,
    single: { cost: payAndBack(1), gain: [{ kind: 'certificate', amount: 1 }] },
    double: { cost: payAndBack(2), gain: [{ kind: 'certificate', amount: 2 }] },
  },
  {
    disc: AUX_ENGINE,
    single: { cost: [{ kind: 'pay', amount: 1 }], gain: [{ kind: 'engine', upTo: 1 }] },
    double: { cost: [{ kind: 'pay', amount: 2 }], gain: [{ kind: 'engine', upTo: 2 }] },
  },
]

/** GWT2-AUX-13, -14 */
export const SECOND_EDITION_AUXILIARIES: readonly Auxiliary[] = [
  ...COMMON_AUXILIARIES,
  {
    disc: AUX_REMOVAL,
    single: removal(1, [{ kind: 'money', amount: 1 }]),
    double: removal(2, [{ kind: 'money', amount: 2 }]),
  },
]

/** No dollars for removed cards (GWT1-AUX-01, -02). */
export const FIRST_EDITION_AUXILIARIES: readonly Auxiliary[] = [
  ...COMMON_AUXILIARIES,
  { disc: AUX_REMOVAL, single: removal(1, []), double: removal(2, []) },
]

/** A card may be discarded for its own sake, so a shop may be forgone (GWT2-TURN-08). */
const shopsFor = (dollars: number, cards: number, shops: number): Action => ({
  cost: [
    ...(dollars > 0 ? [{ kind: 'pay', amount: dollars } as const] : []),
    { kind: 'discard', what: 'value2', count: cards },
  ],
  gain: new Array<Task>(shops).fill({ kind: 'placeShop', optional: true }),
})

/** How many shops the double action places: the text prints one, the rule of doubling says two (RTN-AUX-05, proposed). */
const SHOPS_OF_DOUBLE = 2

/** RTN-AUX-04, -05; the first edition asks no dollars */
export const SECOND_EDITION_SHOP_AUXILIARY: Auxiliary = {
  disc: DISC_SHOP,
  single: shopsFor(1, 1, 1),
  double: shopsFor(2, 2, SHOPS_OF_DOUBLE),
}
export const FIRST_EDITION_SHOP_AUXILIARY: Auxiliary = {
  disc: DISC_SHOP,
  single: shopsFor(0, 1, 1),
  double: shopsFor(0, 2, SHOPS_OF_DOUBLE),
}

/** The annex disc is white; freeing it is free in the second edition (RTN-AUX-13, proposed) and costs $2 in the first. */
export const annexDisc = (cost: number): DiscSpace => ({
  name: 'shop',
  count: 1,
  black: false,
  cost,
  money: 0,
})
