import { watchVersions } from './versions.js'

/**
 * Keeps the app for times without a network, once the page is there and at rest. Only safe origins (https, or this
 * very machine) have that; elsewhere the app needs its server to open.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  watchVersions(navigator.serviceWorker)
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(error => console.warn(error))
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

const KEY = 'railhead.reloaded'
/** Reloading again so soon would not help. */
const PATIENCE = 10_000

/**
 * A page of before an upgrade asks for a file that there is no more: the new page knows better. Where nobody answers,
 * the page that is there is all that there is.
 */
export function reloadAfterUpgrade(): void {
  addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < PATIENCE || !(await fetch('/').catch(() => null))?.ok) return
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
