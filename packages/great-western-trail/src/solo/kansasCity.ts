import type { Tell } from '@railhead/kernel'
import { isWorker, NOTHING } from '../components/tiles.js'
import type { Event } from '../event.js'
import { jobMarketIsClosed, type State, tablesOf } from '../state.js'
import { placeForesight, refillForesight } from '../tasks/foresight.js'
import { tellReasons } from './choice.js'
import { deliverForSam } from './delivery.js'
import type { SamReason } from './event.js'
import { SAM, type Sam } from './sam.js'

const FORESIGHT_STEPS = 3

/** Steps 1 to 3 and 5; there is no income for him (SAM-KC-01, -06, -07). */
export function visitKansasCity(state: State, sam: Sam, tell: Tell<Event> | undefined): void {
  for (let step = 0; step < FORESIGHT_STEPS; step++) takeBottomTile(state, step, tell)
  deliverForSam(state, sam, tell)
  sam.space = tablesOf(state).trail.start
  refillForesight(state, tell)
}

/** The bottom tile; of a full job market the other one, unless it is a worker too (SAM-KC-02, -16, -17). */
function takeBottomTile(state: State, step: number, tell: Tell<Event> | undefined): void {
  const top = 2 * step
  const takes = (space: number): boolean => {
    const tile = state.foresight[space]
    return tile !== NOTHING && !(isWorker(tile) && jobMarketIsClosed(state))
  }
  const space = [top + 1, top].find(takes)
  if (space === undefined) {
    tell?.({ type: 'samIdle', why: 'noForesight' })
    return
  }
  const reasons: SamReason[] =
    space > top ? ['bottomTile'] : state.foresight[top + 1] === NOTHING ? [] : ['jobMarketClosed']
  const tile = state.foresight[space]
  tellReasons('foresight', reasons, tell)
  state.foresight[space] = NOTHING
  placeForesight(state, SAM, step, tile, tell)
}
