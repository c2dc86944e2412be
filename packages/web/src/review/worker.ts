import { loadNets } from '@railhead/bots'
import { gameOfRecord } from '@railhead/kernel'
import {
  type Course,
  courseOf,
  judgeLine,
  PATIENT,
  plansOf,
  review,
  SharedTime,
  USUAL_EFFORT,
} from '@railhead/review'
import { gameById } from '@railhead/shelf'
import type { FromReviewer, Reviewable, ToReviewer } from './messages.js'

/** Milliseconds for the turns of a match; what is left open then is judged by what is known. */
const MOST = 170_000

const post = (message: FromReviewer): void => postMessage(message)

async function courseFor({ file, outcome }: Reviewable): Promise<Course> {
  const game = gameById(gameOfRecord(file))
  await loadNets(game.id)
  return courseOf(game, file, outcome)
}

async function answer(asked: ToReviewer): Promise<void> {
  const course = await courseFor(asked)
  if (asked.kind === 'try') {
    const stretch = course.stretches.find(({ from }) => from === asked.at)
    if (stretch === undefined) throw new Error(`Nothing was decided after ${asked.at} answers.`)
    const { loss, error } = judgeLine(course, stretch, asked.line, USUAL_EFFORT, PATIENT)
    post({ kind: 'judged', loss, error })
    return
  }
  const known = new Map(asked.known.map(turn => [turn.from, turn]))
  const left = plansOf(course).filter(([{ from }]) => !known.has(from)).length
  const time = new SharedTime(() => performance.now(), performance.now() + MOST, left)
  const steps = review(course, USUAL_EFFORT, time, known)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      post({ kind: 'review', review: step.value })
      return
    }
    if (!known.has(step.value.turn.from)) time.next()
    post({ kind: 'progress', ...step.value })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  answer(data).catch((error: unknown) =>
    post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
})
