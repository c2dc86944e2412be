import {
  BUILDINGS,
  BUILT,
  buildingIncome,
  EMPTY_SLOT,
  firepower,
  NOBODY,
  type Option,
  PARCELS,
  PLACEMENT,
  SIDES,
  SLOT_PRICES,
  SPACES,
  type State,
  sideOf,
  THREE_GUNS,
  TYPES,
} from '@railhead/carson-city'
import type { Decision, Seat } from '@railhead/kernel'
import type { Traits } from '../traits.js'
import { forecast, keptTiles } from './forecast.js'
import { land } from './land.js'
import { prospects } from './prospects.js'
import { counted, priceOf } from './street.js'
import {
  building,
  chanceAt,
  house,
  parcel,
  rivalsAt,
  road,
  toBuilding,
  toParcel,
  visit,
} from './townTraits.js'
import { add, DOLLARS } from './traitNames.js'

export { TRAITS } from './traitNames.js'

/** Notes the traits of an option to a question of a seat whose position was looked through just before. */
export function readTraits(state: State, question: Decision<Option>, option: Option, traits: Traits): void {
  traits.count = 0
  const { seat, ask } = question
  const task = state.tasks[state.tasks.length - 1]
  switch (option.kind) {
    case 'space':
      space(state, question, option.space, traits)
      break
    case 'parcel':
      if (task.kind === 'build') building(state, seat, task.building, option.parcel, traits)
      else
        parcel(
          state,
          seat,
          option.parcel,
          state.phase >= PLACEMENT,
          state.phase === PLACEMENT && ask !== 'buyParcel',
          traits,
        )
      break
    case 'building':
      visit(state, seat, option.parcel, traits)
      break
    case 'toParcel':
      toParcel(state, seat, traits)
      break
    case 'toBuilding':
      toBuilding(traits)
      break
    case 'road':
      road(state, seat, option.edge, question, traits)
      break
    case 'house':
      if (task.kind === 'placeHouse') house(state, seat, option.parcel, task.building, task.site, traits)
      break
    case 'character':
      character(state, seat, option.card, traits)
      break
    case 'later':
      add(traits, 'laterGain', laterGain(state, seat, state.character[seat]) / DOLLARS)
      break
    case 'double':
      add(traits, 'doubleGain', incomeOf(state, seat, option.building) / DOLLARS)
      break
    case 'package':
      bundle(state, seat, option.amount, traits)
      break
    case 'tile': {
      const take = sideOf(state, seat)?.take
      if (take?.kind !== 'tile') break
      tile(state, seat, option.slot, take.price, state.money[seat], 1, traits)
      add(traits, 'tileSaved', (SLOT_PRICES[option.slot] - take.price) / 8)
      break
    }
    case 'buyTile':
      if (task.kind === 'buyTile')
        tile(state, seat, task.slot, priceOf(state, seat, task.slot), state.money[seat], 1, traits)
      break
    case 'build':
      add(traits, 'tileEarns', land.best[option.building] / DOLLARS)
      break
    case 'points':
      if (task.kind === 'buyPoints') points(state, seat, option.points, task.price, traits)
      break
    case 'pay':
      payment(state, seat, option.amount, traits)
      break
    case 'pass':
      pass(state, seat, traits)
      break
    default:
  }
}

const WAGE = 4
const MEAN_GAMBLING = 7

function space(state: State, { seat, options }: Decision<Option>, place: number, traits: Traits): void {
  const { effect } = SPACES[place]
  const rivals = rivalsAt(state, seat, place)
  const chance = rivals === 0 ? 1 : chanceAt(state, seat, place)
  add(traits, 'spaceRivals', rivals)
  add(traits, 'spaceLost', 1 - chance)
  switch (effect.kind) {
    case 'wages':
      add(traits, 'spaceMoney', WAGE / DOLLARS)
      break
    case 'roadPerCowboy':
      add(traits, 'spaceRoads', 1 / 3)
      break
    case 'roads':
      add(traits, 'spaceRoads', (chance * effect.amount) / 3)
      break
    case 'threeGuns':
      add(traits, 'spaceGuns', (chance * THREE_GUNS) / 3)
      break
    case 'dice':
      add(traits, 'spaceMoney', (chance * MEAN_GAMBLING) / DOLLARS)
      break
    case 'gain': {
      // The cowboy that goes there is no firepower any more.
      const leaving = 1
      const gain = Math.floor((effect.each * counted(state, seat, effect.of, leaving)) / effect.per)
      noteSeats(state, options)
      let most = 0
      for (let other = 0; other < state.players; other++)
        if (other !== seat && state.passed.indexOf(other) < 0)
          most = Math.max(most, Math.floor((effect.each * theirs(state, other, effect.of)) / effect.per))
      const scale = effect.what === 'points' ? 4 : DOLLARS
      add(traits, effect.what === 'points' ? 'spacePoints' : 'spaceMoney', (chance * gain) / scale)
      add(traits, 'spaceDenied', most / scale)
      break
    }
    case 'tile': {
      const spare = state.money[seat] + forecast.money - land.claimCost - forecast.tileCost
      tile(state, seat, effect.slot, priceOf(state, seat, effect.slot), spare, chance, traits)
      break
    }
    case 'buyPoints':
      add(traits, 'spacePurchase', (chance * Math.max(0, forecast.moneyAtEnd)) / effect.price / 6)
  }
}

/** Parcels and buildings by seat, of one question. */
const holdings = { parcels: [0, 0, 0, 0, 0], buildings: [0, 0, 0, 0, 0] }
let noted: unknown

function noteSeats(state: State, question: unknown): void {
  if (noted === question) return
  noted = question
  holdings.parcels.fill(0)
  holdings.buildings.fill(0)
  for (let place = 0; place < PARCELS; place++) {
    const holder = state.owner[place]
    if (holder === NOBODY) continue
    holdings.parcels[holder]++
    if (state.on[place] >= BUILT) holdings.buildings[holder]++
  }
}

function theirs(state: State, seat: Seat, what: 'parcels' | 'firepower' | 'buildings'): number {
  return what === 'firepower' ? Math.max(0, firepower(state, seat) - 1) : holdings[what][seat]
}

/** A tile of the market for so much of the money that is there, if nobody is faster. */
function tile(
  state: State,
  seat: Seat,
  slot: number,
  price: number,
  money: number,
  chance: number,
  traits: Traits,
): void {
  const type = state.market[slot]
  if (type === EMPTY_SLOT) return
  const hasSite = land.sites - keptTiles(state, seat) - forecast.tiles >= 0.5
  const earns = hasSite ? chance * land.best[type] : 0
  // A dollar of income comes again in every round that is left.
  add(traits, 'tileIncome', earns / DOLLARS)
  add(traits, 'tileEarns', (earns * (ROUNDS_OF_INCOME - Math.max(1, state.round))) / 30)
  add(traits, 'tilePrice', price / 8)
  if (money < price) add(traits, 'tileShort', 1)
  else add(traits, 'tileLeft', (money - price) / DOLLARS)
  if (!hasSite) add(traits, 'tileNoSite', 1)
  add(traits, 'tileRevolvers', chance * BUILDINGS[type].revolvers)
}

/** Estate income of the round in which a tile is bought comes after it. */
const ROUNDS_OF_INCOME = 5

/** What all own buildings of a type earn. */
function incomeOf(state: State, seat: Seat, type: number): number {
  if (land.buildings[type] === 0) return 0
  let sum = 0
  for (let place = 0; place < PARCELS; place++)
    if (state.owner[place] === seat && state.on[place] === BUILT + type) sum += buildingIncome(state, place)
  return sum
}

/** What waiting would bring beyond the cash of a card: dollars, or points for as many dollars as they cost late. */
function laterGain(state: State, seat: Seat, card: number): number {
  const { take, later } = SIDES[state.sides[card]][card]
  if (take.kind !== 'cashOrLater') return 0
  let gain = 0
  if (later === 'doubleIncome')
    for (let type = 0; type < TYPES; type++) gain = Math.max(gain, incomeOf(state, seat, type))
  else if (later === 'pointsPerHouse') gain = POINT * land.houses
  else gain = land.mountains
  return gain - take.cash
}

const POINT = 4

function character(state: State, seat: Seat, card: number, traits: Traits): void {
  const { take, later, sells, revolvers, halfPrice, cashLimit } = SIDES[state.sides[card]][card]
  if (take.kind === 'money') add(traits, 'cardCash', take.amount / DOLLARS)
  if (take.kind === 'cashOrLater') add(traits, 'cardCash', take.cash / DOLLARS)
  if (take.kind === 'roads' && land.sites > land.reachedSites)
    add(traits, 'cardRoads', Math.min(2, land.sites - land.reachedSites))
  add(traits, 'cardGuns', revolvers / 3)
  add(traits, 'cardLimit', Math.max(0, state.money[seat] + land.income - cashLimit) / DOLLARS)
  if (later !== undefined) add(traits, 'cardLater', Math.max(0, laterGain(state, seat, card)) / DOLLARS)
  if (halfPrice || take.kind === 'tile') add(traits, 'cardTiles', Math.min(2, land.sites))
  if (sells === undefined) return
  let most = 0
  for (const { amount, price } of sells.packages) if (price <= state.money[seat]) most = amount
  add(traits, 'cardPackage', most / 3)
}

function bundle(state: State, seat: Seat, amount: number, traits: Traits): void {
  const price = sideOf(state, seat)?.sells?.packages.find(row => row.amount === amount)?.price ?? 0
  add(traits, 'packagePrice', price / DOLLARS)
  add(traits, 'packageLeft', (state.money[seat] - price) / DOLLARS)
}

function points(state: State, seat: Seat, bought: number, price: number, traits: Traits): void {
  const left = state.money[seat] - bought * price
  if (bought === 0) add(traits, 'pointsNone', 1)
  add(traits, 'pointsBought', bought / 6)
  add(traits, 'pointsLeft', left / DOLLARS)
  add(traits, 'pointsOver', Math.max(0, left - (sideOf(state, seat)?.cashLimit ?? left)) / DOLLARS)
}

function payment(state: State, seat: Seat, amount: number, traits: Traits): void {
  const limit = sideOf(state, seat)?.cashLimit ?? state.money[seat]
  const due = Math.max(0, state.money[seat] - limit)
  add(traits, 'payPoints', Math.floor(amount / 10) / 2)
  add(traits, 'payLeft', (state.money[seat] - amount) / DOLLARS)
  add(traits, 'payMore', (amount - due) / DOLLARS)
}

/** What passing leaves alone. */
function pass(state: State, seat: Seat, traits: Traits): void {
  add(traits, 'passCowboys', state.cowboys[seat] / 4)
  add(traits, 'passContested', forecast.contested / 2)
  add(traits, 'passOpenPoints', prospects.points / 4)
  add(traits, 'passOpenMoney', prospects.money / DOLLARS)
  add(traits, 'passOpenTile', prospects.tileIncome / DOLLARS)
  add(traits, 'passOpenPurchase', prospects.purchase / 6)
}
