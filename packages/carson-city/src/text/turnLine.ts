import type { Message, Seat } from '@railhead/kernel'
import { parcelName } from '../components/map.js'
import type { Cause, Event } from '../events.js'
import {
  buildingName,
  characterName,
  counted,
  dollars,
  edgeName,
  joined,
  placeName,
  say,
  spotName,
  type Thing,
} from './names.js'

/** Money and points that came in. */
interface Gains {
  money: number
  points: number
  sources: number
}

/** What a seat did or got while these events happened, in a few short parts that make one line. */
export function turnLine(events: readonly Event[], seat: Seat): Message[] {
  const parts: Message[] = []
  const gains: Gains = { money: 0, points: 0, sources: 0 }
  const own = events.filter(event => 'seat' in event && event.seat === seat)
  const roads = own.flatMap(event => (event.type === 'road' ? [event.edge] : []))
  own.forEach((event, index) => {
    const part = partOf(event, own[index + 1], own.slice(0, index), gains)
    if (part) parts.push(part)
  })
  if (roads.length === 1) parts.push(say('turn.roadAt', { edge: edgeName(roads[0]) }))
  else if (roads.length > 1) parts.push(say('turn.road', { roads: counted('roads', roads.length) }))
  parts.push(...lostDuels(events, seat))
  parts.push(...estateParts(own, gains))
  if (gains.sources > 1) parts.push(inAll(gains))
  return parts
}

/** One part for an event of the seat; what is added up or told with another one gives none. */
function partOf(
  event: Event,
  next: Event | undefined,
  before: readonly Event[],
  gains: Gains,
): Message | undefined {
  switch (event.type) {
    case 'duelOrder':
      return say('turn.order')
    case 'claimed': {
      const parcel = parcelName(event.parcel)
      if (event.price === 0) return say('turn.claimed.free', { parcel })
      return say('turn.claimed', { parcel, price: dollars(event.price) })
    }
    case 'character':
      return say('turn.character', { character: characterName(event.card) })
    case 'unused':
      return say('turn.unused', { character: characterName(event.card) })
    case 'waits':
    case 'threeGuns':
      return say(`turn.${event.type}`)
    case 'money':
      gains.money += event.amount
      gains.sources++
      return say('turn.money', { cause: causeName(event.cause), amount: dollars(event.amount) })
    case 'points':
      gains.points += event.amount
      if (isPaidFor(before, event.cause)) return undefined
      gains.sources++
      return say('turn.points', { cause: causeName(event.cause), points: counted('points', event.amount) })
    case 'roads':
    case 'revolvers':
    case 'cowboys':
      if (isPaidFor(before, event.cause) || event.cause === 'newCowboys') return undefined
      return say('turn.pieces', {
        cause: causeName(event.cause),
        pieces: counted(event.type, event.amount),
      })
    case 'paid':
      return bought(event.amount, next)
    case 'placed':
      return placedPart(event)
    case 'moved':
      return say('turn.moved', { from: spotName(event.from), spot: placeName(event) })
    case 'takenBack':
    case 'declined':
    case 'nothing':
      return say(`turn.${event.type}`, { spot: spotName(event.spot) })
    case 'passed':
      return say('turn.passed', { place: String(event.place) })
    case 'duelWon':
      return say('turn.duelWon', { spot: placeName(event) })
    case 'tileBought':
      return say('turn.tileBought', {
        building: buildingName(event.building),
        price: dollars(event.price),
      })
    case 'kept':
    case 'doubled':
      return say(`turn.${event.type}`, { building: buildingName(event.building) })
    case 'built':
      return say('turn.built', {
        building: buildingName(event.building),
        parcel: parcelName(event.parcel),
      })
    case 'house':
    case 'consented':
    case 'refused':
    case 'attackCancelled':
      return say(`turn.${event.type}`, { parcel: parcelName(event.parcel) })
    case 'cashLimit':
      gains.points += event.points
      if (event.points === 0) return say('turn.excess', { amount: dollars(event.amount) })
      return say('turn.cashLimit', {
        points: counted('points', event.points),
        amount: dollars(event.amount),
      })
    case 'tokensDealt':
      return say('turn.tokens', { sum: event.sum })
    case 'tokensDrawn':
      return say('turn.tokensDrawn', { tokens: counted('tokens', event.count) })
    case 'over':
      return say('turn.over', { points: counted('points', event.points) })
    default:
      return undefined
  }
}

function causeName(cause: Cause): Message {
  return say(`cause.${cause}`)
}

function placedPart(event: Extract<Event, { type: 'placed' }>): Message {
  const spot = placeName(event)
  if (event.owner !== undefined)
    return say(event.owner === event.seat ? 'turn.defends' : 'turn.attacks', { spot })
  return say(event.white ? 'turn.placed.white' : 'turn.placed', { spot })
}

/** What was paid for is told with its price. */
function bought(price: number, next: Event | undefined): Message | undefined {
  if (next?.type !== 'points' && next?.type !== 'cowboys' && next?.type !== 'revolvers') return undefined
  const thing: Thing = next.type
  return say('turn.bought', { pieces: counted(thing, next.amount), price: dollars(price) })
}

function isPaidFor(before: readonly Event[], cause: Cause): boolean {
  const last = before.at(-1)
  return last?.type === 'paid' && last.cause === cause
}

/** Duels in which the seat shot and another won. */
function lostDuels(events: readonly Event[], seat: Seat): Message[] {
  const lost: Message[] = []
  let shot = false
  for (const event of events) {
    if (event.type === 'shot' && event.seat === seat) shot = true
    if (event.type !== 'duelWon') continue
    if (shot && event.seat !== seat) lost.push(say('turn.duelLost', { spot: placeName(event) }))
    shot = false
  }
  return lost
}

/** The income of all buildings together, and every raid. */
function estateParts(own: readonly Event[], gains: Gains): Message[] {
  const parts: Message[] = []
  let income = 0
  for (const event of own) {
    if (event.type === 'income') income += event.amount
    if (event.type !== 'raid') continue
    gains.money += event.amount
    gains.sources++
    parts.push(say('turn.raid', { parcel: parcelName(event.parcel), amount: dollars(event.amount) }))
  }
  if (income === 0) return parts
  gains.money += income
  gains.sources++
  return [say('turn.income', { amount: dollars(income) }), ...parts]
}

function inAll({ money, points }: Gains): Message {
  const sums: Message[] = []
  if (money > 0) sums.push(dollars(money))
  if (points > 0) sums.push(counted('points', points))
  return say('turn.inAll', { gains: joined(sums) })
}
