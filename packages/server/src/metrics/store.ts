import type { StoreHealth } from '../storage/health.js'
import type { Store } from '../storage/store.js'
import type { Metrics } from './metrics.js'

/** The same store; its writes are timed, and tell whether it works. */
export function timed(store: Store, metrics: Metrics, health: StoreHealth): Store {
  const timing = async <T>(write: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    let ok = false
    try {
      const result = await write()
      ok = true
      health.worked()
      return result
    } catch (error) {
      health.failed(error)
      throw error
    } finally {
      metrics.write(performance.now() - begun, ok)
    }
  }
  return {
    ...store,
    write: (tableId, news, work) => timing(() => store.write(tableId, news, work)),
    writeQueries: (tableId, news, queries) => timing(() => store.writeQueries(tableId, news, queries)),
  }
}
