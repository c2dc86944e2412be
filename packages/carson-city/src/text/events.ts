import type { Message } from '@railhead/kernel'
import { MAP_SPOTS } from '../components/actionTrack.js'
import { SIDE_IDS } from '../components/characters.js'
import { parcelName } from '../components/map.js'
import { SLOT_PRICES } from '../components/market.js'
import type { Event } from '../events.js'
import {
  buildingName,
  characterName,
  counted,
  dollars,
  edgeName,
  placeName,
  playerName,
  playerNames,
  say,
  spotName,
} from './names.js'

/** What happened, in one sentence. */
export function eventText(event: Event): Message {
  const player = 'seat' in event ? playerName(event.seat) : ''
  switch (event.type) {
    case 'order':
      return say('event.order', { players: playerNames(event.seats) })
    case 'town':
      return say('event.town', { white: event.white, red: event.red, parcel: parcelName(event.parcel) })
    case 'mountain':
      return say('event.mountain', { parcel: parcelName(event.parcel) })
    case 'market':
      return say('event.market', {
        building: buildingName(event.building),
        price: dollars(SLOT_PRICES[event.slot]),
      })
    case 'tokensDealt': {
      const dealt = { player, sum: event.sum, money: dollars(event.money) }
      if (!event.tokens) return say('event.tokensDealt', dealt)
      return say('event.tokensDealt.own', { ...dealt, tokens: tokenList(event.tokens) })
    }
    case 'tokensDrawn':
      if (!event.tokens) return say('event.tokensDrawn', { player, count: event.count })
      return say('event.tokensDrawn.own', { player, tokens: tokenList(event.tokens) })
    case 'tokenLaid':
      if (event.value === undefined) return say('event.tokenLaid', { player })
      return say('event.tokenLaid.own', { player, value: event.value })
    case 'round':
      return say('event.round', { round: event.round })
    case 'turn':
    case 'threeGuns':
      return say(`event.${event.type}`, { player })
    case 'claimed':
      if (event.price === 0) return say('event.claimed.free', { player, parcel: parcelName(event.parcel) })
      return say('event.claimed', { player, parcel: parcelName(event.parcel), price: dollars(event.price) })
    case 'character':
      return say('event.character', {
        player,
        character: characterName(event.card),
        side: SIDE_IDS[event.side],
      })
    case 'waits':
      return say('event.waits', { player, character: characterName(event.card) })
    case 'money':
    case 'paid':
      return say(`event.${event.type}`, {
        player,
        amount: dollars(event.amount),
        cause: say(`cause.${event.cause}`),
      })
    case 'points':
    case 'roads':
    case 'revolvers':
    case 'cowboys':
      return say(`event.${event.type}`, { player, amount: event.amount, cause: say(`cause.${event.cause}`) })
    case 'road':
      return say('event.road', { player, edge: edgeName(event.edge) })
    case 'placed': {
      const spot = placeName(event)
      if (event.owner === undefined) return say('event.placed', { player, white: String(event.white), spot })
      return say(event.owner === event.seat ? 'event.defends' : 'event.attacks', { player, spot })
    }
    case 'moved':
      return say('event.moved', {
        player,
        white: String(event.white),
        from: spotName(event.from),
        spot: placeName(event),
      })
    case 'duelWon':
      return say(event.tie ? 'event.duelWon.tie' : 'event.duelWon', { player, spot: placeName(event) })
    case 'nothing':
      return say('event.nothing', { player, spot: spotName(event.spot), why: event.why })
    case 'unused':
      return say('event.unused', { player, character: characterName(event.card), why: event.why })
    case 'takenBack':
    case 'declined':
      return say(`event.${event.type}`, { player, spot: spotName(event.spot) })
    case 'passed':
      return say('event.passed', { player, place: event.place })
    case 'duelOrder':
      return say('event.duelOrder', { player, spots: event.spots.map(spotName) })
    case 'duel':
      return say('event.duel', { spot: placeName(event) })
    case 'shot':
      return say('event.shot', {
        player,
        token: String(event.token),
        roll: event.roll,
        cowboys: counted('cowboys', event.cowboys),
        revolvers: counted('revolvers', event.revolvers),
        ofRound: event.ofRound,
        total: event.roll + event.firepower,
      })
    case 'dice':
      return say('event.dice', { player, white: event.white, red: event.red })
    case 'tileBought':
      return say('event.tileBought', {
        player,
        building: buildingName(event.building),
        price: dollars(event.price),
      })
    case 'kept':
    case 'doubled':
      return say(`event.${event.type}`, { player, building: buildingName(event.building) })
    case 'built':
      return say('event.built', {
        player,
        building: buildingName(event.building),
        parcel: parcelName(event.parcel),
      })
    case 'house':
    case 'consented':
    case 'refused':
    case 'attackCancelled':
      return say(`event.${event.type}`, { player, parcel: parcelName(event.parcel) })
    case 'consentAsked':
      return say('event.consentAsked', {
        player,
        owner: playerName(event.owner),
        parcel: parcelName(event.parcel),
      })
    case 'income':
      return say('event.income', {
        player,
        amount: dollars(event.amount),
        building: buildingName(event.building),
        parcel: parcelName(event.parcel),
      })
    case 'raid': {
      const { building, owner } = event
      const spot = placeName({ spot: MAP_SPOTS + event.parcel, building, owner })
      return say('event.raid', { player, amount: dollars(event.amount), spot })
    }
    case 'closed':
      return say('event.closed', { price: dollars(event.price) })
    case 'cashLimit':
      return say('event.cashLimit', { player, amount: dollars(event.amount), points: event.points })
    case 'over':
      return say('event.over', { player, points: event.points })
  }
}

function tokenList(tokens: readonly number[]): string {
  return [...tokens].sort((a, b) => a - b).join(', ')
}
