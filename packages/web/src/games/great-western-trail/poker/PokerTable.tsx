import {
  isObjective,
  MOST_CARDS_AT_TABLE,
  NO_TOKEN,
  type Player,
  SHOWDOWN_BONUS,
  type State,
} from '@railhead/great-western-trail'
import { UNKNOWN } from '@railhead/kernel'
import { IconAt } from '../../../icons/Icon.js'
import { around, Piece } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { seatColour, seatShape } from '../../../ui/SeatMark.js'
import type { Frame, Scene } from '../../screen.js'
import { CattleCardArt, ObjectiveCardArt } from '../Cards.js'
import { ICONS } from '../icons.js'
import { NarrowText } from '../NarrowText.js'
import { useTables } from '../tables.js'
import { dollars } from './money.js'

export const POKER: Frame = { x: 0, y: 0, width: 1000, height: 780 }

const MIDDLE = { x: 500, y: 390 }
/** Where the chairs stand: below for the first seat, then around the table. */
const CHAIRS = [
  { x: 500, y: 650 },
  { x: 172, y: 390 },
  { x: 500, y: 130 },
  { x: 828, y: 390 },
] as const

const CARD = { width: 62, height: 88 } as const
/** So large that tokens can be read on a phone. */
const CHAIR = 1.2
const NAME_WIDTH = 220

/** The table with everybody around it, what lies before them, and the pot. */
export function PokerTable({ scene }: { readonly scene: Scene<State> }) {
  const { view } = scene
  return (
    <g className="poker">
      <rect className="poker-floor" width={POKER.width} height={POKER.height} rx="14" />
      <path className="poker-boards" d="M0 130H1000M0 260H1000M0 390H1000M0 520H1000M0 650H1000" />
      <ellipse className="poker-rim" cx={MIDDLE.x} cy={MIDDLE.y} rx="360" ry="250" />
      <ellipse className="poker-baize" cx={MIDDLE.x} cy={MIDDLE.y} rx="334" ry="226" />
      <Pot scene={scene} />
      <Stack scene={scene} />
      {view.players.map((player, seat) => (
        <Chair key={nth(seat)} scene={scene} player={player} seat={seat} />
      ))}
    </g>
  )
}

/** The pot as coins, with what the bank adds at a show-down. */
function Pot({ scene }: { readonly scene: Scene<State> }) {
  const { pot } = scene.view
  return (
    <Piece id="pot" x={MIDDLE.x} y={MIDDLE.y} halo={around(170, 104)}>
      <rect className="piece-bed" x="-85" y="-52" width="170" height="104" rx="20" />
      {Array.from({ length: Math.min(pot, 12) }, (_, i) => (
        <ellipse
          key={nth(i)}
          className="poker-coin"
          cx={-45 + (i % 4) * 30}
          cy={14 - Math.floor(i / 4) * 9}
          rx="16"
          ry="7"
        />
      ))}
      <text className="poker-pot" y="-22">
        {dollars(scene, pot)}
      </text>
      <text className="poker-note" y="44">
        +{dollars(scene, SHOWDOWN_BONUS)}
      </text>
    </Piece>
  )
}

/** The tokens that nobody has taken yet, the top one in sight. */
function Stack({ scene }: { readonly scene: Scene<State> }) {
  const { tokensTaken: taken, players } = scene.view
  const left = players.length - taken
  return (
    <Piece id="bonusTokens" x={MIDDLE.x + 124} y={MIDDLE.y} halo={around(70, 74)}>
      {left <= 0 ? (
        <circle className="poker-gap" r="30" />
      ) : (
        Array.from({ length: left }, (_, i) => (
          <g key={nth(i)} transform={`translate(0 ${(left - 1 - i) * -5 + 6})`}>
            {i === left - 1 ? (
              <Token scene={scene} token={taken} />
            ) : (
              <circle className="poker-token" r="29" />
            )}
          </g>
        ))
      )}
    </Piece>
  )
}

function Token({ scene, token }: { readonly scene: Scene<State>; readonly token: number }) {
  const { points, money } = useTables().rulings.pokerTokens[token]
  return (
    <g>
      <circle className="poker-token" r="29" />
      <text className="poker-points" y="2">
        {points}★
      </text>
      <text className="poker-money" y="19">
        {dollars(scene, money)}
      </text>
    </g>
  )
}

interface ChairProps {
  readonly scene: Scene<State>
  readonly player: Player
  readonly seat: number
}

/** A player at the table: name, token, cards. Own cards are seen by their owner only. */
function Chair({ scene, player, seat }: ChairProps) {
  const place = CHAIRS[seat] ?? CHAIRS[0]
  const isSeated = player.bonusToken !== NO_TOKEN
  return (
    <Piece id={`pokerSeat:${seat}`} x={place.x} y={place.y} halo={around(270 * CHAIR, 150 * CHAIR)}>
      <g transform={`scale(${CHAIR})`}>
        <rect
          className={isSeated ? 'poker-chair' : 'poker-chair empty'}
          x="-135"
          y="-75"
          width="270"
          height="150"
          rx="16"
          style={{ stroke: seatColour(seat) }}
        />
        <path
          d={seatShape(seat)}
          transform="translate(-114 -55) scale(10)"
          style={{ fill: seatColour(seat) }}
        />
        <NarrowText
          className="poker-name"
          text={scene.names[seat] ?? ''}
          x={-98}
          y={-49}
          size={20}
          width={NAME_WIDTH}
        />
        <g transform="translate(-98 14)">
          {isSeated ? (
            <Token scene={scene} token={player.bonusToken} />
          ) : (
            <circle className="poker-gap" r="29" />
          )}
        </g>
        {Array.from({ length: MOST_CARDS_AT_TABLE }, (_, i) => (
          <g key={nth(i)} transform={`translate(${-60 + i * 64} -32)`}>
            {i < player.laid.length ? (
              <LaidCard card={player.laid[i]} />
            ) : (
              <rect className="poker-gap" width={CARD.width} height={CARD.height} rx="6" />
            )}
          </g>
        ))}
      </g>
    </Piece>
  )
}

function LaidCard({ card }: { readonly card: number }) {
  if (card === UNKNOWN)
    return (
      <g>
        <rect className="poker-back" width={CARD.width} height={CARD.height} rx="6" />
        <IconAt d={ICONS.lasso} x={CARD.width / 2} y={CARD.height / 2} size={38} fill="#e7c26d" />
      </g>
    )
  return isObjective(card) ? (
    <ObjectiveCardArt card={card} {...CARD} />
  ) : (
    <CattleCardArt card={card} {...CARD} />
  )
}
