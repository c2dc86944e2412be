import type { SeatInfo, TimeRule } from '@railhead/protocol'
import type { Writer } from '../i18n/index.js'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Less than this is little: of a clock, and of a deadline. */
const LOW = { clock: MINUTE, deadline: HOUR } as const

const unit = (lang: string, name: string, value: number): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)

/** So much time, as short as it can be said: `2 days 4 hr`, `3 hr 12 min`, `9:05`. */
export function duration(lang: string, milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  const whole = (size: number, of = left): number => Math.floor(of / size)
  if (left >= DAY) return `${unit(lang, 'day', whole(DAY))} ${unit(lang, 'hour', whole(HOUR, left % DAY))}`
  if (left >= HOUR)
    return `${unit(lang, 'hour', whole(HOUR))} ${unit(lang, 'minute', whole(MINUTE, left % HOUR))}`
  return `${whole(MINUTE)}:${String(whole(SECOND, left % MINUTE)).padStart(2, '0')}`
}

/** What a seat has left, and whether that runs now; undefined where nothing is measured. */
export interface TimeLeft {
  readonly milliseconds: number
  readonly runs: boolean
  readonly low: boolean
}

export function timeLeft(rule: TimeRule | undefined, seat: SeatInfo, now: number): TimeLeft | undefined {
  if (!rule || seat.kind !== 'person' || seat.held) return undefined
  const milliseconds = seat.due === undefined ? seat.left : seat.due - now
  if (milliseconds === undefined) return undefined
  return {
    milliseconds: Math.max(0, milliseconds),
    runs: seat.due !== undefined,
    low: milliseconds < LOW[rule.kind],
  }
}

/** A rule of time in a few words. */
export function ruleText(t: Writer, rule: TimeRule): string {
  if (rule.kind === 'clock') return t('time.clockRule', { minutes: rule.minutes, increment: rule.increment })
  const { hours } = rule
  return t('time.deadlineRule', {
    time: hours % 24 === 0 ? unit(t.lang, 'day', hours / 24) : unit(t.lang, 'hour', hours),
  })
}
