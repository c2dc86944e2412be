import { seedChance } from '../chance.js'
import { RailheadError } from '../errors.js'
import type { AnyGame, PlainEvent, PlainOption, PlainState } from '../game.js'
import { sameData } from '../hash.js'
import type { Answer } from '../match.js'
import { versionsOf } from '../rulings.js'

/** What a match can be played from. */
export interface Script {
  /** The version of the rules; absent: the newest, or the one that the configuration names. */
  readonly rules?: string
  readonly config: unknown
  readonly seed: string
  readonly answers: readonly Answer<PlainOption>[]
}

/** Sees a match while it is played again. */
export interface Watcher {
  begun?(state: PlainState, events: readonly PlainEvent[]): void
  /** Before the answer is carried out. */
  answering?(state: PlainState, answer: Answer<PlainOption>): void
  /** While it is carried out. */
  told?(state: PlainState, event: PlainEvent): void
  /** After it. */
  answered?(state: PlainState, events: readonly PlainEvent[]): void
}

/** Several watchers as one. */
export function watchTogether(watchers: readonly Watcher[]): Watcher {
  const each = (show: (watcher: Watcher) => void): void => {
    for (const watcher of watchers) show(watcher)
  }
  return {
    begun: (state, events) => each(watcher => watcher.begun?.(state, events)),
    answering: (state, answer) => each(watcher => watcher.answering?.(state, answer)),
    told: (state, event) => each(watcher => watcher.told?.(state, event)),
    answered: (state, events) => each(watcher => watcher.answered?.(state, events)),
  }
}

/** Where a match that was played again has come to. */
export interface Course {
  /** As the game reads it. */
  readonly config: unknown
  readonly state: PlainState
  /** How many answers could be given. */
  readonly answers: number
  /** Why it went no further: the next answer is not legal, or the rules broke on it. */
  readonly stopped?: { readonly kind: 'illegal' | 'failed'; readonly why: string }
}

/** Plays a match again as far as it goes, every answer checked. Throws a RailheadError if it cannot even begin. */
export function playAgain(game: AnyGame, script: Script, watcher: Watcher = {}): Course {
  const { rules, seed, answers } = script
  if (rules !== undefined && !versionsOf(game).includes(rules))
    throw new RailheadError('matchFile', `There is no rules version ${rules}.`, versionsOf(game), 'rules')
  const config = game.config.parse(script.config, rules)
  let events: PlainEvent[] = []
  const state = game.setup(config, seedChance(seed), event => events.push(event))
  watcher.begun?.(state, events)
  for (let given = 0; given < answers.length; given++) {
    const { seat, option: wanted } = answers[given]
    const open = game.decisions(state).filter(decision => decision.seat === seat)
    const option = open.flatMap(({ options }) => options).find(offered => sameData(offered, wanted))
    if (option === undefined) {
      const asked = open.map(({ ask }) => ask).join(', ') || 'nothing'
      const why = `${JSON.stringify(wanted)} is not offered to seat ${seat}, who is asked ${asked}`
      return { config, state, answers: given, stopped: { kind: 'illegal', why } }
    }
    watcher.answering?.(state, { seat, option })
    events = []
    try {
      game.apply(state, seat, option, event => {
        events.push(event)
        watcher.told?.(state, event)
      })
    } catch (error) {
      const why = `${JSON.stringify(option)} of seat ${seat} breaks the rules: ${String(error)}`
      return { config, state, answers: given, stopped: { kind: 'failed', why } }
    }
    watcher.answered?.(state, events)
  }
  return { config, state, answers: answers.length }
}
