import type { PlainOption } from '@railhead/kernel'
import { seedChance } from '@railhead/kernel'
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
  const trial = new Trial(new Table(game, view, seat, seats, effort.beyond), seed)
  const best = choose(trial, played, others, effort, patience)
  if (best === undefined) return { ...NOTHING, worlds: trial.worlds }
  const { chance, points } = measure(trial, played, best, effort, patience)
  // On other worlds than it was chosen in, the best may turn out to be no better.
  if (chance.mean <= 0) return { ...NOTHING, error: chance.error, worlds: trial.worlds }
  const found = {
    loss: chance.mean,
    error: chance.error,
    points: points.mean,
    pointsError: points.error,
    best,
    worlds: trial.worlds,
  }
  const isMarked = markOf(found.loss, found.error) !== undefined
  return { ...found, reasons: isMarked ? reasonsFor(trial, played, best, points.mean, effort) : [] }
}

/** Measures once more what a line is ahead of the played one by, in other worlds and as many as are wanted. */
export function remeasure(
  course: Course,
  { state, seat, from }: Stretch,
  played: Line,
  best: Line,
  worlds: number,
  seed: string,
): { readonly loss: number; readonly error: number } {
  const { game, seats, hash } = course
  const table = new Table(game, game.view(state, seat), seat, seats, USUAL_EFFORT.beyond)
  const trial = new Trial(table, `${hash}/${from}/${seed}`)
  const ahead = new Mean()
  for (let world = 0; world < worlds; world++) {
    const name = `again/${world}`
    ahead.add(trial.worth(best, name).chance - trial.worth(played, name).chance)
  }
  return { loss: ahead.mean, error: ahead.error }
}

/** Plays lines in imagined worlds that are the same for all of them. */
export class Trial {
  worlds = 0

  constructor(
    readonly table: Table,
    private readonly seed: string,
  ) {}

  /** The end of a line in the world of that name. */
  end(line: readonly PlainOption[], world: string) {
    this.worlds++
    const name = `${this.seed}/${world}`
    return this.table.play(line, seedChance(name), seedChance(`${name}/thoughts`))
  }

  worth(line: readonly PlainOption[], world: string): { readonly chance: number; readonly points: number } {
    const { game, evaluator, seats, seat } = this.table
    const { chance, points } = worthOf(game, evaluator, this.end(line, world), seats)
    return { chance: chance[seat], points: points[seat] }
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

/** What the best line is ahead by, in worlds that nobody chose by: few where it is clear, more near a mark. */
function measure(
  trial: Trial,
  played: Line,
  best: Line,
  effort: Effort,
  patience: Patience,
): { readonly chance: Mean; readonly points: Mean } {
  const chance = new Mean()
  const points = new Mean()
  for (let world = 0; world < effort.measuring; ) {
    for (const until = world + effort.worlds; world < until; world++) {
      const one = trial.worth(best, `measure/${world}`)
      const other = trial.worth(played, `measure/${world}`)
      chance.add(one.chance - other.chance)
      points.add(one.points - other.points)
    }
    const { mean, error } = chance
    if (mean + SURE * error < FINE) break
    // What would be marked must be well known: few worlds may all say the same by accident.
    const isSure = mean > VERY_SURE * error && distanceToMark(mean) > VERY_SURE * error
    if (world >= effort.choosing && (error < EXACT || isSure)) break
    if (patience.isOver()) break
  }
  return { chance, points }
}
