import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Choice } from '../../games/screen.js'

/** The choice that is pointed at, by mouse, finger or focus. Apart from the rest, so that the board is not drawn anew. */
export class Pointed {
  private now: Choice | null = null
  private readonly listeners = new Set<() => void>()

  readonly get = (): Choice | null => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  set(choice: Choice | null): void {
    if (choice === this.now) return
    this.now = choice
    for (const listener of this.listeners) listener()
  }
}

export const PointedContext = createContext(new Pointed())

export function usePointed(): Choice | null {
  const pointed = useContext(PointedContext)
  return useSyncExternalStore(pointed.subscribe, pointed.get)
}
