import { chooseOption, hints } from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'
import type { BotQuestion, FromBot, Thought, ToBot } from './question.js'

/** The process that thinks for bots. Its argument names the module with the games. */
const { games } = (await import(process.argv[2])) as { games: readonly AnyGame[] }

function think(question: BotQuestion, wants: ToBot['wants']): Thought {
  const game = games.find(candidate => candidate.id === question.game)
  if (!game) throw new Error(`There is no game '${question.game}'.`)
  const due = performance.now() + question.milliseconds
  const budget = { expired: () => performance.now() > due }
  const { view, decision, level, seed } = question
  return wants === 'hints'
    ? hints(game, view, decision, seed, budget)
    : chooseOption(game, view, decision, level, seed, budget)
}

function reply(message: FromBot): void {
  process.send?.(message)
}

process.on('message', ({ id, question, wants }: ToBot) => {
  try {
    reply({ id, thought: think(question, wants) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
// A terminal interrupts the whole group; this process ends when the server lets go of it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
