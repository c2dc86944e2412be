import type { Seat } from '@railhead/kernel'
import { BREED_OF, ORANGE, VALUE_OF } from '../components/cattle.js'
import { COPIES_OF_MEDIUM_TILE, SHOPS, SHOPS_PER_BELL, type Town, TRADE_SPACES } from '../components/north.js'
import { removeOne } from '../herd.js'
import { cardOption, chosen, type Option, shopOption } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, NOBODY, type State, tablesOf, withEntry } from '../state.js'
import type { TaskOf, TaskRules } from '../task.js'

export function hasShop(state: State, town: number, seat: Seat): boolean {
  for (let i = town * TRADE_SPACES; i < (town + 1) * TRADE_SPACES; i++)
    if (state.shops[i] === seat) return true
  return false
}

/** A direct rail to the town hall, to a city with an own disc, or to a town with an own shop (RTN-ACCESS-01 to -03). */
function isAccessible(state: State, { townHall, cityLinks, links }: Town): boolean {
  if (townHall) return true
  const { cities } = tablesOf(state)
  const own = acting(state).cities
  for (const value of cityLinks) {
    const city = cities.findIndex(candidate => candidate.value === value && candidate.town === undefined)
    if (own[city] > 0) return true
  }
  return links.some(town => hasShop(state, town, state.turn))
}

/** Free trade spaces of accessible towns without an own shop (RTN-SHOP-02 to -04, -10); equal ones of a town once. */
function offerTradeSpaces(state: State, money: number, out: Option[]): void {
  const { north } = tablesOf(state)
  if (north === undefined || acting(state).shopsPlaced === SHOPS) return
  for (let town = 0; town < north.towns.length; town++) {
    if (hasShop(state, town, state.turn) || !isAccessible(state, north.towns[town])) continue
    const { spaces } = north.towns[town]
    for (let space = 0; space < spaces.length; space++) {
      if (state.shops[town * TRADE_SPACES + space] !== NOBODY || spaces[space].cost > money) continue
      const alike = spaces.findIndex(
        (other, i) =>
          other.cost === spaces[space].cost &&
          other.bonus === spaces[space].bonus &&
          state.shops[town * TRADE_SPACES + i] === NOBODY,
      )
      if (alike === space) out.push(shopOption(town, space))
    }
  }
}

/** Cost, shop, bonus of the space, effect of the town (RTN-SHOP-09). */
export const placeShop: TaskRules<TaskOf<'placeShop'>> = {
  possible(state, _task, money) {
    const options: Option[] = []
    offerTradeSpaces(state, money, options)
    return options.length > 0
  },
  options(state, _task, out) {
    offerTradeSpaces(state, acting(state).money, out)
  },
  answer(state, _task, option, tell) {
    const { town, space } = chosen(option, 'shop')
    const { north } = tablesOf(state)
    if (north === undefined) throw new Error('There are no shops without Rails to the North.')
    const player = acting(state)
    const { cost, bonus } = north.towns[town].spaces[space]
    changeMoney(state, state.turn, -cost, undefined)
    state.shops = withEntry(state.shops, town * TRADE_SPACES + space, state.turn)
    player.shopsPlaced++
    tell?.({ type: 'shop', seat: state.turn, town, space, cost })
    pushTownEffect(state, town)
    if (bonus !== undefined) state.tasks.push(bonus)
    const placed = player.shopsPlaced
    if (placed % SHOPS_PER_BELL === 0 && north.tokenRows.includes(placed / SHOPS_PER_BELL))
      state.tasks.push({ kind: 'exchangeToken' })
  },
}

/** RTN-TOWN-01 to -07 */
function pushTownEffect(state: State, town: number): void {
  const { north, stations } = tablesOf(state)
  const { kind, name } = north?.towns[town] ?? {}
  if (kind === 'station')
    state.tasks.push({
      kind: 'upgradeStation',
      station: stations.findIndex(station => station.town === name),
      optional: true,
    })
  else if (kind === 'medium' && north) state.tasks.push(north.mediumTiles[state.mediumTiles[town]].effect)
}

/** Tiles of all kinds, every copy, as indices of the table. */
export const allMediumTiles = (kinds: number): number[] =>
  Array.from({ length: kinds * COPIES_OF_MEDIUM_TILE }, (_, i) => Math.floor(i / COPIES_OF_MEDIUM_TILE))

const isFree = (card: number): boolean => VALUE_OF[card] === 3 && BREED_OF[card] !== ORANGE

/** A value-3 card of the market for nothing (RTN-MEDIUM-04). */
export const freeCattle: TaskRules<TaskOf<'freeCattle'>> = {
  possible: state => state.market.some(isFree),
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
