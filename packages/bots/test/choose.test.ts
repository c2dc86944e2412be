import { anyGame, below, Match, seedChance } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import type { Level } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { chooseOption } from '../src/choose.js'

const game = anyGame(highCard)
const unhurried = { expired: () => false }

function play(levels: readonly Level[], seed: string): readonly number[] {
  const match = Match.start(game, { players: levels.length }, seed)
  while (!game.outcome(match.state)) {
    const [decision] = match.decisions().filter(open => open.optional === undefined)
    const view = match.view(decision.seat)
    const botSeed = `${seed}/${match.answers.length}`
    match.answer(decision.seat, chooseOption(game, view, decision, levels[decision.seat], botSeed, unhurried))
  }
  return game.standing(match.state).map(score => score.total)
}

test('a hand beats random answers more often than not', () => {
  let hand = 0
  let random = 0
  for (let i = 0; i < 40; i++) {
    const seat = below(seedChance(`seat ${i}`), 2)
    const scores = play(seat === 0 ? ['hand', 'random'] : ['random', 'hand'], `match ${i}`)
    hand += scores[seat]
    random += scores[1 - seat]
  }
  expect(hand).toBeGreaterThan(random)
})

test('the same view, question and seed give the same answer', () => {
  expect(play(['hand', 'hand', 'random'], 'again')).toEqual(play(['hand', 'hand', 'random'], 'again'))
})
