import type { GameText, Lang } from '@railhead/kernel'
import type { Event } from '../event.js'
import type { Option } from '../option.js'
import { type State, tablesOf } from '../state.js'
import { summary } from '../summary.js'
import { en, type Key } from './en.js'
import { eventText } from './events.js'
import { fr } from './fr.js'
import { option } from './options.js'
import { pl } from './pl.js'
import { prompt } from './prompts.js'
import { ru } from './ru.js'

export { actionText, localText, taskText } from './actions.js'
export * from './help.js'
export { type Edition, type Key, message } from './message.js'
export * from './names.js'
export { placeText } from './places.js'

export const catalogues: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = { en, ru, fr, pl }

/** How the game speaks. An event is told in the names of its box if a state of the match is given with it. */
export const text = {
  catalogues,
  prompt,
  option,
  event: (event: Event, state?: State) => eventText(event, state && tablesOf(state)),
  summary,
} satisfies GameText<State, Option, Event>
