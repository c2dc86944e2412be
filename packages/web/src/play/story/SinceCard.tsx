import { useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { lastMeans } from '../../ui/means.js'
import { SeatMark } from '../../ui/SeatMark.js'
import { focusLine } from '../focus/focus.js'
import { usePlay } from '../play.js'
import { sinceThen } from './since.js'
import { turnName, turnText } from './turnLine.js'

const KEY = 'railhead.since.'
/** Whoever saw all but so few answers knows what happened. */
const LEAST = 3
/** So many tables are remembered. */
const MOST_TABLES = 60

/** The moment that this device last showed of a table; undefined if it never did. */
function lastSeen(id: string): number | undefined {
  const stored = Number.parseInt(localStorage.getItem(KEY + id) ?? '', 10)
  return Number.isNaN(stored) ? undefined : stored
}

function remember(id: string, moment: number): void {
  try {
    localStorage.setItem(KEY + id, String(moment))
    const known = Object.keys(localStorage).filter(name => name.startsWith(KEY))
    for (const name of known.slice(0, Math.max(0, known.length - MOST_TABLES)))
      if (name !== KEY + id) localStorage.removeItem(name)
  } catch (error) {
    console.warn(error)
  }
}

/** Somebody is back at a match of several people: what happened since, in a few lines, what concerns them first. */
export function SinceCard() {
  const t = useT()
  const { info, state, live, scene, screen, game, time, table, asking } = usePlay()
  /** What had been seen before the absence, and where the match stood after it. */
  const [absence, setAbsence] = useState(() => ({ seen: lastSeen(info.id), end: live.moment }))
  const { seen, end } = absence
  const moment = useRef(live.moment)
  moment.current = live.moment
  const { seat } = state
  const wanted = table.kind === 'remote' && seat !== null && time.isLive
  // What is on the screen while somebody looks is seen.
  useEffect(() => {
    if (wanted && document.visibilityState === 'visible') remember(info.id, live.moment)
  }, [wanted, info.id, live.moment])
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState !== 'visible') return
      setAbsence({ seen: lastSeen(info.id), end: moment.current })
      remember(info.id, moment.current)
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [info.id])
  const since = useMemo(() => {
    if (!wanted || seat === null || seen === undefined || end - seen < LEAST) return undefined
    const found = sinceThen(
      time.turns.map(turn => ({ ...turn, lines: turn.lines.filter(({ moment }) => moment <= end) })),
      seen,
      {
        me: seat,
        turn: turn => {
          const value = turnText(game, scene, turn)
          return value === '' ? '' : t('pair', { what: turnName(screen, scene, turn), value })
        },
        event: ({ event }) => game.text.event(event, scene.view),
        say: scene.say,
        forMe: t('since.forYou'),
      },
    )
    return found.lines.length > 0 ? found : undefined
  }, [wanted, seat, seen, end, time.turns, scene, screen, game, t])
  if (!since) return null
  return (
    <section className="since-card panel" aria-label={t('since.title')} data-since={seen}>
      <header>
        <h2>{t('since.title')}</h2>
        <button
          type="button"
          className="button small plain"
          aria-label={t('close')}
          onClick={() => {
            setAbsence({ seen: undefined, end })
            if (lastMeans() === 'key') focusLine(asking.panel.current)
          }}
        >
          ✕
        </button>
      </header>
      <ul>
        {since.lines.map(line => (
          <li key={line.key} className={line.mine ? 'concerns-me' : undefined}>
            {line.seat !== null && <SeatMark seat={line.seat} />} {line.text}
          </li>
        ))}
      </ul>
      {since.more > 0 && <p className="quiet">{t('since.more', { count: since.more })}</p>}
    </section>
  )
}
