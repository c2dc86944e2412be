import { below, type Chance, seedChance } from '../chance.js'
import type { Decision, PlainState } from '../game.js'
import type { Match } from '../match.js'

/** A decision and one of its options, both picked at random. */
export function pickAnswer<Option>(
  decisions: readonly Decision<Option>[],
  luck: Chance,
): { seat: number; option: Option } {
  const decision = decisions[below(luck, decisions.length)]
  return { seat: decision.seat, option: decision.options[below(luck, decision.options.length)] }
}

/** Gives random answers until the match is over or `count` were given; `each` is called before every one. */
export function playRandomly<State extends PlainState, Option extends object, Config, Event>(
  match: Match<State, Option, Config, Event>,
  seed: string,
  count = Number.POSITIVE_INFINITY,
  each: () => void = () => {},
): void {
  const luck = seedChance(seed)
  for (let given = 0; given < count; given++) {
    const decisions = match.decisions()
    if (decisions.length === 0) return
    each()
    const { seat, option } = pickAnswer(decisions, luck)
    match.answer(seat, option)
  }
}
