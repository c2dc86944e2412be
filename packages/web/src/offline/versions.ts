import { useSyncExternalStore } from 'react'

/** How often an open page asks whether there is a newer one. */
const HOURLY = 3_600_000

let ready = false
const listeners = new Set<() => void>()

/** Whether the newest page is made of other files than this one. */
async function isOld(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  const answer = await fetch('/index.html', { cache: 'no-store' })
  return own !== undefined && answer.ok && !(await answer.text()).includes(new URL(own).pathname)
}

/** Looks whether there is a newer version; whoever is not answered looks again the next time. */
function look(): void {
  isOld().then(
    old => {
      if (old === ready) return
      ready = old
      for (const listener of listeners) listener()
    },
    error => console.warn(error),
  )
}

/**
 * When another version takes over, this page may be the old one: a reload brings the new one. Pages that stay open for
 * days ask for it themselves, and so do those that come back from a time without a network: the server may have been
 * away for an upgrade just when the other version took over.
 */
export function watchVersions(worker: ServiceWorkerContainer): void {
  worker.addEventListener('controllerchange', look)
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    worker.getRegistration().then(
      registration => registration?.update(),
      error => console.warn(error),
    )
    if (worker.controller !== null) look()
  }
  setInterval(ask, HOURLY)
  addEventListener('online', ask)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a newer version than that of this page is ready. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => ready)
