import {
  holds,
  type Impossible,
  type Lawbook,
  type Resolved,
  type ResolvedRulings,
  type RulesChange,
  readRulings,
  withLater,
} from '@railhead/kernel'
import { CATTLE_CHANGES } from '../addons/cattle/rulings.js'
import { BASE_RULINGS } from './base.js'
import { BOARD_RULINGS } from './board.js'
import { BUILDING_RULINGS } from './buildings.js'
import { CATTLE_MARKET_RULINGS } from './cattleMarket.js'
import { NORTH_RULINGS } from './north.js'
import { impossibleMap, NORTH_MAP_RULINGS } from './northMap.js'
import { OBJECTIVE_RULINGS } from './objectives.js'
import { impossibleRoads, ROAD_RULINGS } from './roads.js'
import { SAM_RULINGS } from './sam.js'
import { SAM_CHOICE_RULINGS } from './samChoices.js'
import { TILE_RULINGS } from './tiles.js'

export const RULINGS = [
  ...BASE_RULINGS,
  ...BOARD_RULINGS,
  ...ROAD_RULINGS,
  ...BUILDING_RULINGS,
  ...CATTLE_MARKET_RULINGS,
  ...OBJECTIVE_RULINGS,
  ...TILE_RULINGS,
  ...NORTH_RULINGS,
  ...NORTH_MAP_RULINGS,
  ...SAM_RULINGS,
  ...SAM_CHOICE_RULINGS,
] as const

/** Every ruling with the value that holds in a match. */
export type Rulings = Resolved<typeof RULINGS>

/** The version of the matches of 0.1.0, whose configurations name neither version nor rulings. */
export const FIRST_VERSION = '1'

/** What changed in behaviour and is no ruling; the rules ask for it by its name. */
const CHANGES = {
  ...CATTLE_CHANGES,
  nothingIdle: {
    since: '2',
    what: 'What would change nothing is not offered: a certificate at the limit, drawing more cards than there are, copying a building of which nothing can be used.',
    ledger: ['GWT2-TURN-12'],
  },
  emptyHandedRemoval: {
    since: '2',
    what: 'The removal action of the first edition can be used with an empty hand, for its engine move.',
    ledger: ['GWT1-AUX-03'],
  },
} as const satisfies Record<string, Omit<RulesChange, 'id'>>

export type ChangeId = keyof typeof CHANGES

/** Which of the changes hold in a match. */
export type Changes = Readonly<Record<ChangeId, boolean>>

/** What the rulings say together must be a board. */
function impossible(rulings: ResolvedRulings): Impossible | undefined {
  const { roads, northLargeCities, northStations, northMediumTowns, northLinks } =
    rulings as unknown as Rulings
  return (
    impossibleRoads(roads) ?? impossibleMap(northLargeCities, northStations, northMediumTowns, northLinks)
  )
}

/** By which rules matches of Great Western Trail are played. */
export const LAW = {
  rulesVersion: '2',
  versions: [
    { version: FIRST_VERSION, release: '0.1.0' },
    { version: '2', release: '0.2.0' },
  ],
  rulings: RULINGS,
  changes: Object.entries(CHANGES).map(([id, change]): RulesChange => ({ id, ...change })),
  impossible,
} satisfies Lawbook

export const changesIn = (version: string): Changes =>
  Object.fromEntries(LAW.changes.map(change => [change.id, holds(LAW, change, version)])) as Changes

/** The rulings of a configuration, as its match was begun with them. */
export const rulingsIn = (version: string, named?: unknown): Rulings =>
  readRulings(LAW, named, version) as unknown as Rulings

/** With those that later versions brought, as they held when the match began. */
export const playedBy = (stored: Rulings): Rulings => withLater(LAW, stored) as unknown as Rulings
