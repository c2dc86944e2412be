import type { Message } from '@railhead/kernel'
import { CATTLE_EVENTS } from '../addons/cattle/words.js'
import { type Box, boxOf } from '../components/box.js'
import { isPrivate, isWorker, NOTHING } from '../components/tiles.js'
import { BANK, type Event, type EventType } from '../event.js'
import type { SamEvent } from '../solo/event.js'
import { type State, tablesOf } from '../state.js'
import { localActions } from '../tasks/location.js'
import { localText } from './actions.js'
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

const cards = (list: readonly number[], box: Box): Message => counted(list, card => cardName(card, box))

const spaceOf = (space: number, { trail, edition }: Box, state: State | undefined): Message =>
  spaceName(trail, space, edition, state?.trail)

/** Where a cattleman stops: at a building, or on a space with a tile. */
function stopOf(space: number, box: Box, state: State | undefined): Message {
  const tile = state?.trail[space] ?? NOTHING
  return isPrivate(tile) ? tileName(tile, box) : spaceOf(space, box, state)
}

function placeOf({ on, index }: EventOf<'disc'> | EventOf<'discFromStation'>, { cities }: Box): Message {
  return on === 'city' ? cityName(cities[index]) : stationName(index)
}

function foresight({ seat, tile, space }: EventOf<'foresight'>, box: Box, state?: State): Message {
  const name = tileName(tile, box)
  if (isWorker(tile)) return message('event.foresight.worker', { who: who(seat), worker: workerKey(tile) })
  return space < 0
    ? message('event.foresight.full', { who: who(seat), tile: name })
    : message('event.foresight', { who: who(seat), tile: name, space: spaceOf(space, box, state) })
}

/** A price, and whether it is worth a word: Sam never pays. */
const priced = (cost: number): Params => ({ cost: money(cost), free: cost === 0 ? 'yes' : 'no' })

function built(event: EventOf<'built'>, box: Box, state?: State): Message {
  const params = {
    who: who(event.seat),
    building: event.building,
    site: spaceOf(event.space, box, state),
    ...priced(event.price),
  }
  return event.replaced === NOTHING
    ? message('event.built', params)
    : message('event.built.replaced', { ...params, replaced: tileName(event.replaced, box) })
}

function fee({ seat, amount, to, space }: EventOf<'fee'>, box: Box, state?: State): Message {
  const params = { who: who(seat), money: money(amount), space: stopOf(space, box, state) }
  return to === BANK ? message('event.fee.bank', params) : message('event.fee', { ...params, owner: who(to) })
}

function drew({ seat, count, cards: drawn }: EventOf<'drew'>, box: Box): Message {
  return drawn.length === 0
    ? message('event.drew', { who: who(seat), count })
    : message('event.drew.cards', { who: who(seat), count, cards: cards(drawn, box) })
}

function local({ seat, building, action }: EventOf<'local'>, box: Box, state?: State): Message {
  if (building === NOTHING) return message('event.special', { who: who(seat) })
  const params = { who: who(seat), building: tileName(building, box) }
  const known = state && localActions(state, building)[action]
  return known
    ? message('event.local', { ...params, action: localText(known, box.edition) })
    : message('event.used', params)
}

function bought({ seat, card, price, cowboys }: EventOf<'bought'>, box: Box): Message {
  const params = { who: who(seat), card: cardName(card, box) }
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
  readonly [Type in Exclude<EventType, SamEvent['type']>]: (
    event: EventOf<Type>,
    box: Box,
    state?: State,
  ) => Message
} = {
  turn: ({ seat, number }) => message('event.turn', { who: who(seat), number }),
  placed: ({ seat, space }, box, state) =>
    message('event.placed', { who: who(seat), space: stopOf(space, box, state) }),
  moved: ({ seat, from, to }, box, state) =>
    message('event.moved', {
      who: who(seat),
      from: stopOf(from, box, state),
      to: stopOf(to, box, state),
    }),
  fee,
  money: ({ seat, amount }) =>
    message(amount < 0 ? 'event.pays' : 'event.money', { who: who(seat), money: money(Math.abs(amount)) }),
  local,
  copied: ({ seat, building }, box) =>
    message('event.copied', { who: who(seat), building: tileName(building, box) }),
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
  removed: ({ seat, card }, box) => message('event.removed', { who: who(seat), card: cardName(card, box) }),
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
  hazard: ({ seat, tile }, box) => message('event.tile', { who: who(seat), tile: tileName(tile, box) }),
  outlaw: ({ seat, tile }, box) => message('event.tile', { who: who(seat), tile: tileName(tile, box) }),
  objectiveTaken: ({ seat, card, from, to }, box) =>
    message('event.objectiveTaken', { who: who(seat), objective: objectiveName(card, box), from, to }),
  objectivePlayed: ({ seat, card }, box) =>
    message('event.objectivePlayed', { who: who(seat), objective: objectiveName(card, box) }),
  displayRefilled: ({ card }, box) =>
    message('event.displayRefilled', { objective: objectiveName(card, box) }),
  foresight,
  foresightRefilled: ({ tiles }, box) =>
    message('event.foresightRefilled', {
      tiles: join(
        tiles.map(tile => tileName(tile, box)),
        'comma',
      ),
    }),
  jobMarketToken: ({ row }) => message('event.jobMarketToken', { row: row + 1 }),
  income: ({ seat, hand, spent, total }, box) =>
    message('event.income', { who: who(seat), hand: cards(hand, box), spent, total, money: money(total) }),
  ...CATTLE_EVENTS,
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
  tookCattle: ({ seat, card }, box) =>
    message('event.tookCattle', { who: who(seat), card: cardName(card, box) }),
  seated: ({ seat, worker, token }, { rulings }) =>
    message('event.seated', {
      who: who(seat),
      worker: workerKey(worker),
      points: points(rulings.pokerTokens[token].points),
    }),
  laid: ({ seat, card, price }, box) =>
    message('event.laid', { who: who(seat), card: cardName(card, box), price: money(price) }),
  showdown,
  wonPot: ({ seat, amount }) => message('event.wonPot', { who: who(seat), money: money(amount) }),
  endTriggered: ({ seat }) => message('event.endTriggered', { who: who(seat) }),
  over: () => message('event.over'),
}

const SENTENCES = { ...EVENTS, ...SAM_EVENTS } satisfies Record<EventType, unknown>

/** Names of cities, cards and tiles depend on the box, actions on the match; without one, the second edition's. */
export function eventText(event: Event, state?: State): Message {
  const sentence = SENTENCES[event.type] as (event: Event, box: Box, state?: State) => Message
  return sentence(event, state ? tablesOf(state) : boxOf(0), state)
}
