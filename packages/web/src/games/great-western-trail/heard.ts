import type { Event } from '@railhead/great-western-trail'
import type { Seat } from '@railhead/kernel'

/** What is heard one by one whoever does it: show-downs at the poker table, and fees that come to the listener. */
export const heardBy = (events: readonly Event[], seat: Seat): Event[] =>
  events.filter(
    event =>
      event.type === 'showdown' || event.type === 'wonPot' || (event.type === 'fee' && event.to === seat),
  )
