import { newNode, search, toldEffort, usualMind } from '@railhead/bots'
import { type AnyGame, type PlainState, type Seat, sameData, seedChance } from '@railhead/kernel'
import type { Line } from './lines.js'
import { offered, worthOf } from './playOut.js'
import { Mean } from './statistics.js'

/** Of the lines that a search looks into, the first ones teach it how to go on; the rest is what counts. */
const LEARNING = 0.3

/**
 * How far one line is ahead of another if all seats go on as the bots' search would, instead of by their first thought.
 * Each line has a tree of its own; both meet the same worlds. They see only the view.
 */
export function considered(
  game: AnyGame,
  view: PlainState,
  seat: Seat,
  one: Line,
  other: Line,
  looks: number,
  seed: string,
): Mean | undefined {
  const first = chancesAfter(game, view, seat, one, looks, seed)
  const second = chancesAfter(game, view, seat, other, looks, seed)
  if (first === undefined || second === undefined) return undefined
  const ahead = new Mean()
  for (let i = Math.floor(LEARNING * first.length); i < first.length; i++) ahead.add(first[i] - second[i])
  return ahead
}

/** How likely the seat wins after a line, world by world, as a search learns to go on from it. */
function chancesAfter(
  game: AnyGame,
  view: PlainState,
  seat: Seat,
  line: Line,
  looks: number,
  seed: string,
): number[] | undefined {
  const mind = usualMind(game)
  const { evaluator } = mind
  const seats = game.standing(view).length
  const state = game.imagine(view, seedChance(`${seed}/line`))
  for (const wanted of line.slice(0, -1)) {
    const option = offered(game, state, seat, wanted)
    if (option === undefined) return undefined
    game.apply(state, seat, option)
  }
  const last = line[line.length - 1]
  const asked = game
    .decisions(state)
    .find(decision => decision.seat === seat && decision.options.some(option => sameData(option, last)))
  if (asked === undefined) return undefined
  const options = asked.options.filter(option => sameData(option, last))
  const effort = { ...toldEffort(game, mind, view), evenly: true, iterations: looks }
  const chances: number[] = []
  search(
    game,
    evaluator,
    game.view(state, seat),
    { ...asked, options },
    effort,
    seedChance(`${seed}/considered`),
    () => false,
    newNode(),
    undefined,
    (_, end) => chances.push(worthOf(game, evaluator, end, seats).chance[seat]),
  )
  return chances
}
