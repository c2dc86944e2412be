import { RailheadError } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { boxOf } from '../../src/components/box.js'
import { STARTING_HERD } from '../../src/components/cattle.js'
import { RAIL_START } from '../../src/components/railroad.js'
import { isWorker, NOTHING, privateTile, WORKERS } from '../../src/components/tiles.js'
import { configSpec, DIFFICULTIES } from '../../src/config.js'
import { SAM_CARDS } from '../../src/solo/cards.js'
import { stripOrder } from '../../src/solo/delivery.js'
import { HUMAN, SAM } from '../../src/solo/sam.js'
import { scoreSam } from '../../src/solo/scoring.js'
import { tablesOf } from '../../src/state.js'
import { buildingOnTrail } from '../../src/walk.js'
import { soloGame } from './testing.js'

const SEEDS = Array.from({ length: 20 }, (_, i) => `setup ${i}`)
const cityNames = (game: ReturnType<typeof soloGame>): string[] =>
  stripOrder(game.state).map(city => tablesOf(game.state).cities[city].name)

test('SAM-SETUP-01 Sam has fifteen cards numbered 1 to 15 and one specialty', () => {
  expect(Object.keys(SAM_CARDS.slice(1))).toHaveLength(15)
  expect(SAM_CARDS.slice(1).every(card => card !== undefined)).toBe(true)
  expect(SAM_CARDS[0]).toBeUndefined()
  expect(WORKERS).toContain(soloGame().sam.specialty)
})

test('SAM-SETUP-02 shared pieces are set up as for two players', () => {
  const { state } = soloGame()
  expect(state.seats).toBe(1)
  expect(state.jobs).toHaveLength(12 * 2)
  expect(state.jobs.filter(tile => tile !== NOTHING)).toHaveLength(3)
  expect(state.market).toHaveLength(7)
  const { hazards, camps } = tablesOf(state).trail
  expect([...hazards.flat(), ...camps].filter(space => state.trail[space] !== NOTHING)).toHaveLength(7)
})

test('SAM-SETUP-03 a difficulty, and only one of the three, must be given', () => {
  expect(DIFFICULTIES).toEqual(['easy', 'medium', 'hard'])
  for (const solo of DIFFICULTIES) expect(configSpec.parse({ solo })).toMatchObject({ solo })
  expect(() => configSpec.parse({ solo: 'brutal' })).toThrow(RailheadError)
  expect(() => configSpec.parse({ solo: 'easy', players: 2 })).toThrow(/either/)
})

test('SAM-SETUP-04 on easy the cards 13 to 15 leave the game', () => {
  expect([...soloGame({ solo: 'easy' }).sam.deck].sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
})

test('SAM-SETUP-05 SAM-SETUP-17 on medium all cards, and four workers: two of the drawn type', () => {
  for (const seed of SEEDS) {
    const { sam } = soloGame({ solo: 'medium' }, seed)
    expect(sam.deck).toHaveLength(15)
    expect([...sam.workers].sort()).toEqual([0, 1, 1, 2])
    expect(sam.workers[sam.specialty]).toBe(2)
    const easy = soloGame({ solo: 'easy' }, seed).sam
    expect([...easy.workers].sort()).toEqual([0, 1, 1, 2])
  }
})

test('SAM-SETUP-06 SAM-SETUP-18 on hard all cards, and seven workers: three of the drawn type', () => {
  for (const seed of SEEDS) {
    const { sam } = soloGame({ solo: 'hard' }, seed)
    expect(sam.deck).toHaveLength(15)
    expect([...sam.workers].sort()).toEqual([0, 2, 2, 3])
    expect(sam.workers[sam.specialty]).toBe(3)
  }
})

test('SAM-SETUP-07 the first delivery goes to Bloomington on easy and medium, to Peoria on hard', () => {
  const first = DIFFICULTIES.map(solo => cityNames(soloGame({ solo }))[0])
  expect(first).toEqual(['bloomington', 'bloomington', 'peoria'])
})

test('SAM-SETUP-08 the first city can be moved: nearer New York is harder, nearer Kansas City easier', () => {
  const points = ['fulton', 'bloomington', 'toledo'].map(samFirstCity => {
    const game = soloGame({ samFirstCity })
    for (let i = 0; i < 6; i++) game.herder('kansasCity').plays(7)
    expect(game.told('delivered')[0].city).toBe(game.city(samFirstCity))
    return scoreSam(game.state, game.sam).categories['cities']
  })
  expect(points[0]).toBeLessThan(points[1])
  expect(points[1]).toBeLessThan(points[2])
  expect(() => configSpec.parse({ solo: 'easy', samFirstCity: 'kansasCity' })).toThrow(RailheadError)
  expect(() => configSpec.parse({ players: 2, samFirstCity: 'peoria' })).toThrow(/solo/)
})

test('SAM-SETUP-09 by the ruling samWorkerBag the worker comes out of bag 3, whose outlaws stay in it', () => {
  for (const seed of SEEDS) {
    const { state, sam } = soloGame({ solo: 'easy', rulings: { samWorkerBag: 3 } }, seed)
    expect(isWorker(sam.specialty)).toBe(true)
    expect([...state.bags[2], ...state.foresight.slice(4)]).toHaveLength(boxOf(0).bags[2].length - 1)
  }
})

test('SAM-SETUP-09 SAM-SETUP-10 one random worker comes out of bag 2, on hard one of each type more', () => {
  const drawn = new Set<number>()
  for (const seed of SEEDS)
    for (const [solo, left] of [
      ['easy', 32],
      ['medium', 32],
      ['hard', 29],
    ] as const) {
      const { state, sam } = soloGame({ solo }, seed)
      const jobs = state.jobs.filter(tile => tile !== NOTHING)
      const outside = [...jobs, ...state.foresight.slice(2, 4)]
      expect(state.bags[1].length + outside.length).toBe(left)
      for (const worker of WORKERS) {
        const all = boxOf(0).bags[1].filter(tile => tile === worker).length
        const rest = [...state.bags[1], ...outside].filter(tile => tile === worker).length
        expect(all - rest).toBe(sam.workers[worker] - 1)
      }
      drawn.add(sam.specialty)
    }
  expect(drawn.size).toBe(3)
})

test('SAM-SETUP-11 Sam is no seat: his pieces are told from the human ones, and he has a board of his own', () => {
  const { state } = soloGame()
  expect(configSpec.seats(state.config)).toBe(1)
  expect(state.players).toHaveLength(1)
  expect(SAM).not.toBe(HUMAN)
  expect(state.sam).toBeDefined()
})

test('SAM-SETUP-12 all fourteen discs lie in his supply', () => {
  expect(soloGame().sam).toMatchObject({ discs: 14, stations: 0 })
  expect(soloGame().sam.cities.every(discs => discs === 0)).toBe(true)
})

test('SAM-SETUP-13 SAM-SETUP-14 his twelve buildings show side b, whatever the human uses', () => {
  const game = soloGame({ buildingFaces: 'a' })
  for (let number = 1; number <= 12; number++) {
    expect(game.sam.unbuilt & (1 << number)).not.toBe(0)
    const { buildings } = tablesOf(game.state)
    expect(buildingOnTrail(game.state, privateTile(SAM, number))).toBe(buildings[1][number])
    expect(buildingOnTrail(game.state, privateTile(HUMAN, number))).toBe(buildings[0][number])
  }
  expect(game.sam.unbuilt & 1).toBe(0)
})

test('SAM-SETUP-15 SAM-SETUP-16 SAM-SETUP-19 one worker of each type is printed; the drawn ones join their rows and make the specialty', () => {
  for (const seed of SEEDS) {
    const { sam } = soloGame({}, seed)
    const expected = [0, 1, 1, 1]
    expected[sam.specialty]++
    expect(sam.workers).toEqual(expected)
    expect(sam.workers[sam.specialty]).toBe(Math.max(...sam.workers))
  }
})

test('SAM-SETUP-20 SAM-SETUP-21 his engine stands on the start of the track, his herder at the start of the trail', () => {
  const game = soloGame()
  expect(game.sam.engine).toBe(RAIL_START)
  expect(game.player(0).engine).toBe(RAIL_START)
  expect(game.sam.space).toBe(game.space('start'))
})

test('SAM-SETUP-22 SAM-SETUP-26 Sam has no cattle, no dollars, no tokens and no hand', () => {
  const { sam, state } = soloGame()
  expect(sam.pile).toHaveLength(1)
  expect(Object.keys(sam).filter(name => /money|token$|tokens|hand/i.test(name))).toEqual([
    'hasJobMarketToken',
  ])
  const cattle = [...state.market, ...state.marketDeck]
  expect(cattle.sort()).toEqual([...boxOf(0).marketDeck].sort())
})

test('SAM-SETUP-23 SAM-TURN-05 his cards are one face-down pile that he draws from at random', () => {
  const firsts = new Set(SEEDS.map(seed => soloGame({}, seed).human('nA').start().told('samCard')[0].card))
  expect(firsts.size).toBeGreaterThan(5)
})

test('SAM-SETUP-24 SAM-SETUP-27 both get one of the four starting objectives, Sam his face down', () => {
  const seen = new Set<number>()
  for (const seed of SEEDS) {
    const { sam, state } = soloGame({}, seed)
    const [own] = state.players[0].objectives
    expect(state.players[0].objectives).toHaveLength(1)
    expect(sam.pile).toHaveLength(1)
    expect(sam.pile[0]).not.toBe(own)
    seen.add(own).add(sam.pile[0])
  }
  expect(seen.size).toBe(4)
})

test('SAM-SETUP-25 the human begins with $6, an exchange token and four cards', () => {
  const game = soloGame()
  expect(game.state.turn).toBe(0)
  expect(game.asked(0)).toBe('placeCattleman')
  expect(game.player(0)).toMatchObject({ money: 6, exchangeTokens: 1 })
  expect(game.player(0).hand).toHaveLength(4)
  expect(game.player(0).hand.length + game.player(0).draw.length).toBe(STARTING_HERD.length)
})

test('POK-59 the poker table, the first edition and a first city with an itinerary are refused, with the reason', () => {
  expect(() => configSpec.parse({ solo: 'easy', addons: ['pokerTable'] })).toThrow(/two or more people/)
  expect(() => configSpec.parse({ solo: 'easy', edition: 'first' })).toThrow(/second edition/)
  expect(() =>
    configSpec.parse({ solo: 'easy', addons: ['railsToTheNorth'], samFirstCity: 'peoria' }),
  ).toThrow(/itinerary/)
})
