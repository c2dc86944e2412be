import { seedChance } from './chance.js'
import type { AnyGame, PlainOption, PlainState } from './game.js'
import { sameData } from './hash.js'
import type { Answer } from './match.js'
import { SPECTATOR } from './seat.js'

/** What is wrong with a match: after how many answers, and what was said. */
export interface MatchFailure {
  /** threw: the rules break. stuck: nobody is asked, and it is not over. empty: a question without answers. check: a check of one's own. */
  readonly kind: 'threw' | 'stuck' | 'empty' | 'check'
  /** How many answers were given, the fatal one included. */
  readonly at: number
  readonly message: string
}

/** What a match is looked at with after every answer; throws if something is wrong. */
export type Check = (game: AnyGame, state: PlainState) => void

/** A match to be looked at: everything of its record that plays a part. */
export interface Suspect {
  readonly game: AnyGame
  /** As `game.config.parse` gave it. */
  readonly config: unknown
  readonly seed: string
  readonly check?: Check
}

export interface Tried {
  /** The answers that were legal, up to the failure. */
  readonly answers: readonly Answer<PlainOption>[]
  readonly failure: MatchFailure | undefined
}

/**
 * Plays as many of the answers as are legal, one after the other; stops at the first failure. With `adapt`, an answer
 * that is not offered becomes the first of its kind that is.
 */
export function tryAnswers(
  { game, config, seed, check }: Suspect,
  wanted: readonly Answer<unknown>[],
  adapt = false,
): Tried {
  const answers: Answer<PlainOption>[] = []
  const failed = (kind: MatchFailure['kind'], error: unknown): Tried => ({
    answers,
    failure: { kind, at: answers.length, message: error instanceof Error ? error.message : String(error) },
  })
  try {
    const state = game.setup(config, seedChance(seed))
    for (let next = 0; ; ) {
      const open = game.decisions(state)
      const over = game.outcome(state) !== undefined
      if (open.length === 0 && !over)
        return failed('stuck', 'Nobody is asked anything, and the match is not over.')
      const empty = open.find(decision => decision.options.length === 0)
      if (empty) return failed('empty', `The question '${empty.ask}' has no answers.`)
      for (let seat = SPECTATOR; seat < game.config.seats(config); seat++) game.view(state, seat)
      game.standing(state)
      if (check)
        try {
          check(game, state)
        } catch (error) {
          return failed('check', error)
        }
      let option: PlainOption | undefined
      for (; next < wanted.length && option === undefined; next++) {
        const { seat, option: meant } = wanted[next]
        const offers = open.filter(decision => decision.seat === seat).flatMap(decision => decision.options)
        option = offers.find(offered => sameData(offered, meant))
        if (adapt) option ??= offers.find(offered => alike(offered, meant))
        if (option !== undefined) answers.push({ seat, option })
      }
      if (option === undefined) return { answers, failure: undefined }
      game.apply(state, answers[answers.length - 1].seat, option)
    }
  } catch (error) {
    return failed('threw', error)
  }
}

/** Whether two options are of the same kind. */
function alike(offered: PlainOption, meant: unknown): boolean {
  if (typeof meant !== 'object' || meant === null) return false
  const names = Object.keys(offered)
  return (
    offered.kind === Reflect.get(meant, 'kind') &&
    names.length === Object.keys(meant).length &&
    names.every(name => name in meant)
  )
}

/** Numbers in a message differ from match to match. */
const gist = ({ kind, message }: MatchFailure): string => `${kind} ${message.replace(/\d+/g, '#')}`

/**
 * The least answers that still fail in the same way: none of them can be left out. Delta debugging; what becomes
 * illegal by that becomes another answer of its kind, or is left out too. The same match gives the same result. `progress` hears how far it is:
 * tries so far, and how many answers are left.
 */
export function minimize(
  suspect: Suspect,
  answers: readonly Answer<unknown>[],
  progress: (tries: number, left: number) => void = () => undefined,
): { readonly answers: readonly Answer<PlainOption>[]; readonly failure: MatchFailure } | undefined {
  const first = tryAnswers(suspect, answers)
  if (first.failure === undefined) return undefined
  const same = gist(first.failure)
  let best = { answers: first.answers, failure: first.failure }
  let tries = 0
  /** Leaves out a piece; true if it still fails, with fewer answers. */
  const without = (from: number, to: number): boolean => {
    progress(++tries, best.answers.length)
    const rest = [...best.answers.slice(0, from), ...best.answers.slice(to)]
    const { answers: left, failure } = tryAnswers(suspect, rest, true)
    if (failure === undefined || gist(failure) !== same || left.length >= best.answers.length) return false
    best = { answers: left, failure }
    return true
  }
  for (let size = Math.ceil(best.answers.length / 2); size >= 1; ) {
    let shorter = false
    // From the end: what comes last is the likeliest to be needless, and least depends on it.
    for (let to = best.answers.length; to > 0; to -= size) {
      if (without(Math.max(0, to - size), to)) shorter = true
      to = Math.min(to, best.answers.length + size)
    }
    if (!shorter || size > best.answers.length) {
      if (size === 1) break
      size = Math.ceil(size / 2)
    }
  }
  return best
}
