import { afterPaint } from '../ui/afterPaint.js'

/**
 * The listener, called at once, and then at most once for each picture that is painted: a burst of changes is drawn a few
 * times, however many they are. `stop` forgets a call that is still to come.
 */
export function perFrame(listener: () => void): { readonly call: () => void; readonly stop: () => void } {
  let cancel: (() => void) | undefined
  let again = false
  const draw = (): void => {
    again = false
    cancel = afterPaint(() => {
      cancel = undefined
      if (again) draw()
    })
    listener()
  }
  return {
    call() {
      if (cancel) again = true
      else draw()
    },
    stop() {
      cancel?.()
      cancel = undefined
      again = false
    },
  }
}
