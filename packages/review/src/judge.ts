import { type PlainOption, type PlainState, type Seat, seedChance } from '@railhead/kernel'
import { considered } from './considered.js'
import type { Course, Stretch } from './course.js'
import { type Effort, type Patience, USUAL_EFFORT } from './effort.js'
import { betterLines, type Line } from './lines.js'
import { distanceToMark, FINE, markOf, SURE } from './marks.js'
import { Table, worthOf } from './playOut.js'
import { type Reason, reasonsFor } from './reasons.js'
import { Mean } from './statistics.js'

/** What a stretch of answers lost against the best line found. */
export interface Judgement {
  /** Of the winning chance, from 0 to 1; 0 if the played line was the best. */
  readonly loss: number
  readonly error: number
  /** Of the expected points. */
  readonly points: number
  readonly pointsError: number
  /** The best line found, if that was not the played one. */
  readonly best?: Line
  /** What makes the difference, if that is clear. */
  readonly reasons: readonly Reason[]
  /** Imagined worlds that were played. */
  readonly worlds: number
}

const NOTHING: Judgement = { loss: 0, error: 0, points: 0, pointsError: 0, reasons: [], worlds: 0 }

/** Losses are measured to at most this error where a mark hangs on it. */
const EXACT = 0.005
const VERY_SURE = 2.5

/** Judges what a seat answered from what it could know. */
export function judge(course: Course, stretch: Stretch, effort: Effort, patience: Patience): Judgement {
  if (stretch.isForced) return NOTHING
  return judgeLine(course, stretch, playedLine(course, stretch), effort, patience)
}

export const playedLine = ({ answers }: Course, { from, to }: Stretch): Line =>
  answers.slice(from, to).map(({ option }) => option)

/** Judges any line from the position of a stretch. */
export function judgeLine(
  course: Course,
  { state, seat, from }: Stretch,
  played: Line,
  effort: Effort,
  patience: Patience,
): Judgement {
  const { game, seats, hash } = course
  const view = game.view(state, seat)
  const seed = `${hash}/${from}`
  const others = betterLines(game, view, seat, played, effort, seed)
  if (others.length === 0) return NOTHING
  const trial = new Trial(new Table(game, view, seat, seats, effort.looks), seed)
  const best = choose(trial, played, others, effort, patience)
  if (best === undefined) return { ...NOTHING, worlds: trial.worlds }
  const measured = measure(trial, played, best, effort, patience)
  // On other worlds than it was chosen in, the best may turn out to be no better.
  if (measured.mean <= 0) return { ...NOTHING, error: measured.error, worlds: trial.worlds }
  const { mean: loss, error } = agreed(course, view, seat, played, best, measured, effort, seed)
  const { points } = measured
  const found = { points: points.mean, pointsError: points.error, best, worlds: trial.worlds }
  const isMarked = markOf(loss, error) !== undefined
  return {
    ...found,
    loss,
    error,
    reasons: isMarked ? reasonsFor(trial, played, best, points.mean, effort) : [],
  }
}

/** What would be marked is judged in another way, too, and counts for as much as both say at least. */
function agreed(
  { game }: Course,
  view: PlainState,
  seat: Seat,
  played: Line,
  best: Line,
  measured: Measured,
  effort: Effort,
  seed: string,
): { readonly mean: number; readonly error: number } {
  const { mean, error } = measured
  if (markOf(mean, error) === undefined) return { mean, error }
  const other = considered(game, view, seat, best, played, effort.considered, `${seed}/considered`)
  if (other === undefined || other.mean >= mean) return { mean, error }
  return { mean: Math.max(0, other.mean), error: other.error }
}

/** A line is settled to be fine or not if it is so many standard errors from the border. */
const SETTLED = 4

/**
 * Measures once more what a line is ahead of the played one by, in other worlds and so many times as many of them: as
 * those for choosing if that settles it, at most as those for measuring.
 */
export function remeasure(
  course: Course,
  { state, seat, from }: Stretch,
  played: Line,
  best: Line,
  times: number,
): { readonly loss: number; readonly error: number } {
  const { game, seats, hash } = course
  const { looks, choosing, measuring } = USUAL_EFFORT
  const trial = new Trial(
    new Table(game, game.view(state, seat), seat, seats, looks),
    `${hash}/${from}/check`,
  )
  const ahead = new Measured(trial.table.looks)
  for (let world = 0; world < times * measuring; world++) {
    const isSettled = world % 100 === 0 && Math.abs(ahead.mean - FINE) > SETTLED * ahead.chance.error
    if (world >= times * choosing && isSettled) break
    const name = `again/${world}`
    ahead.add(trial.worth(best, name), trial.worth(played, name))
  }
  return { loss: ahead.mean, error: ahead.error }
}

/** What a line is worth in one world: at each look, and in the mean of them. */
interface Seen {
  readonly chances: readonly number[]
  readonly chance: number
  readonly points: number
}

/** Plays lines in imagined worlds that are the same for all of them. */
export class Trial {
  worlds = 0

  constructor(
    readonly table: Table,
    private readonly seed: string,
  ) {}

  /** Shows a line in the world of that name, whenever it is looked at. */
  show(line: readonly PlainOption[], world: string, look: (state: PlainState, place: number) => void): void {
    this.worlds++
    const name = `${this.seed}/${world}`
    this.table.play(line, seedChance(name), seedChance(`${name}/thoughts`), look)
  }

  worth(line: readonly PlainOption[], world: string): Seen {
    const { game, evaluator, seats, seat, looks } = this.table
    const chances: number[] = []
    let chance = 0
    let points = 0
    this.show(line, world, state => {
      const worth = worthOf(game, evaluator, state, seats)
      chances.push(worth.chance[seat])
      chance += worth.chance[seat] / looks
      points += worth.points[seat] / looks
    })
    return { chances, chance, points }
  }
}

/** The line that does best in some worlds; undefined if that is the played one. Lines that fall behind are dropped. */
function choose(
  trial: Trial,
  played: Line,
  others: readonly Line[],
  effort: Effort,
  patience: Patience,
): Line | undefined {
  let rivals = others.map(line => ({ line, ahead: new Mean() }))
  for (let world = 0; world < effort.choosing; ) {
    for (const until = world + effort.worlds; world < until; world++) {
      const usual = trial.worth(played, `choose/${world}`).chance
      for (const { line, ahead } of rivals) ahead.add(trial.worth(line, `choose/${world}`).chance - usual)
    }
    rivals = rivals.filter(({ ahead }) => ahead.mean + SURE * ahead.error > FINE / 2)
    if (rivals.length === 0) return undefined
    rivals.sort((a, b) => b.ahead.mean - a.ahead.mean)
    const [first, second] = rivals
    const isClear = first.ahead.mean > SURE * first.ahead.error
    if (isClear && (second === undefined || first.ahead.mean > second.ahead.mean + first.ahead.error)) break
    if (patience.isOver()) break
  }
  const [leader] = rivals
  return leader !== undefined && leader.ahead.mean > 0 ? leader.line : undefined
}

/** How far one line is ahead of another, as it grows world by world. */
class Measured {
  readonly chance = new Mean()
  readonly points = new Mean()
  private readonly byLook: readonly Mean[]

  constructor(looks: number) {
    this.byLook = Array.from({ length: looks }, () => new Mean())
  }

  add(one: Seen, other: Seen): void {
    this.chance.add(one.chance - other.chance)
    this.points.add(one.points - other.points)
    for (let look = 0; look < this.byLook.length; look++)
      this.byLook[look].add(one.chances[look] - other.chances[look])
  }

  get mean(): number {
    return this.chance.mean
  }

  /** By how few worlds say it, and by how much the looks disagree: each judge of positions misses in its own way. */
  get error(): number {
    const looks = new Mean()
    for (const { mean } of this.byLook) looks.add(mean)
    return Math.hypot(this.chance.error, this.byLook.length < 2 ? 0 : looks.error)
  }
}

/** What the best line is ahead by, in worlds that nobody chose by: few where it is clear, more near a mark. */
function measure(trial: Trial, played: Line, best: Line, effort: Effort, patience: Patience): Measured {
  const measured = new Measured(trial.table.looks)
  for (let world = 0; world < effort.measuring; ) {
    for (const until = world + effort.worlds; world < until; world++)
      measured.add(trial.worth(best, `measure/${world}`), trial.worth(played, `measure/${world}`))
    const { mean } = measured
    const { error } = measured.chance
    if (mean + SURE * error < FINE) break
    // What would be marked must be well known: few worlds may all say the same by accident.
    const isSure = mean > VERY_SURE * error && distanceToMark(mean) > VERY_SURE * error
    if (world >= effort.choosing && (error < EXACT || isSure)) break
    if (patience.isOver()) break
  }
  return measured
}
