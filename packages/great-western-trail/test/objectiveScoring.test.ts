import { translator } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { BLACK_ANGUS, LONGHORN } from '../src/components/cattle.js'
import { OBJECTIVES } from '../src/components/objectives.js'
import { DROUGHT, FLOOD, hazardTile, ROCKFALL } from '../src/components/tiles.js'
import { tablesOf } from '../src/state.js'
import { catalogues } from '../src/text/index.js'
import { objectiveName } from '../src/text/names.js'
import { give, owner } from './testing/objectives.js'
import { objective, type Settings } from './testing/testGame.js'

/** What each card asks for, in the letters of table O, and its points. */
const TABLE: readonly (readonly [name: string, conditions: string, met: number, unmet: number])[] = [
  ['cash-a', 'BOO', 3, -2],
  ['cash-b', 'BGO', 3, -2],
  ['cash-c', '4HH', 3, -2],
  ['cash-d', 'SSH', 3, -2],
  ['cash-e', '333B', 4, -2],
  ['terminal', 'T', 5, -3],
  ['draw-a', 'BBH', 3, -2],
  ['draw-b', 'SGO', 3, -2],
  ['draw-c', '5H', 3, -2],
  ['draw-d', 'SGG', 3, -2],
  ['draw-e', '333S', 4, -2],
  ['engine-a', '44SG', 5, -3],
  ['engine-b', '345', 5, -3],
  ['engine-c', 'BBGG', 5, -3],
  ['engine-d', 'BOHH', 5, -3],
  ['engine-e', 'SSHH', 5, -3],
  ['trail-a', 'BBHH', 5, -2],
  ['trail-b', 'SSOO', 5, -2],
  ['trail-c', '345', 5, -2],
  ['trail-d', '34HH', 5, -2],
  ['trail-e', 'SSBB', 5, -2],
  ['start-a', '34B', 3, 0],
  ['start-b', 'SSG', 3, 0],
  ['start-c', 'BBH', 3, 0],
  ['start-d', 'OHH', 3, 0],
]

test.each(TABLE)(
  'GWT2-OBJ-13 GWT2-OBJ-17 GWT2-OBJ-23 card %s: %s scores %d, with any of it missing %d',
  (name, conditions, met, unmet) => {
    const orange = conditions.replaceAll('G', 'O')
    expect(give(owner([name]), orange).score(0).objectives).toBe(met)
    for (let missing = 0; missing < conditions.length; missing++) {
      const rest = orange.slice(0, missing) + orange.slice(missing + 1)
      expect(give(owner([name]), rest).score(0).objectives).toBe(unmet + 0)
    }
  },
)

const GREEN_CARDS = TABLE.filter(([, conditions]) => conditions.includes('G'))
const GREEN = { rulings: { objectiveOutlaws: 'green' } } as const

test('GWT2-OBJ-25 six cards ask for orange outlaws, by the other ruling and in the first edition for green ones', () => {
  expect(GREEN_CARDS).toHaveLength(6)
  for (const [name, conditions, met, unmet] of GREEN_CARDS)
    for (const settings of [GREEN, { edition: 'first' } as const]) {
      expect(give(owner([name], settings), conditions).score(0).objectives).toBe(met)
      const orange = conditions.replaceAll('G', 'O')
      expect(give(owner([name], settings), orange).score(0).objectives).toBe(unmet + 0)
    }
  const said = (settings: Settings): string =>
    translator('en', [catalogues.en])(objectiveName(objective('draw-d'), tablesOf(owner([], settings).state)))
  expect(said({})).toContain('2 orange')
  expect(said(GREEN)).toContain('2 green')
})

test('GWT2-OBJ-14 an unmet starting card scores 0', () => {
  for (const card of OBJECTIVES.filter(({ starting }) => starting))
    expect(owner([card.name]).score(0).objectives).toBe(0)
})

test('GWT2-OBJ-15 each element counts for one condition of one card, so equal conditions add up', () => {
  expect(give(owner(['draw-a', 'start-c']), 'BBH').score(0).objectives).toBe(3 + 0)
  expect(give(owner(['draw-a', 'start-c']), 'BBBBHH').score(0).objectives).toBe(3 + 3)
})

test('GWT2-OBJ-16 the elements go where they are worth most', () => {
  // Two hazards serve the card that would cost points, not the starting card first in the area.
  expect(give(owner(['start-d', 'cash-c']), 'OHH4').score(0).objectives).toBe(3 + 0)
  // One big card is given up for two small ones.
  expect(give(owner(['trail-a', 'draw-c', 'draw-a']), 'BBHH5').score(0).objectives).toBe(3 + 3 - 2)
})

test('GWT2-OBJ-17 hazards of any type serve', () => {
  const game = owner(['start-d'])
  game.player(0).orangeOutlaws = 1
  for (const [a, b] of [
    [FLOOD, DROUGHT],
    [ROCKFALL, ROCKFALL],
  ] as const) {
    game.player(0).hazards = [hazardTile(a, 0), hazardTile(b, 1)]
    expect(game.score(0).objectives).toBe(3)
  }
})

test('GWT2-OBJ-18 cattle of draw pile, hand and discard pile all count', () => {
  const game = give(owner(['draw-e']), 'S')
  game.player(0).draw.push(BLACK_ANGUS)
  game.player(0).hand.push(LONGHORN)
  expect(game.score(0).objectives).toBe(-2)
  game.player(0).discard.push(LONGHORN)
  expect(game.score(0).objectives).toBe(4)
})

test('GWT2-OBJ-19 3 buildings, 3 hazards, 1 orange outlaw and 2 New York discs: 18; with 1 New York disc 10', () => {
  const cards = ['engine-d', 'draw-a', 'terminal', 'terminal']
  expect(give(owner(cards), 'BBBHHHOTT').score(0).objectives).toBe(18)
  expect(give(owner(cards), 'BBBHHHOT').score(0).objectives).toBe(10)
})

test('GWT2-OBJ-21 GWT2-OBJ-22 cards in the area must be scored, cards of the herd only if that pays', () => {
  const game = owner(['cash-a'])
  const player = game.player(0)
  player.hand.push(objective('terminal'))
  player.draw.push(objective('terminal'))
  player.discard.push(objective('draw-c'))
  const { money } = player
  expect(game.score(0).objectives).toBe(-2)
  player.cities[game.city('newYork')] = 1
  expect(game.score(0).objectives).toBe(-2 + 5)
  give(game, 'H5')
  expect(game.score(0).objectives).toBe(-2 + 5 + 3)
  expect(player.money).toBe(money)
})
