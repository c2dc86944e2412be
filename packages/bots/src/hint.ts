import {
  type AnyGame,
  type Decision,
  type Message,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import { type Budget, searchAs, toldEffort, usualMind } from './choose.js'
import { evaluatorOf } from './models.js'
import { evaluate } from './outlook.js'
import type { Assessment, Effort } from './search.js'
import type { HintKey } from './text/index.js'
import { lineAfter, newNode } from './tree.js'

/** A good option, what it is worth, and why. */
export interface Hint {
  readonly option: PlainOption
  /** Expected points of the lead compared with the best option: 0 for that one, at most 0 for the others. */
  readonly value: number
  /** A key of HINT_TEXTS; in its parameters are messages of the game. */
  readonly reason: Message
}

/** Hints speak of points, so they come from a search for points of the lead. */
const LEVEL = 'trail-boss'
const AIM = { winning: 0, rivalry: 1 } as const
const MOST_HINTS = 3
/** The share of the time in which the options to compare are found. */
const FIRST_PART = 1 / 3
/** Standard errors by which two options differ if they do. */
const SURE = 2
/** A difference of fewer points is none. */
const CLEAR = 0.5
/** A cause is one that makes at least this share of the difference, and differs so many times as much as any other. */
const MOST = 0.6
const CLEARLY = 2
/** And by at least so many points. */
const NOTICEABLE = 1
/** Whoever had no time to look into an option so often in each tree names no cause: one in forty would be none. */
const ENOUGH = 50
/** An answer counts as part of the line if it was looked into so often. */
const WELL = 8
/** So many answers of the line are told. */
const LINE = 3
/** What the others lose is the cause: no category of the own score. */
const RIVALS = 'rivals'

/** What the lines through an option lead to in the mean: own points by category, and what the rival is kept from. */
export type Gains = Readonly<Record<string, number>>

/** An option as it was looked into. */
export interface Explored extends Assessment {
  /** What its lines lead to in the mean. */
  readonly gains: Gains
  /**
   * What each of its lines leads to, in the world that the same line of every other option met too; by tree: lines
   * of one tree resemble each other, so what only one tree shows may be luck.
   */
  readonly ends: readonly (readonly Gains[])[]
  /** What the seat would answer next in the same turn. */
  readonly line: readonly PlainOption[]
}

/**
 * The best options of a question, at most three, best first. Each tells what it is worth against the best of the
 * others, what makes the difference if one thing makes most of it, and how the turn would go on.
 */
export function hints(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  seed: string,
  budget: Budget,
): Hint[] {
  if (decision.options.length === 1)
    return [{ option: decision.options[0], value: 0, reason: said('hint.only') }]
  const found = candidates(game, view, decision, seed, part(budget, FIRST_PART))
  const [best, ...others] = compare(game, view, decision, found, `${seed}/compared`, budget)
  const [next = best] = others
  const told = others
    .map(one => ({ one, value: clearly(one, best) ? Math.min(0, tenths(one.value - best.value)) : 0 }))
    .sort((a, b) => b.value - a.value)
  return [{ one: best, value: 0 }, ...told].map(({ one, value }, i) => ({
    option: one.option,
    value,
    reason: withLine(
      game,
      view,
      decision,
      one,
      i === 0 ? reasonOf(one, next, true) : reasonOf(one, best, false),
    ),
  }))
}

/** How far hints look, and what for. */
function effortFor(game: AnyGame, view: PlainState): Partial<Effort> {
  const { horizon, sharpness = 1 } = toldEffort(game, usualMind(game), view)
  return { ...AIM, horizon, sharpness }
}

/** The options that a search would choose from. */
function candidates(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  seed: string,
  budget: Budget,
): PlainOption[] {
  const mind = usualMind(game)
  const priors = mind.evaluator.priors(view, decision, [])
  const effort = effortFor(game, view)
  return searchAs(game, mind, view, decision, LEVEL, seedChance(seed), budget, { effort })
    .filter((_, i) => priors[i] > 0)
    .sort((a, b) => b.visits - a.visits || (b.value || 0) - (a.value || 0))
    .slice(0, MOST_HINTS)
    .map(({ option }) => option)
}

/**
 * Some options of a question, best first: looked into evenly, each in the same worlds with the same luck, in two
 * trees that know nothing of each other.
 */
export function compare(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  options: readonly PlainOption[],
  seed: string,
  budget: Budget,
): Explored[] {
  const among = { ...decision, options }
  const first = exploreEvenly(game, view, among, `${seed}/1`, part(budget, 1 - (1 - usedOf(budget)) / 2))
  const second = exploreEvenly(game, view, among, `${seed}/2`, budget)
  return first
    .map((one, i) => {
      const ends = [one.ends, second[i].ends]
      const visits = one.visits + second[i].visits
      const value = (one.visits * one.value + second[i].visits * second[i].value) / visits
      const line = one.line.length < second[i].line.length ? second[i].line : one.line
      return { option: one.option, visits, value, line, ends, gains: meanOf(ends.flat()) }
    })
    .sort((a, b) => b.value - a.value)
}

interface ExploredOnce extends Assessment {
  readonly ends: readonly Gains[]
  readonly line: readonly PlainOption[]
}

function exploreEvenly(
  game: AnyGame,
  view: PlainState,
  among: Decision<PlainOption>,
  seed: string,
  budget: Budget,
): ExploredOnce[] {
  const { key } = evaluatorOf(game)
  const lines = new Map<number | string, Gains[]>()
  const tree = newNode()
  const watch = (option: PlainOption, end: PlainState): void => {
    const ends = lines.get(key(option)) ?? []
    lines.set(key(option), ends)
    ends.push(gainsAt(game, end, among.seat))
  }
  const effort = { ...effortFor(game, view), evenly: true }
  const extras = { tree, watch, effort }
  return searchAs(game, usualMind(game), view, among, LEVEL, seedChance(seed), budget, extras).map(one => ({
    ...one,
    ends: lines.get(key(one.option)) ?? [],
    line: lineAfter(tree, key(one.option), WELL),
  }))
}

function meanOf(ends: readonly Gains[]): Gains {
  const means: Record<string, number> = {}
  for (const end of ends)
    for (const [name, points] of Object.entries(end)) means[name] = (means[name] ?? 0) + points / ends.length
  return means
}

/** Whether two options differ by more than luck, as far as the worlds show that both of them met. */
function clearly(one: Explored, other: Explored): boolean {
  return isSure(differences(one, other).map(tree => tree.map(total)))
}

/** What makes most of the difference between two options, in each tree and by more than luck. */
function causeIn(one: Explored, other: Explored): string | undefined {
  if ([...one.ends, ...other.ends].some(ends => ends.length < ENOUGH)) return undefined
  const cause = causeOf(one.gains, other.gains)
  if (
    cause === undefined ||
    one.ends.some((ends, i) => causeOf(meanOf(ends), meanOf(other.ends[i])) !== cause)
  )
    return undefined
  const met = differences(one, other)
  const mean = meanOf(met.flat())
  const size = (gains: Gains, name: string): number => Math.sign(mean[name]) * (gains[name] ?? 0)
  const isLargest = Object.keys(mean).every(
    name =>
      name === cause || isSure(met.map(tree => tree.map(gains => size(gains, cause) - size(gains, name)))),
  )
  return isLargest ? cause : undefined
}

/** By how much more one option leads to than another, in each world that both of them met, by tree. */
function differences(one: Explored, other: Explored): Gains[][] {
  return one.ends.map((ends, tree) => {
    const others = other.ends[tree]
    return ends.slice(0, Math.min(ends.length, others.length)).map((end, i) => {
      const names = Object.keys({ ...end, ...others[i] })
      return Object.fromEntries(names.map(name => [name, (end[name] ?? 0) - (others[i][name] ?? 0)]))
    })
  })
}

/** Whether the mean of figures is other than 0 by more than luck, and on the same side in every tree. */
function isSure(trees: readonly (readonly number[])[]): boolean {
  const figures = trees.flat()
  const mean = meanFigure(figures)
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0)
  if (Math.abs(mean) <= (SURE * Math.sqrt(squares)) / figures.length) return false
  return trees.every(tree => meanFigure(tree) * mean > 0)
}

const meanFigure = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** What a position is worth to a seat: its expected points by category, less those of the best of the others. */
function gainsAt(game: AnyGame, state: PlainState, seat: number): Record<string, number> {
  const { points, categories } = evaluate(game, state)
  const others = points.filter((_, other) => other !== seat)
  // Alone, what the rules' own opponent makes is what is missing to the expected lead.
  const rival = others.length > 0 ? Math.max(...others) : points[seat] - evaluatorOf(game).value(state, seat)
  return { ...categories[seat], [RIVALS]: -rival }
}

const said = (key: HintKey, params?: Message['params']): Message =>
  params === undefined ? { key } : { key, params }

/** What makes most of the difference between two options, if one thing clearly does. */
export function causeOf(one: Gains, other: Gains): string | undefined {
  const differences = Object.keys({ ...one, ...other })
    .map(name => ({ name, by: (one[name] ?? 0) - (other[name] ?? 0) }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  const [most, next] = differences
  if (most === undefined) return undefined
  const whole = differences.reduce((sum, { by }) => sum + by, 0)
  const isMost = most.by * whole > 0 && Math.abs(most.by) >= MOST * Math.abs(whole)
  const isClear = Math.abs(most.by) >= CLEARLY * Math.abs(next?.by ?? 0)
  return isMost && isClear && Math.abs(most.by) >= NOTICEABLE ? most.name : undefined
}

const usedOf = (budget: Budget): number => budget.used?.() ?? 0

/** The budget until that share of its time is used. Where there is no clock, each part makes the usual effort. */
function part(budget: Budget, share: number): Budget {
  const used = budget.used && (() => usedOf(budget) / share)
  return { expired: () => budget.expired() || (used?.() ?? 0) > 1, ...(used && { used }) }
}

function reasonOf(one: Explored, other: Explored, isBest: boolean): Message {
  const difference = one.value - other.value
  const points = Math.abs(tenths(difference))
  if (points < CLEAR || !clearly(one, other)) return said('hint.alike')
  const cause = causeIn(one, other)
  if (cause === undefined) return said(isBest ? 'hint.ahead' : 'hint.behind', { points })
  if (cause === RIVALS) return said(isBest ? 'hint.aheadOfRivals' : 'hint.behindRivals', { points })
  const category = { key: `score.${cause}` }
  return said(isBest ? 'hint.aheadBy' : 'hint.behindBy', { points, category })
}

const total = (gains: Gains): number => Object.values(gains).reduce((sum, points) => sum + points, 0)

/** The reason, and how the turn would go on after the option. */
function withLine(
  game: AnyGame,
  view: PlainState,
  { seat }: Decision<PlainOption>,
  { option, line }: Explored,
  reason: Message,
): Message {
  const steps = tellLine(game, view, seat, [option, ...line]).slice(1, 1 + LINE)
  return steps.length === 0 ? reason : said('hint.then', { reason, steps })
}

/** What the answers of a line are called where they are given; only the seat's own, while they are offered. */
function tellLine(game: AnyGame, view: PlainState, seat: number, line: readonly PlainOption[]): Message[] {
  const { key } = evaluatorOf(game)
  const state = game.imagine(view, seedChance('line'))
  const told: Message[] = []
  for (const wanted of line) {
    const asked = game.decisions(state).filter(open => open.seat === seat)
    const option = asked.flatMap(({ options }) => options).find(candidate => key(candidate) === key(wanted))
    if (option === undefined) break
    told.push(game.text.option(state, seat, option))
    game.apply(state, seat, option)
  }
  return told
}

const tenths = (points: number): number => Math.round(points * 10) / 10
