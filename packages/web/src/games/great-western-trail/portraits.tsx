import { NEUTRAL_LETTERS, type State, tablesOf } from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import type { Scene } from '../screen.js'
import { MasterArt } from './board/Railroad.js'
import { BuildingArt, SmallTile } from './board/TileArt.js'
import { CardPicture } from './Cards.js'
import { GlyphRow, taskGlyphs } from './glyphs.js'
import { withTables } from './tables.js'

type Draw = (numbers: readonly number[], state: State) => ReactNode

/** A drawing around 0, 0 in a picture of its own. */
const framed = (size: number, drawing: ReactNode): ReactNode => (
  <svg viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
    {drawing}
  </svg>
)

/** A place for discs: its border and a figure. */
const place = (black: boolean, figure: string): ReactNode =>
  framed(
    64,
    <>
      <circle
        r="26"
        fill="var(--tile)"
        stroke={black ? '#1d1611' : '#fbf3e0'}
        strokeWidth="7"
        strokeDasharray={black ? '9 4' : undefined}
      />
      <circle r="30" fill="none" stroke="#7a6a52" strokeWidth="1" />
      <text className="tile-figure" y="8" fontSize="22">
        {figure}
      </text>
    </>,
  )

const PORTRAITS: Readonly<Record<string, Draw>> = {
  building: ([number, face], state) => {
    const { actions, hand, points, builders } = tablesOf(state).buildings[face === 1 ? 1 : 0][number]
    return framed(
      92,
      <BuildingArt
        label={`${number}${face === 1 ? 'b' : 'a'}`}
        actions={actions}
        owner={0}
        hands={hand}
        points={points}
        builders={builders}
      />,
    )
  },
  neutral: ([index], state) =>
    framed(
      92,
      <BuildingArt
        label={NEUTRAL_LETTERS[index]}
        actions={tablesOf(state).neutralBuildings[index]}
        hands={0}
      />,
    ),
  card: ([card]) => <CardPicture card={card} />,
  city: ([index], state) => {
    const { value, black } = tablesOf(state).cities[index]
    return place(black, `${value}`)
  },
  station: ([index], state) => {
    const { points, black } = tablesOf(state).stations[index]
    return place(black, `${points}★`)
  },
  disc: ([index], state) => {
    const { discSpaces, auxiliaries } = tablesOf(state)
    const action = auxiliaries.find(({ disc }) => disc === index)
    if (!action) return place(discSpaces[index].black, '●')
    const glyphs = action.single.gain.flatMap(task => taskGlyphs(task))
    return framed(
      64,
      <>
        <rect x="-31" y="-22" width="62" height="44" rx="6" className="tile-edge" fill="var(--tile)" />
        <GlyphRow glyphs={glyphs} x={0} y={0} size={30} most={56} />
      </>,
    )
  },
  master: ([tile]) => framed(48, <MasterArt tile={tile} />),
  tile: ([tile], state) => framed(56, <SmallTile tile={tile} edition={tablesOf(state).edition} />),
  worker: ([worker], state) => framed(56, <SmallTile tile={worker} edition={tablesOf(state).edition} />),
}

/** A piece by itself, as rulebook and player aid show it. */
export function portrait(art: string, { view }: Scene<State>): ReactNode {
  const [kind, ...rest] = art.split(':')
  const drawing = PORTRAITS[kind]?.(rest.map(Number), view)
  return drawing === undefined ? null : withTables(view, drawing)
}
