import {
  BREED_OF,
  BREEDS,
  BUILDER,
  COWBOY,
  CRIOLLO,
  ENGINEER,
  isObjective,
  type Player,
  POINTS_OF,
  RAIL_END,
  SHOPS_PER_BELL,
  type State,
  tablesOf,
  trackPlace,
  VALUE_OF,
} from '@railhead/great-western-trail'
import { UNKNOWN } from '@railhead/kernel'
import { trailProgress } from './ahead.js'
import { openCities, permanentCertificates, valueHand } from './hand.js'
import { lookForward, PROSPECTS } from './prospects.js'
import { lookAround, SURROUNDINGS } from './surroundings.js'

/** What is looked at of a player, each roughly between 0 and 3. */
export const LOOKS: readonly string[] = [
  'constant',
  'money',
  'moneyRoot',
  'cowboys',
  'builders',
  'engineers',
  'cowboysSquared',
  'buildersSquared',
  'engineersSquared',
  'certificates',
  'permanentCertificates',
  'engine',
  'stations',
  'buildings',
  'buildingStrength',
  'forestBuildings',
  'hazards',
  'outlaws',
  'discMoney',
  'discCards',
  'discCertificate',
  'discEngine',
  'discRemoval',
  'discCertificate4',
  'discCertificate6',
  'discStepLeft',
  'discStepRight',
  'discHand',
  'discShop',
  'herdSize',
  'weakCattle',
  'goodBreeds',
  'goodCattle',
  'expectedValue',
  'expectedValueSquared',
  'exchangeTokens',
  'objectivesInHerd',
  'objectivesPlayed',
  'trail',
  'handValue',
  'handValueNearKansasCity',
  'deliveries',
  'deliveriesToKansasCity',
  'farCities',
  'bells',
  'shopsPlaced',
  'masters',
  'cardsAtTable',
  'onTheMove',
  'openCities',
  'bestOpenCity',
  'noOpenCity',
  'cattlePoints',
  'fullRows',
  ...SURROUNDINGS,
  ...PROSPECTS,
]

const counts = new Float64Array(BREEDS)

function countHerd(player: Player): {
  size: number
  objectives: number
  good: number
  goodBreeds: number
  points: number
} {
  counts.fill(0)
  let size = 0
  let objectives = 0
  let good = 0
  let goodBreeds = 0
  let points = 0
  const look = (cards: readonly number[]): void => {
    for (const card of cards) {
      if (card === UNKNOWN) continue
      size++
      if (isObjective(card)) {
        objectives++
        continue
      }
      const breed = BREED_OF[card]
      points += POINTS_OF[card]
      if (VALUE_OF[card] >= 3) {
        good++
        if (counts[breed] === 0) goodBreeds++
      }
      counts[breed]++
    }
  }
  look(player.draw)
  look(player.hand)
  look(player.discard)
  look(player.unseen)
  return { size, objectives, good, goodBreeds, points }
}

const BREED_VALUE = [1, 2, 2, 2, 3, 3, 3, 4, 5, 3]

/** The breeding value that a random hand of the limit's size would have. */
function expectedValue(size: number, hand: number): number {
  if (size === 0) return 0
  let sum = 0
  for (let breed = 0; breed < BREEDS; breed++) {
    const count = counts[breed]
    if (count === 0) continue
    // Chance that none of `count` cards is among `hand` out of `size`.
    let none = 1
    for (let i = 0; i < hand; i++) none *= Math.max(0, (size - count - i) / Math.max(1, size - i))
    sum += BREED_VALUE[breed] * (1 - none)
  }
  return sum
}

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Writes the looks of one seat. */
export function look(state: State, seat: number, out: Float64Array): void {
  const player = state.players[seat]
  const box = tablesOf(state)
  let buildings = 0
  let strength = 0
  let forest = 0
  for (const site of box.trail.sites) {
    const tile = state.trail[site]
    if (tile < 64 || (tile - 64) >> 4 !== seat) continue
    const number = (tile - 64) & 15
    buildings++
    strength += box.buildings[state.faces & (1 << number) ? 1 : 0][number].builders
    if (box.trail.forest[site]) forest++
  }
  const herd = countHerd(player)
  const hand = 6 - player.discs[9]
  const expected = expectedValue(herd.size, hand)
  const inHand = player.hand.length > 0 && player.hand[0] === UNKNOWN ? expected : valueHand(player).value
  const trail = player.space < 0 ? 0 : trailProgress(state)[player.space]
  const permanent = permanentCertificates(player)
  let deliveries = 0
  let far = 0
  for (let city = 0; city < player.cities.length; city++) {
    deliveries += player.cities[city]
    if (box.cities[city].value >= 10) far += player.cities[city]
  }
  const [, cowboys, builders, engineers] = [
    0,
    player.workers[COWBOY],
    player.workers[BUILDER],
    player.workers[ENGINEER],
  ]
  const spaces = box.discSpaces
  const gone = (disc: number): number => (disc < spaces.length ? spaces[disc].count - player.discs[disc] : 0)
  let i = 0
  out[i++] = 1
  out[i++] = player.money / 10
  out[i++] = Math.sqrt(player.money) / 3
  out[i++] = (cowboys - 1) / 2
  out[i++] = (builders - 1) / 2
  out[i++] = (engineers - 1) / 2
  out[i++] = ((cowboys - 1) * (cowboys - 1)) / 8
  out[i++] = ((builders - 1) * (builders - 1)) / 8
  out[i++] = ((engineers - 1) * (engineers - 1)) / 8
  out[i++] = player.certificates / 3
  out[i++] = permanent / 2
  out[i++] = trackPlace(player.engine) / (RAIL_END / 3)
  out[i++] = bits(player.stations) / 3
  out[i++] = buildings / 3
  out[i++] = strength / 8
  out[i++] = forest / 2
  out[i++] = player.hazards.length / 3
  out[i++] = (player.greenOutlaws + player.orangeOutlaws) / 3
  for (let disc = 0; disc <= 9; disc++) out[i++] = gone(disc)
  out[i++] = gone(10)
  out[i++] = herd.size / 10
  out[i++] = counts[CRIOLLO] / 3
  out[i++] = herd.goodBreeds / 3
  out[i++] = herd.good / 5
  out[i++] = expected / 6
  out[i++] = (expected * expected) / 60
  out[i++] = player.exchangeTokens / 2
  out[i++] = herd.objectives / 2
  out[i++] = (player.objectives.length - 1) / 2
  out[i++] = trail
  out[i++] = inHand / 6
  out[i++] = (inHand / 6) * trail
  out[i++] = deliveries / 4
  out[i++] = player.cities[0] / 2
  out[i++] = far / 3
  out[i++] = Math.floor(player.shopsPlaced / SHOPS_PER_BELL)
  out[i++] = player.shopsPlaced / 5
  out[i++] = player.masters.length / 2
  out[i++] = player.laid.length / 2
  out[i++] = state.turn === seat ? 1 : 0
  const reach = expected + permanent + Math.min(player.certificates, 3)
  const { count: open, highest } = openCities(state, player, reach)
  out[i++] = open / 3
  out[i++] = highest / 8
  out[i++] = open === 0 ? 1 : 0
  out[i++] = herd.points / 10
  out[i++] = (Math.max(0, cowboys - 3) + Math.max(0, builders - 3) + Math.max(0, engineers - 3)) / 2
  lookAround(state, seat, out, i)
  lookForward(state, seat, out, i + SURROUNDINGS.length)
}
