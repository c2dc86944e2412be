import type { ChildProcess } from 'node:child_process'
import type { Review } from '@railhead/review'
import { compiledBeside } from '../compiled.js'
import { forkAlone, LOWEST_PRIORITY, standBack } from '../lowest.js'
import type { FromReviewer, ToReviewer } from './messages.js'

/** Makes reviews; fails with `CannotReview` if trying again would not help. */
export interface ReviewRunner {
  review(wish: ToReviewer, progress: (done: number, all: number) => void): Promise<Review>
  /** Those at work fail. */
  close(): void
}

/** Trying again would not help. */
export class CannotReview extends Error {}

/** Each match in a process of its own, at the lowest priority. */
export class ReviewProcesses implements ReviewRunner {
  private readonly children = new Set<ChildProcess>()

  constructor(
    /** Modules that export `games`. */
    private readonly gamesModules: readonly string[],
    private readonly priority = LOWEST_PRIORITY,
  ) {}

  review(wish: ToReviewer, progress: (done: number, all: number) => void): Promise<Review> {
    return new Promise((resolve, reject) => {
      const child = forkAlone(compiledBeside(import.meta.url, 'child.js'), this.gamesModules)
      child.on('spawn', () => standBack(child, this.priority))
      this.children.add(child)
      child.on('message', (message: FromReviewer) => {
        if (message.kind === 'progress') progress(message.done, message.all)
        else if (message.kind === 'review') resolve(message.review)
        else reject(new CannotReview(message.reason))
      })
      child.on('error', reject)
      child.on('exit', (code, signal) => {
        this.children.delete(child)
        reject(new Error(`The process ended (${signal ?? code}).`))
      })
      child.send(wish, error => {
        if (error) child.kill('SIGKILL')
      })
    })
  }

  close(): void {
    for (const child of this.children) child.kill('SIGKILL')
  }
}
