import {
  BUILT,
  incomeParts,
  PARCELS,
  SPACES,
  type SpaceYield,
  spaceYield,
  type TrackCell,
  TYPES,
} from '@railhead/carson-city'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/Icon.js'
import { ICONS } from '../icons.js'
import { dollars, type Scene } from '../words.js'

interface Brings {
  readonly short: ReactNode
  /** The tile that hangs there. */
  readonly building?: number
}

/** What a cell would bring who looks now, at a glance; those who watch see what is printed. */
export function bringsNow(scene: Scene, { cell, space }: TrackCell): Brings {
  if (space !== undefined)
    return spaceBrings(scene, spaceYield(scene.view, scene.seat ?? scene.view.order[0], space), space)
  const { seat } = scene
  if (seat === null) return { short: null }
  if (cell === 'estateIncome') return { short: gain(scene, estateIncome(scene, seat)) }
  if (cell === 'deferred') {
    const kept = scene.view.kept
      .slice(seat * TYPES, (seat + 1) * TYPES)
      .reduce((sum, count) => sum + count, 0)
    return { short: kept > 0 ? kept : null }
  }
  return { short: null }
}

/** What all my buildings earn now. */
export function estateIncome({ view }: Scene, seat: number): number {
  let sum = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (view.owner[parcel] === seat && view.on[parcel] >= BUILT) sum += incomeParts(view, parcel)?.paid ?? 0
  return sum
}

/** What one gets is told from what one pays by its sign. */
const gain = (scene: Scene, amount: number): string => `+${dollars(scene, amount)}`

const points = (amount: ReactNode): ReactNode => (
  <>
    {amount}
    <Icon d={ICONS.points} />
  </>
)

function spaceBrings(scene: Scene, found: SpaceYield, space: number): Brings {
  const watching = scene.seat === null
  switch (found.kind) {
    case 'money':
      return { short: watching ? `${gain(scene, found.each)} ×` : gain(scene, found.amount) }
    case 'points':
      return { short: points(watching ? `1:${found.per}` : found.amount) }
    case 'roads':
      return { short: `+${watching ? found.each : found.amount}` }
    case 'revolvers':
      return { short: `+${found.amount}` }
    case 'dice':
      return { short: `${found.least}–${dollars(scene, found.most)}` }
    case 'tile':
      return { short: dollars(scene, watching ? printedPrice(space) : found.price), building: found.building }
    case 'buyPoints':
      return {
        short: (
          <>
            {dollars(scene, found.price)}={points(1)}
          </>
        ),
      }
    case 'closed':
      return { short: null }
  }
}

function printedPrice(space: number): number {
  return Number(SPACES[space].id.replace('build', ''))
}
