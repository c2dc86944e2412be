import {
  BUILDER,
  COWBOY,
  ENGINEER,
  FIRST_TURNOUT,
  type Option,
  RAIL_END,
  type State,
  tablesOf,
} from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
import type { Archetype } from '../model.js'

type Insists = (state: State, decision: Decision<Option>, option: Option) => boolean

/** States and options of the registry's untyped games come from this game alone. */
const archetype = (name: string, insists: Insists): Archetype => ({
  name,
  insists: (state, decision, option) =>
    insists(state as State, decision as unknown as Decision<Option>, option as unknown as Option),
})

const hires = (option: Option, worker: number): boolean => option.kind === 'hire' && option.worker === worker

const isKansasCity: Insists = (state, _decision, option) =>
  option.kind === 'move' && option.to === tablesOf(state).trail.kansasCity

/** Whatever the question, when it may be declined it is not. */
const accepts = (decision: Decision<Option>, option: Option, asks: readonly string[]): boolean =>
  asks.includes(decision.ask) && option.kind !== 'pass'

const isStation = (to: number): boolean => to >= FIRST_TURNOUT || to === RAIL_END

/** The farthest of the places that an engine may go to, or a station. */
const farEngine: Insists = (state, { seat, options }, option) => {
  if (option.kind !== 'engine') return false
  const { place } = tablesOf(state).track
  const from = place[state.players[seat].engine]
  if (options.some(other => other.kind === 'engine' && isStation(other.to) && place[other.to] > from))
    return isStation(option.to) && place[option.to] > from
  return options.every(other => other.kind !== 'engine' || place[other.to] <= place[option.to])
}

const farCity: Insists = (_state, { options }, option) =>
  option.kind === 'city' && options.every(other => other.kind !== 'city' || other.city <= option.city)

/** The auxiliary action of Rails to the North. */
const SIXTH = 5

const placesShop: Insists = (_state, decision, option) =>
  (option.kind === 'auxiliary' && option.which === SIXTH) || accepts(decision, option, ['placeShop'])

const isLargeCity: Insists = (state, _decision, option) =>
  option.kind === 'city' && tablesOf(state).cities[option.city].town !== undefined

/** Ways to play that the bots would not find by themselves. */
export const ARCHETYPES: readonly Archetype[] = [
  archetype('cowboys', (_state, decision, option) =>
    decision.ask === 'hire' ? hires(option, COWBOY) : accepts(decision, option, ['buyCattle', 'buySecond']),
  ),
  archetype('builders', (_state, decision, option) =>
    decision.ask === 'hire' ? hires(option, BUILDER) : accepts(decision, option, ['build']),
  ),
  archetype('engineers', (state, decision, option) =>
    decision.ask === 'hire' ? hires(option, ENGINEER) : farEngine(state, decision, option),
  ),
  archetype(
    'stations',
    (state, decision, option) =>
      hires(option, ENGINEER) ||
      farEngine(state, decision, option) ||
      accepts(decision, option, ['upgradeStation', 'takeStationMaster']),
  ),
  archetype('early Kansas City', isKansasCity),
  archetype('far cities', farCity),
  archetype(
    'far cities with engineers',
    (state, decision, option) =>
      hires(option, ENGINEER) || farEngine(state, decision, option) || farCity(state, decision, option),
  ),
  archetype('thin herd', (_state, decision, option) =>
    accepts(decision, option, ['removeCards', 'discardCards']),
  ),
  archetype('clearing', (_state, decision, option) =>
    accepts(decision, option, ['takeHazard', 'takeOutlaw', 'hazardOrOutlaw']),
  ),
  archetype('objectives', (_state, decision, option) => accepts(decision, option, ['takeObjective'])),
  archetype('shops', placesShop),
  archetype(
    'shops and cities of the north',
    (state, decision, option) => placesShop(state, decision, option) || isLargeCity(state, decision, option),
  ),
]
