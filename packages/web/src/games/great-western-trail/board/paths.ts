import { type Event, type State, type Track, tablesOf } from '@railhead/great-western-trail'
import { wayOf } from '../ways.js'
import { type Point, railPlace, roadBetween } from './layout.js'

/** Lies over the middle of its space, as pawns do. */
const RAISED = 3

/** Along the track from one place of it to another. */
function railsBetween(track: Track, from: number, to: number): Point[] {
  const [a, b] = [track.number[from], track.number[to]]
  const between = Array.from({ length: Math.max(0, Math.abs(b - a) - 1) }, (_, i) =>
    a < b ? a + i + 1 : a - i - 1,
  )
  return [from, ...between, to].map(position => {
    const { x, y } = railPlace(track, position)
    return { x, y: y - RAISED }
  })
}

const known = new WeakMap<readonly Event[], ReadonlyMap<string, readonly Point[]>>()

/** The ways that cattlemen and engines went, as bends, by kind of event and seat; the same ones for the same events. */
export function pathsOf(state: State, happened: readonly Event[]): ReadonlyMap<string, readonly Point[]> {
  const before = known.get(happened)
  if (before) return before
  const { trail, track } = tablesOf(state)
  const paths = new Map<string, readonly Point[]>()
  for (const event of happened) {
    if (event.type === 'moved') {
      const spaces = wayOf(state, event.from, event.to, event.way)
      const bends = spaces.slice(1).flatMap((space, i) => roadBetween(trail, spaces[i], space))
      paths.set(`moved:${event.seat}`, bends)
    } else if (event.type === 'engine')
      paths.set(`engine:${event.seat}`, railsBetween(track, event.from, event.to))
  }
  known.set(happened, paths)
  return paths
}
