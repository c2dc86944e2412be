import type { GameText } from '@railhead/kernel'
import type { Event } from '../events.js'
import type { Option } from '../options.js'
import type { State } from '../state.js'
import { en } from './en.js'
import { eventText } from './events.js'
import { fr } from './fr.js'
import { optionText } from './options.js'
import { pl } from './pl.js'
import { prompt } from './prompts.js'
import { ru } from './ru.js'
import { summary } from './summary.js'

export const text: GameText<State, Option, Event> = {
  catalogues: { en, ru, fr, pl },
  prompt,
  option: optionText,
  event: eventText,
  summary,
}
