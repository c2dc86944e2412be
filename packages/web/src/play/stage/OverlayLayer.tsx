import type { PlainEvent } from '@railhead/kernel'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import type { Overlay } from '../../games/screen.js'
import { isSmall } from '../layout/useLayout.js'
import { usePlay } from '../play.js'

const SHOWN = 4500
/** While others wait to be shown. */
const SHOWN_QUICKLY = 2200

/** Something that is worth the whole stage for a moment: a duel, a show-down. One after the other. */
export function OverlayLayer() {
  const t = useT()
  const { screen, scene, time, asking, layout } = usePlay()
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

  // On a small screen it covers what is asked about: then its title is left, and unfolds it. Not for a question that
  // answers itself.
  const [opened, setOpened] = useState<string>()
  const askedId = isSmall(layout) && !asking.isObvious ? asking.asked?.id : undefined
  const [shown] = waiting
  const more = waiting.length > 1
  const name = `${askedId} ${shown?.key}`
  const unfolded = askedId !== undefined && opened === name
  // Whoever went to it by keyboard reads it.
  const [held, setHeld] = useState<string>()
  const isHeld = shown !== undefined && held === shown.key
  useEffect(() => {
    if (!shown || unfolded || isHeld || (shown.stays && !more)) return
    const timer = setTimeout(
      () => setWaiting(now => now.slice(1)),
      more ? SHOWN_QUICKLY : (shown.lasts ?? SHOWN),
    )
    return () => clearTimeout(timer)
  }, [shown, more, unfolded, isHeld])
  if (!shown) return null
  const folded = askedId !== undefined && !unfolded
  return (
    <section
      className={folded ? 'overlay folded' : 'overlay'}
      aria-label={shown.title}
      key={shown.key}
      onFocus={() => setHeld(shown.key)}
      onBlur={() => setHeld(undefined)}
    >
      <header>
        {folded ? (
          <button
            type="button"
            className="button small plain"
            aria-expanded={false}
            onClick={() => setOpened(name)}
          >
            ▸ {shown.title}
          </button>
        ) : (
          <h2>{shown.title}</h2>
        )}
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
      {!folded && shown.content}
    </section>
  )
}
