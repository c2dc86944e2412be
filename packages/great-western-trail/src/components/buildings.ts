import type { Rulings } from '../rulings/index.js'
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

/** What each face does, by number from 1 on: faces a (GWT2-BLDG-08 to -19). */
const ACTIONS_A: readonly (readonly LocalAction[])[] = [
  [gain({ kind: 'moneyPer', amount: 2, per: 'forest' })],
  [forCost(discard(GALLOWAY), money(4)), buyCattle],
  [forCost(discard('pair'), money(3)), move(1)],
  [hazardFor(5), move(2)],
  [forCost(discard('value3'), money(7)), auxiliary],
  [hire(-1), engineers],
  [gain({ kind: 'outlawPairs', certificates: 2, money: 2 })],
  [either(outlaw, auxiliary), gain(engine(2))],
  [gain(engine(3)), gain({ kind: 'specialDelivery' })],
  [gain({ kind: 'certificateToLimit' }), move(5)],
  [hazardFor(2), hazardFor(2)],
  [gain({ kind: 'moneyPer', amount: 1, per: 'builders' }), move(1)],
]

/** An objective card from display or deck for any card; it may be forgone, the dollars not (GWT2-TURN-08). */
const objectiveForCard = (
  dollars: number,
  from: Extract<Task, { kind: 'takeObjective' }>['from'] = 'displayOrDeck',
): Action =>
  forCost(discard('any'), money(dollars), {
    kind: 'takeObjective',
    from,
    to: 'hand',
    optional: true,
  })

/** Discarding a card pays for the engine move, which may be forgone (GWT2-TURN-08). */
const engineForCard = (breed: number, upTo: number): Action =>
  forCost(discard(breed), { kind: 'engine', upTo, optional: true })

/** Faces b (GWT2-BLDG-20 to -31); `on8b` is what that one does. */
const actionsB = (on8b: Action): readonly (readonly LocalAction[])[] => [
  [forCost(discard('objective'), certificate(2)), forCost({ kind: 'engineBack', steps: 1 }, money(3))],
  [engineForCard(SANTA_GERTRUDIS, 2), forCost(discard(CRIOLLO), money(2))],
  [auxiliary, move(1)],
  [gain({ kind: 'drawUpTo', count: 'cowboys' }), move(3)],
  [forCost(discard(PINEYWOODS), certificate(2)), gain({ kind: 'moneyPer', amount: 1, per: 'engineers' })],
  [gain({ kind: 'copyAdjacent' })],
  [gain(engine('forest'))],
  [on8b],
  [gain({ kind: 'upgradeBehind' })],
  [gain(money(4)), gain(engine(4)), move(4)],
  [gain(engine('hazards'))],
  [gain({ kind: 'moneyPer', amount: 2, per: 'stations' }), gain({ kind: 'exchangeToken' })],
]

/** Faces that differ in the first edition (GWT1-BLDG-05, -06, -08 to -10); numbers 11 and 12 do not exist. */
const FIRST_ACTIONS_A: readonly (readonly LocalAction[])[] = [
  ...ACTIONS_A.slice(0, 4),
  [hire(-1), engineers],
  [forCost(discard(BLACK_ANGUS), money(10)), auxiliary],
  ...ACTIONS_A.slice(6, 10),
]
const ACTIONS_B = actionsB(gain({ kind: 'copyAdjacent' }))
const FIRST_ACTIONS_B: readonly (readonly LocalAction[])[] = [
  ACTIONS_B[0],
  [engineForCard(CRIOLLO, 1), forCost(discard(SANTA_GERTRUDIS), money(3))],
  ...ACTIONS_B.slice(2, 5),
  [objectiveForCard(3)],
  ...ACTIONS_B.slice(6, 10),
]

/** By face (0 = a, 1 = b), then by number; row 0 is empty. */
export type BuildingSet = readonly [a: readonly PrivateBuilding[], b: readonly PrivateBuilding[]]

const NONE: PrivateBuilding = { builders: 0, points: 0, hand: 0, actions: [] }
const HANDS = { none: 0, green: GREEN_HAND, black: BLACK_HAND, both: GREEN_HAND | BLACK_HAND } as const

type Face = Rulings['building13']['a']
const printed = ({ builders, points, hand }: Face, actions: readonly LocalAction[]): PrivateBuilding => ({
  builders,
  points,
  hand: HANDS[hand],
  actions,
})

/** Buildings with what is printed on them (OQ-20) and what they do. */
function buildingsWith(
  faces: Readonly<Record<number, { readonly a: Face; readonly b: Face }>>,
  actionsA: readonly (readonly LocalAction[])[],
  actionsB: readonly (readonly LocalAction[])[],
): BuildingSet {
  return [
    [NONE, ...actionsA.map((actions, i) => printed(faces[i + 1].a, actions))],
    [NONE, ...actionsB.map((actions, i) => printed(faces[i + 1].b, actions))],
  ]
}

export const secondEditionBuildings = ({ buildings, objectiveOf8b }: Rulings): BuildingSet =>
  buildingsWith(buildings, ACTIONS_A, actionsB(objectiveForCard(6, objectiveOf8b)))
export const firstEditionBuildings = ({ firstEditionBuildings: faces }: Rulings): BuildingSet =>
  buildingsWith(faces, FIRST_ACTIONS_A, FIRST_ACTIONS_B)

const shop: Action = gain({ kind: 'placeShop' })

/** The two lists of actions of building 13 (RTN-BLDG-01, -02). */
const ACTIONS_13: readonly [readonly LocalAction[], readonly LocalAction[]] = [
  [gain({ kind: 'auxiliary', max: 1 }), gain(certificate(1)), shop],
  [gain({ kind: 'certificatePer', amount: 1, per: 'bells' }), shop],
]
/** With building 13 of Rails to the North (numbers and sides proposed: RTN-BLDG-08, -09). */
export function secondEditionNorthBuildings(rulings: Rulings): BuildingSet {
  const [rowsA, rowsB] = secondEditionBuildings(rulings)
  const { a, b, actions } = rulings.building13
  const [listA, listB] = actions === 'asListed' ? ACTIONS_13 : [ACTIONS_13[1], ACTIONS_13[0]]
  return [
    [...rowsA, printed(a, listA)],
    [...rowsB, printed(b, listB)],
  ]
}

/** With buildings 11 and 12 of the first edition's expansion (fact sheet). */
export function firstEditionNorthBuildings(rulings: Rulings): BuildingSet {
  const [rowsA, rowsB] = firstEditionBuildings(rulings)
  const bells: Action = gain(
    { kind: 'certificatePer', amount: 1, per: 'bells' },
    { kind: 'moneyPer', amount: 1, per: 'bells' },
  )
  const forBuilders: Action = gain({ kind: 'moneyPer', amount: 1, per: 'builders' })
  return [
    [
      ...rowsA,
      { builders: 12, points: 25, hand: 0, actions: [hazardFor(2)] },
      { builders: 3, points: 4, hand: 0, actions: [bells] },
    ],
    [
      ...rowsB,
      { builders: 5, points: 10, hand: 0, actions: ACTIONS_B[10] },
      { builders: 3, points: 4, hand: 0, actions: [forBuilders, shop] },
    ],
  ]
}

/** Special actions beside building sites (GWT2-LOC-11). */
export const SPECIAL_ACTIONS: Record<SpecialAction, Action> = {
  any: forCost(discard('any'), certificate(1)),
  criollo: forCost(discard(CRIOLLO), certificate(1), money(2)),
}
