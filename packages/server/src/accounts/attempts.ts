import { Refused } from '../errors.js'
import type { Service } from '../http/app.js'
import { sha256 } from '../ids.js'
import { takeAttempt } from '../storage/attempts.js'

/**
 * Counts attempts to log in, under all those names; throws if one of them was tried too often. They are counted in the
 * store: whoever asks each process in turn gains nothing.
 */
export function slowly({ store, settings, now }: Service): (...names: string[]) => Promise<void> {
  return async (...names) => {
    for (const name of names)
      if (!(await takeAttempt(store.db, sha256(name), settings.loginsPerMinute, now())))
        throw new Refused('tooFast', 'Too many attempts; try again in a minute.')
  }
}
