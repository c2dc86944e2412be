import { loadNets } from '@railhead/bots'
import { type AnyGame, gameOfRecord } from '@railhead/kernel'
import { courseOf, plansOf, type Review, review, SharedTime, USUAL_EFFORT } from '@railhead/review'
import type { FromReviewer, ToReviewer } from './messages.js'

/** The process that reviews one match. Its arguments name the modules with the games. */
const modules = await Promise.all(process.argv.slice(2).map(name => import(name)))
const games = modules.flatMap(module => (module as { games: readonly AnyGame[] }).games)

const send = (message: FromReviewer): Promise<void> =>
  new Promise(resolve => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })

/** Of the processor: behind everything else, an hour may be a minute's work. */
function secondsWorked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

async function reviewed({ record, outcome, seconds }: ToReviewer): Promise<Review> {
  const id = gameOfRecord(record)
  const game = games.find(candidate => candidate.id === id)
  if (!game) throw new Error(`There is no game '${id}'.`)
  await loadNets(id)
  const course = courseOf(game, record, outcome)
  const time = new SharedTime(secondsWorked, secondsWorked() + seconds, plansOf(course).length)
  const steps = review(course, USUAL_EFFORT, time)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    time.next()
    await send({ kind: 'progress', done: step.value.done, all: step.value.all })
  }
}

process.once('message', async (asked: ToReviewer) => {
  try {
    await send({ kind: 'review', review: await reviewed(asked) })
  } catch (error) {
    await send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
// A terminal interrupts the whole group; this process ends when the server lets go of it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
