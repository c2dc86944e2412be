import cow from 'game-icon:cow'
import steamLocomotive from 'game-icon:steam-locomotive'
import { memo } from 'react'
import { IconAt } from '../icons/Icon.js'

const HERD: readonly (readonly [number, number, number])[] = [
  [120, 168, 34],
  [168, 176, 40],
  [222, 166, 32],
  [262, 178, 42],
]

/** Shading of the mesas: lines downwards from their edges, light from the right. */
const HATCH = [
  [90, 90, 52],
  [98, 90, 46],
  [106, 90, 50],
  [114, 90, 38],
  [124, 90, 30],
  [134, 90, 18],
  [336, 106, 38],
  [344, 106, 34],
  [352, 106, 30],
  [362, 106, 20],
  [606, 94, 52],
  [614, 94, 50],
  [622, 94, 44],
  [632, 94, 30],
  [664, 62, 62],
  [672, 62, 54],
  [680, 62, 46],
  [690, 62, 34],
]
  .map(([x, y, length]) => `M${x} ${y}v${length}`)
  .join('')

/** The picture at the head of the lobby: mesas at dusk, a herd, and the train that waits for it. */
export const Landscape = memo(function Landscape() {
  return (
    <svg className="landscape" viewBox="0 0 960 210" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="960" height="210" className="sky" />
      <circle cx="498" cy="118" r="52" className="sun" />
      <path
        className="far"
        d="M0 150L60 146L84 88H190L214 140L300 146L330 104H410L428 146L560 150L600 92H648L660 60H742L756 96H800L830 148L960 142V210H0Z"
      />
      <path className="hatch" d={HATCH} />
      <path className="near" d="M0 172Q120 150 260 168T520 166T760 160T960 168V210H0Z" />
      <path className="rails" d="M420 196H960M420 203H960" />
      <path className="ties" d="M420 199.5H960" />
      {HERD.map(([x, y, size]) => (
        <IconAt key={x} d={cow} x={x} y={y} size={size} className="beast" />
      ))}
      <g transform="translate(1500 0) scale(-1 1)">
        <IconAt d={steamLocomotive} x={720} y={157} size={74} className="beast" />
      </g>
    </svg>
  )
})
