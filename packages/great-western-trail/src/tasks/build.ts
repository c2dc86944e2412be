import type { PrivateBuilding } from '../components/buildings.js'
import { BUILDER, isPrivate, NOTHING, numberOf, ownerOf, privateTile } from '../components/tiles.js'
import { buildingOption, chosen, type Option, siteOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'
import { faceOf } from '../walk.js'
import { closeBuilding } from './location.js'

export function buildingOf(state: State, number: number): PrivateBuilding {
  return tablesOf(state).buildings[faceOf(state, number)][number]
}

/** On what terms something is built. */
interface Terms {
  readonly price: number
  readonly asBuilders?: number
}

/** The builders that the acting player has, or may act as if having. */
export const buildersFor = (state: State, { asBuilders }: Terms): number =>
  asBuilders ?? acting(state).workers[BUILDER]

/**
 * What the acting player can build on, as bits by the builders that count for the new building: bit 0 for an
 * empty site, bit n for an own building of n builders. One look at the sites serves all buildings.
 */
function foundations(state: State): number {
  let bits = 0
  for (const site of tablesOf(state).trail.sites) {
    const tile = state.trail[site]
    if (tile === NOTHING) bits |= 1
    else if (isPrivate(tile) && ownerOf(tile) === state.turn)
      bits |= 1 << buildingOf(state, numberOf(tile)).builders
  }
  return bits
}

const NO_SITE = Number.POSITIVE_INFINITY

/**
 * Builders needed on the best of the foundations: all on an empty site, the difference on an own building of lower
 * requirement (GWT2-BUILD-02, -03).
 */
function buildersOn(builders: number, on: number): number {
  const lower = on & ((1 << builders) - 1)
  return lower === 0 ? NO_SITE : builders - (31 - Math.clz32(lower))
}

/** So many builders, and dollars for each of them. */
function termsTrouble(
  needed: number,
  have: number,
  price: number,
  money: number,
): 'builders' | 'money' | undefined {
  if (needed > have) return 'builders'
  return needed * price > money ? 'money' : undefined
}

/** Buildings not built yet: those that can be, or with `refused` the others. */
function buildings(state: State, terms: Terms, refused: boolean, out: Option[]): void {
  const { unbuilt, money } = acting(state)
  const have = buildersFor(state, terms)
  const on = foundations(state)
  for (let number = 1; unbuilt >> number > 0; number++)
    if (
      unbuilt & (1 << number) &&
      (termsTrouble(buildersOn(buildingOf(state, number).builders, on), have, terms.price, money) !==
        undefined) ===
        refused
    )
      out.push(buildingOption(number))
}

function somethingCanBeBuilt(state: State, terms: Terms, money: number): boolean {
  const { unbuilt } = acting(state)
  const have = buildersFor(state, terms)
  const on = foundations(state)
  for (let number = 1; unbuilt >> number > 0; number++)
    if (
      unbuilt & (1 << number) &&
      termsTrouble(buildersOn(buildingOf(state, number).builders, on), have, terms.price, money) === undefined
    )
      return true
  return false
}

/** Builders that a building needs on the best site for it; infinite without one. */
export const fewestBuilders = (state: State, building: number): number =>
  buildersOn(buildingOf(state, building).builders, foundations(state))

export const build: TaskRules<TaskOf<'build'>> = {
  trouble(state, task, money) {
    if (somethingCanBeBuilt(state, task, money)) return undefined
    return acting(state).unbuilt === 0 ? 'allBuilt' : 'noBuilding'
  },
  options(state, task, out) {
    buildings(state, task, false, out)
  },
  refused(state, task, out) {
    buildings(state, task, true, out)
  },
  obstacle(state, task, option) {
    const needed = fewestBuilders(state, chosen(option, 'building').building)
    if (needed === NO_SITE) return 'noSite'
    return termsTrouble(needed, buildersFor(state, task), task.price, acting(state).money)
  },
  answer(state, { price, asBuilders }, option) {
    const { building } = chosen(option, 'building')
    state.tasks.push({ kind: 'site', building, price, ...(asBuilders !== undefined && { asBuilders }) })
  },
}

/** Builders needed on one site; only asked of an empty one or an own building. */
export function buildersOnSite(state: State, space: number, building: number): number {
  const tile = state.trail[space]
  const on = tile === NOTHING ? 0 : buildingOf(state, numberOf(tile)).builders
  return buildersOn(buildingOf(state, building).builders, 1 << on)
}

function siteTrouble(state: State, task: TaskOf<'site'>, space: number): OptionTrouble | undefined {
  const needed = buildersOnSite(state, space, task.building)
  if (needed === NO_SITE) return 'notHigher'
  return termsTrouble(needed, buildersFor(state, task), task.price, acting(state).money)
}

/** Empty sites and own buildings: those that can be built on, or with `refused` the others. */
function sites(state: State, task: TaskOf<'site'>, refused: boolean, out: Option[]): void {
  for (const space of tablesOf(state).trail.sites) {
    const tile = state.trail[space]
    if (tile !== NOTHING && !(isPrivate(tile) && ownerOf(tile) === state.turn)) continue
    if ((siteTrouble(state, task, space) !== undefined) === refused) out.push(siteOption(space))
  }
}

/** Where the chosen building goes. */
export const site: TaskRules<TaskOf<'site'>> = {
  options: (state, task, out) => sites(state, task, false, out),
  refused: (state, task, out) => sites(state, task, true, out),
  obstacle: (state, task, option) => siteTrouble(state, task, chosen(option, 'site').space),
  answer(state, { building, price }, option, tell) {
    const { space } = chosen(option, 'site')
    const player = acting(state)
    const cost = price * buildersOnSite(state, space, building)
    const replaced = state.trail[space]
    player.money -= cost
    player.unbuilt &= ~(1 << building)
    if (tablesOf(state).rulings.replacedBuilding === 'closed') closeBuilding(state, space) // GWT2-EDGE-09
    state.trail[space] = privateTile(state.turn, building)
    tell?.({ type: 'built', seat: state.turn, building, space, replaced, price: cost })
  },
}
