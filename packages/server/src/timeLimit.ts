/** Waits for something, but not longer than that: then it fails. */
export function withTimeLimit<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not done in ${milliseconds} ms.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
