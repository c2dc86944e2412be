import type { Message } from '@railhead/kernel'
import type { Event } from '../../event.js'
import type { State } from '../../state.js'
import { message, who } from '../../text/message.js'
import type { Wording } from '../../text/options/asked.js'
import { CALF, HEIFER } from './simmental/cards.js'
import type { RaiseTask } from './simmental/raise.js'

const stage = (from: number): 'calf' | 'heifer' => (from === CALF ? 'calf' : 'heifer')

/** The questions of the variants. */
export const CATTLE_PROMPTS = {
  raiseSimmental: (state: State, { from }: RaiseTask): Message =>
    message('prompt.raiseSimmental', { stage: stage(from), left: state.simmental[from - CALF] }),
}

/** How declining them is said. */
export const CATTLE_PASSES = { raiseSimmental: 'option.pass.raiseSimmental' } as const

/** Their options. */
export const CATTLE_OPTIONS: { readonly raise: Wording<'raise'> } = {
  raise: ({ count }, { task }) =>
    message('option.raise', { count, stage: stage(task.kind === 'raiseSimmental' ? task.from : HEIFER) }),
}

/** What is told of them. */
export const CATTLE_EVENTS = {
  raised: ({ seat, from, count }: Extract<Event, { readonly type: 'raised' }>): Message =>
    message('event.raised', { who: who(seat), count, stage: stage(from) }),
}
