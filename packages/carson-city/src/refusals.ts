import type { Message, Seat } from '@railhead/kernel'
import { SPACES, trackOf } from './components/actionTrack.js'
import { TYPES } from './components/buildings.js'
import { CARDS } from './components/characters.js'
import { PARCELS, parcelName } from './components/map.js'
import { PIECES } from './components/pieces.js'
import { type BuildTrouble, buildTrouble, hasSite, keptTiles } from './construction.js'
import type { Refusal } from './options.js'
import { BUILD, BUILDING, CARD, type Option, PARCEL, packageOf, SPACE } from './options.js'
import { parcelPrice } from './parcels.js'
import { buildingTrouble, type PlaceTrouble, parcelTrouble, spaceTrouble } from './placement.js'
import {
  CHOOSING_BUILDING,
  CHOOSING_NOTHING,
  CHOOSING_PARCEL,
  holderOf,
  NOBODY,
  type State,
  sideOf,
  type Task,
  WHITE,
} from './state.js'
import { packageTrouble } from './tasks/buyPackage.js'
import { purchaseTrouble } from './tasks/buyParcel.js'
import type { Key } from './text/en.js'
import { dollars, playerName, say } from './text/names.js'
import { optionText } from './text/options.js'

/** Words for troubles; those that need figures are written where they are met. */
const WORDS = {
  noTile: 'why.noTile',
  white: 'why.white',
  occupied: 'why.occupied',
  own: 'why.own',
  peaceful: 'why.peaceful',
  owned: 'why.owned',
  property: 'why.property',
  noBuilding: 'why.noBuilding',
  protected: 'why.protected',
  whiteNoAttack: 'why.whiteNoAttack',
  noParcel: 'why.noParcel',
  road: 'why.road',
  noHouseSite: 'why.noHouseSite',
} as const satisfies Record<Exclude<PlaceTrouble, 'closed'> | BuildTrouble, Key>

/** Why what one might expect is not offered to the seat now. */
export function refusals(state: State, seat: Seat): Refusal[] {
  const task = state.tasks[state.tasks.length - 1]
  if (!task || (task.seat !== NOBODY && task.seat !== seat)) return []
  const found: Refusal[] = []
  const refuse = (option: Option, why: Message, what = optionText(state, seat, option)): void => {
    found.push({ option, what, why })
  }
  switch (task.kind) {
    case 'takeCharacter':
      for (let card = 0; card < CARDS; card++) {
        const holder = holderOf(state, card)
        if (holder !== NOBODY) refuse(CARD[card], say('why.taken', { player: playerName(holder) }))
      }
      break
    case 'place':
    case 'placeTogether':
      if (!state.passed.includes(seat)) refusePlaces(state, seat, refuse)
      break
    case 'buyPackage':
      refusePackages(state, seat, refuse)
      break
    case 'buyParcel':
      for (const parcel of task.parcels) refuseParcel(state, seat, parcel, refuse)
      break
    default:
      refuseTiles(state, seat, task, refuse)
  }
  return found
}

type Refuse = (option: Option, why: Message, what?: Message) => void

function lacksMoney(state: State, seat: Seat, need: number): Message {
  return say('why.money', { need: dollars(need), have: dollars(state.money[seat]) })
}

/** Spaces, and when a parcel or a building is being chosen, those that stand in the way of the expected. */
function refusePlaces(state: State, seat: Seat, refuse: Refuse): void {
  const white = state.inHand[seat] === WHITE
  switch (state.choosing[seat]) {
    case CHOOSING_BUILDING:
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        const trouble = buildingTrouble(state, seat, parcel, white)
        if (trouble && trouble !== 'noBuilding') refuse(BUILDING[parcel], placeWhy(trouble))
      }
      return
    case CHOOSING_PARCEL:
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        const trouble = parcelTrouble(state, seat, parcel, white)
        if (trouble && trouble !== 'owned') refuse(PARCEL[parcel], placeWhy(trouble))
      }
      return
    case CHOOSING_NOTHING:
      for (const space of trackOf(state).places) {
        const trouble = space < 0 ? undefined : spaceTrouble(state, seat, space, white)
        if (trouble) refuse(SPACE[space], placeWhy(trouble, space))
      }
  }
}

function placeWhy(trouble: PlaceTrouble, space = 0): Message {
  if (trouble !== 'closed') return say(WORDS[trouble])
  const { effect } = SPACES[space]
  return say('why.closed', { round: effect.kind === 'buyPoints' ? effect.lastRound + 1 : 1 })
}

function refuseParcel(state: State, seat: Seat, parcel: number, refuse: Refuse): void {
  const trouble = purchaseTrouble(state, seat, parcel)
  if (!trouble) return
  const price = parcelPrice(state, parcel)
  const what = say('offer.parcel', { parcel: parcelName(parcel), price: dollars(price) })
  refuse(PARCEL[parcel], trouble === 'money' ? lacksMoney(state, seat, price) : say(WORDS[trouble]), what)
}

function refusePackages(state: State, seat: Seat, refuse: Refuse): void {
  const sells = sideOf(state, seat)?.sells
  if (!sells) return
  for (const row of sells.packages) {
    const trouble = packageTrouble(state, seat, sells.what, row)
    if (!trouble) continue
    const why = {
      money: () => lacksMoney(state, seat, row.price),
      cowboyLimit: () => say('why.cowboyLimit', { most: PIECES.cowboys }),
      supply: () => say('why.supply', { left: state.revolverSupply }),
    }[trouble]()
    const what = say(`offer.${sells.what}`, { amount: row.amount, price: dollars(row.price) })
    refuse(packageOf(row.amount), why, what)
  }
}

/** Tiles in hand that cannot be built as the map stands. */
function refuseTiles(state: State, seat: Seat, task: Task, refuse: Refuse): void {
  const because = (building: number, refused: readonly number[]): void => {
    if (!hasSite(state, seat, building, refused))
      refuse(BUILD[building], say(WORDS[buildTrouble(state, seat, building)]))
  }
  if (task.kind === 'build') because(task.building, task.refused)
  if (task.kind !== 'deferredConstruction') return
  for (let building = 0; building < TYPES; building++)
    if (keptTiles(state, seat, building) > 0) because(building, task.refused)
}
