import type { AnyGame, Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Level } from '@railhead/protocol'
import { type Budget, chooseOption, type Mind, usualMind } from './choose.js'
import { modelOf } from './models.js'
import type { Thoughts } from './thoughts.js'

/** What a seat answers, and to which of its open questions. */
export interface Answer<Asked extends Decision<PlainOption>> {
  readonly decision: Asked
  readonly option: PlainOption
}

/**
 * Chooses an answer for a seat from all that it is asked. Questions that may be answered at any time stand beside the
 * one that holds the game up where they matter, and nowhere else. Undefined if the game does not wait for the seat.
 */
export function answerFor<Asked extends Decision<PlainOption>>(
  game: AnyGame,
  view: PlainState,
  open: readonly Asked[],
  level: Level,
  seed: string,
  budget: Budget,
  mind: Mind = usualMind(game),
  thoughts?: Thoughts,
): Answer<Asked> | undefined {
  const asked = open.find(({ optional }) => optional === undefined)
  if (asked === undefined) return undefined
  const { seat, ask, options } = asked
  const beside = level === 'random' || level === 'greenhorn' ? [] : besides(game, view, asked, open)
  const all = [...options, ...beside.flatMap(decision => decision.options)]
  const option = chooseOption(game, view, { seat, ask, options: all }, level, seed, budget, mind, thoughts)
  const decision = beside.find(candidate => candidate.options.includes(option)) ?? asked
  return { decision, option }
}

/** The any-time questions of the seat that matter beside what it is asked. */
export function besides<Asked extends Decision<PlainOption>>(
  game: AnyGame,
  view: PlainState,
  asked: Asked,
  open: readonly Asked[],
): Asked[] {
  const model = modelOf(game.id)
  if (model?.mattersBeside === undefined) return []
  return open.filter(
    decision =>
      decision.optional !== undefined &&
      decision.seat === asked.seat &&
      model.mattersBeside?.(view, asked, decision) === true,
  )
}
