import type { PlainEvent } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { turnsOf, turnsSince } from '../../src/play/time/turns.js'

const entry = (moment: number, ...events: PlainEvent[]) => ({ moment, seat: 0, events })
const closes = (event: PlainEvent): boolean => event.type === 'passed' && event.seat === 1

test('what comes after the last pass, until the next turn, is nobody’s turn and takes no number', () => {
  const log = [
    entry(0, { type: 'round' }, { type: 'turn', seat: 0 }),
    entry(1, { type: 'passed', seat: 0 }, { type: 'turn', seat: 1 }),
    entry(2, { type: 'passed', seat: 1 }, { type: 'money', seat: 0 }),
    entry(3, { type: 'money', seat: 1 }, { type: 'turn', seat: 0 }),
  ]
  const told = turnsOf(log, closes).map(({ seat, number, chapter = false, lines }) => ({
    seat,
    number,
    chapter,
    lines: lines.map(({ event }) => event.type),
  }))
  expect(told).toEqual([
    { seat: null, number: 0, chapter: false, lines: ['round'] },
    { seat: 0, number: 1, chapter: false, lines: ['passed'] },
    { seat: 1, number: 2, chapter: false, lines: ['passed'] },
    { seat: null, number: 2, chapter: true, lines: ['money', 'money'] },
    { seat: 0, number: 3, chapter: false, lines: [] },
  ])
})

test('what an answer itself led to happened since: the turn of an opponent without answers, what is nobody’s', () => {
  const [ANN, SAM] = [0, 1]
  const log = [
    entry(1, { type: 'turn', seat: ANN }),
    entry(
      2,
      { type: 'walks', seat: ANN },
      { type: 'turn', seat: SAM },
      { type: 'draws' },
      { type: 'turn', seat: ANN },
    ),
  ]
  const since = turnsSince(turnsOf(log, closes), 2, ANN)
  expect(since.map(({ seat, lines }) => [seat, ...lines.map(({ event }) => event.type)])).toEqual([
    [SAM, 'draws'],
  ])
  expect(turnsSince(turnsOf([...log, entry(3, { type: 'walks', seat: ANN })]), 3, ANN)).toEqual([])
})
