import { useEffect, useRef } from 'react'
import { useApp } from '../../app/AppContext.js'
import { HistoryMarks } from '../../review/Marks.js'
import { usePlay } from '../play.js'
import { isTyping } from '../question/useHotkeys.js'
import { useTurnLine } from '../story/turnLine.js'
import type { Time } from './useTime.js'

const SHAPES = {
  start: 'M3 3h3v14H3zM17 3v14L6.5 10z',
  previousTurn: 'M10 3v14L1 10zM19 3v14l-9-7z',
  previous: 'M15 3v14L5 10z',
  next: 'M5 3v14l10-7z',
  nextTurn: 'M1 3v14l9-7zM10 3v14l9-7z',
  live: 'M14 3h3v14h-3zM3 3v14l10.5-7z',
} as const

type StepName = keyof typeof SHAPES

const KEYS: Readonly<Record<string, StepName>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previousTurn',
  ArrowDown: 'nextTurn',
  Home: 'start',
  End: 'live',
}

/** Where each step leads from the shown moment; undefined where there is nothing. */
function targets({ moment, last, turns, isPast }: Time): Readonly<Record<StepName, number | undefined>> {
  const starts = turns.filter(({ seat }) => seat !== null).map(({ from }) => from)
  const back = moment > 0
  const on = moment < last
  return {
    start: back ? 0 : undefined,
    previousTurn: back ? (starts.findLast(start => start < moment) ?? 0) : undefined,
    previous: back ? moment - 1 : undefined,
    next: on ? moment + 1 : undefined,
    nextTurn: on ? (starts.find(start => start > moment) ?? last) : undefined,
    live: isPast ? last : undefined,
  }
}

/** Walks through the match as chess players do: arrows by answer and by turn. Every moment has its address. */
export function HistoryBar() {
  const { t, settings } = useApp()
  const { time } = usePlay()
  const to = targets(time)
  const latest = useRef({ to, time, keys: settings.keys })
  latest.current = { to, time, keys: settings.keys }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { to: now, time: at, keys } = latest.current
      if (!keys || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      // On pieces, options and tabs the arrows walk from one to the next.
      if (isTyping(event.target)) return
      if (event.target instanceof Element && event.target.closest('[data-piece], .option, [role=tab]')) return
      const target = Object.hasOwn(KEYS, event.key) ? now[KEYS[event.key]] : undefined
      if (target === undefined) return
      event.preventDefault()
      at.go(target)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <nav className="history" aria-label={t('history.label')}>
      {(Object.keys(SHAPES) as StepName[]).map(name => (
        <button
          type="button"
          key={name}
          className="button small plain"
          aria-label={t(`history.${name}`)}
          title={t(`history.${name}`)}
          disabled={to[name] === undefined}
          onClick={() => time.go(to[name] ?? time.moment)}
        >
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d={SHAPES[name]} fill="currentColor" />
          </svg>
        </button>
      ))}
      <span className="history-range">
        <input
          type="range"
          min={0}
          max={time.last}
          value={time.moment}
          aria-label={t('history.moment')}
          onChange={event => time.go(Number(event.target.value))}
        />
        <HistoryMarks last={time.last} go={time.go} />
      </span>
      <span className="history-count quiet">
        {time.moment}/{time.last}
      </span>
    </nav>
  )
}

/** What the shown moment of the past is, in a line. */
export function MomentCaption() {
  const { scene, time, game, screen } = usePlay()
  const line = useTurnLine()
  const { turn, moment } = time
  if (!turn || turn.seat === null) return null
  const here = turn.lines.filter(candidate => candidate.moment === moment)
  return (
    <p className="caption">
      {here.length === 0
        ? line(turn)
        : here.map(({ key, event }) => (
            <span key={key}>
              {screen.eventIcon?.(event)} {scene.say(game.text.event(event, scene.view))}{' '}
            </span>
          ))}
    </p>
  )
}
