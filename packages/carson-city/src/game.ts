import type { Game } from '@railhead/kernel'
import { type Config, config } from './config.js'
import { type Event, witness } from './events.js'
import type { Option } from './options.js'
import { apply, decisions } from './questions.js'
import { refusals } from './refusals.js'
import { advance } from './round.js'
import { LAW } from './rulings/index.js'
import { outcome, standing } from './scoring.js'
import { setup } from './setup.js'
import { cloneState, type State } from './state.js'
import { text } from './text/index.js'
import { imagine, view, views } from './view.js'

export const carsonCity: Game<State, Option, Config, Event> = {
  id: 'carson-city',
  ...LAW,
  config,
  setup(settings, chance, tell) {
    const state = setup(settings, chance, tell)
    advance(state, tell)
    return state
  },
  decisions,
  apply,
  // CC-VARS-05: whoever finishes placing first passes first.
  racing: state => state.tasks[state.tasks.length - 1]?.kind === 'placeTogether',
  begunAfter: 6,
  outcome,
  standing,
  view,
  views,
  clone: cloneState,
  imagine,
  witness,
  refusals,
  text,
}
