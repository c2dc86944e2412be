import type { Message } from '@railhead/kernel'
import { TRADE_SPACES, type TradeSpace } from '../components/north.js'
import { NO_TILE, NO_TOKEN, NOBODY, type State, tablesOf } from '../state.js'
import { taskText } from '../text/actions.js'
import { counted, join, message, money, points, who } from '../text/message.js'
import { cityName, townName } from '../text/names.js'
import { editionOf } from '../text/places.js'

/** The towns of Rails to the North; nothing without it. */
export const northWords = (view: State): Message[] =>
  (tablesOf(view).north?.towns ?? []).map((_, town) => townWords(view, town))

/** A town: what its tile does, whose shops stand there, what the free spaces cost or give, where rails lead. */
export function townWords(view: State, town: number): Message {
  const { north, cities } = tablesOf(view)
  if (north === undefined) return message('none')
  const { kind, spaces, links, cityLinks, townHall } = north.towns[town]
  const at = (space: number): number => view.shops[town * TRADE_SPACES + space]
  const parts: Message[] = []
  const tile = view.mediumTiles[town] ?? NO_TILE
  if (tile !== NO_TILE) parts.push(taskText(north.mediumTiles[tile].effect, editionOf(view)))
  const shops = spaces.flatMap((_, space) => (at(space) === NOBODY ? [] : [at(space)]))
  if (shops.length > 0)
    parts.push(
      message('summary.shopsOf', {
        players: counted(shops, seat => message('summary.here', { who: who(seat) })),
      }),
    )
  const free = spaces.filter((_, space) => at(space) === NOBODY)
  if (free.length > 0)
    parts.push(
      message('summary.freeSpaces', {
        list: join(
          [...new Set(free)].map(space => tradeText(view, space)),
          'comma',
        ),
      }),
    )
  const ends = [
    ...(townHall ? [cityName(cities[0])] : []),
    ...cityLinks.map(city => cityName(cities[city])),
    ...links.map(link => townName(north.towns[link], cities)),
  ]
  parts.push(message('summary.links', { list: join(ends, 'comma') }))
  return message('summary.town', {
    town: townName(north.towns[town], cities),
    kind,
    parts: join(parts, 'semicolon'),
  })
}

function tradeText(view: State, { cost, bonus }: TradeSpace): Message {
  if (bonus !== undefined) return taskText(bonus, editionOf(view))
  return cost === 0 ? message('summary.trade.free') : money(cost)
}

/** The poker table; nothing without it. */
export function pokerWords(view: State): Message[] {
  if (!view.config.addons.includes('pokerTable')) return []
  const { pokerTokens } = tablesOf(view).rulings
  const seats = view.players.map(({ bonusToken, laid }, seat) =>
    bonusToken === NO_TOKEN
      ? message('summary.poker.chair', { who: who(seat) })
      : message('summary.poker.seat', {
          who: who(seat),
          points: points(pokerTokens[bonusToken].points),
          count: laid.length,
        }),
  )
  const left = view.players.length - view.tokensTaken
  return [message('summary.poker', { money: money(view.pot), tokens: left }), ...seats]
}
