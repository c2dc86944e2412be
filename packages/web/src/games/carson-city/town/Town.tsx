import {
  incomeParts,
  NOBODY,
  newlyReached,
  parcelAt,
  priceParts,
  SIZE,
  type State,
} from '@railhead/carson-city'
import { useRef } from 'react'
import { nth } from '../../../ui/nth.js'
import { GRID, ROW, UNHEARD } from '../roles.js'
import { type Scene, wordsOf } from '../words.js'
import { Ground } from './Ground.js'
import { PLOT } from './geometry.js'
import { Parcel } from './Parcel.js'
import { Edges, Roads } from './Roads.js'
import { type Pointed, usePointed } from './usePointed.js'

const LINES = Array.from({ length: SIZE }, (_, line) => line)
const LETTERS = 'ABCDEFGH'

/** The town plan: a grid that can be walked with the arrows. */
export function Town({ scene }: { readonly scene: Scene }) {
  const town = useRef<SVGSVGElement>(null)
  const { pointed, current } = usePointed(town)
  const lit = litBy(scene.view, pointed)
  return (
    <svg ref={town} className="town" viewBox={`0 0 ${SIZE * PLOT} ${SIZE * PLOT}`} role="none">
      <Ground />
      <g className="lines" {...UNHEARD}>
        {LINES.map(line => (
          <g key={nth(line)}>
            <text className="line-name" x={(line + 0.5) * PLOT} y={-9}>
              {LETTERS[line]}
            </text>
            <text className="line-name" x={-15} y={(line + 0.5) * PLOT + 6}>
              {line + 1}
            </text>
          </g>
        ))}
      </g>
      <g {...GRID} aria-label={wordsOf(scene)('town')}>
        {LINES.map(row => (
          <g key={nth(row)} {...ROW}>
            {LINES.map(column => {
              const parcel = parcelAt(column, row)
              return (
                <Parcel
                  key={parcel}
                  scene={scene}
                  parcel={parcel}
                  current={parcel === current}
                  lit={lit.includes(parcel)}
                />
              )
            })}
          </g>
        ))}
      </g>
      <Roads state={scene.view} />
      <Edges state={scene.view} />
    </svg>
  )
}

/** The parcels that count for what is pointed at: for an income, for a price, or reached by a road. */
function litBy(state: State, pointed: Pointed | undefined): readonly number[] {
  if (pointed === undefined) return []
  const { kind, number } = pointed
  if (kind === 'edge') return newlyReached(state, number)
  const income = incomeParts(state, number)
  if (income) return income.counted.map(part => part.parcel)
  return state.owner[number] === NOBODY ? priceParts(state, number).counted : []
}
