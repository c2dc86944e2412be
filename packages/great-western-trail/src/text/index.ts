import type { GameText, Lang } from '@railhead/kernel'
import type { Event } from '../event.js'
import type { Option } from '../option.js'
import { queries } from '../queries.js'
import type { State } from '../state.js'
import { summary } from '../summary.js'
import type { Key } from './en.js'
import { eventText } from './events.js'
import { languages } from './languages.js'
import { option } from './options.js'
import { prompt } from './prompts.js'
import { turnLine } from './turnLine.js'

export { actionText, alternatives, briefAction, localText, taskText } from './actions.js'
export * from './help.js'
export { counted, type Edition, join, type Key, message, money } from './message.js'
export * from './names.js'
export { placeText } from './places.js'

export const catalogues: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = languages

/** How the game speaks. An event is told in the names of its box if a state of the match is given with it. */
export const text = {
  catalogues,
  prompt,
  option,
  event: eventText,
  turnLine,
  summary,
  queries,
} satisfies GameText<State, Option, Event>
