import { EDGES, type State } from '@railhead/carson-city'
import { useContext } from 'react'
import { PiecesContext, usePiece } from '../../../play/stage/pieces.js'
import { UNHEARD } from '../roles.js'
import { edgeLine, PLOT } from './geometry.js'

const ALL_EDGES = Array.from({ length: EDGES }, (_, edge) => edge)

/** Laid roads: brown strokes with the tracks of wheels. */
export function Roads({ state }: { readonly state: State }) {
  const laid = ALL_EDGES.filter(edge => state.laid[edge])
  return (
    <g className="roads" {...UNHEARD}>
      {laid.map(edge => (
        <line key={edge} className="street-bed" {...edgeLine(edge)} />
      ))}
      {laid.map(edge => (
        <line key={edge} className="road-way" {...edgeLine(edge)} />
      ))}
      {laid.map(edge => (
        <line key={edge} className="road-tracks" {...edgeLine(edge)} />
      ))}
    </g>
  )
}

/**
 * The sides on which a road can be laid now, broad enough for a finger. Roads may be laid with every question, but
 * unless they are what is asked they come after their own button: they would lie over the parcels.
 */
export function Edges({ state }: { readonly state: State }) {
  const choices = useContext(PiecesContext).choices.all()
  const open = ALL_EDGES.filter(edge => choices.has(`edge:${edge}`))
  const direct = open.some(edge => choices.get(`edge:${edge}`)?.[0].followedBy === undefined)
  if (!direct && state.tasks.at(-1)?.kind !== 'layRoads') return null
  return (
    <g>
      {open.map(edge => (
        <Edge key={edge} edge={edge} />
      ))}
    </g>
  )
}

/** Half the breadth of the place that can be hit: 26 px where a parcel has 45. */
const REACH = 29
const FREE_ENDS = 14

function Edge({ edge }: { readonly edge: number }) {
  const attributes = usePiece(`edge:${edge}`, 'edge')
  const { x1, y1, x2, y2 } = edgeLine(edge)
  const lying = y1 === y2
  return (
    <g {...attributes}>
      <rect
        className="edge-hit"
        x={lying ? x1 + FREE_ENDS : x1 - REACH}
        y={lying ? y1 - REACH : y1 + FREE_ENDS}
        width={lying ? PLOT - 2 * FREE_ENDS : 2 * REACH}
        height={lying ? 2 * REACH : PLOT - 2 * FREE_ENDS}
      />
      <line className="edge-line" x1={x1} y1={y1} x2={x2} y2={y2} />
    </g>
  )
}
