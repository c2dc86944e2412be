import type { PrivateBuilding } from '../components/buildings.js'
import { BUILDER, isPrivate, NOTHING, numberOf, ownerOf, privateTile } from '../components/tiles.js'
import { buildingOption, chosen, siteOption } from '../option.js'
import { acting, type State, tablesOf } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'
import { faceOf } from '../walk.js'

export function buildingOf(state: State, number: number): PrivateBuilding {
  return tablesOf(state).buildings[faceOf(state, number)][number]
}

/** The most builders that the acting player has and can pay. */
const affordableBuilders = (state: State, price: number): number => {
  const { money, workers } = acting(state)
  return Math.min(workers[BUILDER], Math.floor(money / price))
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

/** What the cheapest start is: an empty site, or the own building with the highest requirement below a given one. */
function canBuild(state: State, building: number, limit: number): boolean {
  for (const site of tablesOf(state).trail.sites)
    if (buildersNeeded(state, site, building) <= limit) return true
  return false
}

function eachBuildable(state: State, price: number, found: (building: number) => boolean): void {
  const limit = affordableBuilders(state, price)
  if (limit === 0) return
  const { unbuilt } = acting(state)
  for (let number = 1; unbuilt >> number > 0; number++)
    if (unbuilt & (1 << number) && canBuild(state, number, limit) && !found(number)) return
}

export const build: TaskRules<TaskOf<'build'>> = {
  possible(state, { price }) {
    let any = false
    eachBuildable(state, price, () => {
      any = true
      return false
    })
    return any
  },
  options(state, { price }, out) {
    eachBuildable(state, price, number => out.push(buildingOption(number)) > 0)
  },
  answer(state, { price }, option) {
    state.tasks.push({ kind: 'site', building: chosen(option, 'building').building, price })
  },
}

/** Where the chosen building goes. */
export const site: TaskRules<TaskOf<'site'>> = {
  options(state, { building, price }, out) {
    const limit = affordableBuilders(state, price)
    for (const space of tablesOf(state).trail.sites)
      if (buildersNeeded(state, space, building) <= limit) out.push(siteOption(space))
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
