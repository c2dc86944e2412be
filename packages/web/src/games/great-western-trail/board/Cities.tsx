import { type Box, cityName, type State, transportCost } from '@railhead/great-western-trail'
import type { Translate } from '@railhead/kernel'
import { IconAt } from '../../../icons/Icon.js'
import { Piece } from '../../../play/stage/pieces.js'
import { ICONS } from '../icons.js'
import { ownersOf } from '../owners.js'
import { cityPlace, STRIP_TOP } from './layout.js'
import { Discs } from './Railroad.js'

interface CitiesProps {
  readonly state: State
  readonly box: Box
  readonly say: Translate
  /** Whose transport costs are shown; null for those who watch. */
  readonly seat: number | null
}

/** The strip of cities with their discs, and the arrows between neighbours. */
export function Cities({ state, box, say, seat }: CitiesProps) {
  const strip = box.cities.flatMap((city, i) => (city.town === undefined ? [{ city, i }] : []))
  return (
    <g>
      <rect className="strip" x="140" y={STRIP_TOP} width="852" height="112" rx="8" />
      {strip.map(({ city }, n) => {
        const next = strip[n + 1]?.city
        if (!next || (city.arrow.points === undefined && city.arrow.action === undefined)) return null
        const x = (cityPlace(city.value).x + cityPlace(next.value).x) / 2
        return (
          <g key={`arrow-${city.name}`} className="arrow" transform={`translate(${x} ${STRIP_TOP + 96})`}>
            <path className="shaft" d="M-21 0H15M11-5L21 0L11 5" />
            <rect x="-13" y="-9" width="26" height="18" rx="9" />
            {city.arrow.points !== undefined && (
              <text x={city.arrow.action ? -5 : 0} y="4">
                {city.arrow.points}
              </text>
            )}
            {city.arrow.action && (
              <IconAt
                d={city.arrow.action === 'objective' ? ICONS.objective : ICONS.exchange}
                x={city.arrow.points === undefined ? 0 : 6}
                y={0}
                size={13}
                fill="var(--tile-ink)"
              />
            )}
          </g>
        )
      })}
      {strip.map(({ city, i }) => {
        const { x, y } = cityPlace(city.value)
        const discs = ownersOf(state).flatMap(owner =>
          new Array<number>(owner.cities[i] ?? 0).fill(owner.seat),
        )
        const fee = seat === null ? 0 : transportCost(state.players[seat].engine, city.value)
        return (
          <Piece key={city.name} id={`city:${i}`} x={x} y={y} halo={[-35, -30, 70, 72]}>
            <path
              className={city.black ? 'crest black' : 'crest'}
              d="M-33-28H33V14Q33 34 0 42Q-33 34 -33 14Z"
            />
            <CityName name={say(cityName(city))} />
            <text className="city-value" x={city.points === 0 && city.money === 0 ? 0 : -13} y="6">
              {city.value}
            </text>
            {(city.points !== 0 || city.money !== 0) && (
              <text className="city-bonus" x="15" y="4">
                {city.points < 0 ? `−${-city.points}` : city.points}★
              </text>
            )}
            <DiscRows seats={discs} />
            {fee > 0 && (
              <g className="city-fee" transform="translate(27 30)">
                <circle r="9" />
                <text y="3.5">−{fee}</text>
              </g>
            )}
          </Piece>
        )
      })}
    </g>
  )
}

/** Long names are set smaller, so that they stay on the shield. */
function CityName({ name }: { readonly name: string }) {
  return (
    <text className="city-name" y="-16" fontSize={Math.min(10, 88 / name.length)}>
      {name}
    </text>
  )
}

/** Discs in rows of four. */
function DiscRows({ seats }: { readonly seats: readonly number[] }) {
  if (seats.length <= 4) return <Discs seats={seats} y={20} size={7} />
  return (
    <>
      <Discs seats={seats.slice(0, 4)} y={15} size={5.5} />
      <Discs seats={seats.slice(4, 12)} y={27} size={4.5} />
    </>
  )
}
