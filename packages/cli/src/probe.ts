import {
  answerFor,
  type Effort,
  effortOf,
  type Mind,
  type Model,
  nextQuestion,
  type SearchingLevel,
  search,
} from '@railhead/bots'
import { type AnyGame, type Decision, type PlainOption, type PlainState, seedChance } from '@railhead/kernel'
import type { Level } from '@railhead/protocol'
import type { HintResult } from './probeHints.js'
import { UNHURRIED } from './runner.js'

/** How a bot plays against itself, and how well it knows what comes. */
export interface ProbeResult {
  matches: number
  meanScore: number
  /** Mean of each count at the end, by seat. */
  counts: Record<string, number>
  /** For each choice how often a seat has it in a match, and how often it takes it. */
  choices: Record<string, { offered: number; taken: number }>
  /** At so much of the match: by how much the expected final score misses, and by how much 'score now and mean rest'. */
  errors: { at: number; error: number; trivial: number }[]
  /** How expected and played values of the options of a question go together; absent if there was no time for it. */
  siblings?: {
    positions: number
    options: number
    /** Of what the net says when the own turn is over. */
    correlation: number
    /** Of what the bot's own level finds, which looks farther, if every option is looked into as often as the others. */
    searched: number
    /** What the correlation would be of values that miss nothing: the rest is luck of the matches played on. */
    ceiling: number
  }
  /** How true hints are; absent if nobody asked. */
  hints?: HintResult
}

const MARKS = [0.1, 0.3, 0.5, 0.7, 0.9]

interface Moment {
  readonly now: number
  readonly expected: number
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
  const marks = MARKS.map((): { now: number; expected: number; end: number }[] => [])
  let score = 0
  for (let match = 0; match < matches; match++) {
    const state = game.setup(config, seedChance(`${seed}/${match}`))
    const moments: Moment[][] = []
    let lastTurn = -1
    for (let count = 0; ; count++) {
      const question = nextQuestion(game, state)
      if (question === undefined) break
      const turn = model.turnOf?.(state) ?? question.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        moments.push(Array.from({ length: seats }, (_, seat) => momentOf(model, mind, state, seat)))
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
        marks[i].push({ ...moments[Math.floor(at * moments.length)][seat], end })
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

function momentOf(model: Model, mind: Mind, state: PlainState, seat: number): Moment {
  return { now: model.score(state, seat), expected: mind.evaluator.value(state, seat) }
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

function errorsOf(moments: readonly (Moment & { readonly end: number })[]): {
  error: number
  trivial: number
} {
  const rest = mean(moments.map(({ now, end }) => end - now))
  const root = (misses: readonly number[]): number => round(Math.sqrt(mean(misses.map(miss => miss * miss))))
  return {
    error: root(moments.map(({ expected, end }) => expected - end)),
    trivial: root(moments.map(({ now, end }) => now + rest - end)),
  }
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

/** Who values siblings, and who plays the matches that they are found in and played on with. */
export interface Players {
  readonly mind: Mind
  readonly level: Level
}

/**
 * How well the values of the options of a question agree with what they come to when matches are played on from them:
 * the correlation over all positions, each around its own mean. The positions come from the seed, so they are always
 * the same; they are played on by `players`, who should not change either.
 */
export function probeSiblings(
  game: AnyGame,
  model: Model,
  { mind, level }: Players,
  players: Players,
  config: unknown,
  positions: number,
  playOuts: number,
  onPosition: (done: number) => void,
): NonNullable<ProbeResult['siblings']> {
  const expected: number[] = []
  const searched: number[] = []
  const played: number[] = []
  // The same by every second of the matches played on, and by the others.
  const halves: [number[], number[]] = [[], []]
  for (let i = 0; i < positions; i++) {
    const position = positionOf(game, model, players, config, `siblings/${i}`, (i + 0.5) / positions)
    if (position === undefined) continue
    const { state, question } = position
    const view = game.view(state, question.seat)
    const options = question.options.slice(0, MOST_OPTIONS)
    const chance = seedChance(`values/${i}`)
    const asked = { ...question, options }
    const values = search(game, mind.evaluator, view, asked, LOOK, chance, () => false)
    const effort = evenly(game, mind, level, view, options.length)
    const found = search(game, mind.evaluator, view, asked, effort, seedChance(`looks/${i}`), () => false)
    const ends = options.map(option =>
      Array.from({ length: playOuts }, (_, playOut) =>
        playedOn(game, model, players, view, question.seat, option, `ends/${i}/${playOut}`),
      ),
    )
    const known = values.flatMap(({ value }, at) =>
      Number.isFinite(value + found[at].value) ? [{ value, looked: found[at].value, ends: ends[at] }] : [],
    )
    expected.push(...aroundMean(known.map(({ value }) => value)))
    searched.push(...aroundMean(known.map(({ looked }) => looked)))
    played.push(...aroundMean(known.map(one => mean(one.ends))))
    for (const [half, list] of halves.entries())
      list.push(...aroundMean(known.map(one => mean(one.ends.filter((_, playOut) => playOut % 2 === half)))))
    onPosition(i + 1)
  }
  return {
    positions,
    options: expected.length,
    correlation: round(correlation(expected, played)),
    searched: round(correlation(searched, played)),
    ceiling: round(ceilingOf(correlation(...halves))),
  }
}

const aroundMean = (values: readonly number[]): number[] => {
  const middle = mean(values)
  return values.map(value => value - middle)
}

/** How well the whole goes together with the truth if its halves go together so well (Spearman and Brown). */
const ceilingOf = (ofHalves: number): number => Math.sqrt(Math.max(0, (2 * ofHalves) / (1 + ofHalves)))

/** The first question with several options at that part of a match between the players. */
function positionOf(
  game: AnyGame,
  model: Model,
  players: Players,
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
    const option = answer(game, players.mind, players.level, state, question, `${seed}/${count}`)
    game.apply(state, question.seat, option)
  }
}

/** How far the seat leads in the end if it answers so. */
function playedOn(
  game: AnyGame,
  model: Model,
  { mind, level }: Players,
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
    game.apply(state, question.seat, answer(game, mind, level, state, question, `${seed}/${count}`))
  }
  const scores = game.standing(state).map((_, other) => model.score(state, other))
  const others = scores.filter((_, other) => other !== seat)
  return scores[seat] - Math.max(...others, others.length === 0 ? 0 : Number.NEGATIVE_INFINITY)
}

function correlation(a: readonly number[], b: readonly number[]): number {
  let both = 0
  let first = 0
  let second = 0
  for (let i = 0; i < a.length; i++) {
    both += a[i] * b[i]
    first += a[i] * a[i]
    second += b[i] * b[i]
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second)
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const round = (value: number): number => Math.round(value * 1000) / 1000
