import { parentPort, workerData } from 'node:worker_threads'
import { knowledgeOf, type Lesson, type Parameters, playLesson } from '@railhead/bots'
import { games } from '@railhead/shelf'

/** What the matches of one generation have in common. */
export interface TrainingData {
  readonly game: string
  readonly parameters: Parameters
  readonly lesson: Lesson
  readonly seed: string
}

const { game: id, parameters, lesson, seed } = workerData as TrainingData
const game = games.find(candidate => candidate.id === id)
const study = knowledgeOf(id)?.study

/** Plays the matches of a generation whose numbers it is sent. */
parentPort?.on('message', ({ index, job }: { index: number; job: number }) => {
  if (!game || !study) throw new Error(`Nobody has studied '${id}'.`)
  parentPort?.postMessage({ index, result: playLesson(game, study, parameters, lesson, seed, job) })
})
