import type { AnyGame } from '@railhead/kernel'
import { greatWesternTrailInsight } from './great-western-trail/insight.js'
import { parameters } from './great-western-trail/parameters.js'
import { type Insight, plainInsight } from './insight.js'

const STUDIED: Readonly<Record<string, () => Insight>> = {
  'great-western-trail': () => greatWesternTrailInsight(parameters),
}

const known = new Map<string, Insight>()

/** What the bots know about a game. */
export function insightOf(game: AnyGame): Insight {
  let insight = known.get(game.id)
  if (insight === undefined) {
    insight = STUDIED[game.id]?.() ?? plainInsight(game)
    known.set(game.id, insight)
  }
  return insight
}
