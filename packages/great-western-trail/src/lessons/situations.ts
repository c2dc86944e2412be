import { any, type Lesson, type LessonMoment, type LessonStep, speech } from '@railhead/kernel'
import type { Event } from '../event.js'
import type { Option, OptionOf } from '../option.js'
import { type Player, type State, tablesOf } from '../state.js'
import type { Action, LocalAction, LocationTask, TaskKind } from '../task.js'
import { localActions } from '../tasks/location.js'
import type { LessonKey } from './text/en.js'

export type Moment = LessonMoment<State, Option, Event>
export type Step = LessonStep<State, Option, Event>
export type TrailLesson = Lesson<State, Option, Event>

export const { said, gently } = speech<Moment, LessonKey>()
export const either = any<Moment>

/** A lesson at a table of two with a friendly bot. */
export const lesson = (
  row: Pick<TrailLesson, 'id' | 'title' | 'about' | 'minutes' | 'teaches' | 'seed' | 'steps'> & {
    readonly config?: object
  },
): TrailLesson => ({
  ...row,
  config: { edition: 'second', players: 2, ...row.config },
  seat: 0,
  bots: 'greenhorn',
})

export const me = ({ view, seat }: Moment): Player => view.players[seat]

/** The visit that the learner is asked about. */
export function visit({ view, decisions }: Moment): LocationTask | undefined {
  const task = view.tasks.at(-1)
  return task?.kind === 'location' && decisions.some(({ ask }) => ask === 'location') ? task : undefined
}

const alternatives = (action: LocalAction): readonly Action[] =>
  'either' in action ? action.either : [action]

/** The action behind an option of a visit. */
function actionOf(now: Moment, { action, either }: OptionOf<'local'>): Action | undefined {
  const task = visit(now)
  const row = task && localActions(now.view, task.building)[action]
  return row && (alternatives(row)[either] ?? alternatives(row)[0])
}

/** Whether an option of a visit leads to such a task, as its gain or as its cost. */
export function leadsTo(now: Moment, option: Option, kind: TaskKind): boolean {
  if (option.kind !== 'local') return false
  const action = actionOf(now, option)
  return [...(action?.gain ?? []), ...(action?.cost ?? [])].some(task => task.kind === kind)
}

/** The learner is at a place that offers such a thing, affordable or not. */
export const placeFor =
  (kind: TaskKind) =>
  (now: Moment): boolean => {
    const task = visit(now)
    return (
      task !== undefined &&
      localActions(now.view, task.building).some(row =>
        alternatives(row).some(({ gain }) => gain.some(part => part.kind === kind)),
      )
    )
  }

/** The learner is at a place where such a thing can be done now. */
export const canDo =
  (kind: TaskKind) =>
  (now: Moment): boolean =>
    visit(now) !== undefined &&
    now.decisions.some(({ options }) => options.some(option => leadsTo(now, option, kind)))

/** The learner is asked for the details of such a thing. */
export const facing =
  (kind: TaskKind) =>
  ({ view, decisions }: Moment): boolean =>
    decisions.length > 0 && view.tasks.at(-1)?.kind === kind

export const optionsOf = <Kind extends Option['kind']>(now: Moment, kind: Kind): OptionOf<Kind>[] =>
  now.decisions.flatMap(({ options }) =>
    options.filter((option): option is OptionOf<Kind> => option.kind === kind),
  )

/** The learner's visit is over. */
export const visitEnded = (now: Moment): boolean => visit(now) === undefined && !midAction(now)

/** A question that belongs to an action of a visit stands. */
const midAction = ({ view, decisions }: Moment): boolean =>
  decisions.length > 0 && view.tasks.some(({ kind }) => kind === 'location')

export const kansasCity = ({ view }: Moment): string[] => [`space:${tablesOf(view).trail.kansasCity}`]
export const foresightTiles = ({ view }: Moment): string[] =>
  view.foresight.map((tile, space) => `foresight:${space >> 1}:${tile}`)
export const handCards = (now: Moment): string[] => me(now).hand.map(card => `hand:${card}`)
export const citiesInReach = (now: Moment): string[] =>
  optionsOf(now, 'city').map(({ city }) => `city:${city}`)
export const discsToSend = (now: Moment): string[] => optionsOf(now, 'disc').map(({ disc }) => `disc:${disc}`)

/** Kansas City itself is no sensible city while another one is in reach. */
export const goodCity = (option: Option, now: Moment): boolean =>
  option.kind !== 'city' || option.city > 0 || optionsOf(now, 'city').length === 1

/** The delivery is over, with its disc. */
export const delivered = ({ decisions }: Moment): boolean =>
  !decisions.some(({ ask }) => ask === 'placeDisc' || ask === 'deliver')
