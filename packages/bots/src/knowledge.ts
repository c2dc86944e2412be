import type { AnyGame } from '@railhead/kernel'
import { parameters as carsonCityParameters } from './carson-city/parameters.js'
import { carsonCityReasons } from './carson-city/reasons.js'
import { carsonCityStudy } from './carson-city/study.js'
import { parameters as greatWesternTrailParameters } from './great-western-trail/parameters.js'
import { greatWesternTrailReasons } from './great-western-trail/reasons.js'
import { greatWesternTrailStudy } from './great-western-trail/study.js'
import { type Insight, plainInsight } from './insight.js'
import { insightFrom, type Parameters, type Study } from './study.js'
import type { Reason } from './text/index.js'

export interface Knowledge {
  readonly study: Study
  readonly parameters: Parameters
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

const known = new Map<string, Insight>()

/** What the bots know about a game. */
export function insightOf(game: AnyGame): Insight {
  let insight = known.get(game.id)
  if (insight === undefined) {
    const knowledge = knowledgeOf(game.id)
    insight = knowledge ? insightFrom(knowledge.study, knowledge.parameters) : plainInsight(game)
    known.set(game.id, insight)
  }
  return insight
}
