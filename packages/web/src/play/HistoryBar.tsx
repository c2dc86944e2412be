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
    { key: 'start', label: '⏮', to: 0, off: moment === 0 },
    { key: 'previousTurn', label: '⏪', to: before, off: moment === 0 },
    { key: 'previous', label: '◀', to: moment - 1, off: moment === 0 },
    { key: 'next', label: '▶', to: moment + 1, off: moment >= last },
    { key: 'nextTurn', label: '⏩', to: after, off: moment >= last },
    { key: 'live', label: '⏭', to: last, off: !past },
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
          {step.label}
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
