import { type Message, SPECTATOR, type Viewer } from '@railhead/kernel'
import { isNeutral, isPrivate, NOTHING, ownerOf } from '../components/tiles.js'
import type { Trail } from '../components/trail.js'
import { NOWHERE, type State, tablesOf } from '../state.js'
import { join, type Key, message, money } from '../text/message.js'
import { localActionsText, placeText, siteText } from '../text/places.js'
import { feeAt } from '../walk.js'
import { namedOwners } from './owners.js'

/** A space of the trail in words: what lies there, what it offers this viewer, what entering costs, who stands there. */
export function spaceWords(view: State, space: number, viewer: Viewer): Message {
  const tile = view.trail[space]
  const place = placeText(view, space, viewer)
  const parts = [place]
  if (tile === NOTHING) parts[0] = siteText(view, space)
  else if (isNeutral(tile) || (isPrivate(tile) && ownerOf(tile) === viewer))
    parts[0] = message('summary.offers', { place, offers: localActionsText(view, tile) })
  const fee = feeAt(view, space, viewer)
  if (fee > 0) parts.push(message('summary.fee', { money: money(fee) }))
  const here = namedOwners(view, things => (things.space === space ? 1 : 0))
  if (here) parts.push(message('summary.standing', { players: here }))
  return join(parts, 'semicolon')
}

/**
 * The trail from where the viewer stands to Kansas City: every place where one can stop, by its number of steps; then
 * what lies where the viewer does not come any more.
 */
export function trailWords(view: State, viewer: Viewer): Message[] {
  const { trail } = tablesOf(view)
  const standing = viewer === SPECTATOR ? NOWHERE : view.players[viewer].space
  const from = standing === NOWHERE ? trail.start : standing
  const steps = stepsFrom(view, trail, from)
  const isStop = (space: number): boolean => view.trail[space] !== NOTHING || space === trail.kansasCity
  const lines = [...steps]
    .filter(([space]) => isStop(space))
    .sort(([, one], [, other]) => one - other)
    .map(([space, number]) => message('summary.ahead', { number, place: spaceWords(view, space, viewer) }))
  const here =
    standing === NOWHERE
      ? []
      : [message('summary.ahead', { number: 0, place: spaceWords(view, from, viewer) })]
  const sites = [...steps.keys()].filter(space => !isStop(space) && trail.sites.includes(space))
  const behind = trail.next.flatMap((_, space) =>
    isStop(space) && !steps.has(space) && space !== from ? [placeText(view, space, viewer)] : [],
  )
  return [
    ...here,
    ...lines,
    ...listed(
      'summary.sites',
      sites.map(site => siteText(view, site)),
      'comma',
    ),
    ...listed('summary.elsewhere', behind, 'semicolon'),
  ]
}

/** A line for a list, unless it is empty. */
const listed = (key: Key, list: readonly Message[], by: 'comma' | 'semicolon'): Message[] =>
  list.length === 0 ? [] : [message(key, { list: join(list, by) })]

/**
 * All spaces that come after this one, nearest first, each branch of a fork to where it meets the others again, with
 * the least number of steps to it: empty sites do not count.
 */
function stepsFrom(view: State, { next, kansasCity }: Trail, from: number): Map<number, number> {
  const steps = new Map<number, number>()
  const go = (space: number, before: number): void => {
    const now = view.trail[space] === NOTHING && space !== kansasCity ? before : before + 1
    const known = steps.get(space)
    if (known !== undefined && known <= now) return
    steps.set(space, now)
    for (const follower of next[space]) go(follower, now)
  }
  for (const follower of next[from]) go(follower, 0)
  return steps
}
