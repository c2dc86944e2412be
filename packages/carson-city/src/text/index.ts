import type { GameText } from '@railhead/kernel'
import type { Event } from '../events.js'
import type { Option } from '../options.js'
import type { State } from '../state.js'
import { eventText } from './events.js'
import { languages } from './languages.js'
import { optionText } from './options.js'
import { prompt } from './prompts.js'
import { queries } from './queries.js'
import { summary } from './summary.js'
import { turnLine } from './turnLine.js'

export const text: GameText<State, Option, Event> = {
  catalogues: languages,
  prompt,
  option: optionText,
  event: eventText,
  turnLine,
  summary,
  queries,
}
