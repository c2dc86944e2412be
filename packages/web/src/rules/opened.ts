import { useSyncExternalStore } from 'react'

/** The section that somebody wants to read beside the match; one for the whole page. */
let opened: string | null = null
const listeners = new Set<() => void>()

export function openRule(section: string | null): void {
  opened = section
  for (const listener of listeners) listener()
}

export const useOpenRule = (): string | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opened,
  )
