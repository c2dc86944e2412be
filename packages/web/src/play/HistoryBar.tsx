import { type LogEntry, paths } from '@railhead/protocol'
import { useNavigate } from 'react-router'
import { useT } from '../app/AppContext.js'

interface HistoryBarProps {
  readonly id: string
  readonly log: readonly LogEntry[]
  /** The shown moment, and the last there is. */
  readonly moment: number
  readonly last: number
  readonly past: boolean
}

/** Moments at which a turn begins. */
function turnStarts(log: readonly LogEntry[]): number[] {
  return log.flatMap(({ moment, events }) => (events.some(event => event.type === 'turn') ? [moment] : []))
}

/** Walks through the match: start, turn, answer, live. Every moment has its address. */
export function HistoryBar({ id, log, moment, last, past }: HistoryBarProps) {
  const t = useT()
  const navigate = useNavigate()
  const starts = turnStarts(log)
  const go = (to: number) => () => {
    void navigate(to >= last ? paths.page(id) : paths.page(id, Math.max(0, to)), { replace: past })
  }
  const before = starts.filter(start => start < moment).at(-1) ?? 0
  const after = starts.find(start => start > moment) ?? last
  const steps = [
    { key: 'start', shape: 'M3 3h3v14H3zM17 3v14L6.5 10z', to: 0, off: moment === 0 },
    { key: 'previousTurn', shape: 'M10 3v14L1 10zM19 3v14l-9-7z', to: before, off: moment === 0 },
    { key: 'previous', shape: 'M15 3v14L5 10z', to: moment - 1, off: moment === 0 },
    { key: 'next', shape: 'M5 3v14l10-7z', to: moment + 1, off: moment >= last },
    { key: 'nextTurn', shape: 'M1 3v14l9-7zM10 3v14l9-7z', to: after, off: moment >= last },
    { key: 'live', shape: 'M14 3h3v14h-3zM3 3v14l10.5-7z', to: last, off: !past },
  ] as const
  return (
    <nav className="history" aria-label={t('history.label')}>
      {steps.map(step => (
        <button
          type="button"
          key={step.key}
          className="button small plain"
          aria-label={t(`history.${step.key}`)}
          title={t(`history.${step.key}`)}
          disabled={step.off}
          onClick={go(step.to)}
        >
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d={step.shape} fill="currentColor" />
          </svg>
        </button>
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={t('history.moment')}
        onChange={event => go(Number(event.target.value))()}
      />
      <span className="history-count quiet">
        {moment}/{last}
      </span>
    </nav>
  )
}
