import { BRAHMAN } from '../../src/addons/cattle/brahman/cards.js'
import { BLACK_ANGUS, CORRIENTE, LONGHORN } from '../../src/components/cattle.js'
import { SHOPS_PER_BELL } from '../../src/components/north.js'
import { HAZARD_TYPES, hazardTile } from '../../src/components/tiles.js'
import { tablesOf } from '../../src/state.js'
import { objective, type Settings, type TestGame, testGame } from './testGame.js'

const SHORTHORN_4 = 8
const HEREFORD_6 = 11
const SITES = ['ab1', 'ab2', 'ab3', 'bc1']

/** Seat 0 with these objective cards in the area and nothing to meet them. */
export function owner(area: readonly string[], settings: Settings = {}): TestGame {
  const game = testGame(settings)
  game.player(0).objectives = area.map(objective)
  return game
}

/** Gives seat 0 elements, by the letters of table O: T is a disc on the last city, L a bell, C an orange card. */
export function give(game: TestGame, elements: string): TestGame {
  const player = game.player(0)
  for (const [i, letter] of [...elements].entries()) {
    if (letter === 'B') game.build(0, i + 1, SITES[i])
    else if (letter === 'G') player.greenOutlaws++
    else if (letter === 'O') player.orangeOutlaws++
    else if (letter === 'H') player.hazards = [...player.hazards, hazardTile(HAZARD_TYPES[i % 3], 0)]
    else if (letter === 'S') player.stations |= 1 << i
    else if (letter === '3') player.discard.push([BLACK_ANGUS, LONGHORN, CORRIENTE][i % 3])
    else if (letter === '4') player.draw.push(SHORTHORN_4)
    else if (letter === '5') player.hand.push(HEREFORD_6)
    else if (letter === 'T') player.cities[tablesOf(game.state).terminal]++
    else if (letter === 'L') player.shopsPlaced += SHOPS_PER_BELL
    else if (letter === 'C') player.discard.push(BRAHMAN)
  }
  return game
}
