import { gameOfRecord, Match, SPECTATOR } from '@railhead/kernel'
import { type Command, UsageError } from '../command.js'
import { readMatchFile } from '../files.js'
import { findGame } from '../games.js'

export const replay: Command = {
  name: 'replay',
  summary: 'Replay an exported match, check every answer and its hash, and show any moment of it.',
  operands: ['FILE'],
  flags: {
    at: { value: 'N', help: 'the moment after that many answers (the last)' },
    seat: { value: 'K', help: 'as seen by that seat, counted from 0 (by a spectator)' },
  },
  run(input, world) {
    const record = readMatchFile(input.operands[0])
    const game = findGame(world, gameOfRecord(record))
    const whole = Match.replay(game, record)
    const viewer = input.wholeNumber('seat', 0, whole.seats - 1) ?? SPECTATOR
    const at = input.wholeNumber('at', 0)
    if (at !== undefined && at > whole.answers.length)
      throw new UsageError(`--at is ${at}; the match has ${whole.answers.length} answers.`)
    const match = at === undefined ? whole : Match.replay(game, record, at)
    const view = match.view(viewer)
    const result = {
      game: game.id,
      rules: game.rulesVersion,
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
    }
    if (input.has('json')) world.output.write(`${JSON.stringify(result)}\n`)
    else {
      const totals = result.standing.map(score => score.total).join(', ')
      world.output.write(
        `${game.id}, ${result.answers} answers, verified.\nAfter answer ${result.at}: scores ${totals}; hash ${result.hash}\n`,
      )
    }
    return 0
  },
}
