import { type RuleSection, rows } from '@railhead/kernel'
import { CATTLE_SECTIONS } from '../addons/cattle/sections.js'
import type { Config } from '../config.js'
import { ENTRIES } from './entries.js'
import type { Part, SectionId } from './ids.js'

type Section = RuleSection<Config> & {
  readonly id: SectionId
  readonly part: Part
  readonly changes?: readonly SectionId[]
}

const inNorth = ({ addons }: Config): boolean => addons.includes('railsToTheNorth')
const withPoker = ({ addons }: Config): boolean => addons.includes('pokerTable')
const isFirst = ({ edition }: Config): boolean => edition === 'first'
const alone = ({ solo }: Config): boolean => solo !== undefined

/** The second edition; what the others change refers to it. */
const BASE: readonly Section[] = [
  { id: 'goal', part: 'base', covers: rows('GWT2-SCORE', 16) },
  {
    id: 'turn',
    part: 'base',
    covers: [
      ...rows('GWT2-TURN', 1),
      ...rows('GWT2-TURN', 4, 12),
      ...rows('GWT2-EDGE', 1, 2),
      ...rows('GWT2-EDGE', 4, 5),
      ...rows('GWT2-EDGE', 11),
    ],
  },
  {
    id: 'move',
    part: 'base',
    covers: [...rows('GWT2-MOVE', 1, 11), ...rows('GWT2-MOVE', 16)],
    region: 'trail',
  },
  { id: 'fees', part: 'base', covers: rows('GWT2-FEE', 1, 12) },
  { id: 'place', part: 'base', covers: rows('GWT2-LOC', 1, 12) },
  { id: 'further', part: 'base', covers: rows('GWT2-MOVE', 12, 15) },
  {
    id: 'auxiliary',
    part: 'base',
    covers: rows('GWT2-AUX', 1, 15),
    entries: config => ENTRIES.auxiliaries(config),
  },
  { id: 'draw', part: 'base', covers: rows('GWT2-DRAW', 1, 7) },
  {
    id: 'hire',
    part: 'actions',
    covers: [...rows('GWT2-HIRE', 1, 12), ...rows('GWT2-END', 7)],
    region: 'jobs',
    entries: config => ENTRIES.workers(config),
  },
  {
    id: 'cattle',
    part: 'actions',
    covers: rows('GWT2-CATTLE', 1, 17),
    region: 'cattle',
    entries: config => ENTRIES.cattle(config),
  },
  { id: 'build', part: 'actions', covers: [...rows('GWT2-BUILD', 1, 11), ...rows('GWT2-EDGE', 9)] },
  { id: 'engine', part: 'actions', covers: rows('GWT2-ENGINE', 1, 15), region: 'rails' },
  {
    id: 'stations',
    part: 'actions',
    covers: rows('GWT2-STATION', 1, 10),
    entries: config => ENTRIES.stations(config),
  },
  {
    id: 'masters',
    part: 'actions',
    covers: [...rows('GWT2-MASTER', 1, 9), ...rows('GWT2-SCORE', 17, 23)],
    entries: config => ENTRIES.masters(config),
  },
  {
    id: 'tiles',
    part: 'actions',
    covers: [...rows('GWT2-HAZARD', 1, 6), ...rows('GWT2-OUTLAW', 1, 8), ...rows('GWT2-EDGE', 10)],
    entries: config => ENTRIES.tiles(config),
  },
  {
    id: 'objectives',
    part: 'actions',
    covers: [...rows('GWT2-OBJ', 1, 25), ...rows('GWT2-EDGE', 3)],
    region: 'objectives',
    entries: config => ENTRIES.objectives(config),
  },
  { id: 'exchange', part: 'actions', covers: rows('GWT2-XCHG', 1, 7), when: config => !isFirst(config) },
  { id: 'foresight', part: 'kansasCity', covers: rows('GWT2-KC', 1, 14), region: 'foresight' },
  { id: 'income', part: 'kansasCity', covers: rows('GWT2-INCOME', 1, 10) },
  {
    id: 'delivery',
    part: 'kansasCity',
    covers: [...rows('GWT2-DELIVER', 1, 5), ...rows('GWT2-DELIVER', 16, 29)],
    region: 'rails',
    entries: config => ENTRIES.cities(config),
  },
  {
    id: 'discs',
    part: 'kansasCity',
    covers: [...rows('GWT2-DELIVER', 6, 15), ...rows('GWT2-DELIVER', 29), ...rows('GWT2-EDGE', 6, 8)],
    entries: config => ENTRIES.discs(config),
  },
  { id: 'end', part: 'end', covers: rows('GWT2-END', 1, 7) },
  { id: 'scoring', part: 'end', covers: rows('GWT2-SCORE', 1, 16) },
  {
    id: 'neutral',
    part: 'pieces',
    covers: rows('GWT2-BLDG', 1, 7),
    entries: config => ENTRIES.neutral(config),
  },
  {
    id: 'private',
    part: 'pieces',
    covers: rows('GWT2-BLDG', 8, 31),
    entries: config => ENTRIES.buildings(config),
  },
  {
    id: 'odd',
    part: 'pieces',
    covers: [...rows('GWT2-BLDG', 14), ...rows('GWT2-BLDG', 25, 28), ...rows('GWT2-BLDG', 32, 40)],
  },
  { id: 'setup', part: 'setup', covers: rows('GWT2-SETUP', 1, 15) },
  { id: 'start', part: 'setup', covers: [...rows('GWT2-SETUP', 16, 25), ...rows('GWT2-TURN', 2, 3)] },
]

const VARIANTS: readonly Section[] = [
  ...CATTLE_SECTIONS,
  {
    id: 'poker-seat',
    part: 'poker',
    covers: [...rows('POK', 1, 22), ...rows('POK', 53), ...rows('POK', 56, 57), ...rows('POK', 59)],
    when: withPoker,
    changes: ['place', 'neutral'],
    region: 'poker',
  },
  {
    id: 'poker-cards',
    part: 'poker',
    covers: [...rows('POK', 23, 34), ...rows('POK', 51, 52), ...rows('POK', 54, 55), ...rows('POK', 58)],
    when: withPoker,
  },
  {
    id: 'poker-showdown',
    part: 'poker',
    covers: [...rows('POK', 35, 50), ...rows('POK', 60)],
    when: withPoker,
  },
]

const FIRST_EDITION: readonly Section[] = [
  {
    id: 'first-edition',
    part: 'first',
    covers: [...rows('GWT1-BASE', 1, 5), ...rows('GWT1-SETUP', 1, 9), ...rows('GWT1-TURN', 1)],
    when: isFirst,
    changes: ['setup', 'start', 'turn'],
  },
  {
    id: 'teepees',
    part: 'first',
    covers: [
      ...rows('GWT1-TRADE', 1, 7),
      ...rows('GWT1-MOVE', 1, 2),
      ...rows('GWT1-FEE', 1),
      ...rows('GWT1-KC', 1),
    ],
    when: isFirst,
    changes: ['tiles', 'fees', 'foresight', 'move'],
  },
  {
    id: 'first-delivery',
    part: 'first',
    covers: [
      ...rows('GWT1-DELIVER', 1, 8),
      ...rows('GWT1-SCORE', 1, 4),
      ...rows('GWT1-KC', 2),
      ...rows('GWT1-END', 1),
    ],
    when: isFirst,
    changes: ['delivery', 'scoring', 'end'],
  },
  {
    id: 'first-buildings',
    part: 'first',
    covers: [
      ...rows('GWT1-BLDG', 1, 10),
      ...rows('GWT1-MASTER', 1, 3),
      ...rows('GWT1-OBJ', 1, 3),
      ...rows('GWT1-AUX', 1, 3),
      ...rows('GWT1-LOC', 1),
    ],
    when: isFirst,
    changes: ['odd', 'masters', 'objectives', 'auxiliary', 'place'],
  },
]

const NORTH: readonly Section[] = [
  {
    id: 'north-setup',
    part: 'north',
    covers: [...rows('RTN-SETUP', 1, 20), ...rows('RTN-EDGE', 9)],
    when: inNorth,
    changes: ['setup', 'start'],
    region: 'north',
  },
  {
    id: 'north-action',
    part: 'north',
    covers: rows('RTN-AUX', 1, 13),
    when: inNorth,
    changes: ['auxiliary'],
  },
  { id: 'shops', part: 'north', covers: rows('RTN-SHOP', 1, 14), when: inNorth },
  { id: 'reach', part: 'north', covers: rows('RTN-ACCESS', 1, 19), when: inNorth, region: 'north' },
  {
    id: 'towns',
    part: 'north',
    covers: [
      ...rows('RTN-SPACE', 1, 20),
      ...rows('RTN-TOWN', 1, 10),
      ...rows('RTN-EDGE', 6),
      ...rows('RTN-EDGE', 8),
    ],
    when: inNorth,
  },
  { id: 'medium', part: 'north', covers: rows('RTN-MEDIUM', 1, 10), when: inNorth },
  {
    id: 'north-delivery',
    part: 'north',
    covers: [...rows('RTN-DELIVER', 1, 33), ...rows('RTN-DELIVER', 36), ...rows('RTN-COST', 1, 8)],
    when: inNorth,
    changes: ['delivery'],
  },
  {
    id: 'north-more',
    part: 'north',
    covers: [
      ...rows('RTN-BLDG', 1, 9),
      ...rows('RTN-MASTER', 1, 8),
      ...rows('RTN-OBJ', 1, 15),
      ...rows('RTN-EDGE', 1, 5),
      ...rows('RTN-EDGE', 7),
    ],
    when: inNorth,
    changes: ['private', 'masters', 'objectives', 'odd'],
    entries: config => ENTRIES.northObjectives(config),
  },
  {
    id: 'north-scoring',
    part: 'north',
    covers: rows('RTN-SCORE', 1, 7),
    when: inNorth,
    changes: ['scoring'],
  },
]

const SAM: readonly Section[] = [
  {
    id: 'sam-setup',
    part: 'sam',
    covers: rows('SAM-SETUP', 1, 27),
    when: alone,
    changes: ['start', 'setup'],
  },
  {
    id: 'sam-you',
    part: 'sam',
    covers: [...rows('SAM-HUMAN', 1, 13), ...rows('SAM-EDGE', 5)],
    when: alone,
    changes: ['fees', 'foresight', 'objectives'],
  },
  {
    id: 'sam-turn',
    part: 'sam',
    covers: [
      ...rows('SAM-TURN', 1, 17),
      ...rows('SAM-MOVE', 1, 11),
      ...rows('SAM-MOVE', 18, 20),
      ...rows('SAM-EDGE', 4),
      ...rows('SAM-EDGE', 7),
    ],
    when: alone,
  },
  {
    id: 'sam-cards',
    part: 'sam',
    covers: [...rows('SAM-CARD', 1, 16), ...rows('SAM-MOVE', 12, 17), ...rows('SAM-SPEC', 1, 6)],
    when: alone,
  },
  {
    id: 'sam-market',
    part: 'sam',
    covers: [...rows('SAM-HIRE', 1, 17), ...rows('SAM-BUY', 1, 22)],
    when: alone,
  },
  { id: 'sam-engine', part: 'sam', covers: rows('SAM-ENGINE', 1, 22), when: alone },
  { id: 'sam-build', part: 'sam', covers: rows('SAM-BUILD', 1, 30), when: alone },
  {
    id: 'sam-takes',
    part: 'sam',
    covers: [...rows('SAM-OBJ', 1, 7), ...rows('SAM-OUTLAW', 1, 5), ...rows('SAM-HAZARD', 1, 8)],
    when: alone,
  },
  {
    id: 'sam-kansas-city',
    part: 'sam',
    covers: [...rows('SAM-KC', 1, 17), ...rows('SAM-EDGE', 6)],
    when: alone,
  },
  {
    id: 'sam-scoring',
    part: 'sam',
    covers: [
      ...rows('SAM-SCORE', 1, 14),
      ...rows('SAM-EDGE', 1, 3),
      ...rows('SAM-EDGE', 8, 9),
      ...rows('SAM-BUILD', 22, 24),
    ],
    when: alone,
    changes: ['end', 'scoring'],
  },
  {
    id: 'sam-north',
    part: 'sam',
    covers: [
      ...rows('RSAM-SETUP', 1, 12),
      ...rows('RSAM-CARD', 1, 16),
      ...rows('RSAM-SHOP', 1, 15),
      ...rows('RSAM-EDGE', 1, 2),
      ...rows('RSAM-EDGE', 4, 5),
    ],
    when: config => alone(config) && inNorth(config),
    changes: ['sam-cards'],
  },
  {
    id: 'sam-itinerary',
    part: 'sam',
    covers: [
      ...rows('RSAM-EXP', 1, 16),
      ...rows('RSAM-ITIN', 1, 14),
      ...rows('RSAM-SCORE', 1, 5),
      ...rows('RSAM-EDGE', 3),
    ],
    when: config => alone(config) && inNorth(config),
    changes: ['sam-kansas-city', 'sam-scoring'],
  },
]

export const SECTIONS: readonly Section[] = [...BASE, ...VARIANTS, ...FIRST_EDITION, ...NORTH, ...SAM]
