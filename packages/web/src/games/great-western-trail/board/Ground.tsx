import type { Trail } from '@railhead/great-western-trail'
import { memo } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import type { Frame } from '../../screen.js'
import { ICONS } from '../icons.js'
import { roadsOf, smooth } from './layout.js'

/** Little hills in ink, drawn where nothing lies. */
const HILLS: readonly (readonly [number, number, number])[] = [
  [905, 250, 30],
  [893, 300, 24],
  [900, 430, 28],
  [893, 540, 24],
  [660, 270, 26],
  [560, 380, 22],
  [790, 265, 26],
  [420, 300, 24],
  [300, 430, 28],
  [370, 420, 22],
  [215, 470, 24],
]
const CACTI: readonly (readonly [number, number, number])[] = [
  [212, 620, 22],
  [318, 590, 20],
  [310, 690, 22],
  [300, 800, 18],
  [212, 760, 20],
  [225, 905, 22],
  [425, 700, 18],
  [780, 655, 18],
  [540, 655, 18],
  [655, 770, 16],
  [545, 735, 16],
]
const TREES: readonly (readonly [number, number, number])[] = [
  [545, 285, 18],
  [560, 300, 15],
  [660, 380, 18],
  [675, 392, 14],
  [540, 425, 15],
  [770, 420, 16],
  [680, 270, 14],
  [420, 300, 15],
  [395, 700, 15],
  [420, 835, 16],
  [382, 870, 14],
]

/** The land itself: paper, waters, hills, woods and roads. Never changes during a match. */
export const Ground = memo(function Ground({
  trail,
  frame,
}: {
  readonly trail: Trail
  readonly frame: Frame
}) {
  return (
    <g className="ground">
      <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} rx="14" className="map-paper" />
      <rect
        x={frame.x + 5}
        y={frame.y + 5}
        width={frame.width - 10}
        height={frame.height - 10}
        rx="10"
        className="map-frame"
      />
      <path
        className="water"
        d="M900 960C850 968 780 940 700 948S600 930 560 945S470 958 400 944S250 962 205 940L205 985H900Z"
      />
      <path
        className="water-line"
        d="M880 958C840 966 770 944 700 952S600 938 560 950S470 964 400 950S270 966 215 948"
      />
      <path
        className="sand"
        d="M212 560C190 640 205 720 200 800S230 880 215 900L300 850C330 780 300 700 320 620S300 540 290 545Z"
      />
      <path className="rock" d="M905 175C890 240 915 300 898 380L800 400C830 330 790 260 770 170Z" />
      {HILLS.map(([x, y, size]) => (
        <path
          key={`${x}.${y}`}
          className="engraved-line"
          d="M-13 7Q-6-11 1 5M-3-1Q5-10 13 7M-7 6L-5 1M-3 6L-2 2M6 6L7 1M10 6L10 3"
          transform={`translate(${x} ${y}) scale(${size / 26})`}
        />
      ))}
      {CACTI.map(([x, y, size]) => (
        <path
          key={`${x}.${y}`}
          className="engraved-line"
          d="M0 10V-10M-6-3V1Q-6 4 0 4M6-7V-2Q6 1 0 1M-7 10H7"
          transform={`translate(${x} ${y}) scale(${size / 20})`}
        />
      ))}
      {TREES.map(([x, y, size]) => (
        <IconAt key={`${x}.${y}`} d={ICONS.forest} x={x} y={y} size={size} className="engraved" />
      ))}
      <Cartouche />
      {roadsOf(trail).map(points => {
        const path = smooth(points)
        return (
          <g key={path}>
            <path className="road-bed" d={path} />
            <path className="road" d={path} />
          </g>
        )
      })}
    </g>
  )
})

/** The title of the map. */
function Cartouche() {
  return (
    <g transform="translate(66 -8)">
      <path
        className="cartouche"
        d="M-60-52H60Q54-44 62-36V36Q54 44 60 52H-60Q-54 44-62 36V-36Q-54-44-60-52Z"
      />
      <path className="cartouche-line" d="M-54-46H54V46H-54Z" />
      <text className="cartouche-text" y="-22">
        GREAT
      </text>
      <text className="cartouche-text" y="0">
        WESTERN
      </text>
      <text className="cartouche-text" y="22">
        TRAIL
      </text>
      <IconAt d={ICONS.cattle} x={0} y={35} size={20} fill="#5a3419" />
    </g>
  )
}
