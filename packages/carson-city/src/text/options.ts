import type { Message, Param, Seat } from '@railhead/kernel'
import { CROWDED_SPACES, MAP_SPOTS, SPACES } from '../components/actionTrack.js'
import { BUILDINGS, BUILT, HOUSE, MOUNTAIN } from '../components/buildings.js'
import { CHARACTER_IDS, SIDE_IDS, SIDES } from '../components/characters.js'
import { PARCELS, parcelName } from '../components/map.js'
import { housePreview, sitePreviews } from '../figures/income.js'
import { moneyForPoints, payment } from '../figures/money.js'
import { buildingIncome } from '../income.js'
import type { Option } from '../options.js'
import { countOwn, isMountain, parcelPrice } from '../parcels.js'
import { NOBODY, type State, sideOf } from '../state.js'
import { tilePrice } from '../tasks/buyTile.js'
import { duelText, tokenText } from './duels.js'
import { effectOf } from './effects.js'
import {
  buildingName,
  characterName,
  counted,
  dollars,
  edgeName,
  joined,
  playerName,
  say,
  spotName,
} from './names.js'
import { currentTask } from './prompts.js'

/** An option with its cost and consequence. */
export function optionText(state: State, seat: Seat, option: Option): Message {
  const money = state.money[seat]
  const task = currentTask(state)
  switch (option.kind) {
    case 'parcel':
      return parcelText(state, seat, option.parcel)
    case 'character':
      return characterText(state, option.card)
    case 'later':
      return laterText(state, seat)
    case 'tile': {
      const take = sideOf(state, seat)?.take
      const price = take?.kind === 'tile' ? take.price : 0
      return say('option.tile', {
        building: buildingName(state.market[option.slot]),
        ...cost(money, price),
      })
    }
    case 'package':
      return packageText(state, seat, option.amount)
    case 'space':
      return say('option.space', {
        space: say(`space.${SPACES[option.space].id}`),
        effect: effectOf(state, seat, option.space),
        duel: option.space < CROWDED_SPACES ? '' : duelText(state, seat, option.space),
      })
    case 'building':
      return buildingText(state, seat, option.parcel)
    case 'lift':
      return say(option.white ? 'option.lift.white' : 'option.lift', { spot: spotName(option.spot) })
    case 'pass':
      return say('option.pass', { place: state.passed.length + 1 })
    case 'toRoad':
      return say('option.toRoad', { roads: state.roads[seat] })
    case 'road':
      return say('option.road', { edge: edgeName(option.edge) })
    case 'act':
      return say('option.act', { effect: effectOf(state, seat, task?.kind === 'act' ? task.space : 0) })
    case 'next':
      return say('option.next', { spot: spotName(option.spot) })
    case 'token':
      return tokenText(state, seat, option.value)
    case 'buyTile': {
      const slot = task?.kind === 'buyTile' ? task.slot : 0
      const price = tilePrice(state, seat, slot)
      return say('option.buyTile', { building: buildingName(state.market[slot]), ...cost(money, price) })
    }
    case 'build':
      return say('option.build', { building: buildingName(option.building) })
    case 'house':
      return say('option.house', {
        parcel: parcelName(option.parcel),
        whose: whose(state.owner[option.parcel], seat),
        changes: task?.kind === 'placeHouse' ? changesText(state, option.parcel, task) : '',
      })
    case 'double':
      return say('option.double', {
        building: buildingName(option.building),
        amount: dollars(incomeOf(state, seat, option.building)),
      })
    case 'points': {
      const price = option.points * (task?.kind === 'buyPoints' ? task.price : 0)
      return say('option.points', { points: option.points, ...cost(money, price) })
    }
    case 'pay':
      return payText(state, seat, option.amount)
    default:
      return say(`option.${option.kind}`)
  }
}

function cost(money: number, price: number): { price: Message; left: Message } {
  return { price: dollars(price), left: dollars(money - price) }
}

function parcelText(state: State, seat: Seat, parcel: number): Message {
  const named = { parcel: parcelName(parcel), on: objectOn(state, parcel) }
  const price = parcelPrice(state, parcel)
  switch (currentTask(state)?.kind) {
    case 'place':
    case 'placeTogether':
      return say('option.parcel.place', {
        ...named,
        price: dollars(price),
        duel: duelText(state, seat, MAP_SPOTS + parcel),
      })
    case 'buyParcel':
      return say('option.parcel.buy', { ...named, ...cost(state.money[seat], price) })
    case 'build':
      return siteText(state, seat, parcel)
    default:
      return say('option.parcel', named)
  }
}

function objectOn(state: State, parcel: number): Param {
  const object = state.on[parcel]
  return object === HOUSE ? 'house' : object === MOUNTAIN ? 'mountain' : 'nothing'
}

/** A character as it is played: what it does, and its money limit. */
export function characterText(state: State, card: number): Message {
  const side = state.sides[card]
  return say('option.character', {
    character: characterName(card),
    effect: say(`card.${CHARACTER_IDS[card]}.${SIDE_IDS[side]}`),
    limit: dollars(SIDES[side][card].cashLimit),
  })
}

function laterText(state: State, seat: Seat): Message {
  const later = sideOf(state, seat)?.later ?? 'doubleIncome'
  const counts = later === 'perMountain' ? isMountain : (object: number): boolean => object === HOUSE
  return say(`option.later.${later}`, { count: countOwn(state, seat, counts) })
}

function packageText(state: State, seat: Seat, amount: number): Message {
  const sells = sideOf(state, seat)?.sells
  const price = sells?.packages.find(row => row.amount === amount)?.price ?? 0
  return say(`option.package.${sells?.what ?? 'points'}`, {
    amount,
    ...cost(state.money[seat], price),
  })
}

function buildingText(state: State, seat: Seat, parcel: number): Message {
  const owner = state.owner[parcel]
  const income = buildingIncome(state, parcel)
  return say(owner === seat ? 'option.building.defend' : 'option.building.attack', {
    building: buildingName(state.on[parcel] - BUILT),
    player: playerName(owner),
    parcel: parcelName(parcel),
    income: dollars(income),
    share: dollars(Math.floor(income / 2)),
    duel: duelText(state, seat, MAP_SPOTS + parcel),
  })
}

/** A site with the income that the tile would have there, unless the tile earns nothing. */
function siteText(state: State, seat: Seat, parcel: number): Message {
  const task = currentTask(state)
  const named = { parcel: parcelName(parcel) }
  if (task?.kind !== 'build' || BUILDINGS[task.building].income === 'none')
    return say('option.parcel.build.plain', named)
  const preview = sitePreviews(state, seat, task.building).find(site => site.parcel === parcel)
  return say('option.parcel.build', { ...named, income: dollars(preview?.income.amount ?? 0) })
}

/** What a house changes for whom. */
function changesText(state: State, parcel: number, comesWith: { site: number; building: number }): Param {
  const list = housePreview(state, parcel, comesWith).map(change =>
    say('option.house.change', {
      building: buildingName(change.building),
      parcel: parcelName(change.parcel),
      player: playerName(change.owner),
      before: dollars(change.before),
      after: dollars(change.after),
    }),
  )
  return list.length === 0 ? '' : say('option.house.changes', { list: joined(list) })
}

/** Money for points; in the last round with what is then in hand at the end. */
function payText(state: State, seat: Seat, amount: number): Message {
  const offer = moneyForPoints(state, seat)
  const { points, left, atTheEnd } = payment(state, seat, amount)
  const named = { amount: dollars(amount), left: dollars(left), points: counted('points', points) }
  const key = amount === 0 ? 'option.pay.none' : points === 0 ? 'option.pay.excess' : 'option.pay'
  const paying = say(key, named)
  if (!offer?.lastRound) return paying
  return say('option.pay.last', { payment: paying, total: counted('points', atTheEnd) })
}

function whose(owner: Seat, seat: Seat): Param {
  return owner === NOBODY ? 'nobody' : owner === seat ? 'own' : 'other'
}

function incomeOf(state: State, seat: Seat, building: number): number {
  let income = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (state.owner[parcel] === seat && state.on[parcel] === BUILT + building)
      income += buildingIncome(state, parcel)
  return income
}
