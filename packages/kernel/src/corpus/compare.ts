import type { AnyGame } from '../game.js'
import { canonicalJson, stateHash } from '../hash.js'
import { type Course, playAgain, type Script, type Watcher, watchTogether } from './playAgain.js'
import { type Mark, Marker, type RecordedMatch, scoredOutcome, scriptOf } from './recorded.js'

/** The first place where a match that is played again is not as recorded. */
export interface Difference {
  /**
   * start: it cannot even begin. illegal: an answer is not offered any more. failed: the rules break. turns: a turn
   * begins elsewhere. play: questions, scores or draws differ. state: only the way in which the state is stored
   * differs. outcome: it ends otherwise.
   */
  readonly kind: 'start' | 'illegal' | 'failed' | 'turns' | 'play' | 'state' | 'outcome'
  /** The turn in which it begins: 0 is the set-up. */
  readonly turn: number
  /** How many answers had been given where it was noticed. */
  readonly answers: number
  readonly what: string
}

/** How a recorded match is compared; without anything, by what it records. */
export interface Comparison {
  /** Another version or other rulings than it records. */
  readonly script?: Script
  readonly watcher?: Watcher
  /** Compares what can be noticed in play only, not how states are stored. */
  readonly playOnly?: boolean
}

/** Plays a recorded match again and finds the first difference, if there is one. */
export function compareRecorded(
  game: AnyGame,
  recorded: RecordedMatch,
  { script = scriptOf(recorded), watcher = {}, playOnly = false }: Comparison = {},
): Difference | undefined {
  let first: Difference | undefined
  const marker = new Marker(game, (mark, turn) => {
    first ??= differenceAt(recorded, mark, turn, playOnly)
  })
  let course: Course
  try {
    course = playAgain(game, script, watchTogether([marker, watcher]))
  } catch (error) {
    return { kind: 'start', turn: 0, answers: 0, what: String(error) }
  }
  const { answers, stopped, state } = course
  if (stopped) return first ?? { kind: stopped.kind, turn: marker.marks.length, answers, what: stopped.why }
  marker.ended(state)
  if (first) return first
  const last = { turn: marker.marks.length - 1, answers }
  const [is, was] = [game.outcome(state), recorded.outcome].map(outcome =>
    canonicalJson(outcome ? scoredOutcome(outcome) : null),
  )
  if (is !== was) return { kind: 'outcome', ...last, what: `the outcome is ${is}, was ${was}` }
  const hash = stateHash(state)
  if (hash !== recorded.hash && !playOnly)
    return { kind: 'state', ...last, what: `the last hash is ${hash}, was ${recorded.hash}` }
  return undefined
}

function differenceAt(
  { turns }: RecordedMatch,
  mark: Mark,
  turn: number,
  playOnly: boolean,
): Difference | undefined {
  const then = turns[turn]
  const [answers, state, play] = mark
  if (then?.[0] !== answers)
    return {
      kind: 'turns',
      turn,
      answers,
      what: `turn ${turn} begins after ${answers} answers, ${then ? `began after ${then[0]}` : 'did not begin'}`,
    }
  if (then[2] !== play)
    return {
      kind: 'play',
      turn,
      answers,
      what: `questions, scores or draws after ${answers} answers are not those recorded`,
    }
  if (then[1] !== state && !playOnly)
    return {
      kind: 'state',
      turn,
      answers,
      what: `the state after ${answers} answers is stored differently; questions, scores and draws are the same`,
    }
  return undefined
}
