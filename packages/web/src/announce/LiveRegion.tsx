import { useState, useSyncExternalStore } from 'react'
import { announcer } from './announcer.js'

/**
 * Where screen readers hear the page; the only live region of a table. A window has one of its own, since what is behind
 * it is not heard: there nothing is said again that was said before it opened.
 */
export function LiveRegion({ label }: { readonly label: string }) {
  const [before] = useState(() => announcer.said().at(-1)?.id ?? 0)
  const said = useSyncExternalStore(announcer.subscribe, announcer.said).filter(({ id }) => id > before)
  return (
    <div
      className="visually-hidden"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={label}
    >
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
