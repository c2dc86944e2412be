import { BUILDINGS, CHARACTER_IDS, SPACES } from '@railhead/carson-city'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.js'
import { CELL_ICONS, CHARACTER_ICONS } from './icons.js'
import { ElevationPicture } from './town/elevations.js'

type Draw = (name: string, side: string) => ReactNode

const PORTRAITS: Readonly<Record<string, Draw>> = {
  object: name => (
    <ElevationPicture
      id={BUILDINGS.find(({ id }) => id === name)?.id ?? (name === 'house' ? 'house' : 'mountain')}
    />
  ),
  space: name => <Icon d={CELL_ICONS[SPACES[Number(name)].id]} />,
  character: (name, side) => (
    <span className={`character-portrait ${side}`}>
      <Icon d={CHARACTER_ICONS[CHARACTER_IDS[Number(name)]]} />
    </span>
  ),
}

/** A piece by itself, as rulebook and player aid show it. */
export function portrait(art: string): ReactNode {
  const [kind, name = '', side = ''] = art.split(':')
  return PORTRAITS[kind]?.(name, side) ?? null
}
