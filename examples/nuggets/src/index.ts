import { type ConfigSpec, type Game, readFields } from '@railhead/kernel'
import { apply, decisions, outcome, setup, standing } from './rules.js'
import { clone, type Event, type Option, type State } from './state.js'
import { text } from './text/index.js'
import { imagine, view } from './view.js'

export interface Config {
  readonly players: number
}

const config: ConfigSpec<Config> = {
  fields: [{ name: 'players', kind: 'choice', choices: [2, 3, 4, 5], default: 3 }],
  parse: input => ({ players: Number(readFields(config.fields, input).players) }),
  seats: ({ players }) => players,
}

/**
 * Seven claims are turned up one after the other. For each of them everybody lays a card face down at the same time;
 * the highest card wins the claim, all cards laid are gone. Whoever won the most claims gets three points more.
 */
export const nuggets: Game<State, Option, Config, Event> = {
  id: 'nuggets',
  rulesVersion: '1',
  config,
  setup,
  decisions,
  apply,
  outcome,
  standing,
  view,
  clone,
  imagine,
  // Nothing that is told is a secret: a bid is told without its card.
  witness: event => event,
  refusals: () => [],
  text,
}

/** What `railhead --games` reads. */
export const games = [nuggets]
