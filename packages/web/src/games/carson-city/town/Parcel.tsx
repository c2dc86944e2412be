import {
  attackable,
  BUILDINGS,
  BUILT,
  type BuildingId,
  buildingIncome,
  MAP_SPOTS,
  NOBODY,
  type Option,
  reached,
  type State,
} from '@railhead/carson-city'
import { useContext } from 'react'
import { IconAt } from '../../../icons/Icon.js'
import { PiecesContext, usePiece } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { seatColour, seatShape } from '../../../ui/SeatMark.js'
import { Cowboy } from '../Cowboy.js'
import { ICONS } from '../icons.js'
import { CELL } from '../roles.js'
import { cowboysOn, isDuel } from '../spots.js'
import { dollars, type Scene } from '../words.js'
import { cellWords } from './cellWords.js'
import { Elevation, objectId } from './elevations.js'
import { PLOT, plotX, plotY } from './geometry.js'
import { tagOf } from './tags.js'

interface ParcelProps {
  readonly scene: Scene
  readonly parcel: number
  /** Whether the focus of the grid rests here. */
  readonly current: boolean
  /** Whether it counts for what is pointed at. */
  readonly lit: boolean
}

const INSET = 4
const COWBOY_STEP = 25

/** One parcel with everything on it: a cell of the grid. */
export function Parcel({ scene, parcel, current, lit }: ParcelProps) {
  const state = scene.view
  const id = `parcel:${parcel}`
  const attributes = usePiece(id, reached(state, parcel) ? 'parcel reached' : 'parcel')
  const own = useContext(PiecesContext).choices.all().get(id)
  const owner = state.owner[parcel]
  const object = objectId(state.on[parcel])
  const built = state.on[parcel] >= BUILT
  const rising = risingOn(state, parcel)
  const answer = own?.[0].followedBy?.at(-1) ?? own?.[0].option
  const tag = answer && tagOf(scene, parcel, answer as unknown as Option)
  return (
    <g
      {...attributes}
      {...CELL}
      tabIndex={current ? 0 : -1}
      aria-label={cellWords(scene, parcel, own ?? [])}
      transform={`translate(${plotX(parcel)} ${plotY(parcel)})`}
    >
      <rect className="plot" width={PLOT} height={PLOT} />
      {owner !== NOBODY && (
        <rect
          className="estate"
          x={INSET}
          y={INSET}
          width={PLOT - 2 * INSET}
          height={PLOT - 2 * INSET}
          rx="3"
          style={{ color: seatColour(owner) }}
        />
      )}
      <rect
        className="halo"
        x={INSET + 2}
        y={INSET + 2}
        width={PLOT - 2 * INSET - 4}
        height={PLOT - 2 * INSET - 4}
        rx="6"
      />
      {lit && <rect className="neighbour" x="7" y="7" width={PLOT - 14} height={PLOT - 14} rx="6" />}
      {rising && (
        <g className="rising">
          <Elevation id={rising} x={52} y={86} scale={1.03} />
        </g>
      )}
      {object && (
        <Elevation id={object} x={built ? 52 : 50} y={86} scale={object === 'house' ? 1.15 : 1.03} />
      )}
      {owner !== NOBODY && (
        <path
          className="owner-mark"
          d={seatShape(owner)}
          transform="translate(15.5 84.5) scale(10)"
          style={{ fill: seatColour(owner) }}
        />
      )}
      {built && <IncomeSign amount={dollars(scene, buildingIncome(state, parcel))} />}
      {built && !attackable(state, parcel) && (
        <IconAt className="protected" d={ICONS.shield} x={16} y={18} size={23} />
      )}
      <Standing state={state} parcel={parcel} />
      {tag !== undefined && <Tag text={tag} left={built} />}
    </g>
  )
}

/** The building that is being built here: its house has no place yet. */
function risingOn({ tasks }: State, parcel: number): BuildingId | undefined {
  const task = tasks.at(-1)
  const isHere = (task?.kind === 'placeHouse' || task?.kind === 'consent') && task.site === parcel
  return isHere ? BUILDINGS[task.building].id : undefined
}

/** What a building earns now, on a board that hangs from its corner. */
function IncomeSign({ amount }: { readonly amount: string }) {
  const width = breadthOf(amount, 11) + 9
  return (
    <g className="income-sign" transform={`translate(${PLOT - 6} 6)`}>
      <rect x={-width} y="0" width={width} height="25" rx="3" />
      <text className="sign-text" x={-width / 2} y="19">
        {amount}
      </text>
    </g>
  )
}

/** The cowboys on a parcel; crossed revolvers where they will fight. */
function Standing({ state, parcel }: { readonly state: State; readonly parcel: number }) {
  const spot = MAP_SPOTS + parcel
  const cowboys = cowboysOn(state, spot)
  if (cowboys.length === 0) return null
  const step = Math.min(COWBOY_STEP, 64 / Math.max(1, cowboys.length - 1))
  const left = 56 - ((cowboys.length - 1) * step) / 2
  return (
    <g className="standing">
      {isDuel(state, spot) && (
        <g transform="translate(81 45) scale(.88)">
          <circle className="duel-disc" r="17" />
          <IconAt className="duel-mark" d={ICONS.duel} x={0} y={0} size={25} />
        </g>
      )}
      {cowboys.map((cowboy, i) => (
        <Cowboy key={nth(i, String(cowboy))} of={cowboy} x={left + i * step} y={77} scale={1.1} />
      ))}
    </g>
  )
}

/** How broad figures are; the space before a sign of money is narrow. */
const breadthOf = (text: string, figure: number): number =>
  [...text].reduce((sum, letter) => sum + (/\s/.test(letter) ? 5 : figure), 0)

/** What choosing the parcel costs or brings, on a label pinned to it. */
function Tag({ text, left }: { readonly text: string; readonly left: boolean }) {
  const width = breadthOf(text, 12) + (left ? 10 : 16)
  return (
    <g className="tag" transform={`translate(${left ? width / 2 + 6 : PLOT / 2} 21)`}>
      <rect x={-width / 2} y="-15" width={width} height="30" rx="15" />
      <text className="tag-text" y="7.5">
        {text}
      </text>
    </g>
  )
}
