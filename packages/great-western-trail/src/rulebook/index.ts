import type { Rulebook } from '@railhead/kernel'
import type { Config } from '../config.js'
import type { Option } from '../option.js'
import type { State } from '../state.js'
import { PHASES, phaseHelp, phaseName } from '../text/help.js'
import { aboutEvent, aboutOption, aboutPiece } from './about.js'
import { SECTIONS } from './sections.js'
import { loaders } from './text/loaders.js'

/** The rules for players. */
export const rulebook: Rulebook<Config, State, Option> = {
  sections: SECTIONS,
  words: loaders,
  brief: PHASES.map(phase => ({ name: phaseName(phase), help: phaseHelp(phase) })),
  scoring: 'scoring',
  example: { edition: 'second', players: 2, buildingFaces: 'random' },
  aboutPiece,
  aboutOption,
  aboutEvent,
}
