import type { Seat } from '@railhead/kernel'
import * as shared from '@railhead/protocol'
import { Refused } from '../errors.js'
import type { LiveMatch } from './liveMatch.js'

export { logOf, look, type Sight, update } from '@railhead/protocol'

/** The whole position, with the log from what the viewer has `seen` on. */
export function wholeSight(
  live: LiveMatch,
  seat: Seat | null,
  sight: shared.Sight,
  seen?: shared.LogNumber,
): shared.Sync {
  const logFrom = seen === undefined || seen > live.number ? 0 : live.lowestSince(seen) + 1
  return shared.wholeSight(live, seat, sight, logFrom)
}

/** The match as the viewer saw it at an earlier moment. */
export function momentOf(live: LiveMatch, seat: Seat | null, moment: shared.MomentNumber): shared.Moment {
  return shared.momentOf(live, seat, moment) ?? noMoment(live, moment)
}

export function historyOf(
  live: LiveMatch,
  seat: Seat | null,
  from: shared.MomentNumber,
  count: number,
): shared.History {
  return shared.historyOf(live, seat, from, count) ?? noMoment(live, from)
}

function noMoment(live: LiveMatch, moment: shared.MomentNumber): never {
  throw new Refused('notFound', `There is no moment ${moment}.`, `0 to ${live.moment}`)
}
