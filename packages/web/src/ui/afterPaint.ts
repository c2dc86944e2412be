/** Where nothing is painted (a page in the background), it is said after so many milliseconds. */
const PATIENCE = 120

interface Wish {
  readonly then: () => void
}

/** Those who wait for the picture that comes next: the browser is asked once for all of them. */
let waiting: Set<Wish> | undefined

function ask(): Set<Wish> {
  const wishes = new Set<Wish>()
  const { port1, port2 } = new MessageChannel()
  /** Whoever comes from now on waits for another picture. */
  const close = (): void => {
    if (waiting === wishes) waiting = undefined
  }
  const now = (): void => {
    close()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    port1.close()
    for (const wish of wishes) {
      wishes.delete(wish)
      try {
        wish.then()
      } catch (error) {
        reportError(error)
      }
    }
  }
  port1.onmessage = now
  const frame = requestAnimationFrame(() => {
    close()
    // What is posted while a picture is prepared comes after it.
    port2.postMessage(0)
  })
  const timer = setTimeout(now, PATIENCE)
  return wishes
}

/** Calls back once the picture that comes next has been painted; returns how to call it off. */
export function afterPaint(then: () => void): () => void {
  waiting ??= ask()
  const wishes = waiting
  const wish = { then }
  wishes.add(wish)
  return () => wishes.delete(wish)
}
