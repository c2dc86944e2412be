import type { Preferences } from '@railhead/protocol'

/** The server lets no more hours of a day be quiet. */
export const MOST_QUIET = 12

export interface Quiet {
  readonly from: number
  readonly to: number
  readonly timeZone: string
}

const isHour = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24

/** The quiet hours among somebody's preferences; undefined if there are none. */
export function quietOf({ quietFrom, quietTo, timeZone }: Preferences): Quiet | undefined {
  if (!isHour(quietFrom) || !isHour(quietTo) || typeof timeZone !== 'string') return undefined
  return { from: quietFrom, to: quietTo, timeZone }
}

/** How many hours are quiet each day; over midnight too. */
export const quietLength = ({ from, to }: Pick<Quiet, 'from' | 'to'>): number => (to - from + 24) % 24

/** Whether the server will go by them. */
export const quietCounts = (quiet: Pick<Quiet, 'from' | 'to'>): boolean =>
  quietLength(quiet) > 0 && quietLength(quiet) <= MOST_QUIET
