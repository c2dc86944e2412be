import { compare, type Gains, hints, nextQuestion } from '@railhead/bots'
import {
  type AnyGame,
  type Decision,
  type Message,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'

/** How true hints are, over many questions. */
export interface HintResult {
  questions: number
  hints: number
  /** Hints that state a cause. */
  causes: number
  /** How many of them name the largest difference between the lines when these are explored anew, with other luck. */
  confirmed: number
  /** Hints whose sentence contradicts their figure, or that are not in order. */
  contradictions: number
}

const ITERATIONS = 600
const CLEAR = 0.5

/** Time for so many iterations. */
const within = (iterations: number) => {
  let done = 0
  return { expired: () => ++done > iterations, used: () => done / iterations }
}

/** Asks for hints to every `every`-th question with several options, in matches that `answer` plays. */
export function probeHints(
  game: AnyGame,
  config: unknown,
  answer: (state: PlainState, question: Decision<PlainOption>, seed: string) => PlainOption,
  wanted: number,
  every: number,
  onQuestion: (done: number) => void,
  iterations = ITERATIONS,
): HintResult {
  const result: HintResult = { questions: 0, hints: 0, causes: 0, confirmed: 0, contradictions: 0 }
  for (let match = 0; result.questions < wanted; match++) {
    const state = game.setup(config, seedChance(`hints/${match}`))
    for (let count = 0; result.questions < wanted; count++) {
      const question = nextQuestion(game, state)
      if (question === undefined) break
      if (count % every === every - 1 && question.options.length > 1) {
        judge(game, game.view(state, question.seat), question, result, iterations)
        onQuestion(result.questions)
      }
      game.apply(state, question.seat, answer(state, question, `hints/${match}/${count}`))
    }
  }
  return result
}

function judge(
  game: AnyGame,
  view: PlainState,
  question: Decision<PlainOption>,
  result: HintResult,
  iterations: number,
): void {
  const found = hints(game, view, question, 'first', within(iterations))
  const options = found.map(({ option }) => option)
  const again = compare(game, view, question, options, 'second', within(iterations))
  const gainsOf = (option: PlainOption): Gains | undefined =>
    again.find(explored => explored.option === option)?.gains
  result.questions++
  for (const [i, { option, value, reason }] of found.entries()) {
    const why = sentenceOf(reason)
    result.hints++
    if (contradicts(why, value, i, found[i - 1]?.value ?? 0)) result.contradictions++
    const cause = causeIn(why)
    if (cause === undefined) continue
    const one = gainsOf(option)
    const other = gainsOf(found[i === 0 ? 1 : 0].option)
    // What is not among the best any more cannot be compared.
    if (one === undefined || other === undefined) continue
    result.causes++
    if (largest(one, other) === cause) result.confirmed++
  }
}

const sentenceOf = (reason: Message): Message =>
  reason.key === 'hint.then' ? (reason.params?.['reason'] as Message) : reason

/** The category that a sentence names, or the rivals. */
function causeIn({ key, params }: Message): string | undefined {
  if (key === 'hint.aheadOfRivals' || key === 'hint.behindRivals') return 'rivals'
  if (key !== 'hint.aheadBy' && key !== 'hint.behindBy') return undefined
  const category: unknown = params?.['category']
  return String(Object(category).key).replace('score.', '')
}

function contradicts({ key, params }: Message, value: number, place: number, before: number): boolean {
  if (value > before) return true
  if (key === 'hint.alike') return -value >= CLEAR
  if (place === 0) return !key.startsWith('hint.ahead')
  return !key.startsWith('hint.behind') || params?.['points'] !== -value
}

/** The category in which two options differ most. */
function largest(one: Gains, other: Gains): string | undefined {
  let most = 0
  let found: string | undefined
  for (const name of Object.keys({ ...one, ...other })) {
    const difference = Math.abs((one[name] ?? 0) - (other[name] ?? 0))
    if (difference > most) {
      most = difference
      found = name
    }
  }
  return found
}
