import { cattle } from '../addons/cattle/text/ru.js'
import type { Key } from './en.js'
import { actions } from './ru/actions.js'
import { board } from './ru/board.js'
import { buildingActions } from './ru/buildingActions.js'
import { events } from './ru/events.js'
import { help } from './ru/help.js'
import { names } from './ru/names.js'
import { options } from './ru/options.js'
import { prompts } from './ru/prompts.js'
import { refusals } from './ru/refusals.js'
import { rulingParts } from './ru/rulingParts.js'
import { rulings } from './ru/rulings.js'
import { sam } from './ru/sam.js'
import { samRulings } from './ru/samRulings.js'
import { summary } from './ru/summary.js'
import { trailSpaces } from './ru/trailSpaces.js'
import { turnLines } from './ru/turnLines.js'

export const ru: Readonly<Record<Key, string>> = {
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
