import {
  type Box,
  type City,
  cityName,
  NO_TILE,
  NOBODY,
  type North as NorthTables,
  type State,
  type Town,
  TRADE_SPACES,
} from '@railhead/great-western-trail'
import type { Translate } from '@railhead/kernel'
import { memo } from 'react'
import { around, Piece } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { GlyphRow, taskGlyphs } from '../glyphs.js'
import { NarrowText } from '../NarrowText.js'
import { ownersOf } from '../owners.js'
import { mediumTilePlace, NORTH, northCityPlace, northPlace, type Point } from './layout.js'
import { Discs, MasterArt, SeatDisc } from './Railroad.js'

interface NorthProps {
  readonly state: State
  readonly box: Box
  readonly north: NorthTables
  readonly say: Translate
}

const NODE = 58
const CELL = 26
const AREAS: Readonly<Record<string, string>> = {
  green: '#b9cda0',
  purple: '#d3bedb',
  blue: '#b5cfe0',
  red: '#e3b7a8',
  teal: '#abd0c6',
  violet: '#c9c0e0',
}

/** The board of Rails to the North: towns with their trade spaces, large cities and two more stations. */
export function North({ state, box, north, say }: NorthProps) {
  return (
    <g>
      <rect className="map-paper" {...NORTH} />
      <Links towns={north.towns} cities={box.cities} />
      {box.cities.map(city =>
        city.town === undefined ? (
          <g key={city.name} transform={translateTo(northCityPlace(city.value))}>
            <rect
              className={city.black ? 'crest black' : 'crest'}
              x="-34"
              y="-22"
              width="68"
              height="46"
              rx="6"
            />
            <NarrowText className="city-name" text={say(cityName(city))} y={-6} size={14} width={62} />
            <text className="city-value" y="17">
              {city.value}
            </text>
          </g>
        ) : null,
      )}
      {north.towns.map((town, i) => {
        const { x, y } = northPlace(town)
        return (
          <Piece key={town.name} id={`town:${i}`} x={x} y={y} halo={around(NODE, NODE)}>
            <rect
              className="tile-edge"
              x={-NODE / 2}
              y={-NODE / 2}
              width={NODE}
              height={NODE}
              rx={town.kind === 'large' ? 4 : 12}
              fill={AREAS[town.area] ?? '#efe0bd'}
            />
            {Array.from({ length: TRADE_SPACES }, (_, space) => (
              <TradeSpace
                key={nth(space, town.name)}
                town={town}
                space={space}
                owner={state.shops[i * TRADE_SPACES + space]}
              />
            ))}
            {state.mediumTiles[i] !== NO_TILE && state.mediumTiles[i] !== undefined && (
              <g transform={translateTo(mediumTilePlace(town, north.towns))}>
                <rect className="special" x="-40" y="-12" width="80" height="24" rx="12" />
                <GlyphRow
                  glyphs={taskGlyphs(north.mediumTiles[state.mediumTiles[i]].effect)}
                  x={0}
                  y={0}
                  size={21}
                  most={76}
                />
              </g>
            )}
          </Piece>
        )
      })}
      <LargeCities state={state} box={box} north={north} say={say} />
      {box.stations.map((station, i) => {
        const town = north.towns.find(({ name }) => name === station.town)
        if (!town) return null
        const { x, y } = northPlace(town)
        return (
          <g key={nth(i, 'station')}>
            <Piece id={`station:${i}`} x={x + 57} y={y} halo={around(48, 46)}>
              <rect
                className={station.black ? 'station black' : 'station'}
                x="-24"
                y="-23"
                width="48"
                height="46"
                rx="5"
              />
              {/* Two figures would run into the points. */}
              <text
                className="station-cost"
                x="-12"
                y="-5"
                {...(station.cost > 9 && { textLength: 20, lengthAdjust: 'spacingAndGlyphs' })}
              >
                ${station.cost}
              </text>
              <text className="station-points" x="12" y="-5">
                {station.points}★
              </text>
              <Discs
                seats={ownersOf(state).flatMap(owner => (owner.stations & (1 << i) ? [owner.seat] : []))}
                y={10}
              />
            </Piece>
            {state.masters[i] >= 0 && (
              <Piece id={`master:${state.masters[i]}`} x={x + 105} y={y} halo={around(40, 44)}>
                <MasterArt tile={state.masters[i]} />
              </Piece>
            )}
          </g>
        )
      })}
    </g>
  )
}

function TradeSpace({
  town,
  space,
  owner,
}: {
  readonly town: Town
  readonly space: number
  readonly owner: number
}) {
  const x = space % 2 === 0 ? -CELL / 2 : CELL / 2
  const y = space < 2 ? -CELL / 2 : CELL / 2
  const { cost, bonus } = town.spaces[space]
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className="trade-space"
        x={-CELL / 2 + 1}
        y={-CELL / 2 + 1}
        width={CELL - 2}
        height={CELL - 2}
        rx="4"
      />
      {owner === NOBODY || owner === undefined ? (
        <GlyphRow
          glyphs={bonus ? taskGlyphs(bonus) : cost > 0 ? taskGlyphs({ kind: 'pay', amount: cost }) : []}
          x={0}
          y={0}
          size={20}
          most={24}
        />
      ) : (
        <SeatDisc seat={owner} size={9.5} />
      )}
    </g>
  )
}

/** The discs and names of the large cities, beside their towns. */
function LargeCities({ state, box, north, say }: NorthProps) {
  return (
    <>
      {box.cities.map((city, i) => {
        const town = north.towns.find(({ name }) => name === city.town)
        if (!town) return null
        const { x, y } = northPlace(town)
        const discs = ownersOf(state).flatMap(owner =>
          new Array<number>(owner.cities[i] ?? 0).fill(owner.seat),
        )
        return (
          <Piece key={city.name} id={`city:${i}`} x={x} y={y + 47} halo={[-46, -17, 92, 36]}>
            <rect
              className={city.black ? 'crest black' : 'crest'}
              x="-46"
              y="-17"
              width="92"
              height="36"
              rx="7"
            />
            <NarrowText className="city-name" text={say(cityName(city))} y={-3} size={14} width={84} />
            {discs.length === 0 ? (
              <text className="station-points" y="14">
                {city.value} · {city.points}★
              </text>
            ) : (
              <Discs seats={discs} y={9} size={7} />
            )}
          </Piece>
        )
      })}
    </>
  )
}

const translateTo = ({ x, y }: Point): string => `translate(${x} ${y})`

/** Rails between towns, to the cities of the strip and to the town hall. */
const Links = memo(function Links({
  towns,
  cities,
}: {
  readonly towns: readonly Town[]
  readonly cities: readonly City[]
}) {
  const line = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`
  const path = towns
    .flatMap((town, i) => {
      const from = northPlace(town)
      return [
        ...town.links.filter(other => other > i).map(other => line(from, northPlace(towns[other]))),
        ...town.cityLinks.map(city => line(from, northCityPlace(cities[city].value))),
        ...(town.townHall ? [line(from, northCityPlace(0))] : []),
      ]
    })
    .join('')
  return (
    <>
      <path className="north-bed" d={path} />
      <path className="north-rail" d={path} />
    </>
  )
})
