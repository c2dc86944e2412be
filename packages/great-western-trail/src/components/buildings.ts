import type { BuildingAction } from '../rulings/buildings.js'
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

/** An objective card for any card; it may be forgone, the dollars not (GWT2-TURN-08). */
const objectiveForCard = (dollars: number, from: Extract<Task, { kind: 'takeObjective' }>['from']): Action =>
  forCost(discard('any'), money(dollars), { kind: 'takeObjective', from, to: 'hand', optional: true })

/** Discarding a card pays for the engine move, which may be forgone (GWT2-TURN-08). */
const engineForCard = (breed: number, upTo: number): Action =>
  forCost(discard(breed), { kind: 'engine', upTo, optional: true })

/** What the names of the rulings mean (GWT2-BLDG-08 to -31, GWT1-BLDG-05 to -10). */
const NAMED: Readonly<Record<BuildingAction, LocalAction>> = {
  auxiliary,
  outlawOrAuxiliary: either(outlaw, auxiliary),
  outlaw,
  outlawPairs: gain({ kind: 'outlawPairs', certificates: 2, money: 2 }),
  hazardFor2: hazardFor(2),
  hazardFor5: hazardFor(5),
  hazardFor7: hazardFor(7),
  hireAsPrinted: hire(0),
  hireFor1Less: hire(-1),
  hireFor2More: hire(2),
  buyCattle,
  buildFor2: build,
  move1: move(1),
  move2: move(2),
  move3: move(3),
  move4: move(4),
  move5: move(5),
  engine2: gain(engine(2)),
  engine3: gain(engine(3)),
  engine4: gain(engine(4)),
  enginePerEngineer: engineers,
  enginePerForest: gain(engine('forest')),
  enginePerHazard: gain(engine('hazards')),
  engineBackFor3: forCost({ kind: 'engineBack', steps: 1 }, money(3)),
  specialDelivery: gain({ kind: 'specialDelivery' }),
  upgradeBehind: gain({ kind: 'upgradeBehind' }),
  money4: gain(money(4)),
  money2PerForest: gain({ kind: 'moneyPer', amount: 2, per: 'forest' }),
  moneyPerBuilder: gain({ kind: 'moneyPer', amount: 1, per: 'builders' }),
  moneyPerEngineer: gain({ kind: 'moneyPer', amount: 1, per: 'engineers' }),
  money2PerStation: gain({ kind: 'moneyPer', amount: 2, per: 'stations' }),
  exchangeToken: gain({ kind: 'exchangeToken' }),
  certificate: gain(certificate(1)),
  certificatesToLimit: gain({ kind: 'certificateToLimit' }),
  objective,
  drawPerCowboy: gain({ kind: 'drawUpTo', count: 'cowboys' }),
  criolloFor2: forCost(discard(CRIOLLO), money(2)),
  criolloForEngine1: engineForCard(CRIOLLO, 1),
  santaGertrudisFor3: forCost(discard(SANTA_GERTRUDIS), money(3)),
  santaGertrudisForEngine2: engineForCard(SANTA_GERTRUDIS, 2),
  pineywoodsFor2Certificates: forCost(discard(PINEYWOODS), certificate(2)),
  gallowayFor4: forCost(discard(GALLOWAY), money(4)),
  blackAngusFor10: forCost(discard(BLACK_ANGUS), money(10)),
  pairFor3: forCost(discard('pair'), money(3)),
  pairFor4: forCost(discard('pair'), money(4)),
  value3For7: forCost(discard('value3'), money(7)),
  cardFor3AndObjective: objectiveForCard(3, 'displayOrDeck'),
  cardFor6AndObjective: objectiveForCard(6, 'displayOrDeck'),
  objectiveFor2Certificates: forCost(discard('objective'), certificate(2)),
  copyAdjacent: gain({ kind: 'copyAdjacent' }),
}

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

type WholeFace = Rulings['buildings'][1]['a']
type Faces = Readonly<Record<number, { readonly a: WholeFace; readonly b: WholeFace }>>

/** Buildings with what is printed on them, what they do included (OQ-20); `other` is what a name means in this edition. */
function buildingsWith(faces: Faces, other: Partial<typeof NAMED> = {}): BuildingSet {
  const meaning = { ...NAMED, ...other }
  const face = (one: WholeFace): PrivateBuilding =>
    printed(
      one,
      one.actions.map(name => meaning[name]),
    )
  const numbers = Object.keys(faces).map(Number) // in rising order, as they are whole numbers
  return [
    [NONE, ...numbers.map(number => face(faces[number].a))],
    [NONE, ...numbers.map(number => face(faces[number].b))],
  ]
}

export const secondEditionBuildings = ({ buildings, objectiveOf8b }: Rulings): BuildingSet =>
  buildingsWith(buildings, { cardFor6AndObjective: objectiveForCard(6, objectiveOf8b) })
export const firstEditionBuildings = ({ firstEditionBuildings: faces }: Rulings): BuildingSet =>
  buildingsWith(faces)

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
      { builders: 5, points: 10, hand: 0, actions: [NAMED.enginePerHazard] },
      { builders: 3, points: 4, hand: 0, actions: [forBuilders, shop] },
    ],
  ]
}

/** Special actions beside building sites (GWT2-LOC-11). */
export const SPECIAL_ACTIONS: Record<SpecialAction, Action> = {
  any: forCost(discard('any'), certificate(1)),
  criollo: forCost(discard(CRIOLLO), certificate(1), money(2)),
}
