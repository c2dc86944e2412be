import { hasShop } from '../addons/railsToTheNorth.js'
import { townIndex } from '../components/north.js'
import { transportCost } from '../components/railroad.js'
import { chosen, cityOption } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, push, type State, tablesOf } from '../state.js'
import type { Task, TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'
import { canPlaceDisc } from './placeDisc.js'

const costTo = (state: State, city: number): number =>
  transportCost(tablesOf(state), acting(state).engine, tablesOf(state).cities[city].value)

/** A value that the total reaches, no own disc there yet, and in the north a shop (GWT2-DELIVER-01, -02, RTN-DELIVER-02). */
function cityTrouble(state: State, city: number, total: number): OptionTrouble | undefined {
  const { value, repeatable, town } = tablesOf(state).cities[city]
  if (value > total) return 'value'
  if (acting(state).cities[city] > 0 && !repeatable) return 'delivered'
  return town === undefined || hasShop(state, townIndex(town), state.turn) ? undefined : 'noShop'
}

/** By ruling a delivery does nothing when no disc can be placed, not even one of a station (GWT2-EDGE-07). */
function isIdle(state: State, city: number, hasCost: boolean): boolean {
  if (tablesOf(state).rulings.withoutDiscs === 'otherEffects') return false
  const money = acting(state).money - (hasCost ? costTo(state, city) : 0)
  return !canPlaceDisc(state, 'city', city, money)
}

/** Step 5: one city whose value the total reaches (GWT2-DELIVER-01, -02). */
export const deliver: TaskRules<TaskOf<'deliver'>> = {
  options(state, { total }, out) {
    const { length } = tablesOf(state).cities
    for (let city = 0; city < length; city++)
      if (cityTrouble(state, city, total) === undefined) out.push(cityOption(city))
  },
  refused(state, { total }, out) {
    const { length } = tablesOf(state).cities
    for (let city = 0; city < length; city++)
      if (cityTrouble(state, city, total) !== undefined) out.push(cityOption(city))
  },
  obstacle: (state, { total }, option) => cityTrouble(state, chosen(option, 'city').city, total),
  answer(state, { transport: hasCost }, option, tell) {
    const { city } = chosen(option, 'city')
    tell?.({ type: 'delivered', seat: state.turn, city })
    if (isIdle(state, city, hasCost)) return
    // GWT2-DELIVER-27: disc, then money and arrows, then transport.
    if (hasCost) state.tasks.push({ kind: 'transport', city })
    push(state, [
      { kind: 'placeDisc', on: 'city', index: city, reserve: hasCost ? costTo(state, city) : 0 },
      { kind: 'cityReward', city },
    ])
  },
}

/** Money of the city, and the arrows to its neighbours that this disc completes (GWT2-DELIVER-16 to -21). */
export const cityReward: TaskRules<TaskOf<'cityReward'>> = {
  run(state, { city }, tell) {
    const { cities } = tablesOf(state)
    const own = acting(state).cities
    changeMoney(state, state.turn, cities[city].money, tell)
    const { onDelivery } = cities[city]
    if (onDelivery !== undefined) state.tasks.push(onDelivery)
    if (own[city] !== 1) return
    if (city + 1 < cities.length && own[city + 1] > 0) followArrow(state, city)
    if (city > 0 && own[city - 1] > 0) followArrow(state, city - 1)
  },
}

const MUST_TAKE_OBJECTIVE: Task = { kind: 'takeObjective', from: 'display', to: 'discard' }
const MAY_TAKE_OBJECTIVE: Task = { ...MUST_TAKE_OBJECTIVE, optional: true }

function followArrow(state: State, from: number): void {
  const { cities, deliveryActionsOptional } = tablesOf(state)
  const { action } = cities[from].arrow
  if (action === 'objective')
    state.tasks.push(deliveryActionsOptional ? MAY_TAKE_OBJECTIVE : MUST_TAKE_OBJECTIVE)
  else if (action === 'exchangeToken') state.tasks.push({ kind: 'exchangeToken' })
}

export const transport: TaskRules<TaskOf<'transport'>> = {
  run(state, { city }, tell) {
    const amount = costTo(state, city)
    if (amount === 0) return
    acting(state).money -= amount
    tell?.({ type: 'transport', seat: state.turn, amount })
  },
}
