import { type Message, SPECTATOR, translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { COWBOY } from '../src/components/tiles.js'
import { summary } from '../src/summary.js'
import { catalogues } from '../src/text/index.js'
import { view } from '../src/view.js'
import { testGame } from './testing/testGame.js'

const say = (message: Message): string =>
  translator('en', [catalogues.en], seat => ['Anna', 'Bert'][seat])(message)

test('the summary tells what everybody has and the own hand only', () => {
  const game = testGame().build(0, 5, 'ab1').hand([0, 0, 1, 2])
  const player = game.player()
  player.money = 12
  player.workers[COWBOY] = 3
  player.certificates = 2
  player.masters = [2]
  player.engine = 7
  player.space = game.space('nB')
  player.cities[5] = 1
  player.stations = 1
  const lines = summary(view(game.state, 0), 0).map(say)
  expect(lines).toContain(
    'Anna: $12; cowboys 3, builders 1, engineers 1; certificates 2 of 3 + 1 permanent; exchange tokens 1',
  )
  expect(lines).toContain('  cattleman at neutral building B; engine on space 7; step limit 3')
  expect(lines).toContain(
    '  hand (4 of 4): 2× Criollo (value 1), Santa Gertrudis (value 2), Pineywoods (value 2); draw pile 14, discard pile 0',
  )
  expect(lines).toContain('  buildings: your building 5a on site A–B 1')
  expect(lines).toContain('  delivered to: Chicago')
  expect(lines).toContain('  upgraded: station 1')
  expect(lines).toContain('  station masters: station master “hazards”')
  expect(lines.filter(line => line.startsWith('  hand ('))).toHaveLength(1)
  expect(lines).toContain('Neutral buildings on spaces A to G: A B C D E F G')
})

test('spectators see no hand', () => {
  const lines = summary(view(testGame().state, SPECTATOR), SPECTATOR).map(say)
  expect(lines.filter(line => line.startsWith('  hand ('))).toEqual([])
  expect(lines.filter(line => line.startsWith('  hand '))).toHaveLength(2)
})

test('the markets, the foresight spaces and the display are told', () => {
  const game = testGame().jobMarket(2, { 0: [COWBOY, COWBOY] })
  game.state.market = [4, 4, 7]
  game.state.foresight = [4, 5, 1, 2, 3, 3]
  const lines = summary(game.state, 0).map(say)
  expect(lines).toContain('Job market, row 1 ($6): 2× cowboy')
  expect(lines).toContain('Job market, row 3 ($7) with the token: none')
  expect(lines.find(line => line.startsWith('Cattle market'))).toMatch(
    /^Cattle market: 2× Black Angus \(value 3, 1 point\), Shorthorn \(value 4, 3 points\) \(deck \d+\)$/,
  )
  expect(lines).toContain('Foresight 1: green outlaw, orange outlaw')
  expect(lines).toContain('Foresight 3: 2× engineer')
})
