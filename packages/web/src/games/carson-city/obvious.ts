import type { Option } from '@railhead/carson-city'
import type { Decision } from '@railhead/kernel'

/** What nobody would refuse: the action of a space, which costs nothing. */
export function obviousAnswer({ ask, options }: Decision<Option>): Option | undefined {
  return ask.startsWith('act.') ? options.find(({ kind }) => kind === 'act') : undefined
}
