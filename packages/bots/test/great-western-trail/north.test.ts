import { type Option, type State, TOWNS, TRADE_SPACES, tablesOf } from '@railhead/great-western-trail'
import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { FEATURES } from '../../src/great-western-trail/features.js'
import { greatWesternTrailModel as model } from '../../src/great-western-trail/model.js'
import { look } from '../../src/great-western-trail/position.js'
import { newTraits } from '../../src/traits.js'
import { gameOf, wander } from '../testing/playing.js'

const game = gameOf('great-western-trail')
const NORTH = { addons: ['railsToTheNorth'] }
const town = (name: string): number => TOWNS.findIndex(place => place.name === name)

test('with a shop in g1 and a disc on Fulton a shop can go to gM and memphis (RTN-ACCESS-18)', () => {
  const state = game.setup(game.config.parse({ players: 2, ...NORTH }), seedChance('north')) as State
  state.shops = state.shops.map((seat, space) => (space === town('g1') * TRADE_SPACES ? 0 : seat))
  state.players[0].cities[1] = 1
  const { shops, ways, near } = look(state, 0).north
  expect(TOWNS.filter((_, i) => ways[i] === 1).map(({ name }) => name)).toEqual(['gM', 'memphis'])
  expect([shops[town('g1')], ways[town('g1')], near[town('g1')]]).toEqual([1, 0, 0])
  expect([ways[town('g2')], near[town('g2')]]).toEqual([2, 0.5])
  expect(near[town('milwaukee')]).toBe(0)
  // Whoever was looked at in between, the other seat has no shop there.
  expect(look(state, 1).north.ways[town('g1')]).toBe(1)
  expect(look(state, 0).north.ways[town('g1')]).toBe(0)
})

test.each([
  [{ players: 2, ...NORTH }],
  [{ players: 3, edition: 'first', ...NORTH }],
  [{ solo: 'hard', ...NORTH }],
] as const)('a shop goes where a rail is seen to lead, and is told by its town: %j', config => {
  const traits = newTraits()
  const out = new Float32Array(FEATURES.length)
  let placed = 0
  wander(game, config, `shops ${JSON.stringify(config)}`, (plain, question) => {
    const options = question.options as unknown as Option[]
    if (question.ask !== 'placeShop') return
    placed++
    const state = plain as State
    model.readFeatures(plain, question.seat, out)
    const { ways } = look(state, question.seat).north
    const { money } = state.players[question.seat]
    const offered = new Set<number>()
    for (const [i, option] of options.entries()) {
      if (option.kind !== 'shop') continue
      offered.add(option.town)
      model.readTraits?.(plain, question, question.options[i], traits)
      const names = Array.from(traits.places.subarray(0, traits.count), place => model.traits?.[place])
      expect(names).toContain(`town${option.town}`)
    }
    const towns = tablesOf(state).north?.towns ?? []
    for (let i = 0; i < towns.length; i++) {
      const isFree = towns[i].spaces.some(
        ({ cost }, space) => cost <= money && state.shops[i * TRADE_SPACES + space] === -1,
      )
      if (offered.has(i) !== (ways[i] === 1 && isFree)) throw new Error(`${towns[i].name} is ${ways[i]} away`)
    }
  })
  expect(placed).toBeGreaterThan(1)
})

test('without the north nothing of it is seen, also right after a match with it', () => {
  const names = FEATURES.map(({ name }) => name)
  const out = new Float32Array(names.length)
  wander(game, { players: 2, ...NORTH }, 'before', (state, { seat }) => model.readFeatures(state, seat, out))
  const seen = names.indexOf('shop0')
  const last = names.indexOf('samShops')
  const base = game.setup(game.config.parse({ players: 2 }), seedChance('base'))
  model.readFeatures(base, 0, out)
  expect(last).toBeGreaterThan(seen)
  expect(Array.from(out.subarray(seen, last + 1)).every(number => number === 0)).toBe(true)
})
