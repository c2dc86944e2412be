import type { Message } from '@railhead/kernel'
import { PURCHASE_FITS } from '../components/cattle.js'
import { isWorker } from '../components/tiles.js'
import { NO_ENGINE } from '../solo/sam.js'
import { NO_MASTER, type State, tablesOf } from '../state.js'
import { cityHelp, stationHelp, stationMasterHelp } from '../text/help.js'
import { counted, join, message, money, who } from '../text/message.js'
import { cardText, cityName, railName, stationMasterName, stationName, workerName } from '../text/names.js'
import { namedOwners, ownersOf } from './owners.js'

/** The market by how its cards are bought, with the prices, and what is left of the pile. */
export function marketWords(view: State): Message[] {
  const box = tablesOf(view)
  const { purchases } = box
  const kinds = [...new Set(purchases.map(({ cards }) => cards))]
  const shelves = kinds.flatMap(kind => {
    const ways = purchases
      .map((purchase, index) => ({ purchase, index }))
      .filter(({ purchase }) => purchase.cards === kind)
    const cards = view.market.filter(card => ways.some(({ index }) => PURCHASE_FITS[index][card]))
    if (cards.length === 0) return []
    const prices = ways.map(({ purchase: { cowboys, count, price } }) =>
      message('summary.price', { cowboys, count, money: money(price) }),
    )
    return [
      message('summary.shelf', {
        cards: counted(cards, card => cardText(card, box)),
        prices: join(prices, 'comma'),
      }),
    ]
  })
  return [...shelves, message('summary.pile', { count: view.marketDeck.length })]
}

/** Where the engines are, and every station: what upgrading costs and brings, who has, who waits there. */
export function railWords(view: State): Message[] {
  const engines = ownersOf(view).map(([seat, { engine }]) =>
    message('summary.engineAt', {
      who: who(seat),
      place: engine === NO_ENGINE ? message('summary.sam.noEngine') : railName(engine),
    }),
  )
  return [...engines, ...tablesOf(view).stations.map((_, station) => stationWords(view, station))]
}

export function stationWords(view: State, station: number): Message {
  const box = tablesOf(view)
  const { stations } = box
  const parts = [
    message('summary.named', { name: stationName(station), help: stationHelp(stations[station]) }),
  ]
  const upgraded = namedOwners(view, things => (things.stations & (1 << station) ? 1 : 0))
  if (upgraded) parts.push(message('summary.upgradedBy', { players: upgraded }))
  const tile = view.masters[station]
  if (tile !== NO_MASTER)
    parts.push(
      message('summary.named', { name: stationMasterName(tile), help: stationMasterHelp(tile, box) }),
    )
  const worker = view.stationWorkers[station]
  if (isWorker(worker)) parts.push(message('summary.workerHere', { worker: workerName(worker) }))
  return join(parts, 'semicolon')
}

/** Every city: what a delivery needs and brings, and whose discs lie there. */
export function cityWords(view: State, city: number): Message {
  const { cities, edition } = tablesOf(view)
  const parts = [
    message('summary.named', { name: cityName(cities[city]), help: cityHelp(cities[city], edition) }),
  ]
  const discs = namedOwners(view, things => things.cities[city])
  if (discs) parts.push(message('summary.discsOf', { players: discs }))
  return join(parts, 'semicolon')
}

export const citiesWords = (view: State): Message[] =>
  tablesOf(view).cities.map((_, city) => cityWords(view, city))
