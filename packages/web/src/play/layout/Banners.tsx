import { useEffect, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { NewVersion } from '../../offline/NewVersion.js'
import type { TableState } from '../../table/table.js'
import { usePlay } from '../play.js'
import { isSmall } from './useLayout.js'

/** What everybody should know as long as it is so: a lost connection, a new version. */
export function Banners() {
  const { state, table } = usePlay()
  return (
    <div className="banners">
      <Connection state={state} remote={table.kind === 'remote'} />
      <NewVersion />
    </div>
  )
}

/** Beside the board, which it does not cover; on small screens, where it takes room from the board, until it is read. */
export function LastRound() {
  const { scene, screen, live, layout } = usePlay()
  const t = useT()
  const news = live.outcome ? undefined : screen.banner?.(scene)
  const [read, setRead] = useState<string>()
  if (!news || news.key === read) return null
  return (
    <p className="banner news">
      {scene.say(news)}
      {isSmall(layout) && (
        <button
          type="button"
          className="button small plain"
          aria-label={t('close')}
          onClick={() => setRead(news.key)}
        >
          ✕
        </button>
      )}
    </p>
  )
}

interface ConnectionProps {
  readonly state: TableState
  /** The table is kept by a server. */
  readonly remote: boolean
}

/** Says that the connection is lost and when it is tried again; also when the browser knows that there is none. */
export function Connection({ state, remote }: ConnectionProps) {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  const [offline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    const seen = (): void => setOffline(!navigator.onLine)
    const stopper = new AbortController()
    for (const type of ['online', 'offline']) addEventListener(type, seen, { signal: stopper.signal })
    return () => stopper.abort()
  }, [])
  const lost = state.connection === 'lost'
  useEffect(() => {
    if (!lost) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [lost])
  if (lost) {
    const seconds = Math.max(0, Math.ceil(((state.retryAt ?? now) - now) / 1000))
    return <p className="banner">{t('connection.lost', { seconds })}</p>
  }
  return offline && remote ? <p className="banner">{t('connection.offline')}</p> : null
}
