import type { WorkerGain } from '../rulings/board.js'
import type { Rulings } from '../rulings/index.js'
import type { Action, PlaceShopTask, Task } from '../task.js'
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
  /** How many such spaces hold a disc at the start; auxiliary actions have two, grey ones start empty (GWT2-AUX-02). */
  readonly count: number
  readonly black: boolean
  /** Paid when a disc is taken from here. */
  readonly cost: number
  /** Gained when a disc is taken from here. */
  readonly money: number
}

/** GWT2-SETUP-18, GWT2-AUX-02, GWT2-DELIVER-10 to -15 (OQ-15). */
const DISC_SPACES = [
  { name: 'money', count: 2, cost: 0, money: 0 },
  { name: 'cards', count: 2, cost: 0, money: 0 },
  { name: 'certificate', count: 2, cost: 0, money: 0 },
  { name: 'engine', count: 2, cost: 0, money: 0 },
  { name: 'removal', count: 2, cost: 0, money: 0 },
  { name: 'certificate4', count: 1, cost: 0, money: 0 },
  { name: 'certificate6', count: 1, cost: 0, money: 0 },
  { name: 'stepLeft', count: 1, cost: 0, money: 3 },
  { name: 'stepRight', count: 1, cost: 0, money: 0 },
  { name: 'hand', count: 2, cost: 5, money: 0 },
] as const

/** The spaces with their borders (OQ-11); one of an auxiliary action that is open from the start is empty (OQ-15). */
export function discSpaces({ discBorders, openAuxiliaries }: Rulings): readonly DiscSpace[] {
  const open: Readonly<Record<string, boolean>> = openAuxiliaries
  return DISC_SPACES.map(space => ({
    ...space,
    count: open[space.name] === true ? 1 : space.count,
    black: discBorders[space.name],
  }))
}

/** Discs on the hand limit at the start. */
export const HAND_DISCS = DISC_SPACES[DISC_HAND].count

/** A step limit: at the start, and what each step disc adds (GWT2-MOVE-05, -06). */
export interface StepLimit {
  readonly start: number
  readonly left: number
  readonly right: number
}

const NO_STEPS: StepLimit = { start: 0, left: 0, right: 0 }

/** By number of players (OQ-02). */
export const stepLimits = ({ stepLimits: { two, three, four } }: Rulings): readonly StepLimit[] => [
  NO_STEPS,
  NO_STEPS,
  two,
  three,
  four,
]

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

const WORKER_GAINS: Readonly<Record<Exclude<WorkerGain, 'none'>, Task>> = {
  hazard: { kind: 'takeHazard', optional: true },
  outlaw: { kind: 'takeOutlaw', optional: true },
  build: { kind: 'build', price: 1, optional: true },
  hire: { kind: 'hire', change: -2, optional: true },
  certificateForCriollo: forCriollo({ kind: 'certificate', amount: 1 }),
  money2ForCriollo: forCriollo({ kind: 'money', amount: 2 }),
  certificates2ForCriollo: forCriollo({ kind: 'certificate', amount: 2 }),
  money4ForCriollo: forCriollo({ kind: 'money', amount: 4 }),
}

/** By worker and space: what covering it gives at once; nothing on the first, whose worker is printed. */
export type WorkerBonus = readonly (readonly (Task | undefined)[])[]

/** GWT2-HIRE-09 to -11 (OQ-15) */
export function workerBonus({ workerSpaces: { cowboy, builder, engineer } }: Rulings): WorkerBonus {
  const row = (gains: readonly WorkerGain[]) => [
    undefined,
    undefined,
    ...gains.map(gain => (gain === 'none' ? undefined : WORKER_GAINS[gain])),
  ]
  const rows: (Task | undefined)[][] = [[], [], [], []]
  rows[COWBOY] = row(cowboy)
  rows[BUILDER] = row(builder)
  rows[ENGINEER] = row(engineer)
  return rows
}

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
const SHOP: PlaceShopTask = { kind: 'placeShop', optional: true }

const shopsFor = (dollars: number, cards: number, orange: boolean, gain: readonly Task[]): Action => ({
  cost: [
    ...(dollars > 0 ? [{ kind: 'pay', amount: dollars } as const] : []),
    { kind: 'discard', what: orange ? 'value2' : 'plainValue2', count: cards }, // RTN-AUX-09
  ],
  gain,
})

/**
 * RTN-AUX-04, -05; the first edition asks no dollars. The text prints one shop for the double action, the rule of
 * doubling says two. The first of two is done with its town before the second, or waits for it (RTN-AUX-12).
 */
export function shopAuxiliary(dollars: number, { doubleShop, twoShops, orangeAsValue2 }: Rulings): Auxiliary {
  const first: PlaceShopTask = twoShops === 'oneByOne' ? SHOP : { ...SHOP, waits: true }
  return {
    disc: DISC_SHOP,
    single: shopsFor(dollars, 1, orangeAsValue2, [SHOP]),
    double: shopsFor(2 * dollars, 2, orangeAsValue2, doubleShop === 1 ? [SHOP] : [first, SHOP]),
  }
}

/** Freeing the disc of the annex costs $2 in the first edition; of the second both are proposed (RTN-AUX-13). */
export const annexDisc = (cost: number, black: boolean): DiscSpace => ({
  name: 'shop',
  count: 1,
  black,
  cost,
  money: 0,
})
