import { Match, shuffle } from '@railhead/kernel'
import { checkGame } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { nuggets } from '../src/index.js'

// Hundreds of matches: a busy machine takes a while.
test('it is a sound game', { timeout: 120_000 }, () => {
  checkGame(nuggets, {
    reshuffle(state, viewer, chance) {
      const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))
      const laid = state.bids.filter((card, seat) => seat !== viewer && card > 0)
      const cards = shuffle(chance, [...others, ...laid, ...state.aside])
      state.hands = state.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length)))
      state.bids = state.bids.map((card, seat) =>
        seat === viewer || card === 0 ? card : cards.splice(0, 1)[0],
      )
      state.aside = cards
    },
    reveals: ['shown'],
    secret: ['bid'],
  })
})

test('the highest card wins the claim', () => {
  const match = Match.start(nuggets, { players: 3 }, 'highest')
  const { claim, hands } = match.state
  const best = hands.map(hand => Math.max(...hand))
  best.forEach((card, seat) => {
    match.answer(seat, { kind: 'bid', card })
  })
  const winner = best.indexOf(Math.max(...best))
  expect(match.state.won[winner]).toEqual([claim])
})
