import type { Store } from '../storage/store.js'
import type { Metrics } from './metrics.js'

/** The same store; its writes are timed. */
export function timed(store: Store, metrics: Metrics): Store {
  return {
    ...store,
    async write(tableId, news, work) {
      const begun = performance.now()
      let ok = false
      try {
        const result = await store.write(tableId, news, work)
        ok = true
        return result
      } finally {
        metrics.write(performance.now() - begun, ok)
      }
    },
  }
}
