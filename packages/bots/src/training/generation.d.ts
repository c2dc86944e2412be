import { type AnyGame } from '@railhead/kernel'
import { type Parameters, type Study } from '../study.js'
/** How the matches of a generation are played. */
export interface Lesson {
  readonly configs: readonly unknown[]
  readonly matches: number
  /** Iterations of the search for each option, and at most. */
  readonly perOption: number
  readonly most: number
  /** Answers out of 100 that are drawn by the priors instead of searched. */
  readonly noise: number
}
export interface Report {
  readonly generation: number
  readonly meanScore: number
  /** Root of the mean squared error of the expected final score. */
  readonly error: number
  readonly categories: Readonly<Record<string, number>>
}
/** What is remembered from one generation to the next, as plain data. */
export interface Progress {
  readonly parameters: Parameters
  readonly reports: readonly Report[]
}
export declare const NO_PROGRESS: Progress
/** Plays matches with what is known, learns from them, and knows more. */
export declare class Trainer {
  private readonly game
  private readonly study
  private readonly regression
  private readonly expected
  private readonly picked
  private parameters
  private readonly reports
  constructor(game: AnyGame, study: Study, progress: Progress)
  get progress(): Progress
  /** One generation; `onMatch` is called after every match. */
  generation(lesson: Lesson, seed: string, onMatch: (played: number) => void): Report
  private learn
  private playMatch
  private answer
  /** Most seats overrate or underrate two things, so that training sees other ways to play. */
  private withStyle
}
