import {
  type AnyGame,
  type Chance,
  type Decision,
  type Message,
  type PlainOption,
  type PlainState,
  type Seat,
  seedChance,
} from '@railhead/kernel'
import { assessOptions, type Budget } from './choose.js'
import type { Insight } from './insight.js'
import { insightOf, type Knowledge, knowledgeOf, loresOf } from './knowledge.js'
import { evaluate } from './net.js'
import { search } from './search.js'
import type { HintKey, Reason } from './text/index.js'

/** A good option, what it is worth, and why. */
export interface Hint {
  readonly option: PlainOption
  /** Expected points compared with the best option: 0 for that one, below 0 for the others. */
  readonly value: number
  /** A key of HINT_TEXTS. */
  readonly reason: Message
}

const MOST_HINTS = 3
/** Lines played through each of the options, to see where they lead. */
const LINES = 64
/** Less than this many points is no reason. */
const NOTICEABLE = 0.1
/** An option so many points behind the best is not as good. */
const CLEAR = 0.5

/** What a line led to, in points by reason. */
type Gains = Map<Reason, number>

/**
 * The best options of a question, at most three, best first. The reason of each is found by playing many lines
 * through it and through the other hints, and comparing what they are worth and by what.
 */
export function hints(
  game: AnyGame,
  view: PlainState,
  decision: Decision<PlainOption>,
  seed: string,
  budget: Budget,
): Hint[] {
  if (decision.options.length === 1)
    return [{ option: decision.options[0], value: 0, reason: { key: 'hint.only' satisfies HintKey } }]
  const found = assessOptions(game, view, decision, seed, budget)
    .filter(({ visits }) => visits > 0)
    .slice(0, MOST_HINTS)
  const chance = seedChance(`${seed}/reasons`)
  const gains = found.map(({ option }) => gainsOf(game, view, { ...decision, options: [option] }, chance))
  return found.map(({ option, value }, i) => ({
    option,
    value: Math.min(0, tenths(value - found[0].value)),
    reason: reasonOf(
      gains[i],
      gains.filter((_, other) => other !== i),
      found[0].value - value,
    ),
  }))
}

/** The mean gains of lines that begin with the only option of the decision. */
function gainsOf(game: AnyGame, view: PlainState, decision: Decision<PlainOption>, chance: Chance): Gains {
  const gains: Gains = new Map()
  const knowledge = knowledgeOf(game.id)
  const insight = insightOf(game)
  const watching: Insight = {
    ...insight,
    value(state, seat) {
      if (seat === decision.seat) addGains(gains, game, knowledge, state, seat)
      return insight.value(state, seat)
    },
  }
  const effort = { iterations: LINES, horizon: 0, curiosity: 0.7, rivalry: 0 }
  search(game, watching, view, decision, effort, chance, () => false)
  return gains
}

/**
 * Adds what a position is worth, by reason. What goes together in the net is shared out by leaving one look out
 * after the other.
 */
function addGains(
  gains: Gains,
  game: AnyGame,
  knowledge: Knowledge | undefined,
  state: PlainState,
  seat: Seat,
): void {
  const add = (reason: Reason, points: number): void => {
    gains.set(reason, (gains.get(reason) ?? 0) + points / LINES)
  }
  add('points', game.standing(state)[seat].total)
  if (knowledge === undefined || knowledge.study.isOver(state)) return
  const { study, reasons } = knowledge
  const { net } = loresOf(knowledge)[study.chapterOf(state)]
  const seen = new Float64Array(study.looks.length)
  const cells = new Float64Array(net.cells)
  const timeLeft = study.timeLeft(state)
  study.look(state, seat, seen)
  const whole = evaluate(net, seen, timeLeft, cells)
  for (const [look, strength] of seen.entries()) {
    if (strength === 0) continue
    seen[look] = 0
    add(reasons[study.looks[look]] ?? 'position', whole - evaluate(net, seen, timeLeft, cells))
    seen[look] = strength
  }
}

/** By what the option beats the others most. */
function reasonOf(own: Gains, others: readonly Gains[], behind: number): Message {
  let best: Reason = 'position'
  let most = 0
  for (const [reason, points] of own) {
    const elsewhere = others.reduce((sum, gains) => sum + (gains.get(reason) ?? 0), 0) / others.length
    if (points - elsewhere > most) {
      best = reason
      most = points - elsewhere
    }
  }
  if (!(most >= NOTICEABLE)) return { key: (behind > CLEAR ? 'hint.weaker' : 'hint.alike') satisfies HintKey }
  return { key: `hint.${best}` satisfies HintKey, params: { points: tenths(most) } }
}

const tenths = (points: number): number => Math.round(points * 10) / 10
