import { type AnyGame, anyGame, Match } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { games as shelf } from '@railhead/shelf'

/** The games of the shelf and the toy game of the kernel, for tests. */
export const games: readonly AnyGame[] = [anyGame(highCard), ...shelf]

/** A match of the toy game of two that is over; everybody takes the first option. */
export function finishedToy(seed: string) {
  const match = Match.start(anyGame(highCard), { players: 2 }, seed)
  for (let open = match.decisions(); open.length > 0; open = match.decisions()) {
    const asked = open.find(({ optional }) => optional === undefined)
    if (!asked) break
    match.answer(asked.seat, asked.options[0])
  }
  return match
}
