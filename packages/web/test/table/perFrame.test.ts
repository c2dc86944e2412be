import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { perFrame } from '../../src/table/perFrame.js'

let frames: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (number: number) => {
    frames[number - 1] = () => {}
  })
  vi.stubGlobal(
    'MessageChannel',
    class {
      readonly port1 = { onmessage: (): void => {}, close: (): void => {} }
      readonly port2 = {
        postMessage: (): void => {
          posted.push(() => this.port1.onmessage())
        },
      }
    },
  )
})
let posted: (() => void)[] = []
afterEach(() => {
  // Nobody waits for a picture of the test before.
  vi.runAllTimers()
  frames = []
  posted = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the browser does: prepares a picture, paints it, goes on with what was posted. */
function paint(): void {
  for (const frame of frames.splice(0)) frame()
  for (const message of posted.splice(0)) message()
}

test('the first of 500 changes is drawn at once, the rest of them once with the next picture', () => {
  const draw = vi.fn()
  const { call } = perFrame(draw)
  for (let i = 0; i < 500; i++) call()
  expect(draw).toHaveBeenCalledTimes(1)
  paint()
  expect(draw).toHaveBeenCalledTimes(2)
  paint()
  expect(draw).toHaveBeenCalledTimes(2)
  call()
  expect(draw).toHaveBeenCalledTimes(3)
})

test('a picture that is only prepared is not painted yet: nothing is drawn twice for it', () => {
  const draw = vi.fn()
  const { call } = perFrame(draw)
  call()
  call()
  for (const frame of frames.splice(0)) frame()
  expect(draw).toHaveBeenCalledTimes(1)
  paint()
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a page that is not painted is told all the same, once', () => {
  const draw = vi.fn()
  const { call } = perFrame(draw)
  call()
  call()
  vi.runAllTimers()
  expect(draw).toHaveBeenCalledTimes(2)
  paint()
  expect(draw).toHaveBeenCalledTimes(2)
})

test('whoever stops listening is not called any more', () => {
  const draw = vi.fn()
  const { call, stop } = perFrame(draw)
  call()
  call()
  stop()
  paint()
  vi.runAllTimers()
  expect(draw).toHaveBeenCalledTimes(1)
})
