import type { Lessons } from '@railhead/kernel'
import type { Event } from '../events.js'
import type { Option } from '../options.js'
import type { State } from '../state.js'
import { firstMatch } from './firstMatch.js'
import { furtherLessons } from './further.js'
import { languages } from './text/languages.js'
import { tour } from './tour.js'

export const lessons: Lessons<State, Option, Event> = {
  lessons: [firstMatch, ...furtherLessons],
  tour,
  catalogues: languages,
}
