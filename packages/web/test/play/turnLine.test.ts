import { carsonCity } from '@railhead/carson-city'
import { anyGame, type PlainEvent } from '@railhead/kernel'
import { expect, test } from 'vitest'
import type { GameScreen, Scene } from '../../src/games/screen.js'
import { turnLines } from '../../src/play/story/turnLine.js'
import type { Turn } from '../../src/play/time/turns.js'

const game = anyGame(carsonCity)
// Whose names are drawn and how a text is written does not matter here: its key is enough.
const scene = {
  names: ['Ann', 'Bob', 'Cy'],
  view: {},
  say: ({ key }: { key: string }) => key,
} as unknown as Scene
const screen = {} as GameScreen

const turn = (seat: number, ...events: PlainEvent[]): Turn => ({
  key: 'turn',
  number: 1,
  seat,
  from: 0,
  lines: events.map((event, i) => ({ key: `0.${i}`, moment: i, event, byBot: false })),
})
const passed = (seat: number): PlainEvent => ({ type: 'passed', seat })

test('a turn in which several act is told of each of them, first of whose turn it is', () => {
  expect(turnLines(game, screen, scene, turn(1, passed(0), passed(1), passed(2)))).toEqual([
    { name: 'Bob', line: 'turn.passed' },
    { name: 'Ann', line: 'turn.passed' },
    { name: 'Cy', line: 'turn.passed' },
  ])
  expect(turnLines(game, screen, scene, turn(0, passed(2)))).toEqual([{ name: 'Cy', line: 'turn.passed' }])
})
