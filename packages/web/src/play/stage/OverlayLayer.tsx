import type { PlainEvent } from '@railhead/kernel'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import type { Overlay } from '../../games/screen.js'
import { usePlay } from '../play.js'

const SHOWN = 4500
/** While others wait to be shown. */
const SHOWN_QUICKLY = 2200

/** Something that is worth the whole stage for a moment: a duel, a show-down. One after the other. */
export function OverlayLayer() {
  const t = useT()
  const { screen, scene, time } = usePlay()
  const [waiting, setWaiting] = useState<readonly Overlay[]>([])
  const told = (): readonly PlainEvent[] =>
    time.turns.flatMap(({ lines }) => lines.flatMap(line => (line.moment <= time.moment ? [line.event] : [])))
  const overlay = screen.overlay?.(scene, told)
  const latest = useRef(overlay)
  latest.current = overlay
  const key = overlay?.key
  useEffect(() => {
    if (key === undefined || !latest.current) return
    const arrived = latest.current
    setWaiting(now => [...now, arrived])
  }, [key])

  // After a jump nothing of before is shown any more.
  const { jumps } = time
  useEffect(() => {
    void jumps
    setWaiting(now => (now.length === 0 ? now : []))
  }, [jumps])

  const [shown] = waiting
  const more = waiting.length > 1
  useEffect(() => {
    if (!shown || (shown.stays && !more)) return
    const timer = setTimeout(
      () => setWaiting(now => now.slice(1)),
      more ? SHOWN_QUICKLY : (shown.lasts ?? SHOWN),
    )
    return () => clearTimeout(timer)
  }, [shown, more])
  if (!shown) return null
  return (
    <section className="overlay" aria-label={shown.title} key={shown.key}>
      <header>
        <h2>{shown.title}</h2>
        {more && (
          <button type="button" className="button small" onClick={() => setWaiting([])}>
            {t('replay.skip')}
          </button>
        )}
        <button
          type="button"
          className="button small plain"
          aria-label={t('close')}
          onClick={() => setWaiting(now => now.slice(1))}
        >
          ✕
        </button>
      </header>
      {shown.content}
    </section>
  )
}
