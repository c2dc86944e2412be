import { type Edition, type Event, type EventType, type State, tablesOf } from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import { IconAt } from '../../icons/Icon.js'
import { seatColour } from '../../ui/SeatMark.js'
import type { Scene, Travel } from '../screen.js'
import { SeatDisc } from './board/Railroad.js'
import { SmallTile } from './board/TileArt.js'
import { CattleCardArt } from './Cards.js'
import { ICONS } from './icons.js'
import { ownPiece } from './pieces.js'
import { withTables } from './tables.js'

type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>
type Flights = {
  readonly [Type in EventType]?: (
    event: EventOf<Type>,
    mine: (id: string) => string,
    edition: Edition,
  ) => Travel
}

/** A coin with what it is worth. */
const coin = (amount: number): ReactNode => (
  <g>
    <circle r="17" fill="#e0b04a" stroke="#7a5414" strokeWidth="2.5" />
    <text className="glyph-text" y="6.5" fontSize="18" fill="#2c2016">
      {amount}
    </text>
  </g>
)

const disc = (seat: number): ReactNode => <SeatDisc seat={seat} size={10} />

const cow = (card: number): ReactNode => (
  <g transform="translate(-32 -42)">
    <CattleCardArt card={card} width={64} height={84} />
  </g>
)

const line = (seat: number): string => `seat:${seat}`

/** What flies where; everything else is seen in its place. */
const FLIGHTS: Flights = {
  fee: ({ seat, amount, to, space }) => ({
    what: coin(amount),
    along: to >= 0 ? [line(seat), `space:${space}`, line(to)] : [line(seat), `space:${space}`],
  }),
  money: ({ seat, amount }, mine) => ({
    what: coin(Math.abs(amount)),
    along: amount > 0 ? ['marketDeck', mine('money')] : [line(seat), 'marketDeck'],
  }),
  hired: ({ seat, worker, row }, _mine, edition) => ({
    what: <SmallTile tile={worker} edition={edition} />,
    along: [`job:${row}:${worker}`, line(seat)],
  }),
  bought: ({ seat, card }) => ({ what: cow(card), along: [`market:${card}`, line(seat)] }),
  tookCattle: ({ seat, card }) => ({ what: cow(card), along: [`market:${card}`, line(seat)] }),
  delivered: ({ seat, city }) => ({
    what: <IconAt d={ICONS.bull} x={0} y={0} size={44} fill={seatColour(seat)} />,
    along: [line(seat), `city:${city}`],
  }),
  disc: ({ seat, on, index }) => ({ what: disc(seat), along: [line(seat), `${on}:${index}`] }),
  hazard: ({ seat, tile, space }, _mine, edition) => ({
    what: <SmallTile tile={tile} edition={edition} />,
    along: [`space:${space}`, line(seat)],
  }),
  outlaw: ({ seat, tile, space }, _mine, edition) => ({
    what: <SmallTile tile={tile} edition={edition} />,
    along: [`space:${space}`, line(seat)],
  }),
  foresight: ({ step, tile, space }, _mine, edition) => ({
    what: <SmallTile tile={tile} edition={edition} />,
    along: [`foresight:${step}:${tile}`, space >= 0 ? `space:${space}` : 'jobToken'],
  }),
  objectiveTaken: ({ seat, card }) => ({
    what: <IconAt d={ICONS.objective} x={0} y={0} size={40} fill="#55652f" />,
    along: [`objective:${card}`, line(seat)],
  }),
}

export function travel(event: Event, { seat, view }: Scene<State>): Travel | undefined {
  const flight = FLIGHTS[event.type] as
    | ((event: Event, mine: (id: string) => string, edition: Edition) => Travel)
    | undefined
  const owner = 'seat' in event ? event.seat : -1
  const mine = (id: string): string => (owner === seat ? ownPiece(id, owner, seat) : line(owner))
  const found = flight?.(event, mine, tablesOf(view).edition)
  return found && { ...found, what: withTables(view, found.what) }
}
