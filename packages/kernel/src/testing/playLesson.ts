import type { Game, PlainEvent, PlainState } from '../game.js'
import {
  advanceLesson,
  LESSON_BEGINS,
  type Lesson,
  type LessonMoment,
  type LessonStep,
  lessonMoment,
  shownStep,
} from '../lesson.js'
import { Match } from '../match.js'
import type { Message } from '../text.js'

/** What came of a lesson. */
export interface PlayedLesson {
  /** Ids of the steps that were shown, in order. */
  readonly shown: readonly string[]
  /** Everything that was said, with the step that said it. */
  readonly said: readonly {
    readonly step: string
    readonly what: 'say' | 'why' | 'gently'
    readonly message: Message
  }[]
  /** Pieces that were lit. */
  readonly lit: readonly string[]
  /** Whether the last step was done. */
  readonly ended: boolean
  readonly answers: number
}

/** How a learner behaves, or a bot: picks one of the options. */
export type Picks<State, Option, Event> = (
  options: readonly Option[],
  now: LessonMoment<State, Option, Event>,
  step: LessonStep<State, Option, Event> | undefined,
) => Option

/** Plays a lesson to its end, or to the end of its match, or until `longest` answers were given. */
export function playLesson<State extends PlainState, Option extends object, Config, Event extends PlainEvent>(
  game: Game<State, Option, Config, Event>,
  lesson: Lesson<State, Option, Event>,
  learner: Picks<State, Option, Event>,
  bot: (match: Match<State, Option, Config, Event>, seat: number) => Option,
  longest = 1_000,
): PlayedLesson {
  const match = Match.start(game, lesson.config, lesson.seed)
  const shown: string[] = []
  const said: { step: string; what: 'say' | 'why' | 'gently'; message: Message }[] = []
  const lit = new Set<string>()
  const { seat } = lesson
  let progress = LESSON_BEGINS
  const table = () => ({
    view: match.view(seat),
    seat,
    decisions: game.decisions(match.view(seat)).filter(open => open.seat === seat),
    moment: match.answers.length,
    log: match.log(seat),
  })
  const look = (): void => {
    for (let read = false; ; read = true) {
      const next = advanceLesson(lesson, progress, table(), read)
      const same = next.shown === progress.shown
      progress = next
      const step = shownStep(lesson, progress)
      if (step && !shown.includes(step.id)) note(step)
      if (step?.until !== 'read' || (read && same)) return
    }
  }
  const note = (step: LessonStep<State, Option, Event>): void => {
    const now = lessonMoment(table(), progress.since)
    shown.push(step.id)
    said.push({ step: step.id, what: 'say', message: step.say(now) })
    if (step.why) said.push({ step: step.id, what: 'why', message: step.why(now) })
    for (const piece of step.show?.(now) ?? []) lit.add(piece)
  }
  look()
  let answers = 0
  for (; answers < longest && !progress.over; answers++) {
    const open = match.decisions().filter(({ optional }) => optional === undefined)
    if (open.length === 0) break
    const mine = open.find(decision => decision.seat === seat)
    if (mine) {
      const step = shownStep(lesson, progress)
      const now = lessonMoment(table(), progress.since)
      const option = learner(mine.options, now, step)
      if (step?.want && !step.want(option, now) && step.gently)
        said.push({ step: step.id, what: 'gently', message: step.gently(option, now) })
      match.answer(seat, option)
    } else match.answer(open[0].seat, bot(match, open[0].seat))
    look()
  }
  return { shown, said, lit: [...lit], ended: progress.over, answers }
}
