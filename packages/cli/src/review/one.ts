import { availableParallelism } from 'node:os'
import { loadNets } from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'
import {
  type Course,
  courseOf,
  type Effort,
  type Luck,
  luckOf,
  type Patience,
  plansOf,
  type Review,
  type ReviewTurn,
  reviewTurn,
  summedUp,
  USUAL_EFFORT,
} from '@railhead/review'
import { games } from '@railhead/shelf'
import { inWorkers } from '../workers.js'

/** What is asked of a review. */
export interface Wish {
  /** Only the turns of this seat. */
  readonly seat?: number
  /** How long it may take. */
  readonly seconds: number
  /** Threads; undefined: all in this one. */
  readonly workers: number | undefined
  readonly effort: Effort
}

export const USUAL_SECONDS = 60

export const usualWish = (): Wish => ({
  seconds: USUAL_SECONDS,
  workers: availableParallelism(),
  effort: USUAL_EFFORT,
})

/** A turn to judge, by its place; or the luck of the whole match. */
export type Job = number | 'luck'
export type Done = ReviewTurn | readonly Luck[]

/** What a worker is started with. */
export interface Start {
  readonly record: unknown
  readonly effort: Effort
  readonly jobs: number
  readonly workers: number
  /** Milliseconds since 1970. */
  readonly deadline: number
}

/** The jobs of a match: its luck, then its turns. */
const jobsOf = (course: Course, seat?: number): Job[] => [
  'luck',
  ...plansOf(course).flatMap(([first], i) => (seat === undefined || first.seat === seat ? [i] : [])),
]

export function doJob(course: Course, job: Job, effort: Effort, patience: Patience): Done {
  return job === 'luck'
    ? [...luckOf(course, effort)]
    : reviewTurn(course, plansOf(course)[job], effort, patience)
}

/** Each job has its share of the time that is left. */
export function patienceFor(
  index: number,
  { jobs, workers, deadline }: Pick<Start, 'jobs' | 'workers' | 'deadline'>,
  now: () => number,
): Patience {
  const share = ((deadline - now()) * workers) / Math.max(1, jobs - index)
  const until = now() + Math.max(0, share)
  return { isOver: () => now() > until }
}

/** Reviews one match with so many threads. */
export async function reviewMatch(
  game: AnyGame,
  record: unknown,
  wish: Wish,
  bar: (done: number, all: number) => void,
): Promise<Review> {
  await loadNets(game.id)
  const course = courseOf(game, record)
  const jobs = jobsOf(course, wish.seat)
  const now = (): number => performance.timeOrigin + performance.now()
  const { effort, workers: threads, seconds } = wish
  const workers = threads ?? 1
  const start: Start = { record, effort, jobs: jobs.length, workers, deadline: now() + 1000 * seconds }
  // A worker knows only the games of the shelf.
  const done =
    threads === undefined || !games.includes(game)
      ? jobs.map((job, i) => {
          const result = doJob(course, job, effort, patienceFor(i, start, now))
          bar(i + 1, jobs.length)
          return result
        })
      : await inWorkers<Job, Done>(
          new URL('../reviewWorker.js', import.meta.url),
          start,
          Math.min(workers, jobs.length),
          jobs,
          count => bar(count, jobs.length),
        )
  const [luck, ...turns] = done
  return summedUp(course, turns as ReviewTurn[], luck as Luck[])
}
