import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Announcement,
  Announcer,
  gather,
  PAUSE,
  type Sums,
  spoken,
} from '../../src/announce/announcer.js'

const SIGNS = { arrow: 'then', or: 'or', times: 'times' }
const SUMS: Sums = {
  more: count => `${count} more`,
  again: (text, count) => `${text} (${count} times)`,
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a burst of 50 events is a few lines: what is left out is counted, the newest and the question are said', () => {
  const voice = new Announcer()
  voice.speak(SUMS, SIGNS)
  for (let i = 0; i < 50; i++) voice.say(i % 2 === 0 ? 'event' : 'turn', `thing ${i}`)
  voice.say('question', 'And now? 3 options.')
  expect(voice.said()).toEqual([])
  vi.advanceTimersByTime(PAUSE)
  expect(voice.said().map(({ text }) => text)).toEqual([
    '40 more',
    ...Array.from({ length: 10 }, (_, i) => `thing ${40 + i}`),
    'And now? 3 options.',
  ])
})

test('nothing is said twice but how often it happened, and of questions only the newest', () => {
  const waiting: Announcement[] = [
    { kind: 'question', text: 'Old?' },
    { kind: 'event', text: 'Ann takes $2.' },
    { kind: 'event', text: 'Ann takes $2.' },
    { kind: 'question', text: 'New?' },
    { kind: 'notice', text: 'Somebody left.' },
  ]
  expect(gather(waiting, SUMS)).toEqual(['Somebody left.', 'Ann takes $2. (2 times)', 'New?'])
})

test('a question that was answered before it was said is not said', () => {
  const voice = new Announcer()
  voice.say('question', 'One way only?')
  voice.drop('question')
  voice.say('event', 'Done.')
  vi.advanceTimersByTime(PAUSE)
  expect(voice.said().map(({ text }) => text)).toEqual(['Done.'])
})

test('what led to a question is said before it, also if it comes a moment later', () => {
  const voice = new Announcer()
  voice.say('event', 'Ann moves.')
  vi.advanceTimersByTime(PAUSE - 10)
  voice.say('question', 'And now?')
  vi.advanceTimersByTime(20)
  expect(voice.said().map(({ text }) => text)).toEqual(['Ann moves.'])
  voice.say('event', 'Ann takes $2.')
  vi.advanceTimersByTime(PAUSE)
  expect(voice.said().map(({ text }) => text)).toEqual(['Ann moves.', 'Ann takes $2.', 'And now?'])
})

test('what was said long ago is forgotten, and everything said has a number of its own', () => {
  const voice = new Announcer()
  for (let i = 0; i < 60; i++) {
    voice.answer([`answer ${i}`])
  }
  expect(voice.said().length).toBeLessThan(30)
  expect(new Set(voice.said().map(({ id }) => id)).size).toBe(voice.said().length)
  expect(voice.said().at(-1)?.text).toBe('answer 59')
  const long = Array.from({ length: 64 }, (_, i) => `line ${i}`)
  voice.answer(long)
  expect(voice.said().map(({ text }) => text)).toEqual(long)
})

test('signs between parts are pauses', () => {
  expect(spoken('discard 1 Galloway → take $2 · hire a worker', SIGNS)).toBe(
    'discard 1 Galloway, then take $2; hire a worker',
  )
  expect(spoken('2× Criollo (value 1)', SIGNS)).toBe('2 Criollo (value 1)')
  expect(spoken('gain 1 certificate / take an objective card (+4/−2)', SIGNS)).toBe(
    'gain 1 certificate or take an objective card (+4 or −2)',
  )
  expect(spoken('$4 × 1 cowboy = $4', SIGNS)).toBe('$4 times 1 cowboy = $4')
})
