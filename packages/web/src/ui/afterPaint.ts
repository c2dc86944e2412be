/** Where nothing is painted (a page in the background), it is said after so many milliseconds. */
const PATIENCE = 120

/** Calls back once the picture that comes next has been painted; returns how to call it off. */
export function afterPaint(then: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  let over = false
  const end = (): void => {
    over = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    port1.close()
  }
  const now = (): void => {
    if (over) return
    end()
    then()
  }
  port1.onmessage = now
  // What is posted while a picture is prepared comes after it.
  const frame = requestAnimationFrame(() => port2.postMessage(0))
  const timer = setTimeout(now, PATIENCE)
  return end
}
