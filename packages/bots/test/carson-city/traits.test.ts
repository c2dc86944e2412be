import {
  BANKER,
  BUILT,
  CHARACTERS,
  GROCER,
  HOUSE,
  IN_RESERVE,
  MAP_SPOTS,
  MERCENARY,
  MINE,
  MOUNTAIN,
  NOBODY,
  NOTHING,
  type Option,
  PLACEMENT,
  RANCH,
  RESOLUTION,
  SALOON,
  type State,
  spaceIndex,
  type Task,
} from '@railhead/carson-city'
import { type Decision, type PlainOption, type PlainState, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { carsonCityModel as model } from '../../src/carson-city/model.js'
import { chapterNets, evaluatorFrom } from '../../src/model.js'
import { progressFrom } from '../../src/training/generation.js'
import { withPolicy } from '../../src/training/policyRun.js'
import { newTraits } from '../../src/traits.js'
import { gameOf, wander } from '../testing/playing.js'

const game = gameOf('carson-city')
const traits = newTraits()
const seen = new Float32Array(model.features.length)

/** An empty plain with roads nowhere, two players who hold nothing but money and cowboys, and a question to the first. */
function position(phase: number, task: Task, change: Partial<State> = {}): State {
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('traits')) as State
  state.owner.fill(NOBODY)
  state.on.fill(NOTHING)
  state.touched.fill(0)
  state.laid.fill(0)
  return Object.assign(state, { phase, round: 2, step: 0, order: [0, 1], passed: [], tasks: [task] }, change)
}

/** The traits of the option of the open question that is meant, by name. */
function traitsOf(state: State, isMeant: (option: Option) => boolean): Record<string, number> {
  const plain = state as unknown as PlainState
  const [question] = game.decisions(plain) as Decision<PlainOption>[]
  const option = question.options.find(candidate => isMeant(candidate as unknown as Option))
  if (option === undefined) throw new Error(`'${question.ask}' has no such option.`)
  model.readFeatures(plain, question.seat, seen)
  model.readTraits?.(plain, question, option, traits)
  return Object.fromEntries(
    Array.from({ length: traits.count }, (_, i) => [
      String(model.traits?.[traits.places[i]]),
      Math.round(traits.strengths[i] * 1000) / 1000,
    ]),
  )
}

const onSpace =
  (id: string) =>
  (option: Option): boolean =>
    option.kind === 'space' && option.space === spaceIndex(id)
const onParcel =
  (parcel: number) =>
  (option: Option): boolean =>
    'parcel' in option && option.parcel === parcel

const PLACING: Task = { kind: 'place', seat: 0 }
/** A parcel in the middle of the plan, and the one to the right of it. */
const CENTRE = 27
const BESIDE = 28

test('a space brings what it counts, less what the cowboy takes away, and denies it to others', () => {
  const state = position(PLACEMENT, PLACING, { cowboys: [4, 7], revolvers: [2, 1] })
  state.owner[CENTRE] = state.owner[BESIDE] = 0
  state.owner[0] = 1
  // Three cowboys stay, and two revolvers: five halves are two points, five are ten dollars; the rival has seven.
  expect(traitsOf(state, onSpace('cowboyPoints'))).toEqual({ spacePoints: 0.5, spaceDenied: 0.75 })
  expect(traitsOf(state, onSpace('cowboyIncome'))).toEqual({ spaceMoney: 1, spaceDenied: 1.4 })
  expect(traitsOf(state, onSpace('parcelIncome'))).toEqual({ spaceMoney: 0.4, spaceDenied: 0.2 })
  expect(traitsOf(state, onSpace('wages'))).toEqual({ spaceMoney: 0.4 })
  state.passed = [1]
  expect(traitsOf(state, onSpace('parcelIncome'))).toEqual({ spaceMoney: 0.4 })
})

test('where others stand already there is a duel, by firepower', () => {
  const state = position(PLACEMENT, PLACING, { cowboys: [3, 3], revolvers: [1, 1] })
  state.cowboysAt[spaceIndex('gambling')] = 2
  const even = traitsOf(state, onSpace('gambling'))
  expect(even['spaceRivals']).toBe(1)
  expect(even['spaceLost']).toBeCloseTo(0.5)
  expect(even['spaceMoney']).toBeCloseTo(0.35)
  state.revolvers = [9, 1]
  const strong = traitsOf(state, onSpace('gambling'))
  expect(strong['spaceLost'] ?? 0).toBeCloseTo(0)
  expect(strong['spaceMoney']).toBeCloseTo(0.7)
})

test('a tile has its price, half of it for the worker, and earns on the best own site', () => {
  const state = position(PLACEMENT, PLACING, { money: [10, 10] })
  state.market = [RANCH, MINE, MINE, MINE, MINE, MINE, MINE]
  expect(traitsOf(state, onSpace('build4'))).toEqual({
    tilePrice: 0.5,
    tileLeft: 0.6,
    tileNoSite: 1,
    tileRevolvers: 1,
  })
  state.owner[CENTRE] = 0
  state.on[BESIDE] = state.on[CENTRE + 8] = MOUNTAIN
  // Two mountains are six dollars, in this round and the two after it.
  expect(traitsOf(state, onSpace('build12'))).toMatchObject({
    tileIncome: 0.6,
    tileEarns: 0.6,
    tilePrice: 1.5,
    tileShort: 1,
  })
  state.character = [3, NOBODY]
  expect(traitsOf(state, onSpace('build12'))).toMatchObject({ tilePrice: 0.75, tileLeft: 0.4 })
})

test('a parcel costs a dollar and one for everything on and around it', () => {
  const state = position(PLACEMENT, PLACING, { money: [10, 10], choosing: [2, 0] })
  state.on[BESIDE] = MOUNTAIN
  state.on[CENTRE + 8] = HOUSE
  state.owner[CENTRE - 8] = 1
  state.cowboysAt[MAP_SPOTS + CENTRE] = 2
  const found = traitsOf(state, onParcel(CENTRE))
  expect(found).toMatchObject({ parcelPrice: 0.6, parcelLeft: 0.7, parcelRivals: 1, parcelEmpty: 0.75 })
  expect(found).toMatchObject({ parcelMine: 0.333, parcelTown: 0.333, parcelRivalsBeside: 0.333 })
  expect(found['parcelReached']).toBeUndefined()
  state.money = [2, 10]
  expect(traitsOf(state, onParcel(CENTRE))).toMatchObject({ parcelShort: 1 })
  // A mountain of nobody serves the mines of both; who takes it leaves nothing of it to the other.
  state.on[CENTRE - 7] = state.on[CENTRE + 9] = BUILT + MINE
  state.owner[CENTRE - 7] = 0
  state.owner[CENTRE + 9] = 1
  expect(traitsOf(state, onParcel(BESIDE))).toMatchObject({
    parcelObject: 1,
    parcelDenies: 0.3,
    parcelSecures: 0.3,
  })
})

test('raids share what a building earns, and guards keep it', () => {
  const state = position(PLACEMENT, PLACING, { choosing: [3, 0], cowboys: [3, 3], revolvers: [1, 1] })
  state.on[CENTRE] = state.on[45] = BUILT + RANCH
  state.owner[CENTRE] = 1
  state.owner[45] = 0
  const meant =
    (parcel: number) =>
    (option: Option): boolean =>
      option.kind === 'building' && option.parcel === parcel
  expect(traitsOf(state, meant(CENTRE))).toEqual({ raidShare: 0.4 })
  expect(traitsOf(state, meant(45))).toEqual({ guardShare: 0.4 })
  state.cowboysAt[MAP_SPOTS + 45] = 2
  expect(traitsOf(state, meant(45))).toEqual({ guardShare: 0.4, guardAttacked: 0.2, guardLost: 0.5 })
})

test('a building earns by its site, and a house serves those beside it', () => {
  const build: Task = { kind: 'build', seat: 0, building: MINE, refused: [], deferred: false }
  const state = position(RESOLUTION, build)
  state.owner[CENTRE] = state.owner[0] = 0
  state.on[BESIDE] = MOUNTAIN
  state.on[CENTRE - 1] = BUILT + RANCH
  state.owner[CENTRE - 1] = 1
  expect(traitsOf(state, onParcel(CENTRE))).toEqual({ siteIncome: 0.3, siteHurts: 0.5 })
  expect(traitsOf(state, onParcel(0))).toEqual({ siteShort: 0.3 })
  state.tasks = [{ ...build, kind: 'placeHouse', building: SALOON, site: CENTRE }]
  state.touched.fill(1)
  expect(traitsOf(state, onParcel(CENTRE + 8))).toEqual({ houseFeeds: 0.5, houseHurts: 0.5 })
  expect(traitsOf(state, onParcel(0))).toEqual({ houseOwn: 1 })
})

test('a road leads to own parcels', () => {
  const state = position(RESOLUTION, { kind: 'layRoads', seat: 0 }, { choosing: [1, 0], roads: [2, 0] })
  state.owner[0] = 0
  // A road ends in the third corner of the top row; one road further is the parcel's own corner.
  state.touched[2] = 1
  const road =
    (edge: number) =>
    (option: Option): boolean =>
      option.kind === 'road' && option.edge === edge
  expect(traitsOf(state, road(1))).toMatchObject({ roadReaches: 0.5 })
  expect(traitsOf(state, road(2))).toEqual({ roadFar: 0.25 })
})

test('characters bring what is printed on them, and what is above their limit is lost', () => {
  const state = position(CHARACTERS, { kind: 'takeCharacter', seat: 0 }, { money: [26, 10] })
  const card =
    (which: number) =>
    (option: Option): boolean =>
      option.kind === 'character' && option.card === which
  expect(traitsOf(state, card(BANKER))).toEqual({ cardCash: 0.9 })
  expect(traitsOf(state, card(MERCENARY))).toEqual({ cardGuns: 1, cardLimit: 0.6 })
  state.on[CENTRE] = state.on[45] = BUILT + RANCH
  state.owner[CENTRE] = state.owner[45] = 0
  // Two ranches of eight dollars doubled instead of eight dollars.
  expect(traitsOf(state, card(GROCER))).toEqual({ cardCash: 0.8, cardLater: 0.8 })
})

test('money becomes points: what is bought, what is left, and what the limit takes of it', () => {
  const buying: Task = { kind: 'buyPoints', seat: 0, price: 4 }
  const state = position(RESOLUTION, buying, { money: [50, 0], white: IN_RESERVE, character: [0, 1] })
  const bought = (count: number) => (option: Option) => option.kind === 'points' && option.points === count
  expect(traitsOf(state, bought(6))).toEqual({ pointsBought: 1, pointsLeft: 2.6, pointsOver: 0.6 })
  expect(traitsOf(state, bought(0))).toEqual({ pointsNone: 1, pointsLeft: 5, pointsOver: 3 })
  state.tasks = [{ kind: 'cashLimit', seat: 0 }]
  const paid = (amount: number) => (option: Option) => option.kind === 'pay' && option.amount === amount
  expect(traitsOf(state, paid(30))).toEqual({ payPoints: 1.5, payLeft: 2 })
  expect(traitsOf(state, paid(40))).toEqual({ payPoints: 2, payLeft: 1, payMore: 1 })
})

test('a policy that listens to nothing, and nets without one, think the same to the last bit', async () => {
  const file = await model.chapters[0].load()
  const { policy: _, ...without } = file
  const old = evaluatorFrom(model, () => chapterNets(model, without))
  const deaf = chapterNets(model, withPolicy(model, progressFrom(model, without).nets, 4))
  expect(chapterNets(model, without).policy).toBeUndefined()
  expect(deaf.policy?.traits).toBe(0)
  const open = evaluatorFrom(model, () => deaf)
  wander(game, { players: 3 }, 'deaf', (state, question, count) => {
    if (count % 5 === 0) expect(open.priors(state, question, [])).toEqual(old.priors(state, question, []))
  })
})
