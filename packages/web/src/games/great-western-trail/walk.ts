import { NOWHERE, type State, tablesOf } from '@railhead/great-western-trail'
import type { Scene } from '../screen.js'

const FORTH: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: -1 }
const BACK: Readonly<Record<string, number>> = { ArrowLeft: 0, ArrowUp: -1 }

/**
 * Right and left go along the trail and the railroad, and take the first branch of a fork; down and up take the last
 * one. From elsewhere the arrows go to what lies next.
 */
export function walk(piece: string, key: string, { view }: Pick<Scene<State>, 'view'>): string | undefined {
  const [kind, number] = piece.split(':')
  const place = Number(number)
  const { trail, track } = tablesOf(view)
  const ways =
    kind === 'space'
      ? { next: trail.next[place], previous: trail.previous[place] }
      : kind === 'rail'
        ? { next: track.forward[place], previous: track.backward[place] }
        : undefined
  if (!ways) return undefined
  const to = Object.hasOwn(FORTH, key)
    ? ways.next.at(FORTH[key])
    : Object.hasOwn(BACK, key)
      ? ways.previous.at(BACK[key])
      : undefined
  return to === undefined ? piece : `${kind}:${to}`
}

/** Walking begins where one stands. */
export function entry({ view, seat }: Scene<State>): string {
  const space = seat === null ? NOWHERE : view.players[seat].space
  return `space:${space === NOWHERE ? tablesOf(view).trail.start : space}`
}
