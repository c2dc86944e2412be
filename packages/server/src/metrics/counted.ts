/** The same work; each time it is done or fails, that is counted. Nothing stays nothing. */
export function counted<T>(
  work: (input: T) => Promise<void>,
  count: (ok: boolean, input: T) => void,
): (input: T) => Promise<void>
export function counted<T>(
  work: ((input: T) => Promise<void>) | undefined,
  count: (ok: boolean, input: T) => void,
): ((input: T) => Promise<void>) | undefined
export function counted<T>(
  work: ((input: T) => Promise<void>) | undefined,
  count: (ok: boolean, input: T) => void,
): ((input: T) => Promise<void>) | undefined {
  if (!work) return undefined
  return async input => {
    let ok = false
    try {
      await work(input)
      ok = true
    } finally {
      count(ok, input)
    }
  }
}
