import type { AnyGame, PlainState } from '@railhead/kernel'
import { chanceOf } from './evaluator.js'
import { categoryOf, OWN_TURNS } from './heads.js'
import type { Model } from './model.js'
import { evaluatorOf, modelOf, netsOf } from './models.js'
import { evaluateHeads } from './net.js'

/** What is expected of a match, by seat. */
export interface Outlook {
  /** How likely each seat wins, from 0 to 1. Alone against the rules' own opponent: how likely it is beaten. */
  readonly chance: readonly number[]
  /** Expected final points as searches play for them: what explains their choices adds up to this. */
  readonly points: readonly number[]
  /** The same by category of the score; the categories of a seat add up to its points. */
  readonly categories: readonly Readonly<Record<string, number>>[]
  /**
   * Expected final points as matches come to them, to be told to people: what is played for may miss all seats alike,
   * which changes no choice.
   */
  readonly finalPoints: readonly number[]
  /** Own turns that are expected to come; undefined where nobody learnt that. */
  readonly turnsLeft: readonly (number | undefined)[]
}

/**
 * What is expected of the match from this position, as far as its viewer sees it, without looking ahead. The same
 * position gives the same outlook. The nets must be loaded (`loadNets`); a game without a model is judged by its score.
 */
export function evaluate(game: AnyGame, view: PlainState): Outlook {
  const evaluator = evaluatorOf(game)
  const standing = game.standing(view)
  const seatCount = standing.length
  const model = modelOf(game.id)
  const strengths: number[] = []
  evaluator.judge(view, seatCount, [], strengths)
  const spread = evaluator.spread(view)
  const seats = standing.map(({ total, categories }, seat) => {
    if (model === undefined || model.isOver(view))
      return { points: total, finalPoints: total, categories, turnsLeft: undefined }
    const toCome = expectedGains(model, view, seat)
    const known = Object.keys(categories).filter(name => name in toCome.categories)
    const gains = known.reduce((sum, name) => sum + toCome.categories[name], 0)
    const finalPoints = total + (known.length > 0 ? gains : toCome.points)
    // Against an opponent of the rules the first head counts the lead; the own points are those of the categories.
    const points = seatCount === 1 ? finalPoints : total + toCome.points
    return {
      points,
      finalPoints,
      categories: addedUp(categories, toCome.categories, points),
      turnsLeft: toCome.turns,
    }
  })
  return {
    chance: standing.map((_, seat) => chanceOf(strengths, spread, seat)),
    points: seats.map(({ points }) => points),
    finalPoints: seats.map(({ finalPoints }) => finalPoints),
    categories: seats.map(({ categories }) => categories),
    turnsLeft: seats.map(({ turnsLeft }) => turnsLeft),
  }
}

/** What a seat is expected to gain until the end: points, points by category, turns. */
export interface ExpectedGains {
  readonly points: number
  readonly categories: Readonly<Record<string, number>>
  readonly turns: number | undefined
}

export function expectedGains(model: Model, state: PlainState, seat: number): ExpectedGains {
  const { net, heads } = netsOf(model, model.chapterOf(state))
  const seen = new Float32Array(model.features.length)
  const said = new Float32Array(net.heads)
  model.readFeatures(state, seat, seen)
  const points = evaluateHeads(net, seen, model.timeLeft(state), new Float32Array(net.cells), said)
  const categories: Record<string, number> = {}
  let turns: number | undefined
  for (const [i, head] of heads.entries()) {
    const category = categoryOf(head)
    if (category !== undefined) categories[category] = said[i]
    if (head === OWN_TURNS) turns = Math.max(0, said[i])
  }
  return { points, categories, turns }
}

/** Points by category that add up: what the heads disagree about with the whole is shared out among them evenly. */
function addedUp(
  now: Readonly<Record<string, number>>,
  toCome: Readonly<Record<string, number>>,
  whole: number,
): Record<string, number> {
  const names = Object.keys(now)
  const sums = names.map(name => now[name] + (toCome[name] ?? 0))
  const missing = (whole - sums.reduce((sum, points) => sum + points, 0)) / Math.max(1, names.length)
  return Object.fromEntries(names.map((name, i) => [name, sums[i] + missing]))
}
