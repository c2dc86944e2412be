import { below, type Chance, type Decision, type PlainOption, type PlainState } from '@railhead/kernel'
import type { Evaluator } from '../evaluator.js'
import { type Archetype, type ChapterNets, chapterNets, evaluatorFrom, type Model } from '../model.js'
import { type Net, netFrom } from '../net.js'
import type { NetFile } from '../netFile.js'

/** How a seat plays: oddly until so little of the match is left, then as usual. */
export interface Style {
  readonly odd: Evaluator
  readonly archetype: Archetype | undefined
  readonly until: number
  readonly usual: Evaluator
}

export const isOdd = ({ until }: Style, timeLeft: number): boolean => timeLeft > until

/** No match has so much left, and none so little. */
const FROM_THE_START = 1
const NEVER = -1
/** Points for what is overrated, and by which the ratings of who strays differ, while all is still to come. */
const OVERRATED = 12
const STRAYED = 2
/** What of that does not depend on the time left. */
const LASTING = 0.3

/** Draws how seats play, so that other positions are seen too. */
export class Styles {
  private readonly league: readonly Evaluator[]

  constructor(
    private readonly model: Model,
    private readonly nets: ChapterNets,
    private readonly plain: Evaluator,
    league: readonly NetFile[],
  ) {
    this.league = league.map(file => {
      const earlier = chapterNets(model, file)
      return evaluatorFrom(model, () => earlier)
    })
  }

  /** Some seats stray, some insist on something or overrate two things for a while, of 100 each. */
  draw({ styled, strayed = 0 }: { readonly styled: number; readonly strayed?: number }, luck: Chance): Style {
    const { plain, model } = this
    const usual: Style = { odd: plain, until: FROM_THE_START, archetype: undefined, usual: plain }
    if (strayed > 0 && below(luck, 100) < strayed) return { ...usual, usual: this.stray(luck) }
    if (below(luck, 100) >= styled) return usual
    // A tenth to six tenths of the match.
    const until = 1 - (100 + below(luck, 500)) / 1000
    if (below(luck, 100) < 60)
      return { ...usual, until, archetype: model.archetypes[below(luck, model.archetypes.length)] }
    return { ...usual, until, odd: this.overrate(luck) }
  }

  /** An earlier self plays to the end; nobody learns from how it plays, but from what it does to others. */
  earlierSelf(luck: Chance): Style {
    const odd = this.league[below(luck, this.league.length)]
    return { odd, until: NEVER, archetype: undefined, usual: odd }
  }

  private overrate(luck: Chance): Evaluator {
    const { styles } = this.model
    return this.rating(net => {
      for (let i = 0; i < 2; i++)
        raise(net, this.placeOf(styles[below(luck, styles.length)]), (evenly(luck) + 0.5) * OVERRATED)
    })
  }

  /** Everything that can be overrated is rated somewhat differently, by some more and by some less. */
  private stray(luck: Chance): Evaluator {
    const strength = STRAYED * (1 + below(luck, 3))
    return this.rating(net => {
      for (const name of this.model.styles)
        raise(net, this.placeOf(name), (evenly(luck) + evenly(luck) + evenly(luck)) * strength)
    })
  }

  private placeOf(name: string): number {
    return this.model.features.findIndex(feature => feature.name === name)
  }

  private rating(change: (net: Net) => void): Evaluator {
    const { model, nets } = this
    const net = copyOf(nets.net)
    change(net)
    const changed = { ...nets, net }
    return evaluatorFrom(model, () => changed)
  }
}

/** Between -1 and 1. */
const evenly = (luck: Chance): number => (below(luck, 1000) / 1000) * 2 - 1

function raise(net: Net, feature: number, points: number): void {
  net.timed[feature] += points
  net.plain[feature] += points * LASTING
}

function copyOf({ features, cells, heads, plain, timed, squared, inner, outer }: Net): Net {
  const numbers = Float32Array.from([...plain, ...timed, ...squared, ...inner, ...outer])
  return netFrom(features, cells, heads, numbers)
}

/** The question with only what the archetype insists on, if anything of that is offered. */
export function insistedOn(
  state: PlainState,
  decision: Decision<PlainOption>,
  archetype: Archetype | undefined,
): Decision<PlainOption> {
  if (archetype === undefined) return decision
  const options = decision.options.filter(option => archetype.insists(state, decision, option))
  return options.length === 0 ? decision : { ...decision, options }
}
