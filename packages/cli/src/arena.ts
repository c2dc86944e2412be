import {
  type BotLevel,
  type Budget,
  chooseOption,
  knowledgeOf,
  nextQuestion,
  USUAL_SECONDS,
} from '@railhead/bots'
import { type AnyGame, type Outcome, seedChance } from '@railhead/kernel'

/** What one bot did in one match. */
export interface Performance {
  readonly bot: string
  /** 1 for a win, a part of it for a shared one. */
  readonly won: number
  readonly score: number
  readonly categories: Readonly<Record<string, number>>
  readonly seconds: number
  readonly answers: number
}

export interface ArenaMatch {
  readonly performances: readonly Performance[]
  readonly failure?: string
}

export interface ArenaSettings {
  readonly config: unknown
  readonly bots: readonly BotLevel[]
  readonly seed: string
  /** Seconds that a bot may think about one turn. */
  readonly secondsPerTurn: number
}

/** A question gets at most this share of the time that is left for the turn. */
const SHARE = 0.5

/** Plays match `index`: the bots change seats from match to match, and each group of rotations shares one seed. */
export function playArenaMatch(
  game: AnyGame,
  settings: ArenaSettings,
  index: number,
  clock: () => number,
): ArenaMatch {
  const { bots, seed } = settings
  const seats = bots.length
  const botOf = (seat: number): number => (seat + index) % seats
  const seconds = new Array<number>(seats).fill(0)
  const answers = new Array<number>(seats).fill(0)
  try {
    const state = game.setup(settings.config, seedChance(`${seed}/${Math.floor(index / seats)}`))
    const turnOf = knowledgeOf(game.id)?.study.turnOf
    let lastTurn = -1
    let turnEnds = 0
    for (let count = 0; ; count++) {
      const question = nextQuestion(game, state)
      if (question === undefined) break
      const bot = botOf(question.seat)
      const start = clock()
      const turn = turnOf?.(state) ?? question.seat
      if (turn !== lastTurn) {
        lastTurn = turn
        turnEnds = start + settings.secondsPerTurn
      }
      const due = start + Math.max(0.02, (turnEnds - start) * SHARE)
      const budget: Budget = {
        expired: () => clock() > due,
        patience: settings.secondsPerTurn / USUAL_SECONDS,
      }
      const view = game.view(state, question.seat)
      const option = chooseOption(game, view, question, bots[bot], `${seed}/${index}/${count}`, budget)
      seconds[bot] += clock() - start
      answers[bot]++
      game.apply(state, question.seat, option)
    }
    const outcome = game.outcome(state)
    if (outcome === undefined)
      return { performances: [], failure: 'nobody is asked, but there is no outcome' }
    const performances = bots.map((name, bot) =>
      performanceOf(name, outcome, (bot - (index % seats) + seats) % seats, seconds[bot], answers[bot]),
    )
    return { performances }
  } catch (error) {
    return {
      performances: [],
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function performanceOf(
  bot: string,
  outcome: Outcome,
  seat: number,
  seconds: number,
  answers: number,
): Performance {
  const { total, categories } = outcome.scores[seat]
  const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
  return { bot, won, score: total, categories, seconds, answers }
}

export interface BotResult {
  bot: string
  winRate: number
  low: number
  high: number
  meanScore: number
  categories: Record<string, number>
  msPerAnswer: number
}

/** Sums up by place in the list of bots, so that two bots of one level stay apart. */
export function sumUp(matches: readonly ArenaMatch[], bots: readonly string[]): BotResult[] {
  const played = matches.filter(match => match.failure === undefined)
  return bots.map((bot, i) => {
    const all = played.map(match => match.performances[i])
    const mean = (of: (performance: Performance) => number): number =>
      all.length === 0 ? 0 : all.reduce((sum, performance) => sum + of(performance), 0) / all.length
    const winRate = mean(performance => performance.won)
    const { low, high } = interval(winRate, all.length)
    const names = Object.keys(all[0]?.categories ?? {})
    const answers = all.reduce((sum, performance) => sum + performance.answers, 0)
    const seconds = all.reduce((sum, performance) => sum + performance.seconds, 0)
    return {
      bot,
      winRate: round(winRate),
      low: round(low),
      high: round(high),
      meanScore: round(mean(performance => performance.score)),
      categories: Object.fromEntries(
        names.map(name => [name, round(mean(performance => performance.categories[name]))]),
      ),
      msPerAnswer: round(answers === 0 ? 0 : (1000 * seconds) / answers),
    }
  })
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
