import { type State, tablesOf } from '@railhead/great-western-trail'
import { type PlainState, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { measureSteps, measureWaysHome, stepsFrom } from '../../src/great-western-trail/ahead.js'
import { FEATURES, OWN_COUNT } from '../../src/great-western-trail/features.js'
import { greatWesternTrailModel as model } from '../../src/great-western-trail/model.js'
import { gameOf, wander } from '../testing/playing.js'

const game = gameOf('great-western-trail')
const names = FEATURES.map(({ name }) => name)

/** What a seat sees, by name. */
function seenBy(state: PlainState, seat: number): Map<string, number> {
  const out = new Float32Array(names.length)
  model.readFeatures(state, seat, out)
  return new Map(names.map((name, i) => [name, out[i]]))
}

/** What is told of the next player in the same words and units as of oneself. */
const SHARED = names
  .filter(name => name.startsWith('next'))
  .map(name => [name, `${name.charAt(4).toLowerCase()}${name.slice(5)}`] as const)
  .filter(([, own]) => names.indexOf(own) >= 0 && names.indexOf(own) < OWN_COUNT)
  // Counted from the worker that is printed, and of a hand that others do not see.
  .filter(([, own]) => !['cowboys', 'builders', 'engineers'].includes(own))

test('much is told of the next player in the words in which one sees oneself', () => {
  expect(SHARED.length).toBeGreaterThan(50)
  expect(names.slice(OWN_COUNT).every(name => /^(next|most|fewest)/.test(name))).toBe(true)
})

test.each([
  [{ players: 2 }],
  [{ players: 3, edition: 'first' }],
  [{ players: 4, addons: ['railsToTheNorth'] }],
] as const)('a seat sees of who plays next what that player sees: %j', config => {
  const { players } = config
  let looked = 0
  wander(game, config, `next ${JSON.stringify(config)}`, (state, _question, count) => {
    if (count % 40 !== 0) return
    looked++
    const seats = Array.from({ length: players }, (_, seat) => seenBy(state, seat))
    const pieces = (state as State).players
    for (let seat = 0; seat < players; seat++) {
      const next = (seat + 1) % players
      for (const [name, own] of SHARED)
        if (seats[seat].get(name) !== seats[next].get(own))
          throw new Error(`${name} is ${seats[seat].get(name)}, ${own} is ${seats[next].get(own)}`)
      expect(seats[seat].get('nextEngineers')).toBeCloseTo(pieces[next].workers[3] / 3)
      const others = pieces.filter((_, other) => other !== seat)
      const most = players === 2 ? 0 : Math.max(...others.map(({ money }) => money))
      expect(seats[seat].get('mostMoney')).toBeCloseTo(most / 10)
      const steps = Array.from({ length: players - 1 }, (_, i) => seats[(seat + 1 + i) % players])
      const fewest = Math.min(...steps.map(other => other.get('stepsToKansasCity') ?? 0))
      expect(seats[seat].get('fewestSteps')).toBe(players === 2 ? 0 : fewest)
    }
  })
  expect(looked).toBeGreaterThan(5)
})

test('a hidden hand of the next player is taken for what is expected of it', () => {
  let hidden = 0
  wander(game, { players: 2 }, 'hands', (state, { seat }, count) => {
    if (count % 40 !== 0) return
    const seen = seenBy(game.view(state, seat), seat)
    if ((state as State).players[1 - seat].hand.length === 0) return
    hidden++
    expect(seen.get('nextHandValue')).toBe(seen.get('nextExpectedValue'))
    expect(seen.get('nextHerdSize')).toBe(seenBy(state, 1 - seat).get('herdSize'))
  })
  expect(hidden).toBeGreaterThan(5)
})

test('against Sam the pieces of Sam are seen, and nothing stays of who was looked at before', () => {
  const two = game.setup(game.config.parse({ players: 2 }), seedChance('before'))
  expect(seenBy(two, 0).get('nextMoney')).toBeGreaterThan(0)
  let most = 0
  const end = wander(game, { solo: 'hard' }, 'sam', (state, _question, count) => {
    if (count % 40 !== 0) return
    const seen = seenBy(state, 0)
    const { sam } = state as State
    expect([seen.get('nextMoney'), seen.get('nextCertificates')]).toEqual([0, 0])
    expect(seen.get('nextCowboys')).toBeCloseTo((sam?.workers[1] ?? 0) / 3)
    expect(seen.get('nextSteps')).toBe(seen.get('samSteps'))
    most = Math.max(most, seen.get('nextDeliveries') ?? 0)
  })
  expect((end as State).sam?.deliveries).toBeGreaterThan(0)
  expect(most).toBeGreaterThan(0)
})

test('the way home is as long as the way from there', () => {
  let measured = 0
  wander(game, { players: 3 }, 'ways', (state, _question, count) => {
    if (count % 60 !== 0) return
    const { trail } = tablesOf(state as State)
    measureWaysHome(state as State)
    const ways = trail.spaces.map((_, space) => stepsFrom(state as State, space))
    expect(ways).toEqual(trail.spaces.map((_, space) => measureSteps(state as State, space)))
    expect(stepsFrom(state as State, -1)).toBe(ways[trail.start])
    measured++
  })
  expect(measured).toBeGreaterThan(5)
})

test('policies look at nothing that tells of rivals', () => {
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('own'))
  const out = new Float32Array(names.length).fill(7)
  model.own?.readFeatures(state, 0, out)
  expect(out.subarray(OWN_COUNT).every(number => number === 7)).toBe(true)
  const all = new Float32Array(names.length)
  model.readFeatures(state, 0, all)
  expect(out.subarray(0, OWN_COUNT)).toEqual(all.subarray(0, OWN_COUNT))
})
