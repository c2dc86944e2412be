import { expect, test } from 'vitest'
import { type SeatChoice, seatChoices } from '../../src/lobby/seatChoices.js'

const BOT: SeatChoice = { kind: 'bot', level: 'hand' }

test('a table begins with me and open seats, and keeps what was chosen', () => {
  expect(seatChoices([], 3)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  expect(seatChoices([BOT, { kind: 'me' }], 3)).toEqual([BOT, { kind: 'me' }, { kind: 'open' }])
})

test('I keep a seat when there is mine no more, and get none that I did not want', () => {
  expect(seatChoices([BOT, BOT, { kind: 'me' }], 2)).toEqual([{ kind: 'me' }, BOT])
  expect(seatChoices([BOT, BOT, BOT], 2)).toEqual([BOT, BOT])
})
