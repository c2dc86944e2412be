import { type Message, type Refusal, sameData } from '@railhead/kernel'
import type { Option } from '../../option.js'
import type { Asked } from '../options/asked.js'
import { option } from '../options.js'

/** A question with what is offered: whatever one might expect beyond that is refused. */
export interface Question<Task> extends Asked {
  readonly task: Task & Asked['task']
  readonly offered: readonly Option[]
}

export const offers = ({ offered }: Question<unknown>, wanted: Option): boolean =>
  offered.some(option => sameData(option, wanted))

/** A refusal, unless nothing can be said about why. */
export const refusal = (what: Message, why: Message | undefined): Refusal[] =>
  why === undefined ? [] : [{ what, why }]

/** Refuses an option in its own words unless it is offered; `why` is asked only then. */
export function unlessOffered(
  question: Question<unknown>,
  wanted: Option,
  why: () => Message | undefined,
): Refusal[] {
  if (offers(question, wanted)) return []
  return refusal(option(question.state, question.seat, wanted), why())
}
