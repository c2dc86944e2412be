import type { Tell } from '@railhead/kernel'
import { GREEN_OUTLAW, HAZARD_TYPES, NOTHING } from '../components/tiles.js'
import type { Event } from '../event.js'
import { type State, tablesOf } from '../state.js'
import { choose, tellReasons } from './choice.js'
import { SAM, type Sam } from './sam.js'

/** The tile on the highest occupied space, without its reward (SAM-OUTLAW-01 to -04). */
export function takeSamOutlaw(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  const { camps } = tablesOf(state).trail
  const chosen = choose(
    camps.filter(space => state.trail[space] !== NOTHING),
    [{ reason: 'highestSpace', of: space => camps.indexOf(space) }],
  )
  if (chosen === undefined) {
    tell?.({ type: 'samIdle', why: 'noOutlaw' })
    return
  }
  const space = chosen.best
  const tile = state.trail[space]
  tellReasons('outlaw', chosen.reasons, tell)
  state.trail[space] = NOTHING
  if (tile === GREEN_OUTLAW) sam.greenOutlaws++
  else sam.orangeOutlaws++
  tell?.({ type: 'outlaw', seat: SAM, tile, space })
}

interface Area {
  readonly type: number
  /** Its occupied spaces. */
  readonly spaces: readonly number[]
  /** Points of its best tile. */
  readonly best: number
}

/** The fullest area first, then its best tile, free of cost (SAM-HAZARD-01 to -07). */
export function takeSamHazard(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  const { hazardPoints, rulings } = tablesOf(state)
  const fromStart = rulings.samHazardAreas === 'fromStart'
  const points = (space: number): number => hazardPoints[state.trail[space]]
  const areas: Area[] = HAZARD_TYPES.map(type => {
    const spaces = tablesOf(state).trail.hazards[type].filter(space => state.trail[space] !== NOTHING)
    return { type, spaces, best: Math.max(0, ...spaces.map(points)) }
  })
  const area = choose(
    areas.filter(({ spaces }) => spaces.length > 0),
    [
      { reason: 'mostTiles', of: ({ spaces }) => spaces.length },
      { reason: 'bestTile', of: ({ best }) => best },
      { reason: 'areaOrder', of: ({ type }) => (fromStart ? -type : type) },
    ],
  )
  const spaces = area?.best.spaces ?? []
  const tile = choose(rulings.samHazardTiles === 'lowestSpace' ? spaces : [...spaces].reverse(), [
    { reason: 'mostPoints', of: points },
  ])
  if (area === undefined || tile === undefined) {
    tell?.({ type: 'samIdle', why: 'noHazard' })
    return
  }
  tellReasons('hazard', [...area.reasons, ...tile.reasons], tell)
  const taken = state.trail[tile.best]
  state.trail[tile.best] = NOTHING
  sam.hazards = [...sam.hazards, taken]
  tell?.({ type: 'hazard', seat: SAM, tile: taken, space: tile.best })
}
