import type { PlainEvent } from '@railhead/kernel'
import type { LogEntry } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Teller } from '../../src/play/announce/told.js'
import { turnsOf } from '../../src/play/time/turns.js'

const ANN = 0
const BOB = 1

const turn = (seat: number): PlainEvent => ({ type: 'turn', seat })
const did = (seat: number, what: string): PlainEvent => ({ type: what, seat })
const entry = (moment: number, seat: number, ...events: PlainEvent[]): LogEntry => ({
  moment,
  seat,
  events,
})

/** What Ann is told when the log has come so far: what happened, and turns in brackets. */
function told(teller: Teller, log: readonly LogEntry[], isStill: boolean): string[] {
  const story = {
    log,
    turns: turnsOf(log, ({ type }) => type === 'closes'),
    own: ANN,
    screen: { heard: (events: readonly PlainEvent[]) => events.filter(({ type }) => type === 'round') },
    moment: log.at(-1)?.moment ?? 0,
    isStill,
  }
  return teller
    .next(story)
    .filter(thing => thing.kind === 'turn' || thing.event.type !== 'turn')
    .map(thing =>
      thing.kind === 'event'
        ? thing.event.type
        : `[${thing.turn.lines.map(({ event }) => `${event.seat} ${event.type}`).join(', ')}]`,
    )
}

const START = [entry(1, ANN, turn(ANN), did(ANN, 'moves'))]
const BOBS = [...START, entry(2, ANN, did(ANN, 'ends'), turn(BOB)), entry(3, BOB, did(BOB, 'walks'))]

test('a turn of another is told when it ends, once', () => {
  const teller = new Teller(0)
  expect(told(teller, START, true)).toEqual(['moves'])
  expect(told(teller, BOBS, false)).toEqual(['ends'])
  const ended = [...BOBS, entry(4, BOB, did(BOB, 'buys'), turn(ANN))]
  expect(told(teller, ended, false)).toEqual(['[1 walks, 1 buys]'])
  expect(told(teller, ended, true)).toEqual([])
})

test('whoever is asked in the turn of another hears it so far, and only the rest at its end', () => {
  const teller = new Teller(0)
  told(teller, START, true)
  expect(told(teller, BOBS, true)).toEqual(['ends', '[1 walks]'])
  const ended = [...BOBS, entry(4, ANN, did(ANN, 'agrees')), entry(5, BOB, did(BOB, 'builds'), turn(ANN))]
  expect(told(teller, ended, true)).toEqual(['agrees', '[1 builds]'])
})

test('what everybody has to know is told in its place, and what I have heard is not told of my chapter again', () => {
  const teller = new Teller(3)
  const chapter = [
    ...BOBS,
    entry(4, BOB, did(BOB, 'closes')),
    entry(5, ANN, did(ANN, 'earns'), did(BOB, 'earns')),
    entry(6, BOB, did(BOB, 'pays'), { type: 'round' }, turn(BOB), did(BOB, 'takes')),
  ]
  expect(told(teller, chapter, true)).toEqual([
    '[1 closes]',
    'earns',
    '[1 earns, 1 pays]',
    'round',
    '[1 takes]',
  ])
})

test('what is taken back is not told, and what is done instead is', () => {
  const teller = new Teller(0)
  told(teller, BOBS, true)
  expect(told(teller, START, true)).toEqual([])
  expect(told(teller, [...START, entry(2, ANN, did(ANN, 'stays'))], true)).toEqual(['stays'])
})

test('where all act at once, what others do in my own turn is told as it comes, and mine is not told again', () => {
  const teller = new Teller(0)
  expect(told(teller, START, true)).toEqual(['moves'])
  const placed = [...START, entry(2, BOB, did(BOB, 'places'))]
  expect(told(teller, placed, true)).toEqual(['[1 places]'])
  const passed = [...placed, entry(3, ANN, did(ANN, 'passes'))]
  expect(told(teller, passed, false)).toEqual(['passes'])
  const closed = [...passed, entry(4, BOB, did(BOB, 'places')), entry(5, BOB, did(BOB, 'closes'))]
  expect(told(teller, closed, false)).toEqual([])
  expect(told(teller, [...closed, entry(6, BOB, did(BOB, 'earns'))], false)).toEqual(['[1 places, 1 closes]'])
})
