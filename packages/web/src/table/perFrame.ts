/** Where nothing is painted (a page in the background), it is said after so many milliseconds. */
const PATIENCE = 120

/**
 * The listener, called at most once for each picture that is painted: a burst of changes is drawn once, however many
 * they are. `stop` forgets a call that is still to come.
 */
export function perFrame(listener: () => void): { readonly call: () => void; readonly stop: () => void } {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    timer = undefined
  }
  const now = (): void => {
    stop()
    listener()
  }
  return {
    call() {
      if (timer !== undefined) return
      frame = requestAnimationFrame(now)
      timer = setTimeout(now, PATIENCE)
    },
    stop,
  }
}
