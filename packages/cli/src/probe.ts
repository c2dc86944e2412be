import { answerFor, type Mind, type Model, nextQuestion, playedThrough } from '@railhead/bots'
import { type AnyGame, type Decision, type PlainOption, type PlainState, seedChance } from '@railhead/kernel'
import type { Level } from '@railhead/protocol'
import { mean } from './correlation.js'
import type { HintResult } from './probeHints.js'
import type { SiblingResult } from './probeSiblings.js'
import { UNHURRIED } from './runner.js'

/** How a bot plays against itself, and how well it knows what comes. */
export interface ProbeResult {
  matches: number
  meanScore: number
  /** Mean of each count at the end, by seat. */
  counts: Record<string, number>
  /** For each choice how often a seat has it in a match, and how often it takes it. */
  choices: Record<string, { offered: number; taken: number }>
  /**
   * At so much of the match: by how much the final score that the net expects misses, that which is told (late in a match it
   * is played through), and by how much 'score now and mean rest'.
   */
  errors: { at: number; error: number; told: number; trivial: number }[]
  /** How expected and played values of the options of a question go together; absent if nobody asked. */
  siblings?: SiblingResult
  /** How true hints are; absent if nobody asked. */
  hints?: HintResult
}

const MARKS = [0.1, 0.3, 0.5, 0.7, 0.9]

interface Moment {
  readonly now: number
  readonly expected: number
  readonly told: number
  readonly end: number
}

/** Plays matches of one bot against itself and watches them. */
export function probeMatches(
  game: AnyGame,
  model: Model,
  mind: Mind,
  level: Level,
  config: unknown,
  seed: string,
  matches: number,
  onMatch: (played: number) => void,
): ProbeResult {
  const seats = game.config.seats(config)
  const probes = model.probes ?? { counts: [], choices: [] }
  const sums = probes.counts.map(() => 0)
  const offered = probes.choices.map(() => 0)
  const taken = probes.choices.map(() => 0)
  const marks = MARKS.map((): Moment[] => [])
  let score = 0
  for (let match = 0; match < matches; match++) {
    const state = game.setup(config, seedChance(`${seed}/${match}`))
    const turns: PlainState[] = []
    let lastTurn = -1
    for (let count = 0; ; count++) {
      const question = nextQuestion(game, state)
      if (question === undefined) break
      const turn = model.turnOf?.(state) ?? question.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        turns.push(game.clone(state))
      }
      const option = answer(game, mind, level, state, question, `${seed}/${match}/${count}`)
      for (const [i, choice] of probes.choices.entries())
        if (choice.isOffered(state, question)) {
          offered[i]++
          if (choice.isTaken(state, option)) taken[i]++
        }
      game.apply(state, question.seat, option)
    }
    for (let seat = 0; seat < seats; seat++) {
      const end = model.score(state, seat)
      score += game.standing(state)[seat].total
      for (const [i, { of }] of probes.counts.entries()) sums[i] += of(state, seat)
      for (const [i, at] of MARKS.entries())
        marks[i].push(momentOf(game, model, mind, turns[Math.floor(at * turns.length)], seat, end))
    }
    onMatch(match + 1)
  }
  const players = matches * seats
  return {
    matches,
    meanScore: round(score / players),
    counts: Object.fromEntries(probes.counts.map(({ name }, i) => [name, round(sums[i] / players)])),
    choices: Object.fromEntries(
      probes.choices.map(({ name }, i) => [
        name,
        { offered: round(offered[i] / players), taken: round(taken[i] / players) },
      ]),
    ),
    errors: MARKS.map((at, i) => ({ at, ...errorsOf(marks[i]) })),
  }
}

function momentOf(
  game: AnyGame,
  model: Model,
  { evaluator }: Mind,
  state: PlainState,
  seat: number,
  end: number,
): Moment {
  const expected = evaluator.value(state, seat)
  const isLate = model.isLate?.(state) === true
  const told = isLate ? playedThrough(game, evaluator, game.view(state, seat), seat) : expected
  return { now: model.score(state, seat), expected, told, end }
}

export function answer(
  game: AnyGame,
  mind: Mind,
  level: Level,
  state: PlainState,
  { seat }: Decision<PlainOption>,
  seed: string,
): PlainOption {
  const open = game.decisions(state).filter(decision => decision.seat === seat)
  const found = answerFor(game, game.view(state, seat), open, level, seed, UNHURRIED, mind)
  if (found === undefined) throw new Error('a bot that is asked does not answer')
  return found.option
}

function errorsOf(moments: readonly Moment[]): { error: number; told: number; trivial: number } {
  const rest = mean(moments.map(({ now, end }) => end - now))
  const root = (misses: readonly number[]): number => round(Math.sqrt(mean(misses.map(miss => miss * miss))))
  return {
    error: root(moments.map(({ expected, end }) => expected - end)),
    told: root(moments.map(({ told, end }) => told - end)),
    trivial: root(moments.map(({ now, end }) => now + rest - end)),
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
