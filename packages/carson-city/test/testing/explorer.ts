import { below, type Chance, type Decision } from '@railhead/kernel'
import { SPACES } from '../../src/components/actionTrack.js'
import type { Option } from '../../src/options.js'
import type { State } from '../../src/state.js'

/** A player who likes best what has been seen least: so that rare things come up. */
export class Explorer {
  private readonly seen = new Map<string, number>()

  constructor(private readonly luck: Chance) {}

  /** Answers one of the open decisions. */
  pick(state: State, decisions: readonly Decision<Option>[]): { seat: number; option: Option } {
    const decision = decisions[below(this.luck, decisions.length)]
    let best = decision.options[0]
    let least = Number.POSITIVE_INFINITY
    for (const option of decision.options) {
      const often = this.seen.get(nameOf(state, decision.ask, option)) ?? 0
      // The fraction breaks ties at random and now and then prefers something else.
      const rank = often * weightOf(option) + below(this.luck, 1000) / 400
      if (rank < least) {
        least = rank
        best = option
      }
    }
    const name = nameOf(state, decision.ask, best)
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1)
    return { seat: decision.seat, option: best }
  }
}

/** What an option stands for; parcels and roads are all alike. */
function nameOf(state: State, ask: string, option: Option): string {
  switch (option.kind) {
    case 'character':
      return `card ${option.card} ${state.sides[option.card]}`
    case 'space': {
      const { id, effect } = SPACES[option.space]
      return effect.kind === 'tile' ? `tile ${state.market[effect.slot]}` : id
    }
    case 'tile':
      return `tile ${state.market[option.slot]}`
    case 'build':
    case 'double':
      return `${option.kind} ${option.building}`
    case 'package':
      return `${ask} ${option.amount}`
    case 'building':
      return `building ${state.on[option.parcel]}`
    default:
      return `${ask} ${option.kind}`
  }
}

/** Ending things early shows little: those options count as seen more often than they were. */
function weightOf(option: Option): number {
  switch (option.kind) {
    case 'pass':
    case 'decline':
    case 'keep':
    case 'back':
    case 'toMove':
      return 4
    default:
      return 1
  }
}
