import { useSyncExternalStore } from 'react'

/** What browsers send that can install an app; not in the types of all of them. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const KEY = 'railhead.install'

let offered: InstallEvent | null = null
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer to install the app until somebody wants it. */
export function watchInstallOffers(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offered = event as InstallEvent
    notify()
  })
  addEventListener('appinstalled', () => {
    offered = null
    notify()
  })
}

/** How this browser installs an app: by a button, from its own menu (iPhone, iPad), or not at all. */
export type Installing = 'button' | 'menu' | 'none'

function now(): Installing {
  if (localStorage.getItem(KEY) !== null || matchMedia('(display-mode: standalone)').matches) return 'none'
  if (offered) return 'button'
  const byMenu =
    /iPhone|iPad/.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone)
  return byMenu ? 'menu' : 'none'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useInstalling = (): Installing => useSyncExternalStore(subscribe, now)

export function install(): void {
  offered?.prompt().catch(error => console.warn(error))
  offered = null
  notify()
}

/** Not to be asked again on this device. */
export function declineInstall(): void {
  localStorage.setItem(KEY, 'no')
  notify()
}
