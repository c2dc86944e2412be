import { loadNets } from '@railhead/bots'
import type { AnyGame, Outcome } from '@railhead/kernel'
import { type Command, columns } from '../command.js'
import { checkSeats, chosenConfig, chosenGame, chosenSeats } from '../games.js'
import { progressBar } from '../progress.js'
import { failedMatch, PLAYERS, playMatch } from '../runner.js'
import type { World } from '../world.js'

/** What came of many matches. */
export interface Simulation {
  matches: number
  finished: number
  failures: number
  answers: number
  seconds: number
  matchesPerSecond: number
  answersPerSecond: number
  /** Over all seats of all finished matches. */
  scores: Spread
  /** The mean of each category of the score. */
  categories: Record<string, number>
  /** Scores of the opponent that is part of the rules (solo modes). */
  opponent?: Spread
}

interface Spread {
  mean: number
  min: number
  max: number
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'Play many matches between programs as fast as the rules go.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'which game (the first one)' },
    config: { value: 'JSON', help: 'its configuration (the plainest)' },
    seats: { value: 'LIST', help: `who plays: ${Object.keys(PLAYERS).join(', ')} (all random)` },
    matches: { value: 'N', help: 'how many matches (100)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same matches (random)' },
  },
  async run(input, world) {
    const game = chosenGame(input, world)
    await loadNets(game.id)
    const named = chosenSeats(input, Object.keys(PLAYERS))
    const config = chosenConfig(game, input, named?.length)
    const names = named ?? new Array<string>(game.config.seats(config)).fill('random')
    checkSeats(game, config, names)
    const matches = input.wholeNumber('matches', 1) ?? 100
    const result = simulateMatches(
      game,
      config,
      names,
      matches,
      input.text('seed') ?? world.freshSeed(),
      world,
    )
    world.output.write(input.has('json') ? `${JSON.stringify(result)}\n` : tableOf(result))
    return result.failures === 0 ? 0 : 1
  },
}

export function simulateMatches(
  game: AnyGame,
  config: unknown,
  names: readonly string[],
  matches: number,
  seed: string,
  world: World,
): Simulation {
  const players = names.map(name => PLAYERS[name])
  const totals: number[] = []
  const opponents: number[] = []
  const categories = new Map<string, number>()
  let answers = 0
  let failures = 0
  const bar = progressBar(world, matches)
  const start = world.clock()
  for (let i = 0; i < matches; i++) {
    const matchSeed = `${seed}/${i}`
    const played = playMatch(game, config, matchSeed, players)
    answers += played.answers.length
    if (played.outcome) {
      addScores(played.outcome, totals, categories)
      if (played.outcome.opponent) opponents.push(played.outcome.opponent.total)
    } else {
      failures++
      world.errors.write(`${JSON.stringify(failedMatch(game, config, matchSeed, played))}\n`)
    }
    bar(i + 1)
  }
  const seconds = world.clock() - start
  return {
    matches,
    finished: matches - failures,
    failures,
    answers,
    seconds: round(seconds),
    matchesPerSecond: round(matches / seconds),
    answersPerSecond: Math.round(answers / seconds),
    scores: spreadOf(totals),
    categories: Object.fromEntries(
      [...categories].map(([name, sum]) => [name, round(sum / Math.max(1, totals.length))]),
    ),
    ...(opponents.length > 0 && { opponent: spreadOf(opponents) }),
  }
}

function spreadOf(totals: readonly number[]): Spread {
  const sum = totals.reduce((all, total) => all + total, 0)
  return {
    mean: totals.length === 0 ? 0 : round(sum / totals.length),
    min: totals.reduce((least, total) => Math.min(least, total), totals[0] ?? 0),
    max: totals.reduce((most, total) => Math.max(most, total), totals[0] ?? 0),
  }
}

function addScores(outcome: Outcome, totals: number[], categories: Map<string, number>): void {
  for (const score of outcome.scores) {
    totals.push(score.total)
    for (const [name, points] of Object.entries(score.categories))
      categories.set(name, (categories.get(name) ?? 0) + points)
  }
}

function tableOf(result: Simulation): string {
  const { scores, categories, opponent, ...figures } = result
  const spread = ({ mean, min, max }: Spread): string => `${mean} (${min} to ${max})`
  const rows = [
    ...Object.entries(figures),
    ['score', spread(scores)] as const,
    ...Object.entries(categories).map(([name, mean]) => [`  ${name}`, mean] as const),
    ...(opponent === undefined ? [] : [['opponent', spread(opponent)] as const]),
  ]
  return `${columns(rows.map(([name, value]) => [name, String(value)]))}\n`
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}
