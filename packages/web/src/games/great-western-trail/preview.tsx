import {
  feeAt,
  localActions,
  localText,
  message,
  money,
  NOTHING,
  type Option,
  type OptionOf,
  type State,
  tablesOf,
  walkWay,
} from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
import type { Preview, Scene } from '../screen.js'
import { roadBetween, smooth, spacePlace } from './board/layout.js'
import { wayOf } from './ways.js'

/** The way of a move, what is paid on it, and what the place offers. */
function move(option: OptionOf<'move'>, seat: number, { view, say }: Scene<State>): Preview {
  const { trail, edition } = tablesOf(view)
  const { to, way, fee } = option
  const spaces = wayOf(view, view.players[seat].space, to, way)
  const path = spaces
    .slice(1)
    .map((space, i) => smooth(roadBetween(trail, spaces[i], space)))
    .join('')
  const fees: { readonly space: number; readonly due: number }[] = []
  if (fee > 0)
    walkWay(view, to, way, space => {
      const due = feeAt(view, space)
      if (due > 0) fees.push({ space, due })
    })
  const actions = view.trail[to] === NOTHING ? [] : localActions(view, view.trail[to])
  return {
    drawing: (
      <>
        <path className="way" d={path} />
        {fees.map(({ space, due }) => {
          const { x, y } = spacePlace(trail, space)
          return (
            <g key={space} className="way-fee" transform={`translate(${x + 30} ${y - 30})`}>
              <circle r="15" />
              <text y="5.5">−{due}</text>
            </g>
          )
        })}
      </>
    ),
    pieces: fees.map(({ space }) => `space:${space}`),
    lines: [
      ...(fee > 0
        ? [say(message('board.afterFee', { money: money(fee), left: money(view.players[seat].money - fee) }))]
        : []),
      ...actions.map(action => `• ${say(localText(action, edition))}`),
    ],
  }
}

export function preview(
  option: Option,
  { seat }: Decision<Option>,
  scene: Scene<State>,
): Preview | undefined {
  return option.kind === 'move' ? move(option, seat, scene) : undefined
}
