import {
  type AnyGame,
  gameOfRecord,
  Match,
  matchIn,
  RailheadError,
  reportIn,
  SPECTATOR,
} from '@railhead/kernel'
import { type Command, UsageError } from '../command.js'
import { Failure } from '../failure.js'
import { readMatchFile } from '../files.js'
import { findGame } from '../games.js'
import { visible } from '../visible.js'

export const replay: Command = {
  name: 'replay',
  summary:
    'Replay an exported match or a reported problem, check every answer and its hash, and show any moment of it.',
  operands: ['FILE'],
  flags: {
    at: { value: 'N', help: 'the moment after that many answers (the last)' },
    seat: { value: 'K', help: 'as seen by that seat, counted from 0 (by a spectator)' },
  },
  run(input, world) {
    const file = readMatchFile(input.operands[0])
    const report = reportIn(file)
    const record = matchIn(file)
    const game = findGame(world, gameOfRecord(record))
    const whole = replayed(game, record)
    const viewer = input.wholeNumber('seat', 0, whole.seats - 1) ?? SPECTATOR
    const at = input.wholeNumber('at', 0)
    if (at !== undefined && at > whole.answers.length)
      throw new UsageError(`--at is ${at}; the match has ${whole.answers.length} answers.`)
    const match = at === undefined ? whole : replayed(game, record, at)
    const view = match.view(viewer)
    const result = {
      game: game.id,
      rules: match.rules,
      config: match.config,
      seats: match.seats,
      answers: whole.answers.length,
      at: match.answers.length,
      hash: match.hash(),
      verified: true,
      viewer,
      outcome: game.outcome(match.state) ?? null,
      standing: game.standing(view),
      asked: match.decisions().filter(({ seat }) => viewer === SPECTATOR || seat === viewer),
      view,
      ...(report && {
        report: { build: report.build, at: report.at, words: report.words, seat: report.seat },
      }),
    }
    if (input.has('json')) world.output.write(`${JSON.stringify(result)}\n`)
    else {
      if (report)
        world.output.write(
          `Reported ${new Date(report.at).toISOString()}, release ${visible(report.build)}${report.words === '' ? '' : `: ${visible(report.words)}`}\n`,
        )
      const totals = result.standing.map(score => score.total).join(', ')
      world.output.write(
        `${game.id}, ${result.answers} answers, verified.\nAfter answer ${result.at}: scores ${totals}; hash ${result.hash}\n`,
      )
    }
    return 0
  },
}

/** The match of a file. A match on which the rules break is a failure that says where. */
function replayed(game: AnyGame, record: unknown, at?: number): ReturnType<typeof Match.replay> {
  try {
    return Match.replay(game, record, at)
  } catch (error) {
    if (error instanceof RailheadError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure(
      `The rules break on this match: ${reason}\n'railhead minimize FILE' finds the least answers for it.`,
    )
  }
}
