import { answerFor, type Budget } from '@railhead/bots'
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
import { LEVELS, type Level } from '@railhead/protocol'

type Question = Decision<PlainOption>

/** What a seat answers, and to which of its open questions. */
export interface Answer {
  readonly decision: Question
  readonly option: PlainOption
}

/** A program that answers for a seat. */
export interface Player {
  /** Whether it also answers, now and then, what does not hold the game up. */
  readonly isRandom: boolean
  /** Picks an option of one of the open questions to its seat. It must look at nothing but the seat's view. */
  choose(game: AnyGame, state: PlainState, open: readonly Question[], luck: Chance): Answer
}

export const randomPlayer: Player = {
  isRandom: true,
  choose: (_game, _state, open, luck) => {
    const decision = nextQuestion(open, luck)
    return { decision, option: decision.options[below(luck, decision.options.length)] }
  },
}

/** A bot of that level, with as much time as it wants. */
function bot(level: Level): Player {
  return {
    isRandom: false,
    choose: (game, state, open, luck) => {
      const seed = `${below(luck, SEEDS)}/${below(luck, SEEDS)}`
      const answer = answerFor(game, game.view(state, open[0].seat), open, level, seed, UNHURRIED)
      if (answer === undefined) throw new Error('a bot was asked nothing that holds the game up')
      return answer
    },
  }
}

export const SEEDS = 2 ** 32
export const UNHURRIED: Budget = { expired: () => false }

/** The players that `--seats` can name. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  random: randomPlayer,
  ...Object.fromEntries(LEVELS.filter(level => level !== 'random').map(level => [level, bot(level)])),
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

/**
 * Lets one of the players that are asked answer. Only those who answer at random are also asked what does not hold the
 * game up: a bot decides by itself what matters beside its question.
 */
export function nextAnswer(
  game: AnyGame,
  state: PlainState,
  open: readonly Question[],
  players: readonly Player[],
  luck: Chance,
): Answer {
  const answerable = open.filter(({ seat, optional }) => optional === undefined || players[seat].isRandom)
  const question = nextQuestion(answerable, luck)
  if (players[question.seat].isRandom)
    return { decision: question, option: question.options[below(luck, question.options.length)] }
  const own = open.filter(({ seat }) => seat === question.seat)
  return players[question.seat].choose(game, state, own, luck)
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
      const empty = open.find(({ options }) => options.length === 0)
      if (empty !== undefined)
        return { answers, failure: `the question '${empty.ask}' to seat ${empty.seat} has no options` }
      const { decision, option } = nextAnswer(game, state, open, players, luck)
      answers.push({ seat: decision.seat, option })
      game.apply(state, decision.seat, option)
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
