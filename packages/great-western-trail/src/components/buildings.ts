import type { Action, LocalAction, Task } from '../task.js'
import { BLACK_ANGUS, CRIOLLO, GALLOWAY, PINEYWOODS, SANTA_GERTRUDIS } from './cattle.js'
import { BLACK_HAND, GREEN_HAND } from './tiles.js'
import type { SpecialAction } from './trail.js'

export interface PrivateBuilding {
  /** Builder requirement; 0 in the empty row 0. */
  readonly builders: number
  readonly points: number
  /** Bits of GREEN_HAND and BLACK_HAND. */
  readonly hand: number
  readonly actions: readonly LocalAction[]
}

// The vocabulary that the rows below are written in.
const money = (amount: number): Task => ({ kind: 'money', amount })
const certificate = (amount: number): Task => ({ kind: 'certificate', amount })
const discard = (what: Extract<Task, { kind: 'discard' }>['what']): Task => ({ kind: 'discard', what })
const pay = (amount: number): Task => ({ kind: 'pay', amount })
const gain = (...tasks: Task[]): Action => ({ gain: tasks })
const forCost = (cost: Task, ...tasks: Task[]): Action => ({ cost: [cost], gain: tasks })
const hire = (change: number): Action => gain({ kind: 'hire', change })
const build: Action = gain({ kind: 'build', price: 2 })
const buyCattle: Action = gain({ kind: 'buyCattle', optional: true })
const engine = (upTo: Extract<Task, { kind: 'engine' }>['upTo']): Task => ({ kind: 'engine', upTo })
const engineers: Action = gain(engine('engineers'))
const move = (upTo: number): Action => gain({ kind: 'moveCattleman', upTo })
const auxiliary: Action = gain({ kind: 'auxiliary', max: 2 })
const outlaw: Action = gain({ kind: 'takeOutlaw' })
const hazardFor = (price: number): Action => forCost(pay(price), { kind: 'takeHazard' })
const objective: Action = gain({ kind: 'takeObjective', from: 'displayOrDeck', to: 'discard' })
const either = (...actions: Action[]): LocalAction => ({ either: actions })

/** Neutral buildings A to G: the same in both editions (GWT2-BLDG-01 to -07). */
export const NEUTRAL_BUILDINGS: readonly (readonly LocalAction[])[] = [
  [forCost(discard(GALLOWAY), money(2)), hire(0), hire(2)],
  [forCost(discard(SANTA_GERTRUDIS), money(2)), build],
  [either(gain(certificate(1)), objective), engineers],
  [either(outlaw, forCost(pay(2), engine(2))), auxiliary],
  [forCost(discard(PINEYWOODS), money(2)), buyCattle],
  [forCost(discard('pair'), money(4)), hazardFor(7)],
  [engineers, auxiliary],
]

const NONE: PrivateBuilding = { builders: 0, points: 0, hand: 0, actions: [] }
const BOTH = GREEN_HAND | BLACK_HAND

/** Faces a, by number (GWT2-BLDG-08 to -19, OQ-20). */
const SECOND_A: readonly PrivateBuilding[] = [
  NONE,
  {
    builders: 1,
    points: 1,
    hand: GREEN_HAND,
    actions: [gain({ kind: 'moneyPer', amount: 2, per: 'forest' })],
  },
  { builders: 1, points: 1, hand: 0, actions: [forCost(discard(GALLOWAY), money(4)), buyCattle] },
  { builders: 1, points: 1, hand: 0, actions: [forCost(discard('pair'), money(3)), move(1)] },
  { builders: 2, points: 3, hand: BLACK_HAND, actions: [hazardFor(5), move(2)] },
  { builders: 3, points: 4, hand: 0, actions: [forCost(discard('value3'), money(7)), auxiliary] },
  { builders: 4, points: 5, hand: 0, actions: [hire(-1), engineers] },
  { builders: 5, points: 6, hand: BOTH, actions: [gain({ kind: 'outlawPairs', certificates: 2, money: 2 })] },
  { builders: 5, points: 6, hand: GREEN_HAND, actions: [either(outlaw, auxiliary), gain(engine(2))] },
  { builders: 7, points: 9, hand: 0, actions: [gain(engine(3)), gain({ kind: 'specialDelivery' })] },
  { builders: 9, points: 13, hand: BLACK_HAND, actions: [gain({ kind: 'certificateToLimit' }), move(5)] },
  { builders: 12, points: 20, hand: 0, actions: [hazardFor(2), hazardFor(2)] },
  {
    builders: 4,
    points: 5,
    hand: 0,
    actions: [gain({ kind: 'moneyPer', amount: 1, per: 'builders' }), move(1)],
  },
]

/**
 * Faces b, by number (GWT2-BLDG-20 to -31, OQ-20). A card may be discarded for its own sake, so what it pays
 * for on 2b and 8b may be forgone, but no dollars (GWT2-TURN-08).
 */
const SECOND_B: readonly PrivateBuilding[] = [
  NONE,
  {
    builders: 1,
    points: 1,
    hand: GREEN_HAND,
    actions: [
      forCost(discard('objective'), certificate(2)),
      forCost({ kind: 'engineBack', steps: 1 }, money(3)),
    ],
  },
  {
    builders: 1,
    points: 1,
    hand: 0,
    actions: [
      forCost(discard(SANTA_GERTRUDIS), { kind: 'engine', upTo: 2, optional: true }),
      forCost(discard(CRIOLLO), money(2)),
    ],
  },
  { builders: 2, points: 3, hand: 0, actions: [auxiliary, move(1)] },
  {
    builders: 2,
    points: 3,
    hand: BLACK_HAND,
    actions: [gain({ kind: 'drawUpTo', count: 'cowboys' }), move(3)],
  },
  {
    builders: 3,
    points: 4,
    hand: 0,
    actions: [
      forCost(discard(PINEYWOODS), certificate(2)),
      gain({ kind: 'moneyPer', amount: 1, per: 'engineers' }),
    ],
  },
  { builders: 4, points: 5, hand: 0, actions: [gain({ kind: 'copyAdjacent' })] },
  { builders: 5, points: 6, hand: BOTH, actions: [gain(engine('forest'))] },
  {
    builders: 6,
    points: 8,
    hand: 0,
    actions: [
      forCost(discard('any'), money(6), {
        kind: 'takeObjective',
        from: 'displayOrDeck',
        to: 'hand',
        optional: true,
      }),
    ],
  },
  { builders: 6, points: 8, hand: 0, actions: [gain({ kind: 'upgradeBehind' })] },
  { builders: 8, points: 11, hand: BLACK_HAND, actions: [gain(money(4)), gain(engine(4)), move(4)] },
  { builders: 5, points: 10, hand: 0, actions: [gain(engine('hazards'))] },
  {
    builders: 3,
    points: 4,
    hand: 0,
    actions: [gain({ kind: 'moneyPer', amount: 2, per: 'stations' }), gain({ kind: 'exchangeToken' })],
  },
]

/** By face (0 = a, 1 = b), then by number. */
export type BuildingSet = readonly [a: readonly PrivateBuilding[], b: readonly PrivateBuilding[]]
export const SECOND_EDITION_BUILDINGS: BuildingSet = [SECOND_A, SECOND_B]

/** Faces that differ in the first edition (GWT1-BLDG-05, -06, -08 to -10); numbers 11 and 12 do not exist. */
const FIRST_A: readonly PrivateBuilding[] = [
  ...SECOND_A.slice(0, 5),
  { ...SECOND_A[5], actions: [hire(-1), engineers] },
  { ...SECOND_A[6], actions: [forCost(discard(BLACK_ANGUS), money(10)), auxiliary] },
  ...SECOND_A.slice(7, 11),
]
const FIRST_B: readonly PrivateBuilding[] = [
  ...SECOND_B.slice(0, 2),
  {
    ...SECOND_B[2],
    actions: [
      forCost(discard(CRIOLLO), { kind: 'engine', upTo: 1, optional: true }),
      forCost(discard(SANTA_GERTRUDIS), money(3)),
    ],
  },
  ...SECOND_B.slice(3, 6),
  {
    ...SECOND_B[6],
    actions: [
      forCost(discard('any'), money(3), {
        kind: 'takeObjective',
        from: 'displayOrDeck',
        to: 'hand',
        optional: true,
      }),
    ],
  },
  SECOND_B[7],
  { ...SECOND_B[8], actions: [gain({ kind: 'copyAdjacent' })] },
  ...SECOND_B.slice(9, 11),
]
export const FIRST_EDITION_BUILDINGS: BuildingSet = [FIRST_A, FIRST_B]

const shop: Action = gain({ kind: 'placeShop' })

/** Building 13 of Rails to the North (numbers and sides proposed: RTN-BLDG-01, -02, -08, -09). */
export const SECOND_EDITION_NORTH_BUILDINGS: BuildingSet = [
  [
    ...SECOND_A,
    {
      builders: 4,
      points: 5,
      hand: 0,
      actions: [gain({ kind: 'auxiliary', max: 1 }), gain(certificate(1)), shop],
    },
  ],
  [
    ...SECOND_B,
    {
      builders: 3,
      points: 4,
      hand: 0,
      actions: [gain({ kind: 'certificatePer', amount: 1, per: 'bells' }), shop],
    },
  ],
]

/** Buildings 11 and 12 of the first edition's expansion (fact sheet). */
export const FIRST_EDITION_NORTH_BUILDINGS: BuildingSet = [
  [
    ...FIRST_A,
    { builders: 12, points: 25, hand: 0, actions: [hazardFor(2)] },
    {
      builders: 3,
      points: 4,
      hand: 0,
      actions: [
        gain(
          { kind: 'certificatePer', amount: 1, per: 'bells' },
          { kind: 'moneyPer', amount: 1, per: 'bells' },
        ),
      ],
    },
  ],
  [
    ...FIRST_B,
    SECOND_B[11],
    {
      builders: 3,
      points: 4,
      hand: 0,
      actions: [gain({ kind: 'moneyPer', amount: 1, per: 'builders' }), shop],
    },
  ],
]

/** Special actions beside building sites (GWT2-LOC-11). */
export const SPECIAL_ACTIONS: Record<SpecialAction, Action> = {
  any: forCost(discard('any'), certificate(1)),
  criollo: forCost(discard(CRIOLLO), certificate(1), money(2)),
}
