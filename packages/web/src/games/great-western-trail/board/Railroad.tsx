import {
  type Box,
  CROSSINGS_AFTER,
  FIRST_TURNOUT,
  NO_MASTER,
  NOTHING,
  POSITIONS,
  RAIL_END,
  STATION_MASTERS,
  type State,
  TURNOUT_AFTER,
} from '@railhead/great-western-trail'
import { memo } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import { around, Piece } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { seatColour, seatShape } from '../../../ui/SeatMark.js'
import { GlyphRow, taskGlyphs } from '../glyphs.js'
import { ICONS, WORKER_ICONS } from '../icons.js'
import { ownersOf } from '../owners.js'
import { crossingPlace, masterPlace, type Point, railPlace, STATION_PLACES } from './layout.js'

interface RailroadProps {
  readonly state: State
  readonly box: Box
}

/** Track, turnouts, stations and station masters. */
export function Railroad({ state, box }: RailroadProps) {
  return (
    <g>
      <Track />
      {Array.from({ length: POSITIONS }, (_, position) => {
        const { x, y, rotation } = railPlace(position)
        return (
          <Piece
            key={nth(position, 'rail')}
            id={`rail:${position}`}
            x={x}
            y={y}
            halo={rotation === 90 ? around(22, 37) : around(37, 22)}
          >
            <g transform={`rotate(${rotation})`}>
              <rect className="sleeper" x="-18.5" y="-11" width="37" height="22" rx="3" />
            </g>
            <text className="rail-number" y="3.5" transform={`rotate(${rotation === 45 ? 45 : 0})`}>
              {position < FIRST_TURNOUT ? position : ''}
            </text>
          </Piece>
        )
      })}
      {box.stations.slice(0, STATION_PLACES.length).map((station, i) => (
        <Piece
          key={nth(i, 'station')}
          id={`station:${i}`}
          x={STATION_PLACES[i].x}
          y={STATION_PLACES[i].y}
          halo={around(44, 42)}
        >
          <rect
            className={station.black ? 'station black' : 'station'}
            x="-22"
            y="-21"
            width="44"
            height="42"
            rx="5"
          />
          <text className="station-cost" x="-9" y="-6">
            ${station.cost}
          </text>
          <text className="station-points" x="12" y="-6">
            {station.points}★
          </text>
          <path className="tile-rule" d="M-20 -1H20" />
          <Discs
            seats={ownersOf(state).flatMap(owner => (owner.stations & (1 << i) ? [owner.seat] : []))}
            y={10}
          />
        </Piece>
      ))}
      {box.stations
        .slice(0, STATION_PLACES.length)
        .map((station, i) =>
          station.master ? (
            <MasterSpace
              key={nth(i, 'master')}
              tile={state.masters[i]}
              worker={state.stationWorkers[i]}
              place={masterPlace(i)}
            />
          ) : null,
        )}
    </g>
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
        <path
          key={nth(i, seat)}
          className="disc"
          d={seatShape(seat)}
          transform={`translate(${(i - (seats.length - 1) / 2) * step} ${y}) scale(${size})`}
          fill={seatColour(seat)}
        />
      ))}
    </>
  )
}

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
      <g transform={`translate(${place.x} ${place.y})`}>
        <rect className="place small" x="-20" y="-21" width="40" height="42" rx="5" />
        {worker !== NOTHING && (
          <IconAt d={WORKER_ICONS[worker]} x={0} y={0} size={26} fill="var(--tile-ink)" />
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
  const { permanentCertificates, immediate, scoring } = STATION_MASTERS[tile]
  return (
    <g>
      <rect className="tile-edge master" x="-20" y="-22" width="40" height="44" rx="5" />
      {permanentCertificates > 0 && (
        <GlyphRow
          glyphs={taskGlyphs({ kind: 'certificate', amount: permanentCertificates })}
          x={0}
          y={scoring ? -11 : 0}
          size={16}
          most={36}
        />
      )}
      {immediate && (
        <GlyphRow glyphs={taskGlyphs(immediate)} x={0} y={scoring ? -11 : 0} size={17} most={37} />
      )}
      {scoring && (
        <>
          <path className="tile-rule" d="M-18 0H18" />
          <text className="tile-figure" x="-9" y="15" fontSize="11" fill="#8f3a23">
            {scoring.points}★
          </text>
          <IconAt d={COUNTED[scoring.what]} x={scoring.per === 2 ? 7 : 9} y={11} size={14} fill="#2c2016" />
          {scoring.per === 2 && (
            <text className="tile-figure" x="17" y="19" fontSize="7">
              2
            </text>
          )}
        </>
      )}
    </g>
  )
})

/** Rails, bed and crossings. */
const Track = memo(function Track() {
  const end = railPlace(RAIL_END)
  const line = `M205 79H966Q984 79 984 97V842Q984 860 966 860H${end.x - 22}`
  return (
    <g>
      <path className="track-bed" d={line} />
      <path className="track-ties" d={line} />
      {TURNOUT_AFTER.map((after, i) => {
        const from = railPlace(after)
        const to = railPlace(FIRST_TURNOUT + i)
        return (
          <path key={nth(i, 'turnout')} className="track-side" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        )
      })}
      {CROSSINGS_AFTER.map(after => {
        const { x, y } = crossingPlace(after)
        return (
          <g key={`crossing-${after}`} className="crossing" transform={`translate(${x} ${y})`}>
            <path d="M0 4V14" />
            <circle r="6.5" />
            <text y="3.4">$1</text>
          </g>
        )
      })}
    </g>
  )
})
