import type { SeatInfo, TimeRule } from '@railhead/protocol'
import { useSyncExternalStore } from 'react'
import { useT } from '../app/AppContext.js'
import { duration, timeLeft } from './time.js'

const SECOND = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all clocks of the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tick of listeners) tick()
  }, SECOND / 4)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const still = (): (() => void) => () => {}

interface SeatTimeProps {
  readonly rule: TimeRule | undefined
  readonly seat: SeatInfo
  /** How much the clock of the server is ahead of ours. */
  readonly ahead?: number
}

/** What a seat has left. Ticks by itself: nothing around it is drawn again. */
export function SeatTime({ rule, seat, ahead = 0 }: SeatTimeProps) {
  const t = useT()
  const runs = rule !== undefined && seat.kind === 'person' && seat.due !== undefined
  const second = useSyncExternalStore(runs ? subscribe : still, () =>
    runs ? Math.floor((Date.now() + ahead) / SECOND) : 0,
  )
  if (rule && seat.kind === 'person' && seat.held) return <span className="held-mark">{t('time.held')}</span>
  const left = timeLeft(rule, seat, second * SECOND)
  if (!left) return null
  return (
    <span
      className={`time-left${left.runs ? ' runs' : ''}${left.low ? ' low' : ''}`}
      role="timer"
      title={t('time.left')}
    >
      {left.runs && left.milliseconds === 0 ? t('time.over') : duration(t.lang, left.milliseconds)}
    </span>
  )
}
