import type { PlainOption, PlainState, Rulebook } from '@railhead/kernel'

export type AnyRulebook = Rulebook<unknown, PlainState, PlainOption>

/** Forgets the types of a rulebook. Safe because it gets configurations, views and options of its own game only. */
export function anyRulebook<Config, State, Option>(rulebook: Rulebook<Config, State, Option>): AnyRulebook {
  return rulebook as unknown as AnyRulebook
}
