import type { ReactNode } from 'react'
import { useT } from '../app/AppContext.js'
import { faultText } from '../ui/faults.js'

interface PanelProps {
  readonly title: string
  readonly fault?: unknown
  readonly children: ReactNode
}

export function Panel({ title, fault = null, children }: PanelProps) {
  const t = useT()
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {children}
    </section>
  )
}
