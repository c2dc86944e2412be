import {
  type Box,
  FIRST_TURNOUT,
  NO_MASTER,
  NOTHING,
  POSITIONS,
  RAIL_END,
  type State,
  type Track,
} from '@railhead/great-western-trail'
import { memo } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import { around, Piece } from '../../../play/stage/pieces.js'
import { drawnBy } from '../../../ui/drawnBy.js'
import { nth } from '../../../ui/nth.js'
import { SeatShape, seatColour } from '../../../ui/SeatMark.js'
import { GlyphRow, taskGlyphs } from '../glyphs.js'
import { ICONS, WORKER_ICONS } from '../icons.js'
import { ownersOf } from '../owners.js'
import { useTables } from '../tables.js'
import {
  crossingPlace,
  linePlace,
  masterPlace,
  type Point,
  type RailPlace,
  railPlace,
  STATIONS_ON_TRACK,
  stationPlace,
  TRACK,
} from './layout.js'

interface RailroadProps {
  readonly state: State
  readonly box: Box
}

/** Track, turnouts, stations and station masters. */
export const Railroad = drawnBy(
  ({ state, box }: RailroadProps) => [
    box,
    state.masters,
    state.stationWorkers,
    ...ownersOf(state).map(({ stations }) => stations),
  ],
  function Railroad({ state, box }: RailroadProps) {
    const { track } = box
    return (
      <g>
        <Line track={track} crossings={box.rulings.crossings} />
        {Array.from({ length: POSITIONS }, (_, position) => {
          const { x, y, rotation } = railPlace(track, position)
          return (
            <Piece
              key={nth(position, 'rail')}
              id={`rail:${position}`}
              halo={rotation === 90 ? around(26, 34, x, y) : around(35, 24, x, y)}
            >
              <Sleeper x={x} y={y} rotation={rotation} />
              <text className="rail-number" x={x} y={y + 5.5}>
                {position < FIRST_TURNOUT ? position : ''}
              </text>
            </Piece>
          )
        })}
        {box.stations.slice(0, STATIONS_ON_TRACK).map((station, i) => (
          <Piece
            key={nth(i, 'station')}
            id={`station:${i}`}
            {...stationPlace(track, i)}
            halo={around(48, 46)}
          >
            <rect
              className={station.black ? 'station black' : 'station'}
              x="-24"
              y="-23"
              width="48"
              height="46"
              rx="5"
            />
            <text className="station-cost" x="-12" y="-5">
              ${station.cost}
            </text>
            <text className="station-points" x="11" y="-5">
              {station.points}★
            </text>
            <path className="tile-rule" d="M-20 0H20" />
            <Discs
              seats={ownersOf(state).flatMap(owner => (owner.stations & (1 << i) ? [owner.seat] : []))}
              y={11}
            />
          </Piece>
        ))}
        {box.stations
          .slice(0, STATIONS_ON_TRACK)
          .map((station, i) =>
            station.master ? (
              <MasterSpace
                key={nth(i, 'master')}
                tile={state.masters[i]}
                worker={state.stationWorkers[i]}
                place={masterPlace(track, i)}
              />
            ) : null,
          )}
      </g>
    )
  },
)

const SLEEPER = { width: 34.8, height: 24 }

/** Most lie along or across the drawing: only the one at the bend is turned by itself. */
function Sleeper({ x, y, rotation }: RailPlace) {
  const { width, height } = rotation === 90 ? { width: SLEEPER.height, height: SLEEPER.width } : SLEEPER
  const turned = rotation % 90 === 0 ? undefined : `rotate(${rotation} ${x} ${y})`
  return (
    <rect
      className="sleeper"
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx="3"
      transform={turned}
    />
  )
}

/** Discs of seats side by side. */
export function Discs({
  seats,
  y,
  size = 6.4,
}: {
  readonly seats: readonly number[]
  readonly y: number
  readonly size?: number
}) {
  const step = Math.min(size * 2.1, 40 / Math.max(1, seats.length))
  return (
    <>
      {seats.map((seat, i) => (
        <SeatDisc key={nth(i, seat)} seat={seat} x={(i - (seats.length - 1) / 2) * step} y={y} size={size} />
      ))}
    </>
  )
}

interface SeatDiscProps {
  readonly seat: number
  readonly x?: number
  readonly y?: number
  readonly size: number
}

/** The disc of a seat. */
export const SeatDisc = ({ seat, x = 0, y = 0, size }: SeatDiscProps) => (
  <SeatShape className="disc" seat={seat} x={x} y={y} size={size} line={0.16} fill={seatColour(seat)} />
)

function MasterSpace({
  tile,
  worker,
  place,
}: {
  readonly tile: number
  readonly worker: number
  readonly place: Point
}) {
  if (tile === NO_MASTER)
    return (
      <g>
        <rect className="place small" x={place.x - 20} y={place.y - 21} width="40" height="42" rx="5" />
        {worker !== NOTHING && (
          <IconAt d={WORKER_ICONS[worker]} x={place.x} y={place.y} size={26} fill="var(--tile-ink)" />
        )}
      </g>
    )
  return (
    <Piece id={`master:${tile}`} x={place.x} y={place.y} halo={around(40, 44)}>
      <MasterArt tile={tile} />
    </Piece>
  )
}

const COUNTED: Readonly<Record<string, string>> = {
  workers: ICONS.cowboy,
  objectives: ICONS.objective,
  hazards: ICONS.hazard,
  outlawPairs: ICONS.outlaw,
  certificates: ICONS.certificate,
  stations: ICONS.station,
  buildings: ICONS.house,
  mediumTowns: ICONS.shop,
  goodCattle: ICONS.cattle,
  exchangeTokens: ICONS.exchange,
  areas: ICONS.shop,
}

/** A station master tile, centred on 0, 0: what it gives above, what it scores below. */
export const MasterArt = memo(function MasterArt({ tile }: { readonly tile: number }) {
  const { permanentCertificates, immediate, scoring } = useTables().stationMasters[tile]
  return (
    <g>
      <rect className="tile-edge master" x="-20" y="-22" width="40" height="44" rx="5" />
      {permanentCertificates > 0 && (
        <GlyphRow
          glyphs={taskGlyphs({ kind: 'certificate', amount: permanentCertificates })}
          x={0}
          y={scoring ? -11 : 0}
          size={19}
          most={39}
        />
      )}
      {immediate && (
        <GlyphRow glyphs={taskGlyphs(immediate)} x={0} y={scoring ? -11 : 0} size={20} most={39} />
      )}
      {scoring && (
        <>
          <path className="tile-rule" d="M-18 0H18" />
          <text className="tile-figure" x="-8" y="17" fontSize="16" fill="#8f3a23">
            {scoring.points}★
          </text>
          <IconAt d={COUNTED[scoring.what]} x={scoring.per === 2 ? 8 : 11} y={11} size={15} fill="#2c2016" />
          {scoring.per === 2 && (
            <text className="tile-figure" x="16" y="21" fontSize="16">
              2
            </text>
          )}
        </>
      )}
    </g>
  )
})

/** Rails, bed and crossings. */
const Line = memo(function Line({
  track,
  crossings,
}: {
  readonly track: Track
  readonly crossings: readonly number[]
}) {
  const end = linePlace(RAIL_END)
  const line = `M${TRACK.left - 20} ${TRACK.y}H${TRACK.x - 20}Q${TRACK.x} ${TRACK.y} ${TRACK.x} ${TRACK.y + 20}V${end.y}`
  return (
    <g>
      <path className="track-bed" d={line} />
      <path className="track-ties" d={line} />
      {track.turnoutAfter.map((after, i) => {
        const from = linePlace(after)
        const to = railPlace(track, FIRST_TURNOUT + i)
        return (
          <path key={nth(i, 'turnout')} className="track-side" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        )
      })}
      {crossings.map(after => {
        const { x, y } = crossingPlace(after)
        return (
          <Piece
            key={`crossing-${after}`}
            id={`crossing:${after}`}
            className="crossing"
            halo={around(14, 14, x, y)}
          >
            <path className="crossing-post" d={`M${x} ${y + 2}v26`} />
            <path d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`} />
          </Piece>
        )
      })}
    </g>
  )
})
