import { type Message, type QueryId, SPECTATOR, tableInWords, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { catalogues, text } from '../src/text/index.js'
import { view } from '../src/view.js'
import { type Settings, testGame } from './testing/testGame.js'

const say = (message: Message): string =>
  translator('en', [catalogues.en], seat => ['Anna', 'Bert'][seat])(message)

const ids = (settings: Settings, viewer: number): QueryId[] =>
  tableInWords(text, view(testGame(settings).state, viewer), viewer).map(({ query }) => query.id)

test('the table in words has every part of the table, and those of the add-ons where they are played', () => {
  const base = ['round', 'hand', 'buildings', 'people', 'trail', 'jobs', 'market', 'foresight', 'rails']
  expect(ids({}, 0)).toEqual([...base, 'cities', 'goals'])
  expect(ids({}, SPECTATOR)).not.toContain('hand')
  expect(ids({ addons: ['railsToTheNorth', 'pokerTable'] }, 0)).toEqual([
    ...base,
    'cities',
    'goals',
    'north',
    'poker',
  ])
})

test('the trail is told from where one stands, by steps, with what places offer, cost and who is there', () => {
  const game = testGame().build(1, 1, 'bc1')
  game.player(0).space = game.space('nA')
  game.player(1).space = game.space('nB')
  const lines = text.queries.trail.lines(view(game.state, 0), 0).map(say)
  expect(lines[0]).toMatch(/^Here: neutral building A: discard 1 Galloway .*; here: Anna$/)
  expect(lines).toContainEqual(expect.stringMatching(/^1 step: flood|^1 step: neutral building B/))
  expect(lines).toContainEqual(expect.stringMatching(/steps?: neutral building B: .*; here: Bert$/))
  expect(lines).toContainEqual(expect.stringMatching(/^\d+ steps: Bert’s building 1a/))
  expect(lines).toContainEqual(expect.stringMatching(/^Free building sites ahead: site A–B 1/))
  expect(lines.filter(line => line.includes('Kansas City') && /steps: Kansas/.test(line))).toHaveLength(1)
})

test('the market is told with its prices, stations and cities with whose discs lie there', () => {
  const game = testGame()
  game.state.market = [4, 4, 10]
  game.player(1).stations = 1
  game.player(0).cities[0] = 2
  expect(text.queries.market.lines(game.state).map(say).slice(0, 2)).toEqual([
    '2× Black Angus (value 3, 1 point); price: 1 cowboy $6, 2 cowboys $3, 3 cowboys two for $5',
    'Hereford (value 5, 5 points); price: 2 cowboys $12, 4 cowboys $6',
  ])
  expect(text.queries.rails.lines(game.state).map(say)).toContainEqual(
    expect.stringMatching(/^station 1: Upgrading costs \$2 .*; upgraded by Bert; station master/),
  )
  expect(text.queries.cities.lines(game.state).map(say)[0]).toMatch(/^Kansas City: .*; discs: 2× Anna$/)
})

test('in brief there is a line for each player', () => {
  const game = testGame()
  const lines = text.queries.brief.lines(view(game.state, 0), 0).map(say)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^Bert: -?\d+ points?, \$\d+, \d cards; /)
})
