import { parentPort, workerData } from 'node:worker_threads'
import { modelOf, type NetFile, playForTraining, type SelfPlaySettings } from '@railhead/bots'
import { games } from '@railhead/shelf'

/** What the matches of one generation have in common. */
export interface TrainingData {
  readonly game: string
  readonly nets: NetFile
  readonly settings: SelfPlaySettings
  readonly seed: string
}

const { game: id, nets, settings, seed } = workerData as TrainingData
const game = games.find(candidate => candidate.id === id)
const model = modelOf(id)

/** Plays the matches of a generation whose numbers it is sent. */
parentPort?.on('message', ({ index, job }: { index: number; job: number }) => {
  if (!game || !model) throw new Error(`There is no model for '${id}'.`)
  parentPort?.postMessage({ index, result: playForTraining(game, model, nets, settings, seed, job) })
})
