import type { AnyGame, PlainState } from '@railhead/kernel'
import { carsonCityModel } from './carson-city/model.js'
import { type Evaluator, plainEvaluator } from './evaluator.js'
import { greatWesternTrailModel } from './great-western-trail/model.js'
import { type ChapterNets, chapterNets, evaluatorFrom, type Model } from './model.js'
import type { NetFile } from './netFile.js'

const MODELS: readonly Model[] = [greatWesternTrailModel, carsonCityModel]

/** Undefined for a game that nobody wrote a model for: bots then go by its score. */
export function modelOf(gameId: string): Model | undefined {
  return MODELS.find(({ game }) => game === gameId)
}

/** What has been loaded, by chapter of a model. */
const loaded = new Map<Model, (ChapterNets | undefined)[]>()

/**
 * Loads what the bots have learnt for the match of this position, or for all matches of the game. Everything that
 * thinks about a position needs this once before.
 */
export async function loadNets(gameId: string, state?: PlainState): Promise<void> {
  const model = modelOf(gameId)
  if (model === undefined) return
  const wanted = state === undefined ? model.chapters.map((_, i) => i) : [model.chapterOf(state)]
  for (const chapter of wanted) {
    if (loaded.get(model)?.[chapter] !== undefined) continue
    useNets(model, chapter, await model.chapters[chapter].load())
  }
}

function useNets(model: Model, chapter: number, file: NetFile): void {
  const nets = loaded.get(model) ?? []
  nets[chapter] = chapterNets(model, file)
  loaded.set(model, nets)
}

/** The nets in use for a chapter. */
export function netsOf(model: Model, chapter: number): ChapterNets {
  const nets = loaded.get(model)?.[chapter]
  if (nets === undefined)
    throw new Error(`The nets of ${model.game} are not loaded: loadNets('${model.game}') comes first.`)
  return nets
}

const known = new Map<string, Evaluator>()

/** What the bots know about a game. */
export function evaluatorOf(game: AnyGame): Evaluator {
  let evaluator = known.get(game.id)
  if (evaluator === undefined) {
    const model = modelOf(game.id)
    evaluator = model ? evaluatorFrom(model, chapter => netsOf(model, chapter)) : plainEvaluator(game)
    known.set(game.id, evaluator)
  }
  return evaluator
}
