import { cattle } from '../addons/cattle/text/fr.js'
import type { Key } from './en.js'
import { actions } from './fr/actions.js'
import { board } from './fr/board.js'
import { buildingActions } from './fr/buildingActions.js'
import { events } from './fr/events.js'
import { help } from './fr/help.js'
import { names } from './fr/names.js'
import { options } from './fr/options.js'
import { prompts } from './fr/prompts.js'
import { refusals } from './fr/refusals.js'
import { rulingParts } from './fr/rulingParts.js'
import { rulings } from './fr/rulings.js'
import { sam } from './fr/sam.js'
import { samRulings } from './fr/samRulings.js'
import { summary } from './fr/summary.js'
import { trailSpaces } from './fr/trailSpaces.js'
import { turnLines } from './fr/turnLines.js'

export const fr: Readonly<Record<Key, string>> = {
  ...names,
  ...actions,
  ...prompts,
  ...options,
  ...events,
  ...refusals,
  ...rulings,
  ...samRulings,
  ...rulingParts,
  ...trailSpaces,
  ...buildingActions,
  ...summary,
  ...help,
  ...board,
  ...turnLines,
  ...sam,
  ...cattle,
}
