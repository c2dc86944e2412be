import { answerFor, type Mind, modelOf, nextQuestion, Thoughts } from '@railhead/bots'
import { type AnyGame, type Outcome, seedChance } from '@railhead/kernel'
import type { BotSpec } from './bots.js'
import { LuckCount } from './luck.js'
import { TurnTime } from './turnTime.js'

/** What one bot did in one match. */
export interface Performance {
  readonly bot: string
  /** 1 for a win, a part of it for a shared one. */
  readonly won: number
  readonly score: number
  /** How far it ended above the best of the others, or of the rules' own opponent. */
  readonly lead: number
  readonly categories: Readonly<Record<string, number>>
  readonly seconds: number
  readonly answers: number
  readonly turns: number
  /** The longest turn against the seconds it was given. */
  readonly longest: number
  /** What of the lead was luck, if that was asked for. */
  readonly luck?: number
  /** How far the draws moved the lead, squared and added up. */
  readonly luckVariance?: number
}

export interface ArenaMatch {
  readonly performances: readonly Performance[]
  readonly failure?: string
}

export interface ArenaSettings {
  readonly config: unknown
  readonly bots: readonly BotSpec[]
  readonly seed: string
  /** Seconds that a bot may think about one turn, unless its name says otherwise. */
  readonly secondsPerTurn: number
  /** Whether luck is counted, so that fewer matches tell more. */
  readonly luck?: boolean
}

/** No match of any game comes near this many answers: it goes round in circles. */
const MOST_ANSWERS = 20_000

interface Effort {
  seconds: number
  answers: number
  turns: number
  longest: number
}

/** Plays match `index`: the bots change seats from match to match, and each group of rotations shares one seed. */
export function playArenaMatch(
  game: AnyGame,
  settings: ArenaSettings,
  minds: readonly Mind[],
  index: number,
  clock: () => number,
): ArenaMatch {
  const { bots, seed } = settings
  const seats = bots.length
  const botOf = (seat: number): number => (seat + index) % seats
  const efforts = bots.map((): Effort => ({ seconds: 0, answers: 0, turns: 0, longest: 0 }))
  const times = bots.map(bot => new TurnTime(bot, settings.secondsPerTurn, clock))
  try {
    const state = game.setup(settings.config, seedChance(`${seed}/${Math.floor(index / seats)}`))
    const turnOf = modelOf(game.id)?.turnOf
    const thoughts = bots.map(() => new Thoughts())
    const luck = settings.luck ? new LuckCount(game, settings.config, `${seed}/${index}`) : undefined
    let lastTurn = -1
    for (let count = 0; ; count++) {
      const question = nextQuestion(game, state)
      if (question === undefined) break
      if (count === MOST_ANSWERS) return { performances: [], failure: `no end after ${MOST_ANSWERS} answers` }
      const bot = botOf(question.seat)
      const effort = efforts[bot]
      const turn = turnOf?.(state) ?? question.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        times[bot].begin()
        effort.turns++
      }
      const start = clock()
      const budget = times[bot].ask(game)
      const view = game.view(state, question.seat)
      const open = game.decisions(state).filter(({ seat }) => seat === question.seat)
      const botSeed = `${seed}/${index}/${count}`
      const answer = answerFor(game, view, open, bots[bot].level, botSeed, budget, minds[bot], thoughts[bot])
      times[bot].answered()
      effort.seconds += clock() - start
      effort.answers++
      effort.longest = Math.max(effort.longest, times[bot].share)
      if (answer === undefined) throw new Error('a bot that is asked does not answer')
      const before = luck?.before(state)
      game.apply(state, question.seat, answer.option)
      if (before !== undefined) luck?.note(before, state, question.seat, answer.option)
    }
    const outcome = game.outcome(state)
    if (outcome === undefined)
      return { performances: [], failure: 'nobody is asked, but there is no outcome' }
    const performances = bots.map(({ name }, bot) => {
      const seat = (bot - (index % seats) + seats) % seats
      const performance = performanceOf(name, outcome, seat, efforts[bot])
      if (luck === undefined) return performance
      return { ...performance, luck: luck.lead[seat], luckVariance: luck.variance[seat] }
    })
    return { performances }
  } catch (error) {
    return {
      performances: [],
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function performanceOf(bot: string, outcome: Outcome, seat: number, effort: Effort): Performance {
  const { total, categories } = outcome.scores[seat]
  const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
  const others = outcome.scores.filter((_, other) => other !== seat).map(score => score.total)
  const best = Math.max(...others, outcome.opponent?.total ?? Number.NEGATIVE_INFINITY)
  const lead = Number.isFinite(best) ? total - best : total
  return { bot, won, score: total, lead, categories, ...effort }
}

export interface BotResult {
  bot: string
  winRate: number
  low: number
  high: number
  meanScore: number
  meanLead: number
  /** Standard error of the mean lead, with matches of one seed taken together. */
  leadError: number
  /** The mean lead without luck, and its standard error; only if luck was counted. */
  leadAdjusted?: number
  leadAdjustedError?: number
  /** The variance of the mean lead against that of as many matches of different seeds, from any seat: as it is, and without luck. */
  pairing?: number
  pairingAdjusted?: number
  /** How much of the variance of the lead in a match the draws can explain at most, as far as it is seen by them. */
  luckShare?: number
  categories: Record<string, number>
  msPerAnswer: number
  secondsPerTurn: number
  /** The longest turn against the seconds it was given. */
  longestTurn: number
}

/** Sums up by place in the list of bots, so that two bots of one level stay apart. */
export function sumUp(played: readonly ArenaMatch[], bots: readonly string[]): BotResult[] {
  const seats = bots.length
  const matches = weighLuck(played, seats)
  return bots.map((bot, i) => {
    const all = matches.flatMap(match => match.performances.slice(i, i + 1))
    const mean = (of: (performance: Performance) => number): number =>
      all.length === 0 ? 0 : all.reduce((sum, performance) => sum + of(performance), 0) / all.length
    const sum = (of: (performance: Performance) => number): number => mean(of) * all.length
    const per = (total: number, count: number): number => (count === 0 ? 0 : total / count)
    const winRate = mean(({ won }) => won)
    const { low, high } = interval(winRate, all.length)
    const names = Object.keys(all[0]?.categories ?? {})
    const seconds = sum(performance => performance.seconds)
    return {
      bot,
      winRate: round(winRate),
      low: round(low),
      high: round(high),
      meanScore: round(mean(({ score }) => score)),
      meanLead: round(mean(({ lead }) => lead)),
      leadError: round(errorOfMean(groups(matches, seats, i, ({ lead }) => lead))),
      ...(all.some(({ luck }) => luck !== undefined) && {
        leadAdjusted: round(mean(adjustedLead)),
        leadAdjustedError: round(errorOfMean(groups(matches, seats, i, adjustedLead))),
        ...spreadOf(matches, seats, i),
      }),
      categories: Object.fromEntries(
        names.map(name => [name, round(mean(performance => performance.categories[name]))]),
      ),
      msPerAnswer: round(
        per(
          1000 * seconds,
          sum(({ answers }) => answers),
        ),
      ),
      secondsPerTurn: round(
        per(
          seconds,
          sum(({ turns }) => turns),
        ),
      ),
      longestTurn: round(Math.max(0, ...all.map(({ longest }) => longest))),
    }
  })
}

/** With fewer matches than these, luck is taken for what was counted. */
const LEAST_FITTED = 10

/**
 * Luck counts for as much as the results bear it out. How much that is, is found in the other half of the matches: so
 * the mean without luck stays as true as the mean, whoever judges the positions and however well.
 */
function weighLuck(matches: readonly ArenaMatch[], seats: number): ArenaMatch[] {
  const halfOf = (index: number): number => Math.floor(index / seats) % 2
  const weights = [0, 1].map(half => weightOfLuck(matches.filter((_, index) => halfOf(index) !== half)))
  return matches.map((match, index) => ({
    ...match,
    performances: match.performances.map(({ luck, ...performance }) =>
      luck === undefined ? performance : { ...performance, luck: luck * weights[halfOf(index)] },
    ),
  }))
}

/** By how much the lead grows for each point of luck, over all bots, each against its own mean. */
function weightOfLuck(matches: readonly ArenaMatch[]): number {
  if (matches.length < LEAST_FITTED) return 1
  let together = 0
  let alone = 0
  for (let bot = 0; bot < (matches[0]?.performances.length ?? 0); bot++) {
    const own = matches.flatMap(({ performances }) => performances.slice(bot, bot + 1))
    const mean = own.reduce((sum, { lead }) => sum + lead, 0) / own.length
    for (const { lead, luck = 0 } of own) {
      together += (lead - mean) * luck
      alone += luck * luck
    }
  }
  return alone === 0 ? 1 : together / alone
}

/** What of the variance of the mean lead is left by playing each seed from every seat, and by taking luck out. */
function spreadOf(
  matches: readonly ArenaMatch[],
  seats: number,
  bot: number,
): Pick<BotResult, 'pairing' | 'pairingAdjusted' | 'luckShare'> {
  const own = matches.flatMap(({ performances }) => performances.slice(bot, bot + 1))
  const alone = errorOfMean(own.map(({ lead }) => lead)) ** 2
  if (alone === 0) return {}
  const share = (of: (performance: Performance) => number): number =>
    round(errorOfMean(groups(matches, seats, bot, of)) ** 2 / alone)
  const explained = own.reduce((sum, { luckVariance = 0 }) => sum + luckVariance, 0) / own.length
  return {
    pairing: share(({ lead }) => lead),
    pairingAdjusted: share(adjustedLead),
    luckShare: round(explained / (alone * own.length)),
  }
}

const adjustedLead = ({ lead, luck = 0 }: Performance): number => lead - luck

/** What a bot got over the matches of each seed: what chance gives one seat, it takes from the other. */
function groups(
  matches: readonly ArenaMatch[],
  seats: number,
  bot: number,
  of: (performance: Performance) => number,
): number[] {
  const found: number[] = []
  for (let first = 0; first + seats <= matches.length; first += seats) {
    const group = matches.slice(first, first + seats)
    if (group.some(match => match.failure !== undefined)) continue
    found.push(group.reduce((sum, match) => sum + of(match.performances[bot]), 0) / seats)
  }
  return found
}

function errorOfMean(values: readonly number[]): number {
  const { length } = values
  if (length < 2) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (length - 1) / length)
}

/** Wilson's 95 % interval of a share. */
export function interval(share: number, count: number): { readonly low: number; readonly high: number } {
  if (count === 0) return { low: 0, high: 1 }
  const z = 1.96
  const centre = share + (z * z) / (2 * count)
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  const whole = 1 + (z * z) / count
  return { low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole) }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
