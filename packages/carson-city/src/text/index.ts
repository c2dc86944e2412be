import type { GameText } from '@railhead/kernel'
import type { Event } from '../events.js'
import type { Option } from '../options.js'
import type { State } from '../state.js'
export const text: GameText<State, Option, Event> = {
  catalogues: { en: {}, ru: {}, fr: {}, pl: {} },
  prompt: () => ({ key: 'x' }),
  option: () => ({ key: 'x' }),
  event: () => ({ key: 'x' }),
}
