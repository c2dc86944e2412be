import {
  type Answer,
  type AnyGame,
  Match,
  type Outcome,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  RailheadError,
  type Seat,
  seedChance,
} from '@railhead/kernel'

/** Answers of one seat in a row, within one turn, during which it learnt nothing by chance: one decision to judge. */
export interface Stretch {
  /** The number of the turn, as the story of the match counts them; 0 before the first. */
  readonly turn: number
  readonly seat: Seat
  /** How many answers stood before the first, and after the last. */
  readonly from: number
  readonly to: number
  /** The position before the first answer. */
  readonly state: PlainState
  /** There was nothing to choose. */
  readonly isForced: boolean
}

/** An answer after which chance was used. */
export interface Draw {
  readonly moment: number
  readonly turn: number
  readonly before: PlainState
  readonly after: PlainState
}

/** A match, walked through once. */
export interface Course {
  readonly game: AnyGame
  readonly config: unknown
  readonly rules: string
  readonly seed: string
  /** Names the match: the hash of its last position. */
  readonly hash: string
  readonly seats: number
  readonly answers: readonly Answer<PlainOption>[]
  /** What was told after each answer; the first list is the set-up's. */
  readonly told: readonly (readonly PlainEvent[])[]
  readonly stretches: readonly Stretch[]
  readonly draws: readonly Draw[]
  /** The positions at the beginning of every turn, and the last one. */
  readonly turns: readonly { readonly moment: number; readonly state: PlainState }[]
  readonly start: PlainState
  readonly outcome: Outcome
}

/**
 * Replays a finished match, every answer checked, and cuts it into what can be judged. One that people ended before its
 * end (given up, or by agreement) comes with what they ended it with.
 */
export function courseOf(game: AnyGame, record: unknown, ended?: Outcome): Course {
  const match = Match.replay(game, record)
  const outcome = game.outcome(match.state) ?? ended
  if (outcome === undefined)
    throw new RailheadError('matchFile', 'The match is not over.', 'a match that was played to its end')
  const { config, seed, answers, seats } = match
  const told: PlainEvent[][] = [[]]
  const state = game.setup(config, seedChance(seed), event => told[0].push(event))
  const start = game.clone(state)
  const stretches: (Stretch & { turn: number; to: number; isForced: boolean })[] = []
  const draws: Draw[] = []
  const turns = [{ moment: 0, state: start }]
  let turn = told[0].filter(isTurn).length
  let isNew = true
  answers.forEach(({ seat, option }, i) => {
    const last = stretches.at(-1)
    if (isNew || last === undefined || last.seat !== seat)
      stretches.push({ turn, seat, from: i, to: i, state: game.clone(state), isForced: true })
    const stretch = stretches[stretches.length - 1]
    stretch.to = i + 1
    if (isChoice(game, state, seat)) stretch.isForced = false
    const before = game.clone(state)
    const events: PlainEvent[] = []
    game.apply(state, seat, option, event => events.push(event))
    told.push(events)
    const isDrawn = state.chance.drawn !== before.chance.drawn
    const turnsTold = events.filter(isTurn).length
    if (isDrawn) draws.push({ moment: i + 1, turn, before, after: game.clone(state) })
    if (turnsTold > 0 || i + 1 === answers.length) turns.push({ moment: i + 1, state: game.clone(state) })
    turn += turnsTold
    isNew = isDrawn || turnsTold > 0
  })
  // A game that tells no turns has one for each stretch.
  if (turn === 0) for (const [i, stretch] of stretches.entries()) stretch.turn = i + 1
  const { rules } = match
  const hash = match.hash()
  return {
    game,
    config,
    rules,
    seed,
    hash,
    seats,
    answers,
    told,
    stretches,
    draws,
    turns,
    start,
    outcome,
  }
}

export const isTurn = ({ type }: PlainEvent): boolean => type === 'turn'

/** Whether a seat could answer one thing or another. */
function isChoice(game: AnyGame, state: PlainState, seat: Seat): boolean {
  const open = game.decisions(state).filter(decision => decision.seat === seat)
  const required = open.filter(({ optional }) => optional === undefined)
  return required.length === 0 || required.some(({ options }) => options.length > 1)
}
