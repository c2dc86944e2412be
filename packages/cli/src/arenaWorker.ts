import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@railhead/shelf'
import { type ArenaSettings, playArenaMatch } from './arena.js'
import { mindOf } from './bots.js'

/** Plays the matches whose numbers it is sent, one at a time. */
const { game: id, settings } = workerData as { readonly game: string; readonly settings: ArenaSettings }
const game = games.find(candidate => candidate.id === id)
if (!game) throw new Error(`There is no game '${id}'.`)
const minds = await Promise.all(settings.bots.map(bot => mindOf(game, bot)))

parentPort?.on('message', ({ index, job }: { index: number; job: number }) => {
  const result = playArenaMatch(game, settings, minds, job, () => performance.now() / 1000)
  parentPort?.postMessage({ index, result })
})
