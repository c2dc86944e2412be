import { useEffect, useRef } from 'react'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

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
      const action = Object.hasOwn(latest.current.actions, event.key) && latest.current.actions[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
