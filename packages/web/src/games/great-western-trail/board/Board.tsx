import { type State, tablesOf } from '@railhead/great-western-trail'
import type { Scene } from '../../screen.js'
import { Cities } from './Cities.js'
import { Ground } from './Ground.js'
import { frameOf } from './layout.js'
import { Markets } from './Markets.js'
import { North } from './North.js'
import { Pawns } from './Pawns.js'
import { Railroad } from './Railroad.js'
import { Foresight, JobMarket } from './SideBoards.js'
import { TrailSpaces } from './TrailSpaces.js'

/** Everything that all players share. */
export function Board({ scene }: { readonly scene: Scene<State> }) {
  const state = scene.view
  const box = tablesOf(state)
  return (
    <>
      <Ground trail={box.trail} frame={frameOf(box.north !== undefined)} />
      {box.north && <North state={state} box={box} north={box.north} say={scene.say} />}
      <Cities state={state} box={box} say={scene.say} seat={scene.seat} />
      <Railroad state={state} box={box} />
      <Foresight state={state} box={box} t={scene.t} />
      <JobMarket state={state} box={box} t={scene.t} />
      <Markets state={state} t={scene.t} say={scene.say} />
      <TrailSpaces state={state} box={box} say={scene.say} />
      <Pawns state={state} box={box} />
    </>
  )
}
