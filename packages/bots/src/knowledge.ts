import type { AnyGame } from '@railhead/kernel'
import { parameters as carsonCityParameters } from './carson-city/parameters.js'
import { carsonCityReasons } from './carson-city/reasons.js'
import { carsonCityStudy } from './carson-city/study.js'
import { parameters as greatWesternTrailParameters } from './great-western-trail/parameters.js'
import { greatWesternTrailReasons } from './great-western-trail/reasons.js'
import { greatWesternTrailStudy } from './great-western-trail/study.js'
import { type Insight, plainInsight } from './insight.js'
import { NOTHING_LEARNT, type Parameters } from './parameters.js'
import { insightFrom, type Lore, loreFrom, type Study } from './study.js'
import type { Reason } from './text/index.js'

export interface Knowledge {
  readonly study: Study
  /** By name of the chapter. */
  readonly parameters: Readonly<Record<string, Parameters>>
  /** What each look means to people. */
  readonly reasons: Readonly<Record<string, Reason>>
}

/** The games that have been studied, and what training found. */
const STUDIED: readonly Knowledge[] = [
  {
    study: greatWesternTrailStudy,
    parameters: greatWesternTrailParameters,
    reasons: greatWesternTrailReasons,
  },
  { study: carsonCityStudy, parameters: carsonCityParameters, reasons: carsonCityReasons },
]

export function knowledgeOf(gameId: string): Knowledge | undefined {
  return STUDIED.find(({ study }) => study.game === gameId)
}

const read = new Map<string, readonly Lore[]>()

/** A net for each chapter; a chapter that nobody trained borrows that of the first. */
export function loresOf({ study, parameters }: Knowledge): readonly Lore[] {
  let lores = read.get(study.game)
  if (lores === undefined) {
    const [first] = study.chapters
    lores = study.chapters.map(({ name }) =>
      loreFrom(study, parameters[name] ?? parameters[first.name] ?? NOTHING_LEARNT),
    )
    read.set(study.game, lores)
  }
  return lores
}

const known = new Map<string, Insight>()

/** What the bots know about a game. */
export function insightOf(game: AnyGame): Insight {
  let insight = known.get(game.id)
  if (insight === undefined) {
    const knowledge = knowledgeOf(game.id)
    insight = knowledge ? insightFrom(knowledge.study, loresOf(knowledge)) : plainInsight(game)
    known.set(game.id, insight)
  }
  return insight
}
