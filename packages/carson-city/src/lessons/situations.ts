import { any, type Lesson, type LessonMoment, type LessonStep, speech } from '@railhead/kernel'
import { MAP_SPOTS } from '../components/actionTrack.js'
import type { Event } from '../events.js'
import { firepowerParts } from '../figures/firepower.js'
import type { Option } from '../options.js'
import { RESOLUTION, type State } from '../state.js'
import type { LessonKey } from './text/en.js'

export type Moment = LessonMoment<State, Option, Event>
export type Step = LessonStep<State, Option, Event>
export type TownLesson = Lesson<State, Option, Event>

export const { said, gently } = speech<Moment, LessonKey>()
export const either = any<Moment>

/** A lesson at a table with friendly bots. */
export const lesson = (row: Omit<TownLesson, 'seat' | 'bots'>): TownLesson => ({
  ...row,
  seat: 0,
  bots: 'greenhorn',
})

export const firepower = ({ view, seat }: Moment): number => firepowerParts(view, seat).total
export const passedOut = ({ view, seat }: Moment): boolean => view.passed.includes(seat)
export const resolving = ({ view }: Moment): boolean => view.phase >= RESOLUTION

/** The places of the duels that the learner was told of. */
export const duelPlaces = ({ events }: Moment): string[] =>
  events.flatMap(event =>
    event.type === 'duel'
      ? [event.spot < MAP_SPOTS ? `space:${event.spot}` : `parcel:${event.spot - MAP_SPOTS}`]
      : [],
  )
