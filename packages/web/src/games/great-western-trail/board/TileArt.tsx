import {
  BLACK_HAND,
  GREEN_HAND,
  GREEN_OUTLAW,
  hazardType,
  isHazard,
  isOutlaw,
  isWorker,
  type LocalAction,
} from '@railhead/great-western-trail'
import { memo } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { SeatShape, seatColour } from '../../../ui/SeatMark.js'
import { GlyphRow, localGlyphs } from '../glyphs.js'
import { HAZARD_ICONS, ICONS, WORKER_COLOURS, WORKER_ICONS } from '../icons.js'
import { useTables } from '../tables.js'
import { SMALL, TILE } from './layout.js'

/** The hands that ask a fee; the black one is a seal, so that they differ without colour too. */
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
  const left = x - (hands & GREEN_HAND ? size * 1.05 : 0)
  return (
    <>
      {(hands & GREEN_HAND) !== 0 && <IconAt d={ICONS.hand} x={x} y={y} size={size} fill="#3c6b2a" />}
      {(hands & BLACK_HAND) !== 0 && (
        <>
          <circle cx={left} cy={y} r={size * 0.54} fill="#1d1611" />
          <IconAt d={ICONS.hand} x={left} y={y} size={size * 0.82} fill="#fbf3e0" />
        </>
      )}
    </>
  )
}

interface SmallTileProps {
  readonly tile: number
  readonly edition: 'first' | 'second'
  /** Workers can be drawn larger or smaller, without being moved by themselves. */
  readonly scale?: number
}

/** A tile of the bags: worker, hazard or outlaw, centred on 0, 0. */
export const SmallTile = memo(function SmallTile({ tile, edition, scale = 1 }: SmallTileProps) {
  const { width, height } = SMALL
  const { hazardPoints, tileHands } = useTables()
  if (isWorker(tile))
    return (
      <g>
        <rect
          x={-19 * scale}
          y={-24 * scale}
          width={38 * scale}
          height={48 * scale}
          rx={5 * scale}
          fill={WORKER_COLOURS[tile]}
          className="tile-edge"
        />
        <IconAt d={WORKER_ICONS[tile]} x={0} y={0} size={31 * scale} fill="#fbf3e0" />
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
        <text className="tile-figure" x={-12} y={22} fontSize="18">
          {hazardPoints[tile]}
        </text>
      )}
      <Hands hands={tileHands[tile]} x={isHazard(tile) ? 11 : 0} y={16} size={18} />
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
  /** Its actions are drawn by somebody else, as pieces. */
  readonly bare?: boolean
}

const HALF = TILE / 2
const GABLE = 21

/** Where an action stands in the wall of a building: its middle, and how high it is. */
export function actionPlace(
  rows: number,
  row: number,
  hasFoot: boolean,
): { readonly y: number; readonly height: number } {
  const top = -HALF + GABLE + 4
  const room = TILE - GABLE - 6 - (hasFoot ? 16 : 0)
  const height = Math.min(32, room / Math.max(1, rows))
  return { y: top + room / 2 + (row - (rows - 1) / 2) * height, height }
}

interface ActionRowProps {
  readonly action: LocalAction
  readonly y: number
  readonly height: number
}

/** One action of a building in pictures. */
const ActionRow = memo(function ActionRow({ action, y, height }: ActionRowProps) {
  return <GlyphRow glyphs={localGlyphs(action)} x={0} y={y} size={Math.min(29, height - 1)} most={TILE - 3} />
})

/** A building seen from the front, centred on 0, 0: roof with its name, and its actions in the wall. */
export const BuildingArt = memo(function BuildingArt(props: BuildingArtProps) {
  const { label, actions, owner, hands, points, builders, bare = false } = props
  const neutral = owner === undefined
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
      <text className={neutral ? 'tile-name' : 'tile-name owned'} x={neutral ? 0 : 4} y={-HALF + 16}>
        {label}
      </text>
      {!neutral && (
        <SeatShape
          className="disc"
          seat={owner}
          x={-HALF + 20}
          y={-HALF + 10}
          size={6}
          line={0.2}
          fill="#fbf3e0"
        />
      )}
      {!bare &&
        actions.map((action, i) => (
          <ActionRow key={nth(i)} action={action} {...actionPlace(actions.length, i, points !== undefined)} />
        ))}
      {points !== undefined && (
        <>
          <path d={`M${-HALF} ${HALF - 17}H${HALF}`} className="tile-rule" />
          {builders !== undefined && (
            <>
              <IconAt d={ICONS.builder} x={-HALF + 11} y={HALF - 8} size={14} fill="#2c2016" />
              <text className="tile-figure" x={-HALF + 25} y={HALF - 3} fontSize="16">
                {builders}
              </text>
            </>
          )}
          <text className="tile-figure end" x={HALF - 3} y={HALF - 3} fontSize="16" fill="#8f3a23">
            {points}★
          </text>
          <Hands hands={hands} x={hands === (GREEN_HAND | BLACK_HAND) ? 12 : 4} y={HALF - 8} size={15} />
        </>
      )}
    </g>
  )
})
