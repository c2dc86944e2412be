import {
  draw,
  type Effort,
  type Evaluator,
  effortOf,
  type Mind,
  type Model,
  nextQuestion,
  type SearchingLevel,
  search,
} from '@railhead/bots'
import { type AnyGame, type Decision, type PlainOption, type PlainState, seedChance } from '@railhead/kernel'
import type { Level } from '@railhead/protocol'
import { type Agreements, agreementsOf, type Valued } from './correlation.js'

/** How well the order of the options of a question is known. */
export interface SiblingResult extends Agreements {
  readonly positions: number
  readonly options: number
  readonly playOuts: number
}

/** How hard the values of siblings are searched by the net alone. */
const LOOK = { iterations: 400, horizon: 0, curiosity: 0.7, rivalry: 1, openness: 0.3 } as const
const MOST_OPTIONS = 5
/** How often a level looks into each of them. */
const LOOKS_EACH = 200

const isSearching = (level: Level): level is SearchingLevel => level !== 'random' && level !== 'greenhorn'

/** How far a level looks, for the lead in points, and into every option as often. */
function evenly(game: AnyGame, mind: Mind, level: Level, view: PlainState, options: number): Effort {
  if (!isSearching(level)) return LOOK
  const {
    horizon,
    curiosity,
    openness = 0,
    sharpness = 1,
    toTheEnd = false,
  } = effortOf(game, mind, view, level)
  const iterations = LOOKS_EACH * options
  return { iterations, horizon, curiosity, openness, sharpness, toTheEnd, rivalry: 1, evenly: true }
}

/** Who answers, with that luck. */
export type Play = (state: PlainState, question: Decision<PlainOption>, seed: string) => PlainOption

/** Answers are drawn by the priors to this power. */
const SHARPNESS = 2

/** The policy alone, somewhat sharper than it is: as values are learnt from siblings. */
export const byPolicy =
  (evaluator: Evaluator): Play =>
  (state, question, seed) => {
    const weights = evaluator.priors(state, question, []).map(weight => weight ** SHARPNESS)
    return question.options[draw(seedChance(seed), weights)]
  }

/** Which positions are looked at, and how often each option of them is played on with. */
export interface SiblingSet {
  readonly config: unknown
  readonly seed: string
  readonly positions: number
  readonly playOuts: number
}

/**
 * How well the values of the options of a question agree with what they come to when matches are played on from them:
 * the correlation over all positions, each around its own mean. The positions come from the seed and from who plays, so
 * they are the same as long as that one does not change.
 */
export function probeSiblings(
  game: AnyGame,
  model: Model,
  { mind, level }: { readonly mind: Mind; readonly level: Level },
  play: Play,
  { config, seed, positions, playOuts }: SiblingSet,
  onPosition: (done: number) => void,
): SiblingResult {
  const valued: Valued[] = []
  for (let i = 0; i < positions; i++) {
    const position = positionOf(game, model, play, config, `${seed}/${i}`, (i + 0.5) / positions)
    if (position === undefined) continue
    const { state, question } = position
    const view = game.view(state, question.seat)
    const options = question.options.slice(0, MOST_OPTIONS)
    const asked = { ...question, options }
    const never = (): boolean => false
    const byNet = search(game, mind.evaluator, view, asked, LOOK, seedChance(`${seed}/${i}/net`), never)
    const effort = evenly(game, mind, level, view, options.length)
    const bySearch = search(
      game,
      mind.evaluator,
      view,
      asked,
      effort,
      seedChance(`${seed}/${i}/search`),
      never,
    )
    const known = options.flatMap((option, at) =>
      Number.isFinite(byNet[at].value + bySearch[at].value)
        ? [{ option, net: byNet[at].value, search: bySearch[at].value }]
        : [],
    )
    valued.push({
      byNet: known.map(({ net }) => net),
      bySearch: known.map(({ search }) => search),
      ends: known.map(({ option }) =>
        Array.from({ length: playOuts }, (_, playOut) =>
          playedOn(game, model, play, view, question.seat, option, `${seed}/${i}/end ${playOut}`),
        ),
      ),
    })
    onPosition(i + 1)
  }
  const options = valued.reduce((sum, { byNet }) => sum + byNet.length, 0)
  return { positions: valued.length, options, playOuts, ...agreementsOf(valued) }
}

/** The first question of a turn with several options at that part of a match. */
function positionOf(
  game: AnyGame,
  model: Model,
  play: Play,
  config: unknown,
  seed: string,
  part: number,
): { state: PlainState; question: Decision<PlainOption> } | undefined {
  const state = game.setup(config, seedChance(seed))
  let lastTurn = -1
  for (let count = 0; ; count++) {
    const question = nextQuestion(game, state)
    if (question === undefined) return undefined
    const turn = model.turnOf?.(state) ?? question.seat
    const begins = turn !== lastTurn
    lastTurn = turn
    if (begins && model.timeLeft(state) < 1 - part && question.options.length > 1) return { state, question }
    game.apply(state, question.seat, play(state, question, `${seed}/${count}`))
  }
}

/** How far the seat leads in the end if it answers so. */
function playedOn(
  game: AnyGame,
  model: Model,
  play: Play,
  view: PlainState,
  seat: number,
  option: PlainOption,
  seed: string,
): number {
  const state = game.imagine(view, seedChance(seed))
  game.apply(state, seat, option)
  for (let count = 0; ; count++) {
    const question = nextQuestion(game, state)
    if (question === undefined) break
    game.apply(state, question.seat, play(state, question, `${seed}/${count}`))
  }
  const scores = game.standing(state).map((_, other) => model.score(state, other))
  const others = scores.filter((_, other) => other !== seat)
  return scores[seat] - Math.max(...others, others.length === 0 ? 0 : Number.NEGATIVE_INFINITY)
}
