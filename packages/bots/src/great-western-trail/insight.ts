import type { Option, State } from '@railhead/great-western-trail'
import type { Decision, PlainOption, PlainState } from '@railhead/kernel'
import type { Insight } from '../insight.js'
import { expectedScores, FEATURES } from './features.js'
import { optionKey, PRIOR_KEYS, priorKey } from './priors.js'

/** What training finds: weights of the features, and of the kinds of answers (as logarithms, by key). */
export interface Parameters {
  readonly weights: readonly number[]
  readonly priors: Readonly<Record<string, number>>
}

/** Exchange tokens are looked at only where they are worth most: before income. */
const EXCHANGE_MOMENTS = new Set(['income'])
export const usesExchange = (ask: string): boolean => EXCHANGE_MOMENTS.has(ask)

export function greatWesternTrailInsight(parameters: Parameters): Insight {
  const weights = new Float64Array(FEATURES)
  weights.set(parameters.weights.slice(0, FEATURES))
  const table = new Float64Array(PRIOR_KEYS).fill(1)
  for (const [key, logarithm] of Object.entries(parameters.priors)) table[Number(key)] = Math.exp(logarithm)
  return {
    scale: 10,
    value: (state, out) => expectedScores(asState(state), weights, out),
    priors(plain, decision, out) {
      const state = asState(plain)
      const question = decision as unknown as Decision<Option>
      out.length = 0
      for (let i = 0; i < question.options.length; i++)
        out.push(table[priorKey(state, question, question.options[i])])
    },
    key: option => optionKey(asOption(option)),
  }
}

/** States and options of the registry's untyped games come from this game alone. */
const asState = (state: PlainState): State => state as State
const asOption = (option: PlainOption): Option => option as Option
