import type { ReactNode } from 'react'
import { Characters } from './cards/Characters.js'
import { Street } from './street/Street.js'
import { Town } from './town/Town.js'
import type { Scene } from './words.js'
import './parts.css'

const PARTS: Readonly<Record<string, (scene: Scene) => ReactNode>> = {
  town: scene => <Town scene={scene} />,
  street: scene => <Street scene={scene} />,
  characters: scene => <Characters scene={scene} />,
}

/** A part of the board by itself, as large as the room it is given. */
export function partOf(scene: Scene, region: string): ReactNode {
  const draw = PARTS[region]
  return draw && <div className={`carson-part carson-${region}`}>{draw(scene)}</div>
}
