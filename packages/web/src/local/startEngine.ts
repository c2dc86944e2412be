import type { EnginePort, FromEngine } from './messages.js'

/** Starts an engine in a worker of its own, so that the page never waits for rules or bots. */
export function startEngine(): EnginePort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'railhead' })
  return {
    post: message => worker.postMessage(message),
    listen: listener => {
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => listener(data)
      worker.onerror = event => {
        console.warn(event.message)
        listener({ failure: 'internal' })
      }
    },
    end: () => worker.terminate(),
  }
}
