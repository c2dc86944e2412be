import { message, type State, tablesOf } from '@railhead/great-western-trail'
import type { Region, Scene, Sheet } from '../screen.js'
import { BOARD, FORESIGHT, JOBS, LAND, MARKET, NORTH, railPlace, STRIP } from './board/layout.js'
import { cattleHeight, OBJECTIVES_HEIGHT, objectivesTop } from './board/Markets.js'
import { POKER_PIECES, POKER_SHEET, pokerRegions, pokerSheets } from './poker/index.js'

export function sheetsOf(scene: Scene<State>): Sheet[] {
  const { view, say } = scene
  const trail = { id: 'trail', title: say(message('board.trail')), frame: BOARD }
  const north =
    tablesOf(view).north === undefined
      ? []
      : [{ id: 'north', title: say(message('board.north')), frame: NORTH }]
  return [trail, ...north, ...pokerSheets(scene)]
}

/** The parts of the board that a phone shows one at a time. */
export function regionsOf(scene: Scene<State>): Region[] {
  const { view, say, seat } = scene
  const engine = seat === null ? 0 : view.players[seat].engine
  const parts: Region[] = [
    {
      id: 'trail',
      title: say(message('board.trail')),
      sheet: 'trail',
      frame: { x: LAND.x, y: 160, width: 690, height: 738 },
    },
    {
      id: 'rails',
      title: say(message('board.rails')),
      sheet: 'trail',
      frame: { x: STRIP.x, y: 0, width: STRIP.width + 8, height: 900 },
      near: railPlace(tablesOf(view).track, engine),
    },
    {
      id: 'cattle',
      title: say(message('board.cattleMarket')),
      sheet: 'trail',
      frame: { ...MARKET, y: 0, height: cattleHeight(view) + 8 },
    },
    {
      id: 'objectives',
      title: say(message('board.objectives')),
      sheet: 'trail',
      frame: { ...MARKET, y: objectivesTop(view) - 4, height: OBJECTIVES_HEIGHT + 64 },
    },
    {
      id: 'jobs',
      title: say(message('board.jobMarket')),
      sheet: 'trail',
      frame: { x: 0, y: JOBS.y - 26, width: 190, height: 900 - JOBS.y + 26 },
      near: { x: JOBS.x, y: JOBS.y },
    },
    {
      id: 'foresight',
      title: say(message('board.foresight')),
      sheet: 'trail',
      frame: { x: 0, y: 0, width: 3 * FORESIGHT.cellWidth + 10, height: 2 * FORESIGHT.cellHeight + 30 },
    },
  ]
  if (tablesOf(view).north !== undefined)
    parts.push({ id: 'north', title: say(message('board.north')), sheet: 'north', frame: NORTH })
  return [...parts, ...pokerRegions(scene)]
}

/** Where each kind of piece lies. */
const REGION_OF: Readonly<Record<string, string | null>> = {
  // Under the board, always in sight.
  hand: null,
  money: null,
  certificates: null,
  exchangeTokens: null,
  space: 'trail',
  act: 'trail',
  rail: 'rails',
  station: 'rails',
  master: 'rails',
  city: 'rails',
  link: 'rails',
  market: 'cattle',
  marketDeck: 'cattle',
  price: 'cattle',
  objective: 'objectives',
  objectiveDeck: 'objectives',
  bag: 'objectives',
  job: 'jobs',
  jobToken: 'jobs',
  jobRow: 'jobs',
  foresight: 'foresight',
  town: 'north',
  ...Object.fromEntries(POKER_PIECES.map(kind => [kind, POKER_SHEET])),
}

export function regionOf(piece: string, { view }: Scene<State>): string | null | undefined {
  const [kind, index, owner] = piece.split(':')
  // A piece of somebody's board.
  if (owner?.startsWith('s')) return undefined
  const { stations, cities } = tablesOf(view)
  const inNorth =
    (kind === 'station' && stations[Number(index)]?.town !== undefined) ||
    (kind === 'city' && cities[Number(index)]?.town !== undefined)
  return inNorth ? 'north' : REGION_OF[kind]
}
