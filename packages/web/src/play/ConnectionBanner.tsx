import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import type { TableState } from '../table/table.js'

/** Says that the connection is lost and when it is tried again; nothing while all is well. */
export function ConnectionBanner({ state }: { readonly state: TableState }) {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  const lost = state.connection === 'lost'
  useEffect(() => {
    if (!lost) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [lost])
  if (!lost) return null
  const seconds = Math.max(0, Math.ceil(((state.retryAt ?? now) - now) / 1000))
  return (
    <p className="banner" role="status">
      {t('connection.lost', { seconds })}
    </p>
  )
}
