import { cattle } from '../addons/cattle/text/pl.js'
import type { Key } from './en.js'
import { actions } from './pl/actions.js'
import { board } from './pl/board.js'
import { buildingActions } from './pl/buildingActions.js'
import { events } from './pl/events.js'
import { help } from './pl/help.js'
import { names } from './pl/names.js'
import { options } from './pl/options.js'
import { prompts } from './pl/prompts.js'
import { refusals } from './pl/refusals.js'
import { rulingParts } from './pl/rulingParts.js'
import { rulings } from './pl/rulings.js'
import { sam } from './pl/sam.js'
import { samRulings } from './pl/samRulings.js'
import { summary } from './pl/summary.js'
import { trailSpaces } from './pl/trailSpaces.js'
import { turnLines } from './pl/turnLines.js'

export const pl: Readonly<Record<Key, string>> = {
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
