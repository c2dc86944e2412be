import { takeRandom, UNKNOWN } from '@railhead/kernel'
import { objectiveSets } from '../components/box.js'
import { startingObjectives } from '../components/objectives.js'
import { removeOne, sorted } from '../herd.js'
import { type State, tablesOf } from '../state.js'
import { cloneSam, HUMAN, type Sam } from './sam.js'

/** Everything but his starting objective was seen when he took it; the pile itself lies face down to the end (SAM-EDGE-09). */
export function viewSam(sam: Sam, over: boolean): Sam {
  const seen = cloneSam(sam)
  seen.deck = sorted(sam.deck)
  seen.discard = sorted(sam.discard)
  if (over) return seen
  seen.unseen = sorted(sam.pile.slice(1))
  seen.pile.fill(UNKNOWN)
  return seen
}

/** His starting objective is any of those that the human did not get. */
export function imagineSam(state: State, sam: Sam): void {
  if (sam.pile[0] !== UNKNOWN) return
  const possible = startingObjectives(objectiveSets(state.config, tablesOf(state)))
  for (const card of state.players[HUMAN].objectives) if (possible.includes(card)) removeOne(possible, card)
  sam.pile = [takeRandom(state.chance, possible), ...sam.unseen]
  sam.unseen = []
}
