import { CHARACTERS, FREE_PARCELS, type State } from '@railhead/carson-city'

/** Parcels and characters are chosen in order, before anybody places. */
export const isChoosing = ({ phase }: State): boolean => phase <= CHARACTERS

/** Who still chooses or places, in this order. */
export const stillToAct = (state: State): number[] =>
  isChoosing(state) ? state.order : state.order.filter(seat => !state.passed.includes(seat))

/** The place in that order of whose turn it is; none while all place at the same time. */
export function nextPlace(state: State): number {
  const seat = state.tasks.at(-1)?.seat ?? -1
  if (seat < 0 || state.phase === FREE_PARCELS) return -1
  return stillToAct(state).indexOf(seat)
}
