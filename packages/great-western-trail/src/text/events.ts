import type { Message } from '@railhead/kernel'
import { type Box, boxOf } from '../components/box.js'
import { CALF } from '../components/cattle.js'
import { BONUS_TOKENS } from '../components/poker.js'
import { isWorker, NOTHING } from '../components/tiles.js'
import { BANK, type Event, type EventType } from '../event.js'
import type { SamEvent } from '../solo/event.js'
import { counted, join, message, money, named, type Params, points, who } from './message.js'
import {
  auxiliaryName,
  cardName,
  cityName,
  objectiveName,
  railName,
  spaceName,
  stationMasterName,
  stationName,
  tileName,
  townName,
  workerKey,
} from './names.js'
import { SAM_EVENTS } from './sam.js'

type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>

const cards = (list: readonly number[], { edition }: Box): Message =>
  counted(list, card => cardName(card, edition))

const spaceOf = (space: number, { trail, edition }: Box): Message => spaceName(trail, space, edition)

function placeOf({ on, index }: EventOf<'disc'> | EventOf<'discFromStation'>, { cities }: Box): Message {
  return on === 'city' ? cityName(cities[index]) : stationName(index)
}

function foresight({ seat, tile, space }: EventOf<'foresight'>, box: Box): Message {
  const name = tileName(tile, box.edition)
  if (isWorker(tile)) return message('event.foresight.worker', { who: who(seat), worker: workerKey(tile) })
  return space < 0
    ? message('event.foresight.full', { who: who(seat), tile: name })
    : message('event.foresight', { who: who(seat), tile: name, space: spaceOf(space, box) })
}

/** A price, and whether it is worth a word: Sam never pays. */
const priced = (cost: number): Params => ({ cost: money(cost), free: cost === 0 ? 'yes' : 'no' })

function built(event: EventOf<'built'>, box: Box): Message {
  const params = {
    who: who(event.seat),
    building: event.building,
    site: spaceOf(event.space, box),
    ...priced(event.price),
  }
  return event.replaced === NOTHING
    ? message('event.built', params)
    : message('event.built.replaced', { ...params, replaced: tileName(event.replaced, box.edition) })
}

function fee({ seat, amount, to, space }: EventOf<'fee'>, box: Box): Message {
  const params = { who: who(seat), money: money(amount), space: spaceOf(space, box) }
  return to === BANK ? message('event.fee.bank', params) : message('event.fee', { ...params, owner: who(to) })
}

function drew({ seat, count, cards: drawn }: EventOf<'drew'>, box: Box): Message {
  return drawn.length === 0
    ? message('event.drew', { who: who(seat), count })
    : message('event.drew.cards', { who: who(seat), count, cards: cards(drawn, box) })
}

function local({ seat, building, action }: EventOf<'local'>, { edition }: Box): Message {
  return building === NOTHING
    ? message('event.special', { who: who(seat) })
    : message('event.local', { who: who(seat), building: tileName(building, edition), action: action + 1 })
}

function bought({ seat, card, price, cowboys }: EventOf<'bought'>, { edition }: Box): Message {
  const params = { who: who(seat), card: cardName(card, edition) }
  return cowboys === 0
    ? message('event.bought.second', params)
    : message('event.bought', { ...params, price: money(price), cowboys })
}

function showdown({ hands, pot }: EventOf<'showdown'>, box: Box): Message {
  const shown = hands.flatMap((laid, seat) =>
    laid.length === 0 ? [] : [message('event.showdown.hand', { who: who(seat), cards: cards(laid, box) })],
  )
  return message('event.showdown', { pot: money(pot), hands: join(shown, 'semicolon') })
}

/** Everything that is told, as a sentence. An event does not compile without one. */
const EVENTS: {
  readonly [Type in Exclude<EventType, SamEvent['type']>]: (event: EventOf<Type>, box: Box) => Message
} = {
  turn: ({ seat, number }) => message('event.turn', { who: who(seat), number }),
  placed: ({ seat, space }, box) => message('event.placed', { who: who(seat), space: spaceOf(space, box) }),
  moved: ({ seat, from, to }, box) =>
    message('event.moved', { who: who(seat), from: spaceOf(from, box), to: spaceOf(to, box) }),
  fee,
  money: ({ seat, amount }) =>
    message(amount < 0 ? 'event.pays' : 'event.money', { who: who(seat), money: money(Math.abs(amount)) }),
  local,
  copied: ({ seat, building }, { edition }) =>
    message('event.copied', { who: who(seat), building: tileName(building, edition) }),
  auxiliary: ({ seat, which, times }, { auxiliaries, discSpaces }) =>
    message(times === 1 ? 'event.auxiliary' : 'event.auxiliary.double', {
      who: who(seat),
      auxiliary: auxiliaryName(discSpaces[auxiliaries[which].disc].name),
    }),
  certificates: ({ seat, from, to }) => message('event.certificates', { who: who(seat), from, to }),
  exchangeToken: ({ seat }) => message('event.exchangeToken', { who: who(seat) }),
  exchanged: ({ seat }) => message('event.exchanged', { who: who(seat) }),
  drew,
  reshuffled: ({ seat }) => message('event.reshuffled', { who: who(seat) }),
  discarded: ({ seat, cards: list }, box) =>
    message('event.discarded', { who: who(seat), cards: cards(list, box) }),
  removed: ({ seat, card }, { edition }) =>
    message('event.removed', { who: who(seat), card: cardName(card, edition) }),
  hired: ({ seat, worker, cost }) =>
    message('event.hired', { who: who(seat), worker: workerKey(worker), ...priced(cost) }),
  bought,
  marketGrew: ({ cards: list }, box) => message('event.marketGrew', { cards: cards(list, box) }),
  built,
  engine: ({ seat, from, to }) =>
    message('event.engine', { who: who(seat), from: railName(from), to: railName(to) }),
  upgraded: ({ seat, station, cost }) =>
    message('event.upgraded', { who: who(seat), station: stationName(station), ...priced(cost) }),
  disc: (event, box) =>
    message('event.disc', {
      who: who(event.seat),
      disc: named('disc', box.discSpaces[event.disc].name),
      place: placeOf(event, box),
    }),
  discFromStation: (event, box) =>
    message('event.discFromStation', {
      who: who(event.seat),
      station: stationName(event.station),
      place: placeOf(event, box),
    }),
  stationMaster: ({ seat, tile, station, worker }) =>
    message('event.stationMaster', {
      who: who(seat),
      master: stationMasterName(tile),
      station: stationName(station),
      worker: workerKey(worker),
    }),
  bonusStationMaster: ({ seat, tile }) =>
    message('event.bonusStationMaster', { who: who(seat), master: stationMasterName(tile) }),
  hazard: ({ seat, tile }, { edition }) =>
    message('event.tile', { who: who(seat), tile: tileName(tile, edition) }),
  outlaw: ({ seat, tile }, { edition }) =>
    message('event.tile', { who: who(seat), tile: tileName(tile, edition) }),
  objectiveTaken: ({ seat, card, from, to }, { edition }) =>
    message('event.objectiveTaken', { who: who(seat), objective: objectiveName(card, edition), from, to }),
  objectivePlayed: ({ seat, card }, { edition }) =>
    message('event.objectivePlayed', { who: who(seat), objective: objectiveName(card, edition) }),
  displayRefilled: ({ card }, { edition }) =>
    message('event.displayRefilled', { objective: objectiveName(card, edition) }),
  foresight,
  foresightRefilled: ({ tiles }, { edition }) =>
    message('event.foresightRefilled', {
      tiles: join(
        tiles.map(tile => tileName(tile, edition)),
        'comma',
      ),
    }),
  jobMarketToken: ({ row }) => message('event.jobMarketToken', { row: row + 1 }),
  income: ({ seat, hand, spent, total }, box) =>
    message('event.income', { who: who(seat), hand: cards(hand, box), spent, total, money: money(total) }),
  raised: ({ seat, from, count }) =>
    message('event.raised', { who: who(seat), count, stage: from === CALF ? 'calf' : 'heifer' }),
  delivered: ({ seat, city }, { cities }) =>
    message('event.delivered', { who: who(seat), city: cityName(cities[city]) }),
  transport: ({ seat, amount }) => message('event.transport', { who: who(seat), money: money(amount) }),
  shop: ({ seat, town, cost }, { north, cities }) => {
    if (north === undefined) throw new Error('There are no shops without Rails to the North.')
    return message('event.shop', {
      who: who(seat),
      town: townName(north.towns[town], cities),
      ...priced(cost),
    })
  },
  tookCattle: ({ seat, card }, { edition }) =>
    message('event.tookCattle', { who: who(seat), card: cardName(card, edition) }),
  seated: ({ seat, worker, token }) =>
    message('event.seated', {
      who: who(seat),
      worker: workerKey(worker),
      points: points(BONUS_TOKENS[token].points),
    }),
  laid: ({ seat, card, price }, { edition }) =>
    message('event.laid', { who: who(seat), card: cardName(card, edition), price: money(price) }),
  showdown,
  wonPot: ({ seat, amount }) => message('event.wonPot', { who: who(seat), money: money(amount) }),
  endTriggered: ({ seat }) => message('event.endTriggered', { who: who(seat) }),
  over: () => message('event.over'),
}

const SENTENCES = { ...EVENTS, ...SAM_EVENTS } satisfies Record<EventType, unknown>

/** Names of cities, cards and tiles depend on the box; without one, the second edition's. */
export function eventText(event: Event, box: Box = boxOf(0)): Message {
  const sentence = SENTENCES[event.type] as (event: Event, box: Box) => Message
  return sentence(event, box)
}
