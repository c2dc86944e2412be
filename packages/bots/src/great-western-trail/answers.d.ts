import { type Option, type State } from '@railhead/great-western-trail'
import type { Decision } from '@railhead/kernel'
/** Number of different kinds of answers that are told apart. */
export declare const ANSWER_KINDS = 2400
/** Which kind of answer an option is. */
export declare function answerKind(state: State, decision: Decision<Option>, option: Option): number
/** A number for every option: its kind and its fields. */
export declare function optionKey(option: Option): number
