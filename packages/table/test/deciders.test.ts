import { anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import type { SeatInfo } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { deciders, HELD_KEY, LiveMatch } from '../src/index.js'

const here = { kind: 'person', person: 'p', name: 'Ann', asked: true } as const
const away = { ...here, held: true } as const
const gone = { ...away, conceded: true } as const
const bot = { kind: 'bot', level: 'drover', asked: false } as const

/** The first seat swaps a card, which shows it another one, or lays one, which shows it nothing. */
test.each<[string, 'swap' | 'lay', readonly SeatInfo[], readonly number[]]>([
  ['two people', 'lay', [here, here], [0, 1]],
  ['one with a bot', 'swap', [here, bot], [0]],
  ['of three one is away: those who are there decide', 'swap', [here, away, here], [0, 2]],
  ['of two one is away, and nothing was shown', 'lay', [here, away], [0]],
  ['of two one is away: nobody looks at a card behind their back', 'swap', [here, away], [0, 1]],
  ['all others are away', 'swap', [here, away, away], [0, 1, 2]],
  ['the other one gave up', 'swap', [here, gone], [0]],
])('who has a say about taking back, %s', (_name, ask, seats, expected) => {
  const game = anyGame(highCard)
  const config = { players: seats.length }
  const live = LiveMatch.read(game, { rules: game.rulesVersion, config, seed: 'seed' }, [])
  const asked = live.decisions().find(decision => decision.seat === 0 && decision.ask === ask)
  if (!asked) throw new Error(`Nobody is asked to ${ask}.`)
  live.answer(0, asked.options[0], asked.id, 'key', true)
  expect(deciders(seats, live, 0)).toEqual(expected)
})

/** Of two the second is away; a bot lays a card for them, before the first one does so or after it. */
test.each<[string, readonly number[], readonly number[]]>([
  ['what the bot laid face down tells nothing', [1], [0]],
  ['with the last card of a round everybody draws one: nobody looks at it behind their back', [0, 1], [0, 1]],
])('who has a say about taking back what a bot answered: %s', (_name, order, expected) => {
  const game = anyGame(highCard)
  const live = LiveMatch.read(game, { rules: game.rulesVersion, config: { players: 2 }, seed: 'seed' }, [])
  for (const seat of order) {
    const asked = live.questions().find(question => question.seat === seat)
    if (!asked) throw new Error(`Seat ${seat} is not asked.`)
    live.answer(seat, asked.options[0], asked.id, seat === 0 ? 'key' : `${HELD_KEY}1`, true)
  }
  expect(deciders([here, away], live, 0)).toEqual(expected)
})
