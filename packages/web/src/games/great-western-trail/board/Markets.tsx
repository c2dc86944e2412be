import {
  CATTLE,
  HEREFORD,
  message,
  ORANGE,
  type Purchase,
  SHORTHORN,
  type State,
} from '@railhead/great-western-trail'
import type { Translate } from '@railhead/kernel'
import { IconAt } from '../../../icons/Icon.js'
import { around, Piece } from '../../../play/stage/pieces.js'
import { drawnBy } from '../../../ui/drawnBy.js'
import { nth } from '../../../ui/nth.js'
import { CattleCardArt, ObjectiveCardArt } from '../Cards.js'
import { ICONS } from '../icons.js'
import { useTables } from '../tables.js'
import { MARKET } from './layout.js'

interface MarketsProps {
  readonly state: State
  readonly say: Translate
}

const CARD = { width: 64, height: 84 }
const ROW = 114
const HEAD = 28
const OBJECTIVE = { width: 101, height: 88 }

interface Shelf {
  readonly kind: Purchase['cards']
  readonly cards: readonly { readonly card: number; readonly count: number }[]
}

function shelfOf(card: number): Purchase['cards'] {
  const { breed } = CATTLE[card]
  return breed === ORANGE
    ? 'orange'
    : breed === SHORTHORN
      ? 'shorthorn'
      : breed === HEREFORD
        ? 'hereford'
        : 'value3'
}

/** The cards of the market by how they are bought, equal ones together. */
function shelvesOf(state: State): Shelf[] {
  const kinds: Purchase['cards'][] = ['value3', 'shorthorn', 'hereford']
  if (state.config.cattle !== 'none') kinds.push('orange')
  return kinds.map(kind => {
    const counts = new Map<number, number>()
    for (const card of state.market) if (shelfOf(card) === kind) counts.set(card, (counts.get(card) ?? 0) + 1)
    return { kind, cards: [...counts].sort(([a], [b]) => a - b).map(([card, count]) => ({ card, count })) }
  })
}

/** How high the cattle market is. */
export const cattleHeight = (state: State): number =>
  HEAD + ROW * (state.config.cattle === 'none' ? 3 : 4) + 4
export const objectivesTop = (state: State): number => MARKET.y + cattleHeight(state) + 6
export const OBJECTIVES_HEIGHT = HEAD + 2 * (OBJECTIVE.height + 4) + 4

/** Cattle market and objective display, to the right of the land. */
export const Markets = drawnBy(
  ({ state, say }: MarketsProps) => [
    state.config,
    state.market,
    state.marketDeck.length,
    state.objectiveDisplay,
    state.objectiveDeck.length,
    state.bags,
    say,
  ],
  function Markets({ state, say }: MarketsProps) {
    return (
      <g>
        <rect
          className="market-bed"
          x={MARKET.x}
          y={MARKET.y}
          width={MARKET.width}
          height={cattleHeight(state)}
          rx="8"
        />
        <Head
          piece="marketDeck"
          title={say(message('board.cattleMarket'))}
          y={MARKET.y}
          left={state.marketDeck.length}
          className="card-back"
        />
        {shelvesOf(state).map((shelf, i) => (
          <g key={shelf.kind} transform={`translate(${MARKET.x + 6} ${MARKET.y + HEAD + i * ROW})`}>
            <Prices kind={shelf.kind} />
            {shelf.cards.map(({ card, count }, n) => (
              <Piece
                key={card}
                id={`market:${card}`}
                x={n * (CARD.width + 4)}
                y={26}
                halo={[0, 0, CARD.width, CARD.height]}
              >
                <CattleCardArt card={card} width={CARD.width} height={CARD.height} />
                {count > 1 && <Count count={count} x={CARD.width - 14} y={CARD.height - 13} />}
              </Piece>
            ))}
            {shelf.cards.length === 0 && (
              <rect className="place small" x="0" y="26" width={CARD.width} height={CARD.height} rx="6" />
            )}
          </g>
        ))}
        <Objectives state={state} say={say} />
        <Bags state={state} />
      </g>
    )
  },
)

interface HeadProps {
  readonly piece: string
  readonly title: string
  readonly y: number
  readonly left: number
  readonly className: string
}

/** What it is, and the pile it is refilled from. */
function Head({ piece, title, y, left, className }: HeadProps) {
  return (
    <>
      <text className="area-name" x={MARKET.x + (MARKET.width - 44) / 2} y={y + 19}>
        {title}
      </text>
      <Piece id={piece} x={MARKET.x + MARKET.width - 24} y={y + 15} halo={around(36, 22)}>
        <rect className={className} x="-18" y="-11" width="36" height="22" rx="4" />
        <text className="deck-count" y="6">
          {left}
        </text>
      </Piece>
    </>
  )
}

function Count({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="count-badge" r="13" />
      <text className="count-text" y="5.5">
        ×{count}
      </text>
    </g>
  )
}

/** Ways to buy from a shelf: cowboys, cards, price. */
function Prices({ kind }: { readonly kind: Purchase['cards'] }) {
  const ways = useTables()
    .purchases.map((purchase, index) => ({ purchase, index }))
    .filter(({ purchase }) => purchase.cards === kind)
  const width = 200 / Math.max(2, ways.length)
  return (
    <>
      {ways.map(({ purchase, index }, i) => (
        <Piece
          key={nth(index, kind)}
          id={`price:${index}`}
          x={i * width}
          y={12}
          className="prices"
          halo={[0, -10, width - 3, 20]}
        >
          <rect x="0" y="-11" width={width - 3} height="22" rx="11" />
          <text x={width * 0.14} y="5.5">
            {purchase.cowboys}
          </text>
          <IconAt d={ICONS.cowboy} x={width * 0.3} y={0} size={15} fill="var(--tile-ink)" />
          <text className="price" x={width * 0.7} y="5.5">
            {purchase.count === 2 ? '2×' : ''}${purchase.price}
          </text>
        </Piece>
      ))}
    </>
  )
}

function Objectives({ state, say }: MarketsProps) {
  const counts = new Map<number, number>()
  for (const card of state.objectiveDisplay) counts.set(card, (counts.get(card) ?? 0) + 1)
  const top = objectivesTop(state)
  return (
    <g>
      <rect
        className="market-bed"
        x={MARKET.x}
        y={top}
        width={MARKET.width}
        height={OBJECTIVES_HEIGHT}
        rx="8"
      />
      <Head
        piece="objectiveDeck"
        title={say(message('board.objectives'))}
        y={top}
        left={state.objectiveDeck.length}
        className="card-back objective"
      />
      {[...counts].map(([card, count], i) => (
        <Piece
          key={card}
          id={`objective:${card}`}
          x={MARKET.x + 3 + (i % 2) * (OBJECTIVE.width + 4)}
          y={top + HEAD + Math.floor(i / 2) * (OBJECTIVE.height + 4)}
          halo={[0, 0, OBJECTIVE.width, OBJECTIVE.height]}
        >
          <ObjectiveCardArt card={card} {...OBJECTIVE} />
          {count > 1 && <Count count={count} x={OBJECTIVE.width - 14} y={14} />}
        </Piece>
      ))}
    </g>
  )
}

/** What is left in the bags: said when somebody asks. */
function Bags({ state }: { readonly state: State }) {
  const y = objectivesTop(state) + OBJECTIVES_HEIGHT + 30
  return (
    <>
      {state.bags.map((bag, i) => (
        <Piece key={nth(i, 'bag')} id={`bag:${i}`} x={MARKET.x + 28 + i * 50} y={y} halo={around(40, 40)}>
          <path className="bag" d="M-9-16H9L5-9Q20 4 14 18H-14Q-20 4 -5-9Z" />
          <text className="deck-count" y="13">
            {bag.length}
          </text>
        </Piece>
      ))}
    </>
  )
}
