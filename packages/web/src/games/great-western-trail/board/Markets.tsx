import {
  breedName,
  CATTLE,
  HEREFORD,
  ORANGE,
  PURCHASES,
  type Purchase,
  SHORTHORN,
  type State,
  tablesOf,
} from '@railhead/great-western-trail'
import type { Translate } from '@railhead/kernel'
import type { Writer } from '../../../i18n/index.js'
import { IconAt } from '../../../icons/Icon.js'
import { around, Piece } from '../../../play/stage/pieces.js'
import { lookOf } from '../breeds.js'
import { CattleCardArt, ObjectiveCardArt } from '../Cards.js'
import { ICONS } from '../icons.js'
import { MARKET } from './layout.js'

interface MarketsProps {
  readonly state: State
  readonly t: Writer
}

const CARD = { width: 62, height: 84 }
const ROW = 124

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

/** Cattle market and objective display, to the right of the land. */
export function Markets({ state, t, say }: MarketsProps & { readonly say: Translate }) {
  const shelves = shelvesOf(state)
  const objectivesY = MARKET.y + 46 + shelves.length * ROW + 28
  return (
    <g>
      <rect
        className="market-bed"
        x={MARKET.x}
        y={MARKET.y}
        width={MARKET.width}
        height={46 + shelves.length * ROW}
        rx="10"
      />
      <text className="area-name" x={MARKET.x + MARKET.width / 2} y={MARKET.y + 24}>
        {t('gwt.cattleMarket')}
      </text>
      <Piece id="marketDeck" x={MARKET.x + MARKET.width - 26} y={MARKET.y + 20} halo={around(34, 26)}>
        <rect className="card-back" x="-17" y="-13" width="34" height="26" rx="4" />
        <text className="deck-count" y="5">
          {state.marketDeck.length}
        </text>
      </Piece>
      {shelves.map((shelf, i) => (
        <g key={shelf.kind} transform={`translate(${MARKET.x + 12} ${MARKET.y + 42 + i * ROW})`}>
          <Prices kind={shelf.kind} />
          {shelf.cards.map(({ card, count }, n) => (
            <Piece key={card} id={`market:${card}`} x={n * 80} y={24} halo={[0, 0, CARD.width, CARD.height]}>
              {count > 1 && (
                <rect className="card-shade" x="5" y="-4" width={CARD.width} height={CARD.height} rx="6" />
              )}
              {count > 2 && (
                <rect className="card-shade" x="2.5" y="-2" width={CARD.width} height={CARD.height} rx="6" />
              )}
              <CattleCardArt card={card} width={CARD.width} height={CARD.height} />
              {count > 1 && (
                <g transform={`translate(${CARD.width - 1} ${CARD.height - 13})`}>
                  <circle className="count-badge" r="12" />
                  <text className="count-text" y="4.5">
                    ×{count}
                  </text>
                </g>
              )}
            </Piece>
          ))}
          {shelf.cards.length === 0 && (
            <rect className="place small" x="0" y="24" width={CARD.width} height={CARD.height} rx="6" />
          )}
        </g>
      ))}
      <Objectives state={state} t={t} y={objectivesY} />
      <Supply state={state} t={t} y={objectivesY + 258} />
      <Legend state={state} say={say} y={objectivesY + 284} />
    </g>
  )
}

/** Ways to buy from a shelf: cowboys, cards, price. */
function Prices({ kind }: { readonly kind: Purchase['cards'] }) {
  return (
    <g className="prices">
      {PURCHASES.filter(purchase => purchase.cards === kind).map((purchase, i) => (
        <g key={`${purchase.cowboys}.${purchase.price}`} transform={`translate(${i * 84} 8)`}>
          <rect x="0" y="-10" width="80" height="20" rx="10" />
          <text x="10" y="5">
            {purchase.cowboys}
          </text>
          <IconAt d={ICONS.cowboy} x={22} y={0} size={14} fill="var(--tile-ink)" />
          <text x="41" y="5">
            {purchase.count === 2 ? '2×' : ''}
          </text>
          <text className="price" x="62" y="5">
            ${purchase.price}
          </text>
        </g>
      ))}
    </g>
  )
}

function Objectives({ state, t, y }: MarketsProps & { readonly y: number }) {
  const counts = new Map<number, number>()
  for (const card of state.objectiveDisplay) counts.set(card, (counts.get(card) ?? 0) + 1)
  return (
    <g>
      <rect className="market-bed" x={MARKET.x} y={y - 22} width={MARKET.width} height="256" rx="10" />
      <text className="area-name" x={MARKET.x + MARKET.width / 2} y={y + 2}>
        {t('gwt.objectives')}
      </text>
      <Piece id="objectiveDeck" x={MARKET.x + MARKET.width - 26} y={y - 2} halo={around(34, 26)}>
        <rect className="card-back objective" x="-17" y="-13" width="34" height="26" rx="4" />
        <text className="deck-count" y="5">
          {state.objectiveDeck.length}
        </text>
      </Piece>
      {[...counts].map(([card, count], i) => (
        <Piece
          key={card}
          id={`objective:${card}`}
          x={MARKET.x + 12 + (i % 2) * 124}
          y={y + 18 + Math.floor(i / 2) * 104}
          halo={[0, 0, 118, 96]}
        >
          <ObjectiveCardArt card={card} width={118} height={96} />
          {count > 1 && (
            <g transform="translate(112 6)">
              <circle className="count-badge" r="12" />
              <text className="count-text" y="4.5">
                ×{count}
              </text>
            </g>
          )}
        </Piece>
      ))}
    </g>
  )
}

/** What is left in the bags. */
function Supply({ state, t, y }: MarketsProps & { readonly y: number }) {
  return (
    <g>
      <text className="area-note" x={MARKET.x + MARKET.width / 2} y={y}>
        {t('gwt.bags', {
          one: state.bags[0].length,
          two: state.bags[1].length,
          three: state.bags[2].length,
        })}
      </text>
    </g>
  )
}

/** Which letter and coat is which breed, and what it is worth. */
function Legend({ state, say, y }: { readonly state: State; readonly say: Translate; readonly y: number }) {
  const { edition } = tablesOf(state)
  const breeds = Array.from(
    { length: ORANGE + (state.config.cattle === 'none' ? 0 : 1) },
    (_, breed) => breed,
  )
  return (
    <g>
      {breeds.map((breed, i) => {
        const { colour, on, letter } = lookOf(breed)
        const left = MARKET.x + 12 + (i % 2) * 130
        const top = y + Math.floor(i / 2) * 27
        return (
          <g key={breed} transform={`translate(${left} ${top})`}>
            <rect className="card-edge" width="20" height="22" rx="4" fill={colour} />
            <text className="card-letter" x="10" y="16" fontSize="14" fill={on}>
              {letter}
            </text>
            <LegendName name={say(breedName(breed, edition))} />
          </g>
        )
      })}
    </g>
  )
}

/** Long names are set smaller, so that they keep to their column. */
function LegendName({ name }: { readonly name: string }) {
  return (
    <text className="legend-name" x="26" y="15.5" fontSize={Math.min(12, 168 / name.length)}>
      {name}
    </text>
  )
}
