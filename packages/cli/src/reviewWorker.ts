import { parentPort, workerData } from 'node:worker_threads'
import { loadNets } from '@railhead/bots'
import { gameOfRecord } from '@railhead/kernel'
import { courseOf } from '@railhead/review'
import { games } from '@railhead/shelf'
import { doJob, type Job, patienceFor, type Start } from './review/one.js'

/** Judges the turns of a match whose numbers it is sent, one at a time. */
const start = workerData as Start
const id = gameOfRecord(start.record)
const game = games.find(candidate => candidate.id === id)
if (!game) throw new Error(`There is no game '${id}'.`)
await loadNets(id)
const course = courseOf(game, start.record)
const now = (): number => performance.timeOrigin + performance.now()

parentPort?.on('message', ({ index, job }: { index: number; job: Job }) => {
  const result = doJob(course, job, start.effort, patienceFor(index, start, now))
  parentPort?.postMessage({ index, result })
})
