import { type Message, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { BUILDER, COWBOY, ENGINEER } from './components/tiles.js'
import { refusals } from './refusals.js'
import type { State } from './state.js'
import { testGame } from './testing/testGame.js'
import { catalogues } from './text/index.js'
import { view } from './view.js'

const say = translator('en', [catalogues.en], seat => ['Anna', 'Bert'][seat])
const told = (state: State, seat = 0): string[] =>
  refusals(state, seat).map(({ what, why }: { what: Message; why: Message }) => `${say(what)}: ${say(why)}`)

test('nobody is refused anything who is not asked', () => {
  const game = testGame()
  expect(refusals(game.state, 1)).toEqual([])
})

test('local actions say which cost or card is missing', () => {
  const game = testGame().hand([0])
  game.player().money = 3
  expect(told(game.visit('nF').state)).toEqual([
    'Local action: discard 2 cattle cards of one breed → take $4: you have no two cattle cards of one breed in hand',
    'Local action: pay $7 → take a hazard: it costs $7, you have $3',
    'Auxiliary action “certificates”: both of its discs still lie on your board',
    'Auxiliary action “engine forward”: both of its discs still lie on your board',
    'Auxiliary action “remove cards”: both of its discs still lie on your board',
  ])
  expect(told(game.visit('nA').state)).toContain(
    'Local action: discard 1 Galloway → take $2: you have no Galloway in hand',
  )
})

test('building needs builders and dollars', () => {
  const game = testGame()
  const player = game.player()
  player.workers[BUILDER] = 2
  player.money = 3
  game.start({ kind: 'build', price: 2, optional: true })
  expect(told(game.state)).toContain('Build building 5a: needs 3 builders, you have 2')
  expect(told(game.state)).toContain('Build building 4a: it costs $4, you have $3')
})

test('the local action to build says what the cheapest building lacks', () => {
  const game = testGame()
  const player = game.player()
  player.money = 20
  for (const number of [1, 2, 3]) player.unbuilt &= ~(1 << number)
  expect(told(game.visit('nB').state)).toContain(
    'Local action: build for $2 per builder: needs 2 builders, you have 1',
  )
})

test('workers are without room, or in the row of the token', () => {
  const game = testGame().jobMarket(2, { 0: [COWBOY, BUILDER], 1: [ENGINEER], 2: [COWBOY] })
  const player = game.player()
  player.money = 5
  player.workers[BUILDER] = 6
  game.start({ kind: 'hire', change: -1, optional: true })
  expect(told(game.state)).toEqual([
    'Hire a builder from row 1 for $5: your row is full with 6 workers',
    'Hire a cowboy from row 3 for $6: the job market token is still in this row',
  ])
})

test('workers above the token may be too dear', () => {
  const game = testGame().jobMarket(4, { 0: [COWBOY], 3: [ENGINEER] })
  game.player().money = 5
  game.start({ kind: 'hire', change: 0, optional: true })
  expect(told(game.state)).toEqual(['Hire a cowboy from row 1 for $6: it costs $6, you have $5'])
})

test('cities are out of reach or have a disc already', () => {
  const game = testGame()
  game.player().cities[game.city('fulton')] = 1
  game.start({ kind: 'deliver', total: 9, transport: true })
  expect(told(game.state)).toContain('Deliver to Toledo (value 12): needs a value of 12, your total is 9')
  expect(told(game.state)).toContain('Deliver to Fulton (value 1): you have a disc there already')
})

test('an auxiliary action may need an engine that can move back, or a second free disc', () => {
  const game = testGame()
  game.player().discs[4] = 1
  game.start({ kind: 'auxiliary', max: 2 })
  expect(told(game.state)).toContain(
    'Auxiliary action: move your engine 1 space back → take $1, remove up to 1 card in hand from the game: your engine cannot move 1 space back',
  )
  expect(told(game.state)).toContain(
    'Double auxiliary action: take $2: one of its discs still lies on your board',
  )
})

test('a turnout tells why its station cannot be upgraded', () => {
  const game = testGame()
  game.player().engine = 4
  game.player().money = 1
  game.start({ kind: 'engine', upTo: 1 })
  expect(told(game.state)).toEqual(['Upgrade station 1: it costs $2, you have $1'])
})

test('a building of somebody else has no local actions', () => {
  const game = testGame().build(1, 2, 'ab1').visit('ab1', 0)
  expect(told(game.state)[0]).toBe('Local actions of Bert’s building 2a: the building belongs to Bert')
})

test('the own view tells the same as the state, the view of others nothing about the hand', () => {
  const game = testGame().hand([0])
  game.player().money = 3
  game.visit('nF')
  expect(told(view(game.state, 0))).toEqual(told(game.state))
  expect(told(view(game.state, 1)).some(line => line.includes('in hand'))).toBe(false)
})
