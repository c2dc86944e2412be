import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Silence } from '../../src/table/silence.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listen(isSeen = true) {
  const acts = { ask: vi.fn(), doubt: vi.fn(), trust: vi.fn(), giveUp: vi.fn(), isSeen: () => isSeen }
  const silence = new Silence(acts)
  silence.heard()
  return { acts, silence }
}

test('a connection that says nothing is told within five seconds, and given up later', () => {
  const { acts } = listen()
  vi.advanceTimersByTime(5000)
  expect(acts.ask).toHaveBeenCalledTimes(1)
  expect(acts.doubt).toHaveBeenCalledTimes(1)
  expect(acts.giveUp).not.toHaveBeenCalled()
  const [[patience]] = acts.doubt.mock.calls
  vi.advanceTimersByTime(patience)
  expect(acts.giveUp).toHaveBeenCalledTimes(1)
})

test('one that answers is asked again and again, and never doubted', () => {
  const { acts, silence } = listen()
  acts.ask.mockImplementation(() => void setTimeout(() => silence.heard(), 50))
  vi.advanceTimersByTime(60_000)
  expect(acts.ask.mock.calls.length).toBeGreaterThan(10)
  expect(acts.doubt).not.toHaveBeenCalled()
})

test('one that answers late is trusted again', () => {
  const { acts, silence } = listen()
  vi.advanceTimersByTime(5000)
  silence.heard()
  expect(acts.trust).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(acts.giveUp).not.toHaveBeenCalled()
  silence.heard()
  expect(acts.trust).toHaveBeenCalledTimes(1)
})

test('while nobody looks there is time; whoever looks again asks at once', () => {
  const { acts, silence } = listen(false)
  vi.advanceTimersByTime(15_000)
  expect(acts.ask).not.toHaveBeenCalled()
  silence.ask()
  expect(acts.ask).toHaveBeenCalledTimes(1)
  silence.stop()
  vi.advanceTimersByTime(60_000)
  expect(acts.doubt).not.toHaveBeenCalled()
})
