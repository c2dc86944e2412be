import type { GameText } from '@railhead/kernel'
import type { Event } from '../event.js'
import type { Option } from '../option.js'
import type { State } from '../state.js'

const en = { plain: '{text}' }

export const text: GameText<State, Option, Event> = {
  catalogues: { en, ru: en, fr: en, pl: en },
  prompt: (_state, decision) => ({ key: 'plain', params: { text: decision.ask } }),
  option: (_state, _seat, option) => ({ key: 'plain', params: { text: JSON.stringify(option) } }),
  event: event => ({ key: 'plain', params: { text: JSON.stringify(event) } }),
}
