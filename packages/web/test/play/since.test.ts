import type { Message } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { MOST_LINES, namesSeat, sinceThen } from '../../src/play/story/since.js'
import type { Turn } from '../../src/play/time/turns.js'

const turn = (number: number, seat: number, texts: readonly string[], byBot = false): Turn => ({
  key: `turn${number}`,
  number,
  seat,
  from: number * 10,
  lines: texts.map((text, i) => ({
    key: `${number}.${i}`,
    moment: number * 10 + i,
    event: { type: text },
    byBot,
  })),
})

const since = (turns: readonly Turn[], seen: number) =>
  sinceThen(turns, seen, {
    me: 0,
    turn: ({ lines }) => lines.map(({ event }) => event.type).join(' · '),
    event: ({ event }) => ({
      key: event.type,
      ...(event.type.startsWith('Ann ') && { params: { who: { seatName: 0 } } }),
    }),
    say: ({ key }) => key,
    forMe: 'Bot:',
  })

test('what concerns me comes first, then the turns of the others in their order', () => {
  const found = since([turn(1, 1, ['old']), turn(2, 1, ['walks', 'Ann gets $2']), turn(3, 2, ['buys'])], 15)
  expect(found.lines.map(({ text, mine }) => [text, mine])).toEqual([
    ['Ann gets $2', true],
    ['walks · Ann gets $2', false],
    ['buys', false],
  ])
  expect(found.more).toBe(0)
})

test('whoever is named is meant, not whoever has a name that occurs in the sentence', () => {
  const message: Message = { key: 'paid', params: { to: { key: 'who', params: { name: { seatName: 1 } } } } }
  expect(namesSeat(message, 1)).toBe(true)
  expect(namesSeat(message, 0)).toBe(false)
  expect(namesSeat({ key: 'list', params: { all: [message] } }, 1)).toBe(true)
  expect(since([turn(1, 1, ['Anna buys'])], 0).lines).toMatchObject([{ text: 'Anna buys', mine: false }])
})

test('what a bot did for me is told, what I did myself is not; of a turn that was half seen, the rest', () => {
  const found = since(
    [turn(1, 0, ['mine']), turn(2, 0, ['by a bot'], true), turn(3, 1, ['seen', 'not seen'])],
    30,
  )
  expect(since([turn(1, 0, ['mine']), turn(2, 0, ['by a bot'], true)], 0).lines).toMatchObject([
    { text: 'Bot: by a bot', mine: true },
  ])
  expect(found.lines).toMatchObject([{ text: 'not seen' }])
})

test('a turn of which there is nothing to tell has no line', () => {
  expect(since([turn(1, 1, ['']), turn(2, 0, [''], true), turn(3, 1, ['buys'])], 0).lines).toMatchObject([
    { text: 'buys' },
  ])
})

test('eight lines at most: the last turns, and how many more there were', () => {
  const many = Array.from({ length: 30 }, (_, i) => turn(i + 1, 1, i < 2 ? [`Ann ${i}`] : [`turn ${i}`]))
  const found = since(many, 0)
  expect(found.lines.length + 1).toBe(MOST_LINES)
  expect(found.lines.slice(0, 2).every(({ mine }) => mine)).toBe(true)
  expect(found.lines.at(-1)?.text).toBe('turn 29')
  expect(found.more).toBe(30 - 5)
  // However much concerns me, something of the others is told too.
  const all = since(
    Array.from({ length: 30 }, (_, i) => turn(i + 1, 1, [`Ann ${i}`])),
    0,
  )
  expect(all.lines.length + (all.more > 0 ? 1 : 0)).toBeLessThanOrEqual(MOST_LINES)
})
