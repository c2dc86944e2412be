import { BUILT, firepowerParts, PARCELS, type State, sideOf, TYPES } from '@railhead/carson-city'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/Icon.js'
import { Delta } from '../../../ui/Delta.js'
import { ICONS } from '../icons.js'
import { placedBy } from '../spots.js'
import { dollars, type Scene, wordsOf } from '../words.js'

/** A figure of a player with its word. */
export interface Figure {
  readonly id:
    | 'money'
    | 'points'
    | 'cowboys'
    | 'revolvers'
    | 'firepower'
    | 'roads'
    | 'parcels'
    | 'tiles'
    | 'tokens'
  readonly icon: string
  readonly value: ReactNode
  /** The figure and what it means, for ears and for boards with room. */
  readonly words: string
  /** What lasts only until the end of the round. */
  readonly extra?: string
}

export const keptOf = (state: State, seat: number): number[] =>
  Array.from({ length: TYPES }, (_, building) => building).flatMap(building =>
    new Array<number>(state.kept[seat * TYPES + building]).fill(building),
  )

export function figuresOf(scene: Scene, seat: number): Figure[] {
  const state = scene.view
  const w = wordsOf(scene)
  const limit = sideOf(state, seat)?.cashLimit
  const power = firepowerParts(state, seat)
  const placed = placedBy(state, seat)
  const round = power.character + power.threeGuns
  let parcels = 0
  let buildings = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (state.owner[parcel] !== seat) continue
    parcels++
    if (state.on[parcel] >= BUILT) buildings++
  }
  const money = state.money[seat]
  const cowboys = power.cowboys + power.white
  const tiles = keptOf(state, seat).length
  const figures: Figure[] = [
    {
      id: 'money',
      icon: ICONS.money,
      value: (
        <>
          {dollars(scene, money)}
          {limit !== undefined && <small className={money > limit ? 'over' : ''}>/{limit}</small>}
          <Delta value={money} />
        </>
      ),
      words:
        limit === undefined
          ? w('figure.money', { amount: dollars(scene, money) })
          : w('figure.moneyLimit', { amount: dollars(scene, money), limit: dollars(scene, limit) }),
    },
    {
      id: 'points',
      icon: ICONS.points,
      value: (
        <>
          {state.points[seat]} <small>{w('figure.soFar')}</small>
          <Delta value={state.points[seat]} />
        </>
      ),
      words: w('figure.points', { count: state.points[seat] }),
    },
    {
      id: 'cowboys',
      icon: ICONS.cowboy,
      value: (
        <>
          {cowboys}
          {placed > 0 && <small>+{placed}</small>}
        </>
      ),
      words: w('figure.cowboys', { count: cowboys, placed }),
    },
    {
      id: 'revolvers',
      icon: ICONS.revolver,
      value: state.revolvers[seat],
      ...(round > 0 && { extra: `+${round}` }),
      words: w('figure.revolvers', { count: state.revolvers[seat], round }),
    },
    {
      id: 'firepower',
      icon: ICONS.duel,
      value: <strong>{power.total}</strong>,
      words: w('figure.firepower', { count: power.total }),
    },
    {
      id: 'roads',
      icon: ICONS.road,
      value: state.roads[seat],
      words: w('figure.roads', { count: state.roads[seat] }),
    },
    {
      id: 'parcels',
      icon: ICONS.parcel,
      value: parcels,
      words: w('figure.parcels', { count: parcels, buildings }),
    },
  ]
  if (tiles > 0)
    figures.push({ id: 'tiles', icon: ICONS.build, value: tiles, words: w('figure.tiles', { count: tiles }) })
  if (state.duels === 'tokens') {
    const count = state.tokens[seat].length
    figures.push({
      id: 'tokens',
      icon: ICONS.token,
      value: count,
      words: w('figure.tokens', { count, sum: state.tokenSums[seat] ?? 0 }),
    })
  }
  return figures
}

/** Figures side by side: the picture for eyes, the word for ears. */
export function FigureRow({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <span className="seat-line carson-line">
      {figures.map(({ id, icon, value, extra, words }) => (
        <span key={id} className={`figure-${id}`} title={words}>
          <Icon d={icon} />
          <span aria-hidden="true">
            {value}
            {extra !== undefined && <span className="this-round">{extra}</span>}
          </span>
          <span className="visually-hidden">{words}</span>
        </span>
      ))}
    </span>
  )
}
