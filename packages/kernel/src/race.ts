import type { PlainEvent, PlainState } from './game.js'
import type { Match } from './match.js'
import { type Seat, SPECTATOR } from './seat.js'

/**
 * Whether a program may answer now. While it matters who answers first (`Game.racing`), programs are never ahead of the
 * people who are asked at the same time: they do as much as the busiest of them has done, whatever their speed.
 */
export function keepsPace<State extends PlainState, Option extends object, Config, Event extends PlainEvent>(
  match: Match<State, Option, Config, Event>,
  seat: Seat,
  isPerson: (seat: Seat) => boolean,
): boolean {
  if (!match.game.racing?.(match.state)) return true
  const people = match
    .decisions()
    .filter(decision => decision.optional === undefined && isPerson(decision.seat))
    .map(decision => decision.seat)
  if (people.length === 0) return true
  const deeds = deedsInRace(match)
  return deeds[seat] < Math.max(...people.map(person => deeds[person]))
}

/** By seat: answers since the last turn began of which something could be noticed. */
function deedsInRace<State extends PlainState, Option extends object, Config, Event extends PlainEvent>(
  match: Match<State, Option, Config, Event>,
): number[] {
  const deeds = new Array<number>(match.seats).fill(0)
  for (let i = match.answers.length - 1; i >= 0; i--) {
    const told = match.told(i, SPECTATOR)
    if (told.some(({ type }) => type === 'turn')) break
    if (told.length > 0) deeds[match.answers[i].seat]++
  }
  return deeds
}
