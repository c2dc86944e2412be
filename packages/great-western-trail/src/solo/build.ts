import type { Tell } from '@railhead/kernel'
import type { PrivateBuilding } from '../components/buildings.js'
import { BUILDER, isPrivate, NOTHING, numberOf, ownerOf, privateTile } from '../components/tiles.js'
import type { Event } from '../event.js'
import type { Rulings } from '../rulings/index.js'
import { type State, tablesOf } from '../state.js'
import { type Chosen, choose, type Rank, tellReasons } from './choice.js'
import { HUMAN, SAM, type Sam } from './sam.js'

/** Where Sam looks for room, by ruling; sites beside hazards are not on the list (SAM-BUILD-04, -06). */
export const SITE_ORDERS: Readonly<Record<Rulings['samSites'], readonly string[]>> = {
  asListed: 'ab1 ab2 ab3 bc1 bc2 bc3 ce1 ce2 de1 campSite1 campSite2 ef1 ef2 fg1 fg2 gk1 gk2'.split(' '),
  otherBranchFirst: 'ab1 ab2 ab3 bc1 bc2 bc3 campSite1 campSite2 de1 ce1 ce2 ef1 ef2 fg2 fg1 gk2 gk1'.split(
    ' ',
  ),
}

/** Sam's side of a building number is always b (SAM-SETUP-13). */
const face = (state: State, number: number): PrivateBuilding => tablesOf(state).buildings[1][number]

const supply = (sam: Sam): number[] => {
  const numbers: number[] = []
  for (let number = 1; sam.unbuilt >> number > 0; number++)
    if (sam.unbuilt & (1 << number)) numbers.push(number)
  return numbers
}

function siteOrder(state: State): number[] {
  const { trail, rulings } = tablesOf(state)
  return SITE_ORDERS[rulings.samSites].map(name => trail.indexOf(name)).filter(site => trail.isOnBoard[site])
}

/** All spaces that the trail leads to from one space. */
function spacesAhead(state: State, from: number): ReadonlySet<number> {
  const { next } = tablesOf(state).trail
  const ahead = new Set(next[from])
  for (const space of ahead) for (const on of next[space]) ahead.add(on) // a set is walked through while it grows
  return ahead
}

/** The next free site ahead of the human, or else the first one of the trail (SAM-BUILD-03, -05 to -07). */
function freeSite(state: State): Chosen<number> | undefined {
  const free = siteOrder(state).filter(site => state.trail[site] === NOTHING)
  const reachable = spacesAhead(state, state.players[HUMAN].space)
  const ahead = free.find(site => reachable.has(site))
  if (ahead !== undefined) return { best: ahead, reasons: ['aheadOfYou'] }
  return free.length === 0 ? undefined : { best: free[0], reasons: ['fromStart'] }
}

/** Between buildings that are equal so far (SAM-BUILD-10, -30). */
function lastRanks(state: State): Rank<number>[] {
  const lowest: Rank<number> = { reason: 'lowestNumber', of: number => -number }
  const points: Rank<number> = { reason: 'mostPoints', of: number => face(state, number).points }
  return tablesOf(state).rulings.samBuildingTies === 'mostPoints' ? [points, lowest] : [lowest]
}

/** SAM-BUILD-08 to -10 */
const newRanks = (state: State): Rank<number>[] => [
  { reason: 'mostBuilders', of: number => face(state, number).builders },
  { reason: 'showsHand', of: number => Number(face(state, number).hand !== 0) },
  ...lastRanks(state),
]

interface Replacement {
  readonly old: number
  readonly number: number
  readonly site: number
}

const difference = (state: State, { old, number }: Replacement): number =>
  face(state, number).builders - face(state, old).builders

/** SAM-BUILD-13 to -16, -30 */
const replacementRanks = (state: State): Rank<Replacement>[] => {
  const order = siteOrder(state)
  const hand = (number: number): number => Number(face(state, number).hand !== 0)
  return [
    { reason: 'mostBuilders', of: pair => difference(state, pair) },
    { reason: 'highestRequirement', of: ({ number }) => face(state, number).builders },
    { reason: 'mostHands', of: ({ old, number }) => hand(number) - hand(old) },
    { reason: 'nearestKansasCity', of: ({ site }) => order.indexOf(site) },
    ...lastRanks(state).map(({ reason, of }) => ({ reason, of: ({ number }: Replacement) => of(number) })),
  ]
}

/** Every building of the supply in place of every own one on the trail that needs fewer builders (SAM-BUILD-12). */
function replacements(state: State, sam: Sam): Replacement[] {
  const own = siteOrder(state).filter(site => {
    const tile = state.trail[site]
    return isPrivate(tile) && ownerOf(tile) === SAM
  })
  return own.flatMap(site => supply(sam).map(number => ({ old: numberOf(state.trail[site]), number, site })))
}

/** How many builders he builds with where it is not simply all of them. */
type Builders = { readonly exactly: number } | { readonly upTo: number }

function fitsWith(sam: Sam, builders: Builders | undefined): (needed: number) => boolean {
  if (builders !== undefined && 'exactly' in builders) return needed => needed === builders.exactly
  const most = builders?.upTo ?? sam.workers[BUILDER]
  return needed => needed > 0 && needed <= most
}

/**
 * With all builders or so many: new where possible, in place of an own building otherwise, or by ruling whichever uses
 * more builders (SAM-BUILD-11, -19 to -21).
 */
export function buildForSam(
  state: State,
  sam: Sam,
  builders: Builders | undefined,
  tell: Tell<Event> | undefined,
): void {
  const fits = fitsWith(sam, builders)
  const building = choose(
    supply(sam).filter(number => fits(face(state, number).builders)),
    newRanks(state),
  )
  const site = freeSite(state)
  const isNew = building !== undefined && site !== undefined
  const { samReplacements } = tablesOf(state).rulings
  const pair =
    isNew && samReplacements === 'newFirst'
      ? undefined
      : choose(
          replacements(state, sam).filter(candidate => fits(difference(state, candidate))),
          replacementRanks(state),
        )
  if (isNew && (pair === undefined || difference(state, pair.best) <= face(state, building.best).builders)) {
    tellReasons('building', building.reasons, tell)
    tellReasons('site', site.reasons, tell)
    place(state, sam, building.best, site.best, tell)
    return
  }
  if (pair === undefined) {
    tell?.({ type: 'samIdle', why: 'noBuilding' })
    return
  }
  tellReasons('replacement', pair.reasons, tell)
  place(state, sam, pair.best.number, pair.best.site, tell)
}

/** What stood there leaves the game (SAM-BUILD-17). */
function place(state: State, sam: Sam, number: number, space: number, tell: Tell<Event> | undefined): void {
  const replaced = state.trail[space]
  sam.unbuilt &= ~(1 << number)
  state.trail[space] = privateTile(SAM, number)
  tell?.({ type: 'built', seat: SAM, building: number, space, replaced, price: 0 })
}
