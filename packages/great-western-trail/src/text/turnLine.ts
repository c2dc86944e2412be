import type { Message, Seat } from '@railhead/kernel'
import { type Box, boxOf } from '../components/box.js'
import { isNeutral, isPrivate, NEUTRAL_LETTERS, neutralIndex, numberOf } from '../components/tiles.js'
import type { Event, EventType } from '../event.js'
import { type State, tablesOf } from '../state.js'
import { faceOf } from '../walk.js'
import { counted, message, money, named } from './message.js'
import {
  auxiliaryName,
  cardName,
  cityName,
  railName,
  spaceName,
  stationMasterName,
  stationName,
  tileName,
  townName,
  workerName,
} from './names.js'

type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>

/** What a line is written from. */
interface Told {
  readonly state: State | undefined
  readonly box: Box
}

/** Buildings by their letter or number, other places by name. */
function placeOf(space: number, { state, box }: Told): Message {
  const tile = state?.trail[space] ?? -1
  if (isNeutral(tile)) return message('line.label', { label: NEUTRAL_LETTERS[neutralIndex(tile)] })
  if (state && isPrivate(tile)) return buildingLabel(state, numberOf(tile))
  if (space === box.trail.start) return message('line.start')
  return spaceName(box.trail, space, box.edition, state?.trail)
}

/** A building by its number and side alone. */
export const buildingLabel = (state: State | undefined, number: number): Message =>
  message('line.label', {
    label: `${number}${state === undefined ? '' : faceOf(state, number) === 0 ? 'a' : 'b'}`,
  })

/** What costs something says so. */
const paid = (what: Message, cost: number): Message =>
  cost === 0 ? what : message('line.paid', { what, money: money(cost) })

/** Parts of the line, in the order of the turn. What is not here is in the details, or summed up below. */
const PARTS: { readonly [Type in EventType]?: (event: EventOf<Type>, told: Told) => Message | undefined } = {
  placed: ({ space }, told) => message('line.placed', { place: placeOf(space, told) }),
  moved: ({ from, to }, told) => message('line.way', { from: placeOf(from, told), to: placeOf(to, told) }),
  auxiliary: ({ which }, { box }) =>
    message('line.auxiliary', {
      auxiliary: auxiliaryName(box.discSpaces[box.auxiliaries[which].disc].name),
    }),
  certificates: ({ from, to }) => message('line.certificates', { count: to - from }),
  income: ({ spent }) => (spent > 0 ? message('line.certificates.spent', { count: spent }) : undefined),
  discarded: ({ cards }, { box }) =>
    message('line.discarded', { cards: counted(cards, card => cardName(card, box)) }),
  removed: ({ card }, { box }) => message('line.removed', { card: cardName(card, box) }),
  hired: ({ worker, cost }) => paid(message('line.hired', { worker: workerName(worker) }), cost),
  bought: ({ card, price }, { box }) => paid(message('line.bought', { card: cardName(card, box) }), price),
  tookCattle: ({ card }, { box }) => message('line.bought', { card: cardName(card, box) }),
  built: ({ building, price }, { state }) =>
    paid(message('line.built', { building: buildingLabel(state, building) }), price),
  engine: ({ to }) => message('line.engine', { position: railName(to) }),
  upgraded: ({ station, cost }) => paid(message('line.upgraded', { station: stationName(station) }), cost),
  stationMaster: ({ tile }) => message('line.took', { tile: stationMasterName(tile) }),
  bonusStationMaster: ({ tile }) => message('line.took', { tile: stationMasterName(tile) }),
  hazard: ({ tile }, { box }) => message('line.took', { tile: tileName(tile, box) }),
  outlaw: ({ tile }, { box }) => message('line.took', { tile: tileName(tile, box) }),
  objectiveTaken: () => message('line.objective'),
  objectivePlayed: () => message('line.objectivePlayed'),
  delivered: ({ city }, { box }) => message('line.delivered', { city: cityName(box.cities[city]) }),
  disc: ({ disc }, { box }) => message('line.disc', { disc: named('disc', box.discSpaces[disc].name) }),
  shop: ({ town, cost }, { box }) =>
    box.north
      ? paid(message('line.shop', { town: townName(box.north.towns[town], box.cities) }), cost)
      : message('line.label', { label: '' }),
  wonPot: ({ amount }) => message('line.wonPot', { money: money(amount) }),
  endTriggered: () => message('line.end'),
}

/** Discards one after the other are one thing. */
function together(events: readonly Event[]): readonly Event[] {
  const told: Event[] = []
  for (const event of events) {
    const last = told.at(-1)
    if (event.type === 'discarded' && last?.type === 'discarded')
      told[told.length - 1] = { ...last, cards: [...last.cards, ...event.cards] }
    else told.push(event)
  }
  return told
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** A turn in one line of short parts: where it went, what was done, what it brought and cost in passing. */
export function turnLine(events: readonly Event[], seat: Seat, state?: State): readonly Message[] {
  const told: Told = { state, box: state ? tablesOf(state) : boxOf(0) }
  const own = events.filter(event => !('seat' in event) || event.seat === seat)
  const parts = together(own).flatMap(event => {
    const part = PARTS[event.type] as ((event: Event, told: Told) => Message | undefined) | undefined
    return part?.(event, told) ?? []
  })
  const gained = sum(
    own.map(event => {
      if (event.type === 'money') return Math.max(0, event.amount)
      return event.type === 'income' ? event.total : 0
    }),
  )
  const paidOut = sum(own.map(event => (event.type === 'money' ? Math.max(0, -event.amount) : 0)))
  const fees = sum(own.map(event => (event.type === 'fee' || event.type === 'transport' ? event.amount : 0)))
  return [
    ...parts,
    ...(gained > 0 ? [message('line.gained', { money: money(gained) })] : []),
    ...(paidOut > 0 ? [message('line.paidOut', { money: money(paidOut) })] : []),
    ...(fees > 0 ? [message('line.fees', { money: money(fees) })] : []),
  ]
}
