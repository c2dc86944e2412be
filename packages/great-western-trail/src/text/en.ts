import { cattle } from '../addons/cattle/text/en.js'
import { actions } from './en/actions.js'
import { board } from './en/board.js'
import { buildingActions } from './en/buildingActions.js'
import { events } from './en/events.js'
import { help } from './en/help.js'
import { names } from './en/names.js'
import { options } from './en/options.js'
import { prompts } from './en/prompts.js'
import { refusals } from './en/refusals.js'
import { rulingParts } from './en/rulingParts.js'
import { rulings } from './en/rulings.js'
import { sam } from './en/sam.js'
import { samRulings } from './en/samRulings.js'
import { summary } from './en/summary.js'
import { trailSpaces } from './en/trailSpaces.js'
import { turnLines } from './en/turnLines.js'

/** English defines the keys; the other languages do not compile if one is missing. */
export const en = {
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
} as const satisfies Record<string, string>

export type Key = keyof typeof en

/** The texts of one subject in another language. */
export type Translated<Texts> = { readonly [Name in keyof Texts]: string }
