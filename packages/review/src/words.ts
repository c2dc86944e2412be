import type { AnyGame, Message, PlainEvent, PlainState, Seat } from '@railhead/kernel'
import { type Course, isTurn, type Stretch } from './course.js'
import type { Line } from './lines.js'
import { offered } from './playOut.js'

/** So many events are told of a turn that the game has no line for. */
const TOLD = 3

/** What a seat did, in the words of the story's turn lines. */
function turnWords(
  game: AnyGame,
  events: readonly PlainEvent[],
  seat: Seat,
  state: PlainState,
): readonly Message[] {
  const ended = events.findIndex(isTurn)
  const own = (ended < 0 ? events : events.slice(0, ended))
    .map(event => game.witness(event, seat))
    .filter(event => event !== undefined)
  const line = game.text.turnLine?.(own, seat, state)
  return line ?? own.slice(-TOLD).map(event => game.text.event(event, state))
}

/** What was told in the turn of a stretch before it began. */
function toldBefore({ told, stretches }: Course, { turn, seat, from }: Stretch): readonly PlainEvent[] {
  const begun = stretches.find(stretch => stretch.turn === turn && stretch.seat === seat)?.from ?? from
  return told.slice(begun + 1, from + 1).flat()
}

export function playedWords(course: Course, first: Stretch, to: number): readonly Message[] {
  const { game, told } = course
  return turnWords(game, told.slice(first.from + 1, to + 1).flat(), first.seat, first.state)
}

/** The answers of a line, each as it is offered: for turns that are told alike though they differ. */
export function answerWords(
  course: Course,
  { state: before, seat }: Stretch,
  line: Line,
): readonly Message[] {
  const { game } = course
  const state = game.clone(before)
  const words: Message[] = []
  for (const wanted of line) {
    const option = offered(game, state, seat, wanted)
    if (option === undefined) break
    words.push(game.text.option(state, seat, option))
    game.apply(state, seat, option)
  }
  return words
}

/** The turn as it would have been with a line instead of the stretch, as far as the line goes. */
export function lineWords(course: Course, stretch: Stretch, line: Line): readonly Message[] {
  const { game } = course
  const { seat } = stretch
  const state = game.clone(stretch.state)
  const events: PlainEvent[] = []
  for (const wanted of line) {
    const option = offered(game, state, seat, wanted)
    if (option === undefined) break
    game.apply(state, seat, option, event => events.push(event))
  }
  return turnWords(game, [...toldBefore(course, stretch), ...events], seat, state)
}
