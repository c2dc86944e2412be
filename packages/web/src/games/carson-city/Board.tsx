import { CHARACTERS } from '@railhead/carson-city'
import { useRef } from 'react'
import { Characters } from './cards/Characters.js'
import { Order } from './cards/Order.js'
import { PartTabs } from './PartTabs.js'
import { Street } from './street/Street.js'
import { Town } from './town/Town.js'
import type { Scene } from './words.js'

/** Everything that all players share; it arranges itself by the room it has. */
export function Board({ scene }: { readonly scene: Scene }) {
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <div className="carson">
      <PartTabs scene={scene} sheet={sheet} />
      <div className={scene.view.phase === CHARACTERS ? 'carson-sheet choosing' : 'carson-sheet'} ref={sheet}>
        <Order scene={scene} />
        <Characters scene={scene} />
        <Street scene={scene} />
        <div className="town-box">
          <Town scene={scene} />
        </div>
      </div>
    </div>
  )
}
