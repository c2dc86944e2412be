const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for everything that says how long ago something was. */
export function watchMinutes(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tick of listeners) tick()
  }, MINUTE / 4)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time, rounded so that it stays the same for a while. */
export const minuteNow = (): number => Math.floor(Date.now() / (MINUTE / 4)) * (MINUTE / 4)

/** How long something takes or was ago, in the largest unit that fits: `5 min`, `3 hr`, `2 days`. */
export function ago(lang: string, milliseconds: number): string {
  const say = (unit: string, size: number): string =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(
      Math.max(unit === 'minute' ? 0 : 1, Math.floor(milliseconds / size)),
    )
  if (milliseconds >= DAY) return say('day', DAY)
  return milliseconds >= HOUR ? say('hour', HOUR) : say('minute', MINUTE)
}
