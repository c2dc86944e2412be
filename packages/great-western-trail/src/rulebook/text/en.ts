import { cattle } from '../../addons/cattle/rulebook/en.js'
import { base } from './en/base.js'
import { north } from './en/north.js'
import { sam } from './en/sam.js'
import { variants } from './en/variants.js'

/** What players read about the rules: a section's title, its paragraphs by number, and the parts of the book. */
export const en = {
  'part.base': 'The turn',
  'part.actions': 'Actions and pieces',
  'part.kansasCity': 'Kansas City',
  'part.end': 'End and scoring',
  'part.pieces': 'Buildings',
  'part.setup': 'Setup',
  'part.variants': 'Orange cattle',
  'part.poker': 'The poker table',
  'part.first': 'First edition',
  'part.north': 'Rails to the North',
  'part.sam': 'Alone against Sam',
  ...base,
  ...cattle,
  ...variants,
  ...north,
  ...sam,
} as const

export type RuleKey = keyof typeof en
