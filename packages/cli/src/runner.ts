import { type BotLevel, type Budget, chooseOption } from '@railhead/bots'
import {
  type AnyGame,
  below,
  type Chance,
  type Decision,
  Match,
  type MatchRecord,
  type Outcome,
  type PlainOption,
  type PlainState,
  seedChance,
  stateHash,
} from '@railhead/kernel'

type Question = Decision<PlainOption>

/** A program that answers for a seat. */
export interface Player {
  /** Picks one of the options of a question to its seat. It must look at nothing but the seat's view. */
  choose(game: AnyGame, state: PlainState, question: Question, luck: Chance): PlainOption
}

export const randomPlayer: Player = {
  choose: (_game, _state, question, luck) => question.options[below(luck, question.options.length)],
}

/** A bot of that level, with as much time as it wants. */
function bot(level: BotLevel): Player {
  return {
    choose: (game, state, question, luck) => {
      const seed = `${below(luck, SEEDS)}/${below(luck, SEEDS)}`
      return chooseOption(game, game.view(state, question.seat), question, level, seed, UNHURRIED)
    },
  }
}

export const SEEDS = 2 ** 32
export const UNHURRIED: Budget = { expired: () => false }

/** The players that `--seats` can name. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  random: randomPlayer,
  greenhorn: bot('greenhorn'),
  hand: bot('hand'),
  drover: bot('drover'),
  'trail-boss': bot('trail-boss'),
}

export interface PlayedMatch {
  readonly answers: readonly { readonly seat: number; readonly option: PlainOption }[]
  readonly outcome?: Outcome
  /** Why the match did not come to its end. */
  readonly failure?: string
}

/** A question that does not hold the game up is answered this rarely. */
const ANY_TIME_ODDS = 50

/** No match of any game comes near this many answers: it goes round in circles. */
const MOST_ANSWERS = 20_000

/** Picks which of the open questions is answered next. */
export function nextQuestion(open: readonly Question[], luck: Chance): Question {
  if (open.length === 1) return open[0]
  let required = 0
  for (const question of open) if (question.optional === undefined) required++
  const anyTime = required < open.length && (required === 0 || below(luck, ANY_TIME_ODDS) === 0)
  let skip = below(luck, anyTime ? open.length - required : required)
  for (const question of open)
    if ((question.optional !== undefined) === anyTime && skip-- === 0) return question
  return open[0]
}

/** Plays one match to its end on the bare rules, as fast as they go. The configuration must be parsed. */
export function playMatch(
  game: AnyGame,
  config: unknown,
  seed: string,
  players: readonly Player[],
): PlayedMatch {
  const answers: { seat: number; option: PlainOption }[] = []
  const luck = seedChance(`${seed}/players`)
  try {
    const state = game.setup(config, seedChance(seed))
    for (;;) {
      const open = game.decisions(state)
      if (open.length === 0) break
      if (answers.length === MOST_ANSWERS) return { answers, failure: `no end after ${MOST_ANSWERS} answers` }
      const question = nextQuestion(open, luck)
      if (question.options.length === 0)
        return { answers, failure: `the question '${question.ask}' to seat ${question.seat} has no options` }
      const option = players[question.seat].choose(game, state, question, luck)
      answers.push({ seat: question.seat, option })
      game.apply(state, question.seat, option)
    }
    const outcome = game.outcome(state)
    return outcome
      ? { answers, outcome }
      : { answers, failure: 'nobody is asked anything, but there is no outcome' }
  } catch (error) {
    return { answers, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** What is needed to see a failure again. */
export interface FailedMatch {
  readonly failure: string
  readonly config: unknown
  readonly seed: string
  /** The match as a file, up to the last moment that can be replayed; absent if even the set-up fails. */
  readonly match?: MatchRecord<PlainOption>
  /** The answer that failed after that. */
  readonly failedAnswer?: unknown
}

export function failedMatch(game: AnyGame, config: unknown, seed: string, played: PlayedMatch): FailedMatch {
  const report = { failure: played.failure ?? '', config, seed }
  let match: Match<PlainState, PlainOption, unknown, unknown>
  try {
    match = Match.start(game, config, seed)
  } catch {
    return report
  }
  for (const answer of played.answers)
    try {
      match.answer(answer.seat, answer.option)
    } catch {
      // The failing answer may have changed half of the state.
      const hash = stateHash(match.stateAt(match.answers.length))
      return { ...report, match: { ...match.record(), hash }, failedAnswer: answer }
    }
  return { ...report, match: match.record() }
}
