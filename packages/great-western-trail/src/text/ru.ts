import type { Key } from './en.js'
import { actions } from './ru/actions.js'
import { events } from './ru/events.js'
import { help } from './ru/help.js'
import { names } from './ru/names.js'
import { options } from './ru/options.js'
import { prompts } from './ru/prompts.js'
import { refusals } from './ru/refusals.js'
import { sam } from './ru/sam.js'
import { summary } from './ru/summary.js'

export const ru: Readonly<Record<Key, string>> = {
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
