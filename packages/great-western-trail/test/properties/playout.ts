import { type Answer, below, type Chance, type Decision, type Seat, seedChance } from '@railhead/kernel'
import type { Config } from '../../src/config.js'
import type { Event } from '../../src/event.js'
import type { Option } from '../../src/option.js'
import { setup } from '../../src/setup.js'
import type { State } from '../../src/state.js'
import type { TaskKind } from '../../src/task.js'
import { apply, decisions } from '../../src/turn.js'

/** Somebody who answers for all seats of a match. */
export type Chooser = (state: State, open: readonly Decision<Option>[], chance: Chance) => Answer<Option>

/** Exchange tokens may be used at any time; a random player does so once in a while. */
const EXCHANGE_ONCE_IN = 40

const oneOf = <T>(items: readonly T[], chance: Chance): T => items[below(chance, items.length)]

/** Which of the open questions is answered next. */
export function nextQuestion(open: readonly Decision<Option>[], chance: Chance): Decision<Option> {
  const needed = open.filter(decision => decision.optional === undefined)
  return open.length > needed.length && below(chance, EXCHANGE_ONCE_IN) === 0
    ? oneOf(open, chance)
    : oneOf(needed, chance)
}

/** Any legal answer is as likely as any other. */
export const randomly: Chooser = (_state, open, chance) => {
  const { seat, options } = nextQuestion(open, chance)
  return { seat, option: oneOf(options, chance) }
}

/** One match as it is played: what is asked, and what each answer leads to. */
export interface Watcher {
  begun?(state: State, events: readonly Event[]): void
  asked?(state: State, open: readonly Decision<Option>[]): void
  /** While the answer is carried out. */
  told?(state: State, event: Event): void
  answered?(state: State, answer: Answer<Option>, events: readonly Event[]): void
  /** A task is carried out; told by `watchTasks` only. */
  task?(kind: TaskKind): void
}

export function together(watchers: readonly Watcher[]): Watcher {
  const each = (show: (watcher: Watcher) => void): void => {
    for (const watcher of watchers) show(watcher)
  }
  return {
    begun: (state, events) => each(watcher => watcher.begun?.(state, events)),
    asked: (state, open) => each(watcher => watcher.asked?.(state, open)),
    told: (state, event) => each(watcher => watcher.told?.(state, event)),
    task: kind => each(watcher => watcher.task?.(kind)),
    answered: (state, answer, events) => each(watcher => watcher.answered?.(state, answer, events)),
  }
}

export interface Playout {
  readonly config: Config
  readonly seed: string
  readonly answers: Answer<Option>[]
  readonly state: State
}

/** No match takes this many answers: one that does will never end. */
const ENDLESS = 20_000

/** Plays a match to its end; an error names everything needed to play it again. */
export function play(config: Config, seed: string, choose: Chooser, watcher: Watcher = {}): Playout {
  const answers: Answer<Option>[] = []
  try {
    return playOn(config, seed, choose, watcher, answers)
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new Error(`${message}\nin the match ${JSON.stringify({ config, seed, answers })}`)
  }
}

function playOn(
  config: Config,
  seed: string,
  choose: Chooser,
  watcher: Watcher,
  answers: Answer<Option>[],
): Playout {
  let events: Event[] = []
  const luck = seedChance(`${seed}/answers`)
  const state = setup(config, seedChance(seed), event => events.push(event))
  watcher.begun?.(state, events)
  for (;;) {
    const open = decisions(state)
    watcher.asked?.(state, open)
    if (open.length === 0) return { config, seed, answers, state }
    const answer = choose(state, open, luck)
    answers.push(answer)
    if (answers.length > ENDLESS) throw new Error('The match does not end.')
    events = []
    apply(state, answer.seat, answer.option, event => {
      watcher.told?.(state, event)
      events.push(event)
    })
    watcher.answered?.(state, answer, events)
  }
}

/** Gives the answers of a recorded match. */
export function recorded(answers: readonly Answer<Option>[]): Chooser {
  let next = 0
  return () => answers[next++]
}

/** The state after some answers of a match. */
export function replayTo(config: Config, seed: string, answers: readonly Answer<Option>[]): State {
  const state = setup(config, seedChance(seed))
  for (const { seat, option } of answers) apply(state, seat, option)
  return state
}

/** The decision that holds the game up for a seat. */
export function questionOf(open: readonly Decision<Option>[], seat: Seat): Decision<Option> | undefined {
  return open.find(decision => decision.seat === seat && decision.optional === undefined)
}
