import {
  LESSON_BEGINS,
  type Lesson,
  type Lessons,
  type PlainEvent,
  type PlainOption,
  type PlainState,
} from '@railhead/kernel'
import { LEVELS, type TableId } from '@railhead/protocol'
import type { GameId } from '../games/registry.js'
import { createLocalTable } from '../local/opening.js'
import { keepLessonNote } from './lessonNotes.js'

export type AnyLesson = Lesson<PlainState, PlainOption, PlainEvent>
export type AnyLessons = Lessons<PlainState, PlainOption, PlainEvent>

/** Forgets the types of a game's lessons. Safe because they get views and events of their own game only. */
export function anyLessons<State, Option, Event>(lessons: Lessons<State, Option, Event>): AnyLessons {
  return lessons as unknown as AnyLessons
}

/** Where a lesson stands on the page of all lessons. */
export const lessonPlace = (game: string, lesson: string): string => `lesson-${game}-${lesson}`

/** The lesson that helps with something: a category of the score, or a phase; the first one helps with everything. */
export function lessonAbout({ lessons }: AnyLessons, topic: string): AnyLesson {
  return lessons.find(({ teaches }) => teaches?.includes(topic)) ?? lessons[0]
}

/** Opens a table on this device that gives the lesson. */
export async function beginLesson(
  game: GameId,
  lesson: AnyLesson,
  seats: number,
  name: string,
): Promise<TableId> {
  const level = LEVELS.find(candidate => candidate === lesson.bots) ?? 'greenhorn'
  const table = await createLocalTable({
    game,
    config: lesson.config,
    seed: lesson.seed,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === lesson.seat ? { kind: 'person', name } : { kind: 'bot', level },
    ),
  })
  keepLessonNote(table, { game, lesson: lesson.id, progress: LESSON_BEGINS })
  return table
}
