import type { PrivateBuilding } from '../components/buildings.js'
import { BUILDER, isPrivate, NOTHING, numberOf, ownerOf, privateTile } from '../components/tiles.js'
import { buildingOption, chosen, siteOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import { faceOf } from '../walk.js'

export function buildingOf(state: State, number: number): PrivateBuilding {
  return tablesOf(state).buildings[faceOf(state, number)][number]
}

/** The most builders that the acting player has (or may act as if having) and can pay. */
function affordableBuilders(state: State, { price, asBuilders }: Terms, money: number): number {
  const builders = asBuilders ?? acting(state).workers[BUILDER]
  return price === 0 ? builders : Math.min(builders, Math.floor(money / price))
}

/** On what terms something is built. */
interface Terms {
  readonly price: number
  readonly asBuilders?: number
}

/** Builders needed on a site: all on an empty one, the difference on an own building of lower requirement (GWT2-BUILD-02, -03). */
function buildersNeeded(state: State, site: number, building: number): number {
  const { builders } = buildingOf(state, building)
  const tile = state.trail[site]
  if (tile === NOTHING) return builders
  if (!isPrivate(tile) || ownerOf(tile) !== state.turn) return Number.POSITIVE_INFINITY
  const replaced = buildingOf(state, numberOf(tile)).builders
  return replaced < builders ? builders - replaced : Number.POSITIVE_INFINITY
}

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

/** Whether some foundation is lower than the building and leaves at most `limit` builders to pay. */
function canBuild(state: State, building: number, limit: number, on: number): boolean {
  const { builders } = buildingOf(state, building)
  const lower = on & ((1 << builders) - 1)
  return lower >> Math.max(0, builders - limit) !== 0
}

/** Bits of the building numbers that can be built with so many builders. */
function buildable(state: State, limit: number): number {
  if (limit === 0) return 0
  const { unbuilt } = acting(state)
  const on = foundations(state)
  let numbers = 0
  for (let number = 1; unbuilt >> number > 0; number++)
    if (unbuilt & (1 << number) && canBuild(state, number, limit, on)) numbers |= 1 << number
  return numbers
}

export const build: TaskRules<TaskOf<'build'>> = {
  possible: (state, task, money) => buildable(state, affordableBuilders(state, task, money)) !== 0,
  options(state, task, out) {
    const numbers = buildable(state, affordableBuilders(state, task, acting(state).money))
    for (let number = 1; numbers >> number > 0; number++)
      if (numbers & (1 << number)) out.push(buildingOption(number))
  },
  answer(state, { price, asBuilders }, option) {
    const { building } = chosen(option, 'building')
    state.tasks.push({ kind: 'site', building, price, ...(asBuilders !== undefined && { asBuilders }) })
  },
}

/** Where the chosen building goes. */
export const site: TaskRules<TaskOf<'site'>> = {
  options(state, task, out) {
    const limit = affordableBuilders(state, task, acting(state).money)
    for (const space of tablesOf(state).trail.sites)
      if (buildersNeeded(state, space, task.building) <= limit) out.push(siteOption(space))
  },
  answer(state, { building, price }, option, tell) {
    const { space } = chosen(option, 'site')
    const player = acting(state)
    const cost = price * buildersNeeded(state, space, building)
    const replaced = state.trail[space]
    player.money -= cost
    player.unbuilt &= ~(1 << building)
    state.trail[space] = privateTile(state.turn, building)
    tell?.({ type: 'built', seat: state.turn, building, space, replaced, price: cost })
  },
}
