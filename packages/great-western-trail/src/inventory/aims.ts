import type { Seat } from '@railhead/kernel'
import { hasShop } from '../addons/railsToTheNorth.js'
import { TOWNS, TRADE_SPACES, townIndex } from '../components/north.js'
import { BUILDER, COWBOY, ENGINEER, isPrivate, NOTHING, numberOf, ownerOf } from '../components/tiles.js'
import { breedingValue } from '../herd.js'
import { countBits, handLimit, permanentCertificates } from '../player.js'
import { type Player, type State, tablesOf } from '../state.js'
import { buildingOf } from '../tasks/build.js'

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
  /** Against every disc that is still on the player board. */
  readonly discs?: number
  /** For shops in the north: the farther away, the more. */
  readonly shops?: number
  /** Against every worker that brings the end of the match nearer. */
  readonly patience?: number
  /** For being far along the trail. */
  readonly trail?: number
}

/** One after the other, from match to match. */
const AIMS: readonly Aim[] = [
  { money: 0.3, builders: 12, buildings: 3, greatBuilding: 1.5 },
  { money: 0.5, engineers: 10, engine: 4, stations: 6, masters: 30 },
  { money: 0.4, cowboys: 10, cattle: 4, handLimit: 40, cities: 2, certificates: 8, patience: 15 },
  { money: 0.3, objectives: 12, hazards: 8, outlaws: 6, cowboys: 5 },
  { money: 0.2, cities: 2, trail: 0.5, certificates: 2, engineers: 6, engine: 2 },
  { money: 0.3, builders: 8, engineers: 8, cowboys: 8, masters: 20, stations: 5 },
  { money: 0.4, shops: 8, cities: 1, cattle: 1, certificates: 4, cowboys: 5 },
  { money: 0.3, shops: 4, cities: 2, cattle: 4, handLimit: 40, certificates: 8, cowboys: 8, patience: 15 },
  { money: 0.2, shops: 12, discs: 5, trail: 0.5, builders: 4 },
  { money: 0.1, discs: 20, stations: 10, trail: 2, engine: 1 },
]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** How far a seat has come, seen by that aim. */
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
    (aim.engine ?? 0) * tablesOf(state).track.number[player.engine] +
    (aim.stations ?? 0) * countBits(player.stations) +
    (aim.cities ?? 0) * (citiesValue(state, player) + arrivalValue(state, player, seat)) +
    (aim.cattle ?? 0) * cattleValue(player, tablesOf(state).cattleValues) +
    (aim.handLimit ?? 0) * handLimit(player) +
    (aim.certificates ?? 0) * player.certificates +
    (aim.hazards ?? 0) * player.hazards.length +
    (aim.outlaws ?? 0) * (player.greenOutlaws + player.orangeOutlaws) +
    (aim.objectives ?? 0) * player.objectives.length +
    (aim.masters ?? 0) * player.masters.length +
    (aim.discs ?? 0) * -sum(player.discs) +
    (aim.shops ?? 0) * shopsValue(state, seat) +
    (aim.patience ?? 0) * -jobsFilled(state) +
    (aim.trail ?? 0) * Math.max(0, player.space)
  )
}

/** Private buildings of an owner on the trail, by number. */
export function buildingsOf(state: State, owner: number): number[] {
  return state.trail.filter(tile => isPrivate(tile) && ownerOf(tile) === owner).map(numberOf)
}

/** How far the job market has come: full rows, and workers in the row of the token. */
function jobsFilled({ jobs, jobRow, playerCount }: State): number {
  const row = jobs.slice(jobRow * playerCount, (jobRow + 1) * playerCount)
  return jobRow * playerCount + row.filter(worker => worker !== NOTHING).length
}

/** Far cities are worth much more. */
const cityValue = (state: State, city: number): number => tablesOf(state).cities[city].value ** 2 / 4
const citiesValue = (state: State, player: Player): number =>
  player.cities.reduce((total, discs, city) => total + discs * cityValue(state, city), 0)

/** A delivery nearer than this is a chance missed: better come later with a better hand. */
const NEAR = 30

/** What can be delivered with this hand by a player who has just reached Kansas City. */
function arrivalValue(state: State, player: Player, seat: Seat): number {
  const { cities, trail, cattleValues } = tablesOf(state)
  if (player.space !== trail.kansasCity) return 0
  const total =
    breedingValue(player.hand, cattleValues) + player.certificates + permanentCertificates(state, player)
  const reached = cities.map(({ value, town }, city) => {
    const isOpen = town === undefined || hasShop(state, townIndex(town), seat)
    return isOpen && value <= total && player.cities[city] === 0 ? cityValue(state, city) : 0
  })
  return Math.max(...reached) - NEAR
}

/** How far a town is from where rails begin: a strip city counts as farther, the more a delivery there needs. */
const REMOTENESS: readonly number[] = TOWNS.map((_, town) => remoteness(town, []))

function remoteness(town: number, passed: readonly number[]): number {
  const { townHall, cityLinks, links } = TOWNS[town]
  const onward = links.filter(link => !passed.includes(link))
  return Math.min(
    townHall ? 1 : Number.POSITIVE_INFINITY,
    ...cityLinks.map(city => 1 + city / 2),
    ...onward.map(link => 1 + remoteness(link, [...passed, town])),
  )
}

function shopsValue(state: State, seat: Seat): number {
  let value = 0
  for (let i = 0; i < state.shops.length; i++)
    if (state.shops[i] === seat) value += REMOTENESS[Math.floor(i / TRADE_SPACES)]
  return value
}

function cattleValue({ hand, draw, discard }: Player, values: readonly number[]): number {
  const herd = [...hand, ...draw, ...discard]
  const quality = sum(herd.map(card => (values[card] ?? 0) ** 2)) / (1 + herd.length)
  return breedingValue(hand, values) + 5 * quality
}

/** Stays behind on the trail, so that the match lasts and another can come far. */
const IDLE: Aim = { trail: -2, patience: 5 }

/** By seat. In turns everybody is after something else, everybody after the same, and one alone after something. */
function aimsOf(matchNumber: number): Aim[] {
  const first = Math.floor(matchNumber / 3)
  const seats = [0, 1, 2, 3]
  switch (matchNumber % 3) {
    case 0:
      return seats.map(seat => AIMS[(first + seat) % AIMS.length])
    case 1:
      return seats.map(() => AIMS[first % AIMS.length])
    default:
      return seats.map(seat => (seat === 0 ? AIMS[first % AIMS.length] : IDLE))
  }
}

/** What the seats of a match are after, by its number: how far each has come. */
export function aimsOfMatch(matchNumber: number): (state: State, seat: Seat) => number {
  const aims = aimsOf(matchNumber)
  return (state, seat) => progress(aims[seat], state, seat)
}
