import {
  isObjective,
  type ObjectiveCard,
  objectiveOf,
  REQUIREMENTS,
  type Requirement,
} from '@railhead/great-western-trail'
import { UNKNOWN } from '@railhead/kernel'
import { memo } from 'react'
import { IconAt } from '../../icons/Icon.js'
import { nth } from '../../ui/nth.js'
import { type BreedLook, lookOf } from './breeds.js'
import { GlyphRow, taskGlyphs } from './glyphs.js'
import { ICONS } from './icons.js'
import { useTables } from './tables.js'

interface CardArtProps {
  readonly card: number
  readonly width: number
  readonly height: number
}

/** The coat of a breed as a pattern over the card. */
function Coat({
  look,
  width,
  height,
}: {
  readonly look: BreedLook
  readonly width: number
  readonly height: number
}) {
  const w = width
  const h = height
  const colour = look.on
  switch (look.coat) {
    case 'plain':
      return null
    case 'spots':
      return (
        <g fill="#b9a98a">
          <ellipse cx={w * 0.2} cy={h * 0.75} rx={w * 0.16} ry={h * 0.09} />
          <ellipse cx={w * 0.8} cy={h * 0.3} rx={w * 0.14} ry={h * 0.1} />
          <ellipse cx={w * 0.7} cy={h * 0.86} rx={w * 0.2} ry={h * 0.07} />
        </g>
      )
    case 'patches':
      return (
        <path
          d={`M0 ${h * 0.6}Q${w * 0.3} ${h * 0.5} ${w * 0.35} ${h * 0.75}T${w * 0.2} ${h}H0ZM${w} ${h * 0.2}Q${w * 0.6} ${h * 0.3} ${w} ${h * 0.5}Z`}
          fill={colour}
          opacity=".22"
        />
      )
    case 'stripes':
      return (
        <path
          d={[0.15, 0.4, 0.65, 0.9].map(x => `M${w * x} 0L${w * (x - 0.25)} ${h}`).join('')}
          stroke={colour}
          strokeWidth={w * 0.06}
          opacity=".2"
        />
      )
    case 'belt':
      return <rect x={w * 0.3} y="0" width={w * 0.4} height={h} fill={colour} opacity=".16" />
    case 'checks':
      return (
        <path
          d={
            [0.25, 0.5, 0.75].map(x => `M${w * x} 0V${h}`).join('') +
            [0.2, 0.4, 0.6, 0.8].map(y => `M0 ${h * y}H${w}`).join('')
          }
          stroke={colour}
          strokeWidth={w * 0.02}
          opacity=".35"
        />
      )
    case 'waves':
      return (
        <path
          d={[0.2, 0.4, 0.6, 0.8]
            .map(
              y =>
                `M0 ${h * y}q${w * 0.125} ${-h * 0.06} ${w * 0.25} 0t${w * 0.25} 0t${w * 0.25} 0t${w * 0.25} 0`,
            )
            .join('')}
          stroke={colour}
          strokeWidth={w * 0.025}
          fill="none"
          opacity=".4"
        />
      )
    case 'dots':
      return (
        <g fill={colour} opacity=".28">
          {[0.15, 0.5, 0.85].map(x =>
            [0.12, 0.37, 0.62, 0.87].map(y => (
              <circle key={`${x}.${y}`} cx={w * x} cy={h * y} r={w * 0.035} />
            )),
          )}
        </g>
      )
    case 'star':
      return (
        <path
          d={`M0 0L${w * 0.5} ${h * 0.42}L${w} 0ZM0 ${h}L${w * 0.5} ${h * 0.62}L${w} ${h}Z`}
          fill={colour}
          opacity=".18"
        />
      )
  }
}

/** A cattle card: colour and coat of the breed, its letter, breeding value and points. */
export const CattleCardArt = memo(function CattleCardArt({ card, width, height }: CardArtProps) {
  const { cattle, edition } = useTables()
  const { breed, value, points } = cattle[card]
  const look = lookOf(breed, edition)
  const unit = width / 62
  return (
    <g>
      <rect className="card-edge" width={width} height={height} rx={6 * unit} fill={look.colour} />
      <svg
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        viewBox={`1 1 ${width - 2} ${height - 2}`}
        aria-hidden="true"
      >
        <Coat look={look} width={width} height={height} />
      </svg>
      <IconAt
        d={value >= 4 ? ICONS.bull : ICONS.cattle}
        x={width / 2}
        y={height * 0.5}
        size={38 * unit}
        fill={look.on}
      />
      <circle
        cx={14 * unit}
        cy={15 * unit}
        r={11.5 * unit}
        fill="#fbf3e0"
        stroke="#2c2016"
        strokeWidth={1.2 * unit}
      />
      <text className="card-value" x={14 * unit} y={20.5 * unit} fontSize={16 * unit}>
        {value}
      </text>
      <text className="card-letter" x={width - 12 * unit} y={21 * unit} fontSize={17 * unit} fill={look.on}>
        {look.letter}
      </text>
      {points > 0 && (
        <>
          <rect
            x={width / 2 - 17 * unit}
            y={height - 21 * unit}
            width={34 * unit}
            height={18 * unit}
            rx={8 * unit}
            fill="#fbf3e0"
            stroke="#2c2016"
            strokeWidth={unit}
          />
          <text className="card-points" x={width / 2} y={height - 6.6 * unit} fontSize={15.5 * unit}>
            {points}★
          </text>
        </>
      )}
    </g>
  )
})

const NEED_ICONS: Readonly<Partial<Record<Requirement, string>>> = {
  building: ICONS.house,
  greenOutlaw: ICONS.outlaw,
  orangeOutlaw: ICONS.outlaw,
  hazard: ICONS.hazard,
  station: ICONS.station,
  terminal: ICONS.finish,
}
const NEED_COLOURS: Readonly<Partial<Record<Requirement, string>>> = {
  greenOutlaw: '#3c6b2a',
  orangeOutlaw: '#b45f14',
}
const NEED_LETTERS: Readonly<Partial<Record<Requirement, string>>> = {
  value3: '3',
  shorthorn: '4',
  hereford: '5',
}

/** One thing that an objective asks for, centred. */
export function NeedArt({
  need,
  x,
  y,
  size,
}: {
  readonly need: Requirement
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const icon = NEED_ICONS[need] ?? ICONS.cattle
  const letter = NEED_LETTERS[need]
  return (
    <g>
      <IconAt d={icon} x={x} y={y} size={size} fill={NEED_COLOURS[need] ?? '#2c2016'} />
      {letter !== undefined && (
        <>
          <circle
            cx={x + size * 0.38}
            cy={y - size * 0.34}
            r={Math.max(8.2, size * 0.4)}
            fill="#fbf3e0"
            stroke="#2c2016"
            strokeWidth=".8"
          />
          <text
            className="tile-figure"
            x={x + size * 0.38}
            y={y - size * 0.34 + Math.max(5.4, size * 0.26)}
            fontSize={Math.max(15.2, size * 0.74)}
          >
            {letter}
          </text>
        </>
      )}
    </g>
  )
}

/** What a card asks for, one entry for each thing. */
export function needsOf({ needs }: ObjectiveCard): Requirement[] {
  return REQUIREMENTS.flatMap((requirement, i) => new Array<Requirement>(needs[i] ?? 0).fill(requirement))
}

/** An objective card: what it does at once above, what it asks for, points and penalty below. */
export const ObjectiveCardArt = memo(function ObjectiveCardArt({ card, width, height }: CardArtProps) {
  const objective = objectiveOf(card, useTables().objectives)
  const { points, penalty, immediate } = objective
  const needs = needsOf(objective)
  const size = Math.min(27, (width - 10) / Math.max(1, needs.length))
  const middle = immediate ? height * 0.52 : height * 0.4
  return (
    <g>
      <rect className="card-edge objective-card" width={width} height={height} rx="7" />
      {immediate && (
        <>
          <rect x="1" y="1" width={width - 2} height={height * 0.28} rx="6" fill="#c9a869" />
          <GlyphRow
            glyphs={taskGlyphs(immediate)}
            x={width / 2}
            y={height * 0.145}
            size={20}
            most={width - 6}
          />
        </>
      )}
      {needs.map((need, i) => (
        <NeedArt
          key={nth(i, need)}
          need={need}
          x={width / 2 + (i - (needs.length - 1) / 2) * size}
          y={middle}
          size={size * 0.82}
        />
      ))}
      <path className="tile-rule" d={`M6 ${height * 0.74}H${width - 6}`} />
      <text className="card-points" x={width * 0.3} y={height * 0.94} fontSize="17">
        {points}★
      </text>
      <text className="card-penalty" x={width * 0.72} y={height * 0.94} fontSize="16">
        {penalty > 0 ? `−${penalty}` : '±0'}
      </text>
    </g>
  )
})

/** Any card of a herd, in a picture of its own. */
export const CardPicture = memo(function CardPicture({ card }: { readonly card: number }) {
  return (
    <svg className="card-picture" viewBox="-1 -1 64 86" aria-hidden="true">
      {card === UNKNOWN ? (
        <rect className="card-back" width="62" height="84" rx="6" />
      ) : isObjective(card) ? (
        <ObjectiveCardArt card={card} width={62} height={84} />
      ) : (
        <CattleCardArt card={card} width={62} height={84} />
      )}
    </svg>
  )
})
