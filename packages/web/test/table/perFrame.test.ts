import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { perFrame } from '../../src/table/perFrame.js'

let frames: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (number: number) => {
    frames[number - 1] = () => {}
  })
})
afterEach(() => {
  frames = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the browser does before it paints. */
function paint(): void {
  const due = frames
  frames = []
  for (const frame of due) frame()
}

test('a burst of 500 changes is drawn once, and the next one again', () => {
  const draw = vi.fn()
  const { call } = perFrame(draw)
  for (let i = 0; i < 500; i++) call()
  expect(draw).not.toHaveBeenCalled()
  paint()
  expect(draw).toHaveBeenCalledTimes(1)
  call()
  paint()
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a page that is not painted is told all the same, once', () => {
  const draw = vi.fn()
  const { call } = perFrame(draw)
  call()
  vi.runAllTimers()
  expect(draw).toHaveBeenCalledTimes(1)
  paint()
  expect(draw).toHaveBeenCalledTimes(1)
})

test('whoever stops listening is not called any more', () => {
  const draw = vi.fn()
  const { call, stop } = perFrame(draw)
  call()
  stop()
  paint()
  vi.runAllTimers()
  expect(draw).not.toHaveBeenCalled()
})
