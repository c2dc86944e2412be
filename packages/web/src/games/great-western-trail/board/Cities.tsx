import { type Box, cityName, type State, transportCost } from '@railhead/great-western-trail'
import type { Translate } from '@railhead/kernel'
import { IconAt } from '../../../icons/Icon.js'
import { Piece } from '../../../play/stage/pieces.js'
import { drawnBy } from '../../../ui/drawnBy.js'
import { ICONS } from '../icons.js'
import { NarrowText } from '../NarrowText.js'
import { ownersOf } from '../owners.js'
import { cityPlace, STRIP } from './layout.js'
import { Discs } from './Railroad.js'

interface CitiesProps {
  readonly state: State
  readonly box: Box
  readonly say: Translate
  /** Whose transport costs are shown; null for those who watch. */
  readonly seat: number | null
}

/** The strip of cities with their discs, and the arrows between neighbours. */
export const Cities = drawnBy(
  ({ state, box, say, seat }: CitiesProps) => [
    box,
    say,
    seat,
    seat === null ? 0 : state.players[seat].engine,
    ...ownersOf(state).map(({ cities }) => cities),
  ],
  function Cities({ state, box, say, seat }: CitiesProps) {
    const strip = box.cities.flatMap((city, i) => (city.town === undefined ? [{ city, i }] : []))
    return (
      <g>
        <rect className="strip" x={STRIP.x} y={STRIP.y} width={STRIP.width} height={STRIP.height} rx="8" />
        {strip.map(({ city, i }) => {
          const { x, y } = cityPlace(city.value)
          const discs = ownersOf(state).flatMap(owner =>
            new Array<number>(owner.cities[i] ?? 0).fill(owner.seat),
          )
          const fee = seat === null ? 0 : transportCost(box, state.players[seat].engine, city.value)
          return (
            <Piece key={city.name} id={`city:${i}`} x={x} y={y} halo={[-34, -30, 68, 70]}>
              <path
                className={city.black ? 'crest black' : 'crest'}
                d="M-33-29H33V18Q33 34 0 40Q-33 34 -33 18Z"
              />
              <NarrowText className="city-name" text={say(cityName(city))} y={-15} size={13} width={SHIELD} />
              <text className="city-value" x={city.points === 0 && city.money === 0 ? 0 : -15} y="5">
                {city.value}
              </text>
              {(city.points !== 0 || city.money !== 0) && (
                <text className="city-bonus" x="14" y="4">
                  {city.points < 0 ? `−${-city.points}` : city.points}★
                </text>
              )}
              <DiscRows seats={discs} />
              {fee > 0 && (
                <g className="city-fee">
                  <rect x="2" y="20.5" width="34" height="19" rx="9.5" />
                  <text x="19" y="35.4">
                    −${fee}
                  </text>
                </g>
              )}
            </Piece>
          )
        })}
        {strip.map(({ city, i }, n) => {
          const next = strip[n + 1]?.city
          if (!next || (city.arrow.points === undefined && city.arrow.action === undefined)) return null
          const x = (cityPlace(city.value).x + cityPlace(next.value).x) / 2
          return (
            <Piece
              key={`link-${city.name}`}
              id={`link:${i}`}
              x={x}
              y={STRIP.y + 91}
              className="arrow"
              halo={[-19, -11, 38, 22]}
            >
              <path className="shaft" d="M-26 0H22M17-6L27 0L17 6" />
              <rect x="-18" y="-10" width="36" height="20" rx="10" />
              {city.arrow.points !== undefined && (
                <text x={city.arrow.action ? -8 : 0} y="5.5">
                  {city.arrow.points < 0 ? `−${-city.arrow.points}` : city.arrow.points}
                </text>
              )}
              {city.arrow.action && (
                <IconAt
                  d={city.arrow.action === 'objective' ? ICONS.objective : ICONS.exchange}
                  x={city.arrow.points === undefined ? 0 : 8}
                  y={0}
                  size={16}
                  fill="var(--tile-ink)"
                />
              )}
            </Piece>
          )
        })}
      </g>
    )
  },
)

/** The width of a shield. */
const SHIELD = 62

/** Discs in rows of four. */
function DiscRows({ seats }: { readonly seats: readonly number[] }) {
  if (seats.length <= 4) return <Discs seats={seats} y={19} size={8} />
  return (
    <>
      <Discs seats={seats.slice(0, 4)} y={14} size={6.5} />
      <Discs seats={seats.slice(4, 12)} y={27} size={5.5} />
    </>
  )
}
