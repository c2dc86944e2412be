import {
  type Action,
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

/** Questions about the same cards or tiles several times in a row, and those that begin such a row. */
export const IN_ONE_GO: Readonly<Record<string, readonly string[]>> = {
  discardCards: ['discardCards'],
  discardDown: ['discardDown'],
  foresight: ['foresight'],
  // Kansas City, with the tiles that are placed there.
  phaseA: ['foresight'],
  // Two cards for one price.
  buyCattle: ['buySecond'],
}

/** Whether an action costs nothing and only brings something. */
const isGift = ({ cost, gain }: Action): boolean =>
  cost === undefined && gain.every(({ kind }) => GIFTS.includes(kind))

/** Whether an action only asks something that may be declined: opening it decides nothing. */
const onlyAsks = ({ cost, gain: [first, ...others] }: Action): boolean =>
  cost === undefined && others.length === 0 && 'optional' in first

/** The last thing that a visit offers, if nobody would refuse it. */
export function obviousAnswer({ ask, options }: Decision<Option>, view: State): Option | undefined {
  const task = view.tasks.at(-1)
  if (ask !== 'location' || task?.kind !== 'location' || options.length !== 2) return undefined
  const [option] = options.filter(({ kind }) => kind !== 'pass')
  if (option?.kind !== 'local') return undefined
  const action = localActions(view, task.building)[option.action]
  const meant = action && alternatives(action)[option.either]
  if (meant === undefined) return undefined
  // Of a building that is copied, an action that was opened could be wanted later in the same turn.
  const isLastVisit = view.tasks.filter(({ kind }) => kind === 'location').length === 1
  return isGift(meant) || (isLastVisit && onlyAsks(meant)) ? option : undefined
}
