import type { Game, PlainEvent, PlainState } from '../../game.js'
import { checkConfiguration } from './configuration.js'
import { checkCourse, checkReplay, checkUndo } from './course.js'
import { CheckFailed } from './failed.js'
import { checkImagination, checkSecrecy } from './secrecy.js'
import { type GameUnderTest, Subject } from './subject.js'
import { checkWords } from './words.js'

export { CheckFailed } from './failed.js'
export type { GameUnderTest } from './subject.js'

type AnySubject = Subject<PlainState, object, unknown, PlainEvent>

/** What must hold of every game, by name. */
const GAME_CHECKS: Readonly<Record<string, (subject: AnySubject) => void>> = {
  'the configuration can be stored, and what is wrong is refused': checkConfiguration,
  'everybody who is asked has an answer, and all matches end with scores that add up': checkCourse,
  'the same seed and answers lead to the same match': checkReplay,
  'taking back leads to the state before': checkUndo,
  'nobody learns what they cannot know': checkSecrecy,
  'what bots imagine fits what they see': checkImagination,
  'everything can be said in every language': checkWords,
}

/**
 * Checks everything that the platform expects of a game, over random matches of all its configurations. Throws one
 * CheckFailed that names all that is wrong, each with the seed and configuration to see it again.
 */
export function checkGame<State extends PlainState, Option extends object, Config, Event extends PlainEvent>(
  game: Game<State, Option, Config, Event>,
  given: GameUnderTest<State, Event>,
): void {
  // The checks hand to a game only its own states, options and events.
  const subject = new Subject(game, given) as unknown as AnySubject
  const failures: string[] = []
  for (const [name, check] of Object.entries(GAME_CHECKS)) {
    try {
      check(subject)
    } catch (error) {
      if (!(error instanceof CheckFailed) && !(error instanceof Error)) throw error
      failures.push(`- ${name}:\n  ${error.message}`)
    }
  }
  if (failures.length > 0)
    throw new CheckFailed(`${game.id} fails ${failures.length} checks\n${failures.join('\n')}`)
}
