import type { Tell } from '@railhead/kernel'
import type { Event } from '../../event.js'
import type { State } from '../../state.js'
import type { CattleRuling } from './rulings.js'

/** A variant of orange cattle as data. Everything else of it stands in its folder, and hangs on the tables beside this. */
export interface CattleVariant {
  /** As configurations name it. */
  readonly id: string
  /** All of one breed (GWT2-SIM-13), in the order of their numbers, which go on after those of the variant before. */
  readonly cards: readonly {
    readonly name: string
    /** The rulings that say its breeding value and its points. */
    readonly value: CattleRuling
    readonly points: CattleRuling
  }[]
  /** How many of which join the market deck. */
  readonly market: readonly (readonly [card: number, count: number])[]
}

/** What a variant changes in the rules. */
export interface CattleRules {
  setup?(state: State): void
  /** With the money of Kansas City. */
  income?(state: State, tell: Tell<Event> | undefined): void
  /** After the money, before the hand is discarded. */
  afterIncome?(state: State): void
}
