import { Match } from '@railhead/kernel'
import type { Config } from '../config.js'
import type { Event } from '../events.js'
import { carsonCity } from '../game.js'
import type { Option } from '../options.js'
import type { State } from '../state.js'

export type TestMatch = Match<State, Option, Config, Event>

/** A match in one line: `testGame({ players: 2 })`. */
export function testGame(config: Partial<Config> & { players: number }, seed = 'test'): TestMatch {
  return Match.start(carsonCity, config, seed)
}
