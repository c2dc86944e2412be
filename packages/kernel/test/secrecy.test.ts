import { expect, test } from 'vitest'
import { NO_CHANCE, seedChance } from '../src/chance.js'
import { canonicalJson } from '../src/hash.js'
import { Match } from '../src/match.js'
import { SPECTATOR, UNKNOWN } from '../src/seat.js'
import { highCard, playRandomly } from '../src/testing/index.js'

test('worlds that differ only in what a viewer cannot know look the same, at every step of random matches', () => {
  for (let seed = 0; seed < 10; seed++) {
    const players = 2 + (seed % 3)
    const match = Match.start(highCard, { players }, `secret ${seed}`)
    playRandomly(match, 'players', 60, () => {
      for (let viewer = SPECTATOR; viewer < players; viewer++) {
        const view = match.view(viewer)
        const other = highCard.imagine(
          highCard.clone(view),
          seedChance(`world ${seed} ${match.answers.length}`),
        )
        expect(canonicalJson(highCard.view(other, viewer))).toBe(canonicalJson(view))
        const own = (state: typeof other): string =>
          canonicalJson(highCard.decisions(state).filter(decision => decision.seat === viewer))
        expect(own(other)).toBe(own(match.state))
      }
    })
  }
})

test('a view hides chance, the deck and the cards of others', () => {
  const match = Match.start(highCard, { players: 3 }, 'view')
  match.answer(1, { kind: 'lay', card: match.state.hands[1][0] })
  const view = match.view(0)
  expect(view.chance).toEqual(NO_CHANCE)
  expect(new Set([...view.deck, ...view.hands[1], ...view.hands[2]])).toEqual(new Set([UNKNOWN]))
  expect(view.laid).toEqual([0, UNKNOWN, 0])
  expect(view.hands[0]).toEqual(match.state.hands[0])
  expect(
    match
      .view(SPECTATOR)
      .hands.flat()
      .every(card => card === UNKNOWN),
  ).toBe(true)
})

test('a view is a copy: what is done to it does not reach the match', () => {
  const match = Match.start(highCard, {}, 'copy')
  const hash = match.hash()
  const view = match.view(0)
  view.hands[0].pop()
  view.points[0] = 99
  expect(match.hash()).toBe(hash)
})

test('an imagined world keeps what is known, and can be played to its end', () => {
  const match = Match.start(highCard, { players: 2 }, 'imagine')
  playRandomly(match, 'players', 3)
  const world = highCard.imagine(highCard.clone(match.view(0)), seedChance('world'))
  expect(world.hands[0]).toEqual(match.state.hands[0])
  expect(canonicalJson(world)).not.toContain(String(UNKNOWN))
  for (let open = highCard.decisions(world); open.length > 0; open = highCard.decisions(world))
    highCard.apply(world, open[0].seat, open[0].options[0])
  expect(highCard.outcome(world)).toBeDefined()
})
