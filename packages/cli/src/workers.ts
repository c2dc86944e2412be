import { Worker } from 'node:worker_threads'

/**
 * Lets so many worker threads do jobs, one at a time each, and gives the results in the order of the jobs. A worker is
 * sent `{ index, job }` and sends back `{ index, result }`.
 */
export async function inWorkers<Job, Result>(
  program: URL,
  workerData: unknown,
  count: number,
  jobs: readonly Job[],
  onDone: (done: number) => void,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  let done = 0
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program, { workerData })
      const send = (): void => {
        if (next < jobs.length) worker.postMessage({ index: next, job: jobs[next++] })
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', ({ index, result }: { index: number; result: Result }) => {
        results[index] = result
        onDone(++done)
        send()
      })
      worker.on('error', reject)
      send()
    })
  await Promise.all(Array.from({ length: count }, one))
  return results
}
