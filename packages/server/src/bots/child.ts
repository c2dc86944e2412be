import { chooseOption } from '@railhead/bots'
import type { AnyGame, PlainOption } from '@railhead/kernel'
import type { BotQuestion, FromBot, ToBot } from './question.js'

/** The process that thinks for bots. Its argument names the module with the games. */
const { games } = (await import(process.argv[2])) as { games: readonly AnyGame[] }

function think(question: BotQuestion): PlainOption {
  const game = games.find(candidate => candidate.id === question.game)
  if (!game) throw new Error(`There is no game '${question.game}'.`)
  const due = performance.now() + question.milliseconds
  const budget = { expired: () => performance.now() > due }
  return chooseOption(game, question.view, question.decision, question.level, question.seed, budget)
}

function reply(message: FromBot): void {
  process.send?.(message)
}

process.on('message', ({ id, question }: ToBot) => {
  try {
    reply({ id, option: think(question) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
// A terminal interrupts the whole group; this process ends when the server lets go of it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
