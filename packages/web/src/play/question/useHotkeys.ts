import { useEffect, useRef } from 'react'
import { namesOf } from '../keys/keys.js'

/** The slider of the history takes no letters, and its arrows walk as they do everywhere. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not(.history-range > *), textarea, select, dialog') !== null

/** Keys and what they do; absent ones do nothing. Switched off by a setting. */
export function useHotkeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  enabled: boolean,
): void {
  const latest = useRef({ actions, enabled })
  latest.current = { actions, enabled }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!latest.current.enabled || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      const { actions: now } = latest.current
      const name = namesOf(event).find(candidate => Object.hasOwn(now, candidate))
      const action = name !== undefined && now[name]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
