import type { Seat } from '@railhead/kernel'
import type { North } from '../components/box.js'
import { IS_MARKET_VALUE_3 } from '../components/cattle.js'
import { COPIES_OF_MEDIUM_TILE, SHOPS, SHOPS_PER_BELL, type Town, TRADE_SPACES } from '../components/north.js'
import { removeOne } from '../herd.js'
import { cardOption, chosen, type Option, shopOption } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, NOBODY, type State, tablesOf, withEntry } from '../state.js'
import type { PlaceShopTask, Task, TaskOf, TaskRules } from '../task.js'
import type { OptionTrouble } from '../trouble.js'

export function hasShop(state: State, town: number, seat: Seat): boolean {
  for (let i = town * TRADE_SPACES; i < (town + 1) * TRADE_SPACES; i++)
    if (state.shops[i] === seat) return true
  return false
}

/** A direct rail to the town hall, to a city with an own disc, or to a town with an own shop (RTN-ACCESS-01 to -03). */
export function isAccessible(
  state: State,
  { townHall, cityLinks, links }: Town,
  ownCities: readonly number[],
  owner: Seat,
): boolean {
  if (townHall) return true
  for (let i = 0; i < cityLinks.length; i++) if (ownCities[cityLinks[i]] > 0) return true
  for (let i = 0; i < links.length; i++) if (hasShop(state, links[i], owner)) return true
  return false
}

/** One shop in a town, where a rail leads, while there are shops left (RTN-SHOP-02 to -04, -10). */
function townTrouble(state: State, { towns }: North, town: number): OptionTrouble | undefined {
  if (hasShop(state, town, state.turn)) return 'ownShop'
  return isAccessible(state, towns[town], acting(state).cities, state.turn) ? undefined : 'noAccess'
}

function spaceTrouble(
  state: State,
  { towns }: North,
  town: number,
  space: number,
  money: number,
): OptionTrouble | undefined {
  if (state.shops[town * TRADE_SPACES + space] !== NOBODY) return 'townFull'
  return towns[town].spaces[space].cost > money ? 'money' : undefined
}

/** Whether a space of the town to the left, free as well, has the same cost and bonus. */
function isAlike(state: State, { towns }: North, town: number, space: number): boolean {
  const { spaces } = towns[town]
  const { cost, bonus } = spaces[space]
  for (let i = 0; i < space; i++)
    if (
      spaces[i].cost === cost &&
      spaces[i].bonus === bonus &&
      state.shops[town * TRADE_SPACES + i] === NOBODY
    )
      return true
  return false
}

/** Trade spaces where a shop can be placed; equal ones of a town once. */
function offerTradeSpaces(state: State, money: number, out: Option[]): void {
  const { north } = tablesOf(state)
  if (north === undefined || acting(state).shopsPlaced === SHOPS) return
  for (let town = 0; town < north.towns.length; town++) {
    if (townTrouble(state, north, town) !== undefined) continue
    for (let space = 0; space < north.towns[town].spaces.length; space++)
      if (spaceTrouble(state, north, town, space, money) === undefined && !isAlike(state, north, town, space))
        out.push(shopOption(town, space))
  }
}

/** Whether a shop can be placed anywhere: the first space found says so. The cheap question comes first. */
function hasTradeSpace(state: State, money: number): boolean {
  const { north } = tablesOf(state)
  if (north === undefined || acting(state).shopsPlaced === SHOPS) return false
  for (let town = 0; town < north.towns.length; town++)
    for (let space = 0; space < north.towns[town].spaces.length; space++)
      if (spaceTrouble(state, north, town, space, money) === undefined) {
        if (townTrouble(state, north, town) === undefined) return true
        break
      }
  return false
}

/** Of each town without a trade space to choose, the one that is nearest to it: the cheapest free one. */
function refuseTowns(state: State, money: number, out: Option[]): void {
  const { north } = tablesOf(state)
  north?.towns.forEach(({ spaces }, town) => {
    const indices = spaces.map((_, space) => space)
    const isFree = (space: number): boolean => state.shops[town * TRADE_SPACES + space] === NOBODY
    if (
      townTrouble(state, north, town) === undefined &&
      indices.some(space => spaceTrouble(state, north, town, space, money) === undefined)
    )
      return
    const [cheapest = 0] = indices.filter(isFree).sort((a, b) => spaces[a].cost - spaces[b].cost)
    out.push(shopOption(town, cheapest))
  })
}

/** Cost, shop, bonus of the space, effect of the town (RTN-SHOP-09). */
export const placeShop: TaskRules<PlaceShopTask> = {
  trouble(state, _task, money) {
    return hasTradeSpace(state, money) ? undefined : 'noTradeSpace'
  },
  options(state, _task, out) {
    offerTradeSpaces(state, acting(state).money, out)
  },
  refused(state, _task, out) {
    refuseTowns(state, acting(state).money, out)
  },
  obstacle(state, _task, option) {
    const { north } = tablesOf(state)
    if (north === undefined) return undefined
    const { town, space } = chosen(option, 'shop')
    return townTrouble(state, north, town) ?? spaceTrouble(state, north, town, space, acting(state).money)
  },
  answer(state, task, option, tell) {
    const { town, space } = chosen(option, 'shop')
    const { north } = tablesOf(state)
    if (north === undefined) throw new Error('There are no shops without Rails to the North.')
    const player = acting(state)
    const { cost, bonus } = north.towns[town].spaces[space]
    changeMoney(state, state.turn, -cost, undefined)
    state.shops = withEntry(state.shops, town * TRADE_SPACES + space, state.turn)
    player.shopsPlaced++
    tell?.({ type: 'shop', seat: state.turn, town, space, cost })
    const given: Task[] = []
    addTownEffect(state, town, given)
    if (bonus !== undefined) given.push(bonus)
    const placed = player.shopsPlaced
    if (placed % SHOPS_PER_BELL === 0 && north.tokenRows.includes(placed / SHOPS_PER_BELL))
      given.push({ kind: 'exchangeToken' })
    putOnStack(state, task, given)
  },
}

/** What a shop gives is done next, unless another shop, or what it gives, comes first (RTN-AUX-12). */
function putOnStack({ tasks }: State, { waits, after = 0 }: PlaceShopTask, given: readonly Task[]): void {
  if (waits === undefined) {
    tasks.splice(tasks.length - after, 0, ...given)
    return
  }
  tasks.pop()
  tasks.push(...given, { kind: 'placeShop', optional: true, after: given.length })
}

/** RTN-TOWN-01 to -07 */
function addTownEffect(state: State, town: number, given: Task[]): void {
  const { north, stations } = tablesOf(state)
  const { kind, name } = north?.towns[town] ?? {}
  if (kind === 'station')
    given.push({
      kind: 'upgradeStation',
      station: stations.findIndex(station => station.town === name),
      optional: true,
    })
  else if (kind === 'medium' && north) given.push(north.mediumTiles[state.mediumTiles[town]].effect)
}

/** Tiles of all kinds, every copy, as indices of the table. */
export const allMediumTiles = (kinds: number): number[] =>
  Array.from({ length: kinds * COPIES_OF_MEDIUM_TILE }, (_, i) => Math.floor(i / COPIES_OF_MEDIUM_TILE))

const isFree = (card: number): boolean => IS_MARKET_VALUE_3[card]

/** A value-3 card of the market for nothing (RTN-MEDIUM-04). */
export const freeCattle: TaskRules<TaskOf<'freeCattle'>> = {
  trouble: state => (state.market.some(isFree) ? undefined : 'noFreeCattle'),
  options(state, _task, out) {
    state.market.forEach((card, i) => {
      if (isFree(card) && state.market.indexOf(card) === i) out.push(cardOption(card))
    })
  },
  answer(state, _task, option, tell) {
    const { card } = chosen(option, 'card')
    removeOne(state.market, card)
    acting(state).discard.push(card)
    tell?.({ type: 'tookCattle', seat: state.turn, card })
  },
}
