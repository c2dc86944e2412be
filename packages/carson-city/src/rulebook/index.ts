import type { Rulebook } from '@railhead/kernel'
import type { Config } from '../config.js'
import type { Option } from '../options.js'
import type { State } from '../state.js'
import { aboutEvent, aboutOption, aboutPiece } from './about.js'
import { SECTIONS } from './sections.js'
import { loaders } from './text/loaders.js'

/** The phases of a round, with what each does. */
const BRIEF = [
  { name: { key: 'table.phase.characters' }, help: { key: 'help.round.characters' } },
  { name: { key: 'table.phase.placement' }, help: { key: 'help.round.placement' } },
  { name: { key: 'table.phase.resolution' }, help: { key: 'help.round.resolution' } },
  { name: { key: 'table.phase.endOfRound' }, help: { key: 'help.round.endOfRound' } },
]

/** The rules for players. */
export const rulebook: Rulebook<Config, State, Option> = {
  sections: SECTIONS,
  words: loaders,
  brief: BRIEF,
  scoring: 'scoring',
  example: { players: 3 },
  aboutPiece,
  aboutOption,
  aboutEvent,
}
