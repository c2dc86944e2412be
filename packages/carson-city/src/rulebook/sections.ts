import { type RuleSection, rows } from '@railhead/kernel'
import type { Config } from '../config.js'
import { buildingEntries, characterEntries, redEntries, spaceEntries } from './entries.js'
import type { Part, SectionId } from './ids.js'

type Section = RuleSection<Config> & {
  readonly id: SectionId
  readonly part: Part
  readonly changes?: readonly SectionId[]
}

const withRed = ({ characters }: Config): boolean =>
  typeof characters === 'string' ? characters === 'red' : characters.includes('red')

export const SECTIONS: readonly Section[] = [
  { id: 'goal', part: 'round', covers: [...rows('CC-ROUND', 1), ...rows('CC-SCORE', 5)] },
  { id: 'round', part: 'round', covers: rows('CC-ROUND', 1, 6) },
  { id: 'order', part: 'round', covers: rows('CC-ORDER', 1, 5) },
  {
    id: 'characters',
    part: 'round',
    covers: [...rows('CC-CHAR', 1, 24), ...rows('CC-EDGE', 9)],
    entries: characterEntries,
  },
  { id: 'white', part: 'round', covers: [...rows('CC-CHAR', 1), ...rows('CC-SHERIFF', 1, 8)] },
  { id: 'placement', part: 'round', covers: [...rows('CC-PLACE', 1, 12), ...rows('CC-EDGE', 10)] },
  { id: 'duels', part: 'street', covers: rows('CC-DUEL', 1, 6) },
  {
    id: 'street',
    part: 'street',
    covers: [...rows('CC-ACT', 1, 18), ...rows('CC-ROUND', 6)],
    entries: spaceEntries,
    region: 'street',
  },
  {
    id: 'parcels',
    part: 'town',
    covers: [...rows('CC-PARCEL', 1, 7), ...rows('CC-EDGE', 5)],
    region: 'town',
  },
  { id: 'roads', part: 'town', covers: [...rows('CC-ROAD', 1, 8), ...rows('CC-EDGE', 4)] },
  { id: 'building', part: 'town', covers: [...rows('CC-BUILD', 1, 13), ...rows('CC-EDGE', 8)] },
  {
    id: 'buildings',
    part: 'town',
    covers: [...rows('CC-BLDG', 1, 12), ...rows('CC-INCOME', 4), ...rows('CC-INCOME', 7)],
    entries: buildingEntries,
  },
  { id: 'income', part: 'town', covers: rows('CC-INCOME', 1, 7) },
  { id: 'attacks', part: 'town', covers: rows('CC-ATTACK', 1, 10) },
  { id: 'ending', part: 'end', covers: [...rows('CC-ENDROUND', 1, 8), ...rows('CC-EDGE', 3)] },
  { id: 'scoring', part: 'end', covers: rows('CC-SCORE', 1, 5) },
  { id: 'setup', part: 'setup', covers: rows('CC-SETUP', 1, 15) },
  {
    id: 'limits',
    part: 'setup',
    covers: [...rows('CC-EDGE', 1, 2), ...rows('CC-EDGE', 6, 7), ...rows('CC-EDGE', 11)],
  },
  {
    id: 'sides',
    part: 'variants',
    covers: rows('CC-VARM', 1, 3),
    when: withRed,
    changes: ['characters'],
    entries: redEntries,
  },
  {
    id: 'tokens',
    part: 'variants',
    covers: rows('CC-VARD', 1, 7),
    when: ({ duels }) => duels === 'tokens',
    changes: ['duels', 'setup'],
  },
  {
    id: 'together',
    part: 'variants',
    covers: rows('CC-VARS', 1, 7),
    when: ({ placement }) => placement === 'simultaneous',
    changes: ['placement', 'order', 'scoring'],
  },
]
