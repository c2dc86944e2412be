import type { Trail } from '@railhead/great-western-trail'
import { memo } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import { shapeAt } from '../../../icons/outlineAt.js'
import type { Frame } from '../../screen.js'
import { ICONS } from '../icons.js'
import { roadsOf, smooth } from './layout.js'

/** Little things in ink, drawn where nothing lies: where, and how large. */
type Scattered = readonly (readonly [number, number, number])[]

const HILLS: Scattered = [
  [560, 288, 24],
  [655, 285, 20],
  [536, 390, 22],
  [640, 386, 22],
  [730, 398, 20],
  [410, 402, 26],
  [212, 420, 26],
  [246, 440, 20],
  [440, 300, 20],
]
const CACTI: Scattered = [
  [208, 540, 22],
  [286, 590, 20],
  [292, 676, 22],
  [206, 844, 20],
  [290, 760, 18],
  [420, 610, 20],
  [500, 626, 18],
  [724, 622, 18],
  [406, 700, 18],
  [720, 804, 18],
]
const TREES: Scattered = [
  [336, 420, 20],
  [352, 432, 16],
  [360, 560, 18],
  [346, 570, 15],
  [480, 560, 18],
  [494, 570, 15],
  [260, 876, 16],
  [626, 588, 14],
]

const HILL = 'M-13 7Q-6-11 1 5M-3-1Q5-10 13 7M-7 6L-5 1M-3 6L-2 2M6 6L7 1M10 6L10 3'
const CACTUS = 'M0 10V-10M-6-3V1Q-6 4 0 4M6-7V-2Q6 1 0 1M-7 10H7'
/** How broad the lines of hills and cacti are, as they are written. */
const ENGRAVED = 1.8

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
      <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} className="map-paper" />
      <path
        className="water"
        d="M842 896C790 880 740 892 690 886S600 896 560 892S470 898 400 890S250 898 196 888V896Z"
      />
      <path
        className="sand"
        d="M206 540C190 620 204 690 198 760S226 840 214 866L282 816C306 750 282 690 296 600S286 520 270 524Z"
      />
      <path className="rock" d="M842 176C826 240 846 300 834 420L762 400C786 330 756 260 744 186Z" />
      {HILLS.map(([x, y, size]) => (
        <path
          key={`${x}.${y}`}
          className="engraved-line"
          d={shapeAt(HILL, size / 26, x, y)}
          strokeWidth={(ENGRAVED * size) / 26}
        />
      ))}
      {CACTI.map(([x, y, size]) => (
        <path
          key={`${x}.${y}`}
          className="engraved-line"
          d={shapeAt(CACTUS, size / 20, x, y)}
          strokeWidth={(ENGRAVED * size) / 20}
        />
      ))}
      {TREES.map(([x, y, size]) => (
        <IconAt key={`${x}.${y}`} d={ICONS.forest} x={x} y={y} size={size} className="engraved" />
      ))}
      <path className="road-bed" d={roads(trail)} />
      <path className="road" d={roads(trail)} />
    </g>
  )
})

const roads = (trail: Trail): string => roadsOf(trail).map(smooth).join('')
