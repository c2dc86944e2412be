import type { Game } from '@railhead/kernel'
import { type Config, configSpec } from './config.js'
import type { Event } from './event.js'
import type { Option } from './option.js'
import { refusals } from './refusals.js'
import { LAW } from './rulings/index.js'
import { outcome, standing } from './scoring.js'
import { setup } from './setup.js'
import { cloneState, type State } from './state.js'
import { text } from './text/index.js'
import { apply, decisions } from './turn.js'
import { imagine, view, views, witness } from './view.js'

export const greatWesternTrail: Game<State, Option, Config, Event> = {
  id: 'great-western-trail',
  ...LAW,
  config: configSpec,
  setup,
  decisions,
  apply,
  begunAfter: 15,
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
