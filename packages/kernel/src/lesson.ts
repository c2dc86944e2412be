import type { Decision, PlainEvent } from './game.js'
import type { Seat } from './seat.js'
import type { Catalogue, Lang, Message, Param } from './text.js'

/** A lesson is a match on a fixed seed with steps that wait for situations, however they come about. */
export interface Lesson<State, Option, Event> {
  readonly id: string
  /** The name in the list of lessons, and what one can do afterwards; keys of the lessons' catalogues. */
  readonly title: string
  readonly about: string
  /** About how many minutes it takes. */
  readonly minutes: number
  /** What it helps with: categories of the score, and phases of a match ('opening', 'middle', 'end'). */
  readonly teaches?: readonly string[]
  readonly config: unknown
  readonly seed: string
  /** Where the learner sits; bots sit everywhere else. */
  readonly seat: Seat
  readonly bots: string
  readonly steps: readonly LessonStep<State, Option, Event>[]
}

/** What the game is in a minute: a stretch of a real match with captions. */
export interface Tour<Option> {
  readonly config: unknown
  readonly seed: string
  readonly answers: readonly { readonly seat: Seat; readonly option: Option }[]
  /** In order. Each shows the match after `at` answers, a region of the board, and a sentence of the lessons. */
  readonly scenes: readonly { readonly at: number; readonly say: string; readonly region: string }[]
}

/** The lessons of a game with their texts. */
export interface Lessons<State, Option, Event> {
  readonly lessons: readonly Lesson<State, Option, Event>[]
  readonly tour?: Tour<Option>
  readonly catalogues: Readonly<Record<Lang, Catalogue>>
}

/** What the learner faces. */
export interface LessonMoment<State, Option, Event> {
  readonly view: State
  readonly seat: Seat
  /** The learner's open questions. */
  readonly decisions: readonly Decision<Option>[]
  /** How many answers stand. */
  readonly moment: number
  /** What the learner was told since the step is shown; while none is, since the one before was done. */
  readonly events: readonly Event[]
}

export type Situation<State, Option, Event> = (now: LessonMoment<State, Option, Event>) => boolean

/**
 * One idea: it waits for its situation, shows something and says a sentence, and goes on when something has happened.
 * One step is shown at a time, each at most once; the order of the rows decides only between those that could be.
 */
export interface LessonStep<State, Option, Event> {
  readonly id: string
  /** The step that comes before this one in any case. */
  readonly after?: string
  /** Shown when this holds for the first time; absent: as soon as it may. */
  readonly when?: Situation<State, Option, Event>
  /** Said only while `when` holds: it goes when something else comes between, and comes back. */
  readonly passing?: true
  /** The pieces of the drawing that are lit. */
  show?(now: LessonMoment<State, Option, Event>): readonly string[]
  /** One or two sentences; figures come from the position. */
  say(now: LessonMoment<State, Option, Event>): Message
  /** The reason that a good player would give. */
  why?(now: LessonMoment<State, Option, Event>): Message
  /** Whether an answer is sensible here; what is not gets `gently` first, and may be given all the same. */
  want?(option: Option, now: LessonMoment<State, Option, Event>): boolean
  gently?(option: Option, now: LessonMoment<State, Option, Event>): Message
  /** Goes on when this has happened; `read`: when the learner says so. */
  readonly until: Situation<State, Option, Event> | 'read'
  /** The lesson is over with this step. */
  readonly last?: true
}

/** From which moment to which a step was shown. */
interface Span {
  readonly id: string
  readonly shown: number
  readonly done: number
}

/** How far a learner is. Plain data: it is saved beside the match. */
export interface LessonProgress {
  /** Ids of the steps that were shown and done. */
  readonly done: readonly string[]
  /** Id of the step that is shown. */
  readonly shown?: string
  /** The moment since which it is shown, or since which none is. */
  readonly since: number
  readonly over: boolean
  /** When the steps that are done were shown; absent in what earlier releases saved. */
  readonly spans?: readonly Span[]
}

export const LESSON_BEGINS: LessonProgress = { done: [], since: 0, over: false }

/** What a lesson looks at: the table as the learner sees it, and the log as the learner was told it, by moment. */
export interface LessonTable<State, Option, Event>
  extends Omit<LessonMoment<State, Option, Event>, 'events'> {
  readonly log: readonly (readonly Event[])[]
}

/** The moment as a step sees it that waits or is shown since `since`. */
export function lessonMoment<State, Option, Event>(
  { log, ...now }: LessonTable<State, Option, Event>,
  since: number,
): LessonMoment<State, Option, Event> {
  return { ...now, events: log.slice(since + 1).flat() }
}

/** How far the learner was at an earlier moment: what was done after it is not done, and what was said then is said. */
function takenBack(progress: LessonProgress, moment: number): LessonProgress {
  const { spans = [], since } = progress
  if (since <= moment) return progress
  const undone = spans.filter(({ done }) => done > moment)
  if (undone.length === 0) return { ...progress, since: moment }
  const kept = spans.filter(({ done }) => done <= moment)
  const again = undone.find(({ shown }) => shown <= moment)
  return {
    done: progress.done.filter(id => !undone.some(span => span.id === id)),
    ...(again && { shown: again.id }),
    since: again?.shown ?? kept.at(-1)?.done ?? 0,
    over: false,
    spans: kept,
  }
}

/**
 * How far the learner is now. Call it after every change of the table; `read` says that the learner wants to go on. After
 * something was taken back, the lesson stands where it stood then.
 */
export function advanceLesson<State, Option, Event>(
  lesson: Pick<Lesson<State, Option, Event>, 'steps'>,
  progress: LessonProgress,
  table: LessonTable<State, Option, Event>,
  read = false,
): LessonProgress {
  let now = takenBack(progress, table.moment)
  let confirmed = read
  while (!now.over) {
    const moment = lessonMoment(table, now.since)
    const step = shownStep(lesson, now)
    if (step) {
      if (step.until === 'read' ? confirmed : step.until(moment)) {
        confirmed = false
        const span = { id: step.id, shown: now.since, done: table.moment }
        now = {
          done: [...now.done, step.id],
          since: table.moment,
          over: step.last === true,
          spans: [...(now.spans ?? []), span],
        }
      } else if (step.passing && step.when && !step.when(moment)) {
        const { shown: _gone, ...rest } = now
        now = rest
      } else break
    } else {
      const next = nextStep(lesson, now.done, moment)
      if (!next) break
      now = { ...now, shown: next.id, since: table.moment }
    }
  }
  return now
}

function nextStep<State, Option, Event>(
  { steps }: Pick<Lesson<State, Option, Event>, 'steps'>,
  done: readonly string[],
  moment: LessonMoment<State, Option, Event>,
): LessonStep<State, Option, Event> | undefined {
  return steps.find(
    ({ id, after, when }) =>
      !done.includes(id) && (after === undefined || done.includes(after)) && (when?.(moment) ?? true),
  )
}

/** The step that is shown now. */
export function shownStep<State, Option, Event>(
  { steps }: Pick<Lesson<State, Option, Event>, 'steps'>,
  { shown }: LessonProgress,
): LessonStep<State, Option, Event> | undefined {
  return steps.find(({ id }) => id === shown)
}

/** What to say before an answer is given that is not sensible; undefined if there is nothing to say. */
export function gentleWord<State, Option, Event>(
  step: LessonStep<State, Option, Event> | undefined,
  option: Option,
  now: LessonMoment<State, Option, Event>,
): Message | undefined {
  if (step?.want === undefined || step.want(option, now)) return undefined
  return step.gently?.(option, now)
}

// ── the vocabulary of situations ───────────────────────────────────────────────────────────────────────────

/** What the general situations look at. */
interface Faced {
  readonly seat: Seat
  readonly decisions: readonly { readonly ask: string }[]
  readonly events: readonly PlainEvent[]
}

/** One of these questions is open. */
export const asked =
  (...asks: readonly string[]) =>
  ({ decisions }: Faced): boolean =>
    decisions.some(({ ask }) => asks.includes(ask))

/** The learner (or, with `anybody`, whoever) did something of that type since. */
export const happened =
  (type: string, who: 'learner' | 'anybody' = 'learner') =>
  ({ events, seat }: Faced): boolean =>
    events.some(event => event.type === type && (who === 'anybody' || event.seat === seat))

/** How the steps of a game speak: by keys of its lessons' catalogue, with figures from the position. */
export const speech = <Now, Key extends string>() => ({
  /** What a step says. */
  said:
    (key: Key, params: (now: Now) => Readonly<Record<string, Param>> = () => ({})) =>
    (now: Now): Message => ({ key, params: params(now) }),
  /** What is said before an answer that is not sensible. */
  gently: (key: Key) => (): Message => ({ key }),
})

export const any =
  <Now>(...situations: readonly ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    situations.some(holds => holds(now))

export const all =
  <Now>(...situations: readonly ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    situations.every(holds => holds(now))

export const not =
  <Now>(situation: (now: Now) => boolean) =>
  (now: Now): boolean =>
    !situation(now)
