import type { Key } from './en.js'
import { actions } from './pl/actions.js'
import { events } from './pl/events.js'
import { help } from './pl/help.js'
import { names } from './pl/names.js'
import { options } from './pl/options.js'
import { prompts } from './pl/prompts.js'
import { refusals } from './pl/refusals.js'
import { sam } from './pl/sam.js'
import { summary } from './pl/summary.js'

export const pl: Readonly<Record<Key, string>> = {
  ...names,
  ...actions,
  ...prompts,
  ...options,
  ...events,
  ...refusals,
  ...summary,
  ...help,
  ...sam,
}
