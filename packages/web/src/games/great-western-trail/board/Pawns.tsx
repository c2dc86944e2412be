import {
  type Box,
  type Event,
  FIRST_TURNOUT,
  NO_ENGINE,
  NOWHERE,
  type State,
} from '@railhead/great-western-trail'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useApp } from '../../../app/AppContext.js'
import { motionIsOff } from '../../../app/settings.js'
import { IconAt } from '../../../icons/Icon.js'
import { nth } from '../../../ui/nth.js'
import { SeatShape, seatColour } from '../../../ui/SeatMark.js'
import { ICONS } from '../icons.js'
import { ownersOf } from '../owners.js'
import { type Point, pawnPlace, type RailPlace, railPlace } from './layout.js'
import { pathsOf } from './paths.js'

interface PawnsProps {
  readonly state: State
  readonly box: Box
  readonly happened: readonly Event[]
}

/** What moves: cattlemen on the trail and engines on the track. They travel along it to their new place. */
export function Pawns({ state, box, happened }: PawnsProps) {
  const owners = ownersOf(state)
  const paths = pathsOf(state, happened)
  return (
    <g className="pawns">
      {owners.map(({ seat, space }, i) => {
        if (space === NOWHERE) return null
        const place = pawnPlace(box.trail, space, i, owners.length)
        return (
          <Moving
            key={nth(seat, 'cattleman')}
            place={place}
            path={paths.get(`moved:${seat}`)}
            className="pawn"
          >
            {seat === state.turn && !state.over && <ellipse className="pawn-ring" cy="13" rx="17" ry="7" />}
            <PawnArt seat={seat} />
          </Moving>
        )
      })}
      {owners.map(({ seat, engine }) => {
        if (engine === NO_ENGINE) return null
        const place = railPlace(box.track, engine)
        const same = owners.flatMap(other => (other.engine === engine ? [other.seat] : []))
        const shift = same.length > 1 ? (same.indexOf(seat) - (same.length - 1) / 2) * 13 : 0
        return (
          <Moving
            key={nth(seat, 'engine')}
            place={{ x: place.x + shift + beside(engine, place).x, y: place.y + beside(engine, place).y }}
            path={paths.get(`engine:${seat}`)}
            className="pawn"
          >
            <circle className="pawn-rim" r="14" />
            <circle className="engine-disc" r="14" fill={seatColour(seat)} />
            <IconAt d={ICONS.engine} x={0} y={-1} size={20} fill="#fbf3e0" />
            <SeatShape className="pawn-mark" seat={seat} x={8} y={9} size={4} line={0.24} />
          </Moving>
        )
      })}
    </g>
  )
}

/** On turnouts engines stand towards the line: prices and points of the stations stay in sight. */
function beside(engine: number, { rotation }: RailPlace): Point {
  if (engine < FIRST_TURNOUT) return { x: 0, y: -3 }
  return rotation === 90 ? { x: 9, y: -3 } : { x: 0, y: -10 }
}

const PAWN =
  'M-10 15Q-11 3 -5-1Q-10-3 -9-7H-15Q-15-11 -6-12L-5-20Q0-23 5-20L6-12Q15-11 15-7H9Q10-3 5-1Q11 3 10 15Z'

/** A cattleman in the colour and with the shape of a seat. */
export function PawnArt({ seat }: { readonly seat: number }) {
  return (
    <>
      <path className="pawn-rim" d={PAWN} />
      <path className="pawn-body" d={PAWN} fill={seatColour(seat)} />
      <SeatShape className="pawn-mark" seat={seat} y={8} size={4.4} line={0.24} />
    </>
  )
}

interface MovingProps {
  readonly place: Point
  /** How it came here, if that was seen. */
  readonly path: readonly Point[] | undefined
  readonly className: string
  readonly children: ReactNode
}

/** Milliseconds for each bend of the way, and at most. */
const PACE = 45
const MOST = 1000

const moved = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`

function Moving({ place, path, className, children }: MovingProps) {
  const { settings } = useApp()
  const element = useRef<SVGGElement>(null)
  const still = motionIsOff(settings)
  const latest = useRef(place)
  latest.current = place
  useLayoutEffect(() => {
    if (!path || still) return
    const frames = [...path, latest.current].map(point => ({ transform: moved(point) }))
    const walk = element.current?.animate(frames, {
      duration: Math.min(MOST, 200 + PACE * frames.length),
      easing: 'ease-in-out',
    })
    return () => walk?.cancel()
  }, [path, still])
  return (
    <g ref={element} className={className} style={{ transform: moved(place) }}>
      {children}
    </g>
  )
}
