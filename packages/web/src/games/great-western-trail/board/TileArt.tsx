import {
  BLACK_HAND,
  GREEN_HAND,
  GREEN_OUTLAW,
  handOfTile,
  hazardPoints,
  hazardType,
  isHazard,
  isOutlaw,
  isWorker,
  type LocalAction,
} from '@railhead/great-western-trail'
import { memo } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { seatColour, seatShape } from '../../../ui/SeatMark.js'
import { GlyphRow, localGlyphs } from '../glyphs.js'
import { HAZARD_ICONS, ICONS, WORKER_COLOURS, WORKER_ICONS } from '../icons.js'
import { SMALL, TILE } from './layout.js'

/** The hands that ask a fee. */
export function Hands({
  hands,
  x,
  y,
  size,
}: {
  readonly hands: number
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  return (
    <>
      {(hands & GREEN_HAND) !== 0 && <IconAt d={ICONS.hand} x={x} y={y} size={size} fill="#3c6b2a" />}
      {(hands & BLACK_HAND) !== 0 && (
        <IconAt
          d={ICONS.hand}
          x={x - (hands & GREEN_HAND ? size * 0.95 : 0)}
          y={y}
          size={size}
          fill="#1d1611"
        />
      )}
    </>
  )
}

interface SmallTileProps {
  readonly tile: number
  readonly edition: 'first' | 'second'
}

/** A tile of the bags: worker, hazard or outlaw, centred on 0, 0. */
export const SmallTile = memo(function SmallTile({ tile, edition }: SmallTileProps) {
  const { width, height } = SMALL
  if (isWorker(tile))
    return (
      <g>
        <rect
          x="-17"
          y="-21"
          width="34"
          height="42"
          rx="5"
          fill={WORKER_COLOURS[tile]}
          className="tile-edge"
        />
        <IconAt d={WORKER_ICONS[tile]} x={0} y={0} size={27} fill="#fbf3e0" />
      </g>
    )
  const outlaw = isOutlaw(tile)
  const fill = outlaw ? (tile === GREEN_OUTLAW ? '#b9cda0' : '#eac08d') : '#d9cfbc'
  const art = outlaw
    ? edition === 'first'
      ? ICONS.teepee
      : ICONS.outlaw
    : isHazard(tile)
      ? HAZARD_ICONS[hazardType(tile)]
      : ICONS.hazard
  return (
    <g>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="6"
        fill={fill}
        className="tile-edge"
      />
      <IconAt d={art} x={0} y={-5} size={30} fill="#2c2016" />
      {isHazard(tile) && (
        <text className="tile-figure" x={-12} y={21} fontSize="14">
          {hazardPoints(tile)}
        </text>
      )}
      <Hands hands={handOfTile(tile)} x={isHazard(tile) ? 11 : 0} y={16} size={14} />
    </g>
  )
})

interface BuildingArtProps {
  /** A letter of a neutral building, or number and face of a private one. */
  readonly label: string
  readonly actions: readonly LocalAction[]
  /** Of the owner; undefined for neutral buildings. */
  readonly owner?: number
  readonly hands: number
  readonly points?: number
  readonly builders?: number
}

const HALF = TILE / 2
const GABLE = 20

/** A building seen from the front, centred on 0, 0: roof with its name, and its actions in the wall. */
export const BuildingArt = memo(function BuildingArt(props: BuildingArtProps) {
  const { label, actions, owner, hands, points, builders } = props
  const neutral = owner === undefined
  const rows = actions.length
  const top = -HALF + GABLE + 4
  const room = TILE - GABLE - 8 - (points === undefined ? 0 : 12)
  const rowHeight = Math.min(30, room / Math.max(1, rows))
  const first = top + room / 2 - ((rows - 1) * rowHeight) / 2
  return (
    <g>
      <rect
        x={-HALF}
        y={-HALF + 8}
        width={TILE}
        height={TILE - 8}
        rx="5"
        className="tile-edge"
        fill={neutral ? 'var(--tile-neutral)' : 'var(--tile)'}
      />
      <path
        d={`M${-HALF - 2} ${-HALF + GABLE}L${-HALF + 10} ${-HALF}H${HALF - 10}L${HALF + 2} ${-HALF + GABLE}Z`}
        className="tile-edge"
        fill={neutral ? '#7a4a2b' : seatColour(owner)}
      />
      <text className="tile-name" x={neutral ? 0 : 4} y={-HALF + 16}>
        {label}
      </text>
      {!neutral && (
        <path
          d={seatShape(owner)}
          transform={`translate(${-HALF + 20} ${-HALF + 10}) scale(6)`}
          fill="#fbf3e0"
          stroke="#2c2016"
          strokeWidth=".2"
        />
      )}
      {actions.map((action, i) => (
        <GlyphRow
          key={nth(i)}
          glyphs={localGlyphs(action)}
          x={0}
          y={first + i * rowHeight}
          size={Math.min(27, rowHeight - 2)}
          most={TILE - 6}
        />
      ))}
      {points !== undefined && (
        <>
          <path d={`M${-HALF} ${HALF - 14}H${HALF}`} className="tile-rule" />
          {builders !== undefined && (
            <>
              <IconAt d={ICONS.builder} x={-HALF + 10} y={HALF - 7} size={11} fill="#2c2016" />
              <text className="tile-figure" x={-HALF + 22} y={HALF - 2.5} fontSize="11">
                {builders}
              </text>
            </>
          )}
          <text className="tile-figure end" x={HALF - 3} y={HALF - 2.5} fontSize="12" fill="#8f3a23">
            {points}★
          </text>
          <Hands hands={hands} x={4} y={HALF - 7} size={12} />
        </>
      )}
    </g>
  )
})
