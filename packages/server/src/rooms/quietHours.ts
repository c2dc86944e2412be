import { z } from 'zod'
import { parsed } from '../json.js'

const STEP = 15 * 60_000
/** Whoever has more of them a day wants no deadline. */
const MOST_HOURS = 12
const hourOfDay = z.int().min(0).max(23)

/** Hours of the day that do not count, in a person's own time zone. */
export interface QuietHours {
  readonly from: number
  readonly to: number
  readonly timeZone: string
}

const wanted = z.object({ quietFrom: hourOfDay, quietTo: hourOfDay, timeZone: z.string().min(1).max(60) })

/** The quiet hours among somebody's preferences (JSON); undefined if there are none, or none that make sense. */
export function quietHoursOf(preferences: string): QuietHours | undefined {
  const read = wanted.safeParse(parsed(preferences))
  if (!read.success) return undefined
  const { quietFrom, quietTo, timeZone } = read.data
  const hours = (quietTo - quietFrom + 24) % 24
  if (hours === 0 || hours > MOST_HOURS) return undefined
  try {
    clockOf(timeZone)
  } catch {
    return undefined
  }
  return { from: quietFrom, to: quietTo, timeZone }
}

/** When so much time has passed, not counting quiet hours. They begin and end on quarters of an hour everywhere. */
export function afterQuietHours(now: number, duration: number, quiet: QuietHours | undefined): number {
  if (!quiet) return now + duration
  const hourAt = clockOf(quiet.timeZone)
  const isQuiet = (at: number): boolean => {
    const hour = hourAt(at)
    return quiet.from < quiet.to
      ? hour >= quiet.from && hour < quiet.to
      : hour >= quiet.from || hour < quiet.to
  }
  let left = duration
  let at = now
  while (left > 0) {
    const next = (Math.floor(at / STEP) + 1) * STEP
    const counts = isQuiet(at) ? 0 : Math.min(next - at, left)
    left -= counts
    at = counts > 0 && left === 0 ? at + counts : next
  }
  return at
}

const clocks = new Map<string, (at: number) => number>()

/** Tells the hour of the day in a time zone; throws if there is no such zone. */
function clockOf(timeZone: string): (at: number) => number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
    clock = at => Number(format.format(at))
    if (clocks.size < 1000) clocks.set(timeZone, clock)
  }
  return clock
}
