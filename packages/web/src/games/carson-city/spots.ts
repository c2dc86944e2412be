import { CROWDED_SPACES, MAP_SPOTS, SHERIFF, type State, WAGES } from '@railhead/carson-city'
import type { CowboyOf } from './Cowboy.js'

/** The cowboys on a spot in the order of seats, the white one last. */
export function cowboysOn(state: State, spot: number): CowboyOf[] {
  const found: CowboyOf[] = []
  for (let seat = 0; seat < state.players; seat++)
    for (let i = 0; i < countOn(state, spot, seat); i++) found.push(seat)
  if (state.white === spot) found.push('white')
  return found
}

function countOn(state: State, spot: number, seat: number): number {
  if (spot < CROWDED_SPACES) return (spot === WAGES ? state.onWages : state.onRoad1)[seat]
  return state.cowboysAt[spot] & (1 << seat) ? 1 : 0
}

/** Whether two seats or more stand on a spot that is fought for. */
export function isDuel(state: State, spot: number): boolean {
  if (spot < CROWDED_SPACES) return false
  const seats = state.cowboysAt[spot]
  return (seats & (seats - 1)) !== 0
}

/** How many cowboys of the seat stand on track and map, the white one included. */
export function placedBy(state: State, seat: number): number {
  let count = state.onWages[seat] + state.onRoad1[seat]
  for (let spot = CROWDED_SPACES; spot < MAP_SPOTS + state.on.length; spot++)
    count += countOn(state, spot, seat)
  return count + (state.white >= 0 && state.character[seat] === SHERIFF ? 1 : 0)
}
