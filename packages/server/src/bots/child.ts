import { type Budget, budgetOf, hints, loadNets } from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'
import { chooseAnswer } from '@railhead/table'
import type { FromBot, Thought, ToBot, Work } from './question.js'

/** Who hurries looks so often whether to go on: enough to find the options that are worth comparing. */
const FEW_LOOKS = 40

/** The process that thinks for bots. Its arguments name the modules with the games. */
const modules = await Promise.all(process.argv.slice(2).map(name => import(name)))
const games = modules.flatMap(module => (module as { games: readonly AnyGame[] }).games)

async function think({ wants, question }: Work): Promise<Thought> {
  const game = games.find(candidate => candidate.id === question.game)
  if (!game) throw new Error(`There is no game '${question.game}'.`)
  // What has to be read first is no thinking.
  await loadNets(game.id, question.view)
  const budget = budgetOf(() => performance.now(), question.milliseconds)
  if (wants === 'option') return chooseAnswer(game, question, budget)
  const { view, decision, seed, hurried } = question
  return hints(game, view, decision, seed, hurried ? fewLooks() : budget)
}

/** A clock would not do: on a busy machine any time may be over before the first look. */
function fewLooks(): Budget {
  let looks = 0
  return { expired: () => ++looks > FEW_LOOKS }
}

function reply(message: FromBot): void {
  process.send?.(message)
}

process.on('message', async ({ id, ...work }: ToBot) => {
  try {
    reply({ id, thought: await think(work) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
// A terminal interrupts the whole group; this process ends when the server lets go of it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
reply({ ready: true })
