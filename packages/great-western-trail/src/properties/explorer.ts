import { type Answer, below, type Chance, type Decision, type Seat } from '@railhead/kernel'
import { VALUE_OF } from '../components/cattle.js'
import { TOWNS, TRADE_SPACES } from '../components/north.js'
import { trackNumber } from '../components/railroad.js'
import { BUILDER, COWBOY, ENGINEER } from '../components/tiles.js'
import { breedingValue } from '../herd.js'
import type { Option } from '../option.js'
import { countBits, handLimit, permanentCertificates } from '../player.js'
import { cloneState, type Player, type State, tablesOf } from '../state.js'
import { buildingOf } from '../tasks/build.js'
import { apply, decisions } from '../turn.js'
import { type Coverage, shownBy, shownByOption } from './coverage.js'
import { allDiscs, buildingsOf } from './pieces.js'
import { type Chooser, nextQuestion, questionOf } from './playout.js'

/** What a player is after, besides what was seen least. */
interface Aim {
  readonly money?: number
  readonly cowboys?: number
  readonly builders?: number
  readonly engineers?: number
  /** For each builder that the own buildings required. */
  readonly buildings?: number
  /** For the square of the highest builder requirement: replaces small buildings by great ones. */
  readonly greatBuilding?: number
  readonly engine?: number
  readonly stations?: number
  readonly cities?: number
  /** For the breeding value of the hand, and for a herd of few and good cards. */
  readonly cattle?: number
  readonly handLimit?: number
  readonly certificates?: number
  readonly hazards?: number
  readonly outlaws?: number
  readonly objectives?: number
  readonly masters?: number
  /** For every disc that left the player board. */
  readonly discs?: number
  /** For shops in the north: the farther away, the more. */
  readonly shops?: number
  /** For being far along the trail. */
  readonly trail?: number
}

/** One after the other, from match to match. */
const AIMS: readonly Aim[] = [
  { money: 0.3, builders: 12, buildings: 3, greatBuilding: 1.5 },
  { money: 0.5, engineers: 10, engine: 4, stations: 6, masters: 30 },
  { money: 0.4, cowboys: 10, cattle: 3, handLimit: 40, cities: 1, certificates: 8 },
  { money: 0.3, objectives: 12, hazards: 8, outlaws: 6, cowboys: 5 },
  { money: 0.2, cities: 2, trail: 0.5, certificates: 2, engineers: 6, engine: 2 },
  { money: 0.3, builders: 8, engineers: 8, cowboys: 8, masters: 20, stations: 5 },
  { money: 0.4, shops: 8, cities: 1, cattle: 1, certificates: 4, cowboys: 5 },
  { money: 0.2, shops: 12, discs: 5, trail: 0.5, builders: 4 },
  { money: 0.1, discs: 20, stations: 10, trail: 2, engine: 1 },
]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function progress(aim: Aim, state: State, seat: Seat): number {
  const player = state.players[seat]
  const built = aim.buildings || aim.greatBuilding ? buildingsOf(state, seat) : []
  const requirements = built.map(number => buildingOf(state, number).builders)
  return (
    (aim.money ?? 0) * player.money +
    (aim.cowboys ?? 0) * player.workers[COWBOY] +
    (aim.builders ?? 0) * player.workers[BUILDER] +
    (aim.engineers ?? 0) * player.workers[ENGINEER] +
    (aim.buildings ?? 0) * sum(requirements) +
    (aim.greatBuilding ?? 0) * Math.max(0, ...requirements) ** 2 +
    (aim.engine ?? 0) * trackNumber(player.engine) +
    (aim.stations ?? 0) * countBits(player.stations) +
    (aim.cities ?? 0) * (citiesValue(player) + arrivalValue(state, player)) +
    (aim.cattle ?? 0) * cattleValue(player) +
    (aim.handLimit ?? 0) * handLimit(player) +
    (aim.certificates ?? 0) * player.certificates +
    (aim.hazards ?? 0) * player.hazards.length +
    (aim.outlaws ?? 0) * (player.greenOutlaws + player.orangeOutlaws) +
    (aim.objectives ?? 0) * player.objectives.length +
    (aim.masters ?? 0) * player.masters.length +
    (aim.discs ?? 0) * (allDiscs(state) - sum(player.discs)) +
    (aim.shops ?? 0) * shopsValue(state, seat) +
    (aim.trail ?? 0) * Math.max(0, player.space)
  )
}

/** Far cities are worth much more. */
const citiesValue = (player: Player): number =>
  player.cities.reduce((total, discs, city) => total + discs * city ** 2, 0)

/** A delivery nearer than this is a chance missed: better come later with a better hand. */
const NEAR = 30

/** What can be delivered with this hand by a player who has just reached Kansas City. */
function arrivalValue(state: State, player: Player): number {
  const { cities, trail } = tablesOf(state)
  if (player.space !== trail.kansasCity) return 0
  const total = breedingValue(player.hand) + player.certificates + permanentCertificates(player)
  const reached = cities.map(({ value }, city) =>
    value <= total && player.cities[city] === 0 ? city ** 2 : 0,
  )
  return Math.max(...reached) - NEAR
}

/** How far a town is from where rails begin: a strip city counts as farther, the more a delivery there needs. */
const REMOTENESS: readonly number[] = TOWNS.map((_, town) => remoteness(town, []))

function remoteness(town: number, passed: readonly number[]): number {
  const { townHall, cityLinks, links } = TOWNS[town]
  const onward = links.filter(link => !passed.includes(link))
  return Math.min(
    townHall ? 1 : Number.POSITIVE_INFINITY,
    ...cityLinks.map(value => 1 + value / 4),
    ...onward.map(link => 1 + remoteness(link, [...passed, town])),
  )
}

function shopsValue(state: State, seat: Seat): number {
  let value = 0
  for (let i = 0; i < state.shops.length; i++)
    if (state.shops[i] === seat) value += REMOTENESS[Math.floor(i / TRADE_SPACES)]
  return value
}

function cattleValue({ hand, draw, discard }: Player): number {
  const herd = [...hand, ...draw, ...discard]
  const quality = sum(herd.map(card => (VALUE_OF[card] ?? 0) ** 2)) / (1 + herd.length)
  return breedingValue(hand) + 5 * quality
}

/** What meeting something for the n-th time is worth. */
const novelty = (times: number): number => 200 / (1 + times) ** 1.5

/** One answer in so many is left to chance. */
const RANDOM_ONCE_IN = 12
/** Menus that are looked ahead, the present question included; what an action asks in between comes for free. */
const DEPTH = 2
const MENUS: readonly string[] = ['phaseA', 'location', 'foresight', 'income', 'buyCattle']
/** Answers that are tried out for one question at most, so that long actions do not take for ever. */
const MOST_TRIED = 300

/** A player who looks a little ahead and prefers what was met least, following one aim in each match. */
export function explorer(coverage: Coverage, matchNumber: number): Chooser {
  // In every other match all are after the same: nobody hurries the others.
  const apart = matchNumber % 2
  const aims = [0, 1, 2, 3].map(seat => AIMS[((matchNumber >> 1) + apart * seat) % AIMS.length])

  const best = (state: State, seat: Seat, options: readonly Option[], depth: number): [number, Option] => {
    let bestValue = Number.NEGATIVE_INFINITY
    let bestOption = options[0]
    for (const option of options) {
      const value = worth(state, seat, option, depth)
      if (value > bestValue) {
        bestValue = value
        bestOption = option
      }
    }
    return [bestValue, bestOption]
  }

  let tried = 0

  const worth = (before: State, seat: Seat, option: Option, depth: number): number => {
    const state = cloneState(before)
    tried++
    let fresh = 0
    for (const what of shownByOption(option)) fresh += novelty(coverage.times(what))
    apply(state, seat, option, event => {
      fresh += novelty(coverage.times(`event/${event.type}`))
      const shown = shownBy(state, event)
      if (shown !== undefined) fresh += novelty(coverage.times(shown))
    })
    const goesOn = state.turns === before.turns && !state.over && tried < MOST_TRIED
    const next = goesOn ? questionOf(decisions(state), seat) : undefined
    if (next !== undefined) {
      const left = MENUS.includes(next.ask) ? depth - 1 : depth
      if (left > 0) return fresh + best(state, seat, next.options, left)[0]
    }
    return fresh + progress(aims[seat], state, seat)
  }

  return (state: State, open: readonly Decision<Option>[], chance: Chance): Answer<Option> => {
    const { seat, options } = nextQuestion(open, chance)
    if (options.length === 1) return { seat, option: options[0] }
    if (below(chance, RANDOM_ONCE_IN) === 0) return { seat, option: options[below(chance, options.length)] }
    tried = 0
    return { seat, option: best(state, seat, options, DEPTH)[1] }
  }
}
