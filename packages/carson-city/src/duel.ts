import { rollDie, type Seat, takeRandom } from '@railhead/kernel'
import { DIE_SIDES, LOST_DUEL_POINTS, TOKENS } from './components/pieces.js'
import type { Tell } from './events.js'
import { cowboysInReserve, firepower, temporaryRevolvers } from './firepower.js'
import { gainPoints } from './gains.js'
import { placeOf, returnCowboy } from './placement.js'
import { DREW, NOBODY, NOT_LAID, type State, sideOf } from './state.js'

/** Fights for a spot with cowboys of several seats; afterwards only the winner's cowboy stands there. */
export function startDuel(state: State, spot: number, tell: Tell): void {
  tell?.({ type: 'duel', ...placeOf(state, spot) })
  const seats = state.cowboysAt[spot]
  if (state.duels === 'dice') {
    finishDuel(state, spot, tell)
    return
  }
  // A last token leaves no choice, and how many tokens one has is known to all.
  for (const seat of state.passed)
    if (seats & (1 << seat) && state.tokens[seat].length === 1)
      layToken(state, seat, state.tokens[seat][0], tell)
  if (allLaid(state, seats)) finishDuel(state, spot, tell)
  else state.tasks.push({ kind: 'playToken', seat: NOBODY, spot, seats })
}

export function layToken(state: State, seat: Seat, value: number, tell: Tell): void {
  state.tokenLaid[seat] = value
  tell?.({ type: 'tokenLaid', seat, value })
}

export function allLaid(state: State, seats: number): boolean {
  for (let seat = 0; seat < state.players; seat++)
    if (seats & (1 << seat) && state.tokenLaid[seat] === NOT_LAID) return false
  return true
}

/** CC-DUEL-02 to CC-DUEL-05 */
export function finishDuel(state: State, spot: number, tell: Tell): void {
  const seats = state.cowboysAt[spot]
  const token = state.duels === 'tokens'
  let winner = NOBODY
  let best = -1
  let tie = false
  for (const seat of state.passed) {
    if (!(seats & (1 << seat))) continue
    const roll = token ? playToken(state, seat) : rollDie(state.chance, DIE_SIDES)
    const power = firepower(state, seat)
    if (tell) tellShot(state, seat, roll, token, tell)
    // Ties go to whoever passed first: later results must be higher.
    tie = roll + power === best || (tie && roll + power < best)
    if (roll + power > best) {
      best = roll + power
      winner = seat
    }
  }
  tell?.({ type: 'duelWon', seat: winner, tie, ...placeOf(state, spot) })
  for (const seat of state.passed) {
    if (seat === winner || !(seats & (1 << seat))) continue
    returnCowboy(state, seat, spot)
    if (sideOf(state, seat)?.peaceful) gainPoints(state, seat, LOST_DUEL_POINTS, 'sheriff', tell) // CC-CHAR-04
  }
  if (token) refill(state, tell)
}

function tellShot(state: State, seat: Seat, roll: number, token: boolean, tell: NonNullable<Tell>): void {
  tell({
    type: 'shot',
    seat,
    roll,
    firepower: firepower(state, seat),
    cowboys: cowboysInReserve(state, seat),
    revolvers: state.revolvers[seat],
    ofRound: temporaryRevolvers(state, seat),
    token,
  })
}

/** CC-VARD-04, CC-VARD-05 */
function playToken(state: State, seat: Seat): number {
  const value = state.tokenLaid[seat]
  const hand = state.tokens[seat]
  hand.splice(hand.indexOf(value), 1)
  state.tokenLaid[seat] = NOT_LAID
  state.tokenStack.push(value)
  state.tokenLog.push(seat * 8 + value)
  return value
}

/** CC-VARD-06 */
function refill(state: State, tell: Tell): void {
  for (const seat of state.passed) {
    const hand = state.tokens[seat]
    if (hand.length > 0) continue
    while (hand.length < TOKENS.refill) hand.push(takeRandom(state.chance, state.tokenStack))
    state.tokenLog.push(seat * 8 + DREW)
    tell?.({ type: 'tokensDrawn', seat, count: hand.length, tokens: hand.slice() })
  }
}
