import { type Event, type Key, message, type State, tablesOf } from '@railhead/great-western-trail'
import { group } from '../../../ui/group.js'
import type { Scene } from '../../screen.js'
import { Cities } from './Cities.js'
import { Ground } from './Ground.js'
import { BOARD } from './layout.js'
import { Markets } from './Markets.js'
import { North } from './North.js'
import { Pawns } from './Pawns.js'
import { Railroad } from './Railroad.js'
import { Foresight, JobMarket } from './SideBoards.js'
import { TrailSpaces } from './TrailSpaces.js'

/** The board of Rails to the North, on a sheet of its own. */
export function NorthBoard({ scene }: { readonly scene: Scene<State> }) {
  const box = tablesOf(scene.view)
  return box.north ? <North state={scene.view} box={box} north={box.north} say={scene.say} /> : null
}

/** Everything that all players share. */
export function Board({ scene }: { readonly scene: Scene<State, Event> }) {
  const state = scene.view
  const box = tablesOf(state)
  const named = (key: Key) => group(scene.say(message(key)))
  return (
    <>
      <Ground trail={box.trail} frame={BOARD} />
      <g {...named('board.rails')}>
        <Cities state={state} box={box} say={scene.say} seat={scene.seat} />
        <Railroad state={state} box={box} />
      </g>
      <g {...named('board.foresight')}>
        <Foresight state={state} box={box} say={scene.say} />
      </g>
      <g {...named('board.jobMarket')}>
        <JobMarket state={state} box={box} say={scene.say} />
      </g>
      <g {...named('board.cattleMarket')}>
        <Markets state={state} say={scene.say} />
      </g>
      <g {...named('board.trail')}>
        <TrailSpaces state={state} box={box} say={scene.say} />
      </g>
      <Pawns state={state} box={box} happened={scene.happened} />
    </>
  )
}
