import { translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { COWBOY } from '../../src/components/tiles.js'
import type { Event } from '../../src/event.js'
import { catalogues } from '../../src/text/index.js'
import { turnLine } from '../../src/text/turnLine.js'

const say = translator('en', [catalogues.en], seat => ['Ann', 'Bob'][seat])
const line = (events: readonly Event[], seat: number): string => turnLine(events, seat).map(say).join(' · ')

test('a turn in one line: where it went, what was done, what it brought and cost', () => {
  const events: Event[] = [
    { type: 'fee', seat: 0, amount: 2, to: 1, space: 4 },
    { type: 'discarded', seat: 0, cards: [3] },
    { type: 'money', seat: 0, amount: 2 },
    { type: 'hired', seat: 0, worker: COWBOY, row: 1, cost: 6 },
    { type: 'money', seat: 1, amount: 9 },
    { type: 'drew', seat: 0, count: 1, cards: [] },
  ]
  expect(line(events, 0)).toBe('discards Galloway · hires: cowboy for $6 · gets $2 · pays $2 in fees')
  // What others got in that turn is theirs.
  expect(line(events, 1)).toBe('gets $9')
})

test('discards one after the other are one thing; what is paid and certificates are told', () => {
  const events: Event[] = [
    { type: 'discarded', seat: 0, cards: [3] },
    { type: 'discarded', seat: 0, cards: [3] },
    { type: 'certificates', seat: 0, from: 0, to: 2 },
    { type: 'money', seat: 0, amount: -7 },
  ]
  expect(line(events, 0)).toBe('discards 2× Galloway · gets 2 certificates · pays $7')
})

test('a turn in which nothing was done has no parts', () => {
  expect(line([{ type: 'drew', seat: 0, count: 2, cards: [] }], 0)).toBe('')
})
