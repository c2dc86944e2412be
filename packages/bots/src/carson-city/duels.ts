import {
  DIE_SIDES,
  firepower,
  IN_RESERVE,
  PLACEMENT,
  RESOLUTION,
  SHERIFF,
  type State,
  TOKENS,
} from '@railhead/carson-city'
import { type Seat, UNKNOWN } from '@railhead/kernel'

/** Of the cowboys that can still be placed, so many are kept back for duels. */
const KEPT_BACK = 0.25

/** Chance that one die beats another that is `lead` behind, and chance of a tie, by lead + DIE_SIDES. */
const BEATS = new Float64Array(2 * DIE_SIDES + 1)
const TIES = new Float64Array(2 * DIE_SIDES + 1)
for (let own = 1; own <= DIE_SIDES; own++)
  for (let other = 1; other <= DIE_SIDES; other++)
    for (let lead = -DIE_SIDES; lead <= DIE_SIDES; lead++) {
      if (own + lead > other) BEATS[lead + DIE_SIDES] += 1 / (DIE_SIDES * DIE_SIDES)
      if (own + lead === other) TIES[lead + DIE_SIDES] += 1 / (DIE_SIDES * DIE_SIDES)
    }

/** Firepower that a seat will have in the duels of this round. */
export function duelPower(state: State, seat: Seat): number {
  let power = firepower(state, seat) + tokenPower(state, seat)
  const placing = state.phase <= PLACEMENT && state.passed.indexOf(seat) < 0
  if (!placing) return power
  const white = state.white === IN_RESERVE && state.character[seat] === SHERIFF ? 1 : 0
  power -= (1 - KEPT_BACK) * state.cowboys[seat] + white
  return power
}

/** How much better than the average token the ones of a seat are, as far as they are known. */
function tokenPower(state: State, seat: Seat): number {
  if (state.duels === 'dice') return 0
  const hand = state.tokens[seat]
  let sum = 0
  for (const token of hand) {
    if (token === UNKNOWN) return 0
    sum += token
  }
  return hand.length === 0 ? 0 : sum / hand.length - (TOKENS.values.length - 1) / 2
}

/** Chance that the seat wins the duel against the other cowboys on a spot (a bit mask of seats). */
export function winChance(state: State, seat: Seat, seats: number): number {
  if ((seats & ~(1 << seat)) === 0) return 1
  const own = duelPower(state, seat)
  let chance = 1
  for (let other = 0; other < state.players; other++)
    if (other !== seat && seats & (1 << other))
      chance *= beats(state, seat, other, own - duelPower(state, other))
  return chance
}

function beats(state: State, seat: Seat, other: Seat, lead: number): number {
  const place = state.passed.indexOf(seat)
  const otherPlace = state.passed.indexOf(other)
  const settled = state.phase <= RESOLUTION && (place >= 0 || otherPlace >= 0)
  const first = !settled ? 0.5 : place >= 0 && (otherPlace < 0 || place < otherPlace) ? 1 : 0
  const clipped = Math.max(-DIE_SIDES, Math.min(DIE_SIDES, lead))
  const whole = Math.floor(clipped)
  const part = clipped - whole
  const at = (index: number): number => BEATS[index + DIE_SIDES] + first * TIES[index + DIE_SIDES]
  return part === 0 ? at(whole) : (1 - part) * at(whole) + part * at(whole + 1)
}
