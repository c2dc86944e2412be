import { type Box, NO_ENGINE, NOWHERE, type State } from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { seatColour, seatShape } from '../../../ui/SeatMark.js'
import { ICONS } from '../icons.js'
import { ownersOf } from '../owners.js'
import { type Point, pawnPlace, railPlace } from './layout.js'

interface PawnsProps {
  readonly state: State
  readonly box: Box
}

/** What moves: cattlemen on the trail and engines on the track. They travel to their new place. */
export function Pawns({ state, box }: PawnsProps) {
  const owners = ownersOf(state)
  return (
    <g className="pawns">
      {owners.map(({ seat, space }, i) => {
        if (space === NOWHERE) return null
        const place = pawnPlace(box.trail, space, i, owners.length)
        return (
          <Moving
            key={nth(seat, 'cattleman')}
            place={place}
            className={seat === state.turn && !state.over ? 'pawn turn' : 'pawn'}
          >
            <path
              className="pawn-body"
              d="M-8 12Q-9 2 -4-1Q-8-3 -7-6H-12Q-12-9 -5-10L-4-16Q0-19 4-16L5-10Q12-9 12-6H7Q8-3 4-1Q9 2 8 12Z"
              fill={seatColour(seat)}
            />
            <path className="pawn-mark" d={seatShape(seat)} transform="translate(0 6) scale(3.6)" />
          </Moving>
        )
      })}
      {owners.map(({ seat, engine }) => {
        if (engine === NO_ENGINE) return null
        const place = railPlace(engine)
        const same = owners.flatMap(other => (other.engine === engine ? [other.seat] : []))
        const shift = same.length > 1 ? (same.indexOf(seat) - (same.length - 1) / 2) * 13 : 0
        return (
          <Moving key={nth(seat, 'engine')} place={{ x: place.x + shift, y: place.y - 3 }} className="pawn">
            <circle className="engine-disc" r="13" fill={seatColour(seat)} />
            <IconAt d={ICONS.engine} x={0} y={-1} size={19} fill="#fbf3e0" />
            <path
              className="pawn-mark"
              d={seatShape(seat)}
              transform="translate(8 9) scale(4)"
              fill={seatColour(seat)}
            />
          </Moving>
        )
      })}
    </g>
  )
}

interface MovingProps {
  readonly place: Point
  readonly className: string
  readonly children: ReactNode
}

function Moving({ place, className, children }: MovingProps) {
  return (
    <g className={className} style={{ transform: `translate(${place.x}px, ${place.y}px)` }}>
      {children}
    </g>
  )
}
