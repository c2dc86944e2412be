import {
  alternatives,
  localActions,
  type Option,
  type State,
  type TaskKind,
} from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'

/** What only brings something. */
const GIFTS: readonly TaskKind[] = [
  'money',
  'moneyPer',
  'certificate',
  'certificatePer',
  'certificateToLimit',
  'exchangeToken',
  'outlawPairs',
]

/** Questions that are asked several times in a row about the same cards or tiles. */
export const IN_ONE_GO: readonly string[] = ['discardCards', 'discardDown', 'foresight']

/** The last thing that a visit offers, if it costs nothing and brings only money or certificates. */
export function obviousAnswer({ ask, options }: Decision<Option>, view: State): Option | undefined {
  const task = view.tasks.at(-1)
  if (ask !== 'location' || task?.kind !== 'location' || options.length !== 2) return undefined
  const [option] = options.filter(({ kind }) => kind !== 'pass')
  if (option?.kind !== 'local') return undefined
  const action = localActions(view, task.building)[option.action]
  const meant = action && alternatives(action)[option.either]
  return meant && meant.cost === undefined && meant.gain.every(({ kind }) => GIFTS.includes(kind))
    ? option
    : undefined
}
