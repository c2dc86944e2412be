import { type AnyGame, Match, type PlainState, seedChance } from '@railhead/kernel'
import { type Command, columns, UsageError } from '../command.js'
import { Failure } from '../failure.js'
import { chosenConfig, chosenGame, plainConfig, playerCounts } from '../games.js'
import { calibrate, rate } from '../measure.js'
import { playMatch, randomPlayer } from '../runner.js'
import type { World } from '../world.js'

export interface BenchRow {
  readonly game: string
  /** Seats of people; one in the solo mode. */
  readonly players: number
  readonly matchesPerSecond: number
  /** Legal options and apply, over whole random matches with their set-up and scoring. */
  readonly answersPerSecond: number
  readonly clonesPerSecond: number
  /** A finished match replayed with every answer checked. */
  readonly replayMs: number
  /** Per run of the calibration workload: what another machine can be compared by. */
  readonly answersPerCalibration: number
  readonly clonesPerCalibration: number
}

const SEED = 'bench'
const CLONED_EVERY = 10

export const bench: Command = {
  name: 'bench',
  summary: 'Measure how fast the rules of every game are on this machine.',
  operands: [],
  flags: {
    game: { value: 'GAME', help: 'only this game (all)' },
    config: {
      value: 'JSON',
      help: 'only this configuration of it (the plainest, for every number of players)',
    },
    seconds: { value: 'N', help: 'how long each measurement takes (1)' },
  },
  run(input, world) {
    const games = input.text('game') === undefined ? world.games : [chosenGame(input, world)]
    const seconds = input.decimal('seconds', 0.01, 60) ?? 1
    const calibration = calibrate(world, seconds)
    const given = input.text('config') !== undefined
    if (given && input.text('game') === undefined) throw new UsageError('--config needs --game.')
    const rows = games.flatMap(game => {
      const configs = given
        ? [chosenConfig(game, input)]
        : playerCounts(game).map(players => game.config.parse(plainConfig(game, players)))
      return configs.map(config => benchGame(game, config, seconds, calibration, world))
    })
    const result = { calibration, node: process.version, games: rows }
    world.output.write(input.has('json') ? `${JSON.stringify(result)}\n` : tableOf(calibration, rows))
    return 0
  },
}

function benchGame(
  game: AnyGame,
  config: unknown,
  seconds: number,
  calibration: number,
  world: World,
): BenchRow {
  const players = game.config.seats(config)
  const seats = new Array(players).fill(randomPlayer)
  let answers = 0
  let matches = 0
  const play = (): void => {
    const played = playMatch(game, config, `${SEED}/${matches++}`, seats)
    if (played.failure !== undefined) throw new Failure(`${game.id}, ${players} players: ${played.failure}`)
    answers += played.answers.length
  }
  for (const warmUp = world.clock(); world.clock() - warmUp < seconds / 4; ) play()
  answers = 0
  matches = 0
  const matchesPerSecond = rate(world, seconds, play)
  const answersPerSecond = (answers / matches) * matchesPerSecond

  const states = momentsOf(game, config)
  let next = 0
  const clonesPerSecond = rate(world, seconds, () => {
    for (let i = 0; i < 100; i++) game.clone(states[next++ % states.length])
  })

  const record = finishedMatch(game, config, players)
  const replaysPerSecond = rate(world, seconds, () => Match.replay(game, record))
  return {
    game: game.id,
    players,
    matchesPerSecond: Math.round(matchesPerSecond * 10) / 10,
    answersPerSecond: Math.round(answersPerSecond),
    clonesPerSecond: Math.round(clonesPerSecond * 100),
    replayMs: Math.round(1e6 / replaysPerSecond) / 1000,
    answersPerCalibration: Math.round((10 * answersPerSecond) / calibration) / 10,
    clonesPerCalibration: Math.round((1000 * clonesPerSecond) / calibration) / 10,
  }
}

/** States from the beginning to the end of one random match. */
function momentsOf(game: AnyGame, config: unknown): PlainState[] {
  const luck = seedChance(SEED)
  const state = game.setup(config, seedChance(SEED))
  const moments = [game.clone(state)]
  for (let answers = 1; ; answers++) {
    const open = game.decisions(state)
    if (open.length === 0) return moments
    const { decision, option } = randomPlayer.choose(game, state, open, luck)
    game.apply(state, decision.seat, option)
    if (answers % CLONED_EVERY === 0) moments.push(game.clone(state))
  }
}

function finishedMatch(game: AnyGame, config: unknown, players: number): unknown {
  const match = Match.start(game, config, SEED)
  for (const { seat, option } of playMatch(game, config, SEED, new Array(players).fill(randomPlayer)).answers)
    match.answer(seat, option)
  return JSON.parse(JSON.stringify(match.record()))
}

function tableOf(calibration: number, rows: readonly BenchRow[]): string {
  const lines = rows.map((row): [string, string] => [
    `${row.game}, ${row.players} players`,
    `${row.matchesPerSecond} matches/s, ${row.answersPerSecond} answers/s, ${row.clonesPerSecond} clones/s, replay ${row.replayMs} ms`,
  ])
  return `${columns([['calibration', `${calibration} runs/s`], ...lines])}\n`
}
