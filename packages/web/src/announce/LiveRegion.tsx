import { useSyncExternalStore } from 'react'
import { announcer } from './announcer.js'

/** Where screen readers hear the page; the only live region of a table. */
export function LiveRegion({ label }: { readonly label: string }) {
  const said = useSyncExternalStore(announcer.subscribe, announcer.said)
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
