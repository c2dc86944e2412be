import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@railhead/kernel'
import { type Review, reviewName } from '@railhead/review'
import { writeMatchFile } from '../files.js'
import type { World } from '../world.js'

/** Where the review of a match is kept, by what it depends on. */
export function reviewPath(world: World, game: AnyGame, hash: string, answers: number, how: string): string {
  return join(world.folder, 'reviews', `${reviewName(game, hash, answers)}${how}.json`)
}

/** A review that was made before; a damaged file is none. */
export function keptReview(path: string): Review | undefined {
  if (!existsSync(path)) return undefined
  try {
    const review: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const isReview = Reflect.get(Object(review), 'format') === 'railhead-review'
    return isReview ? (review as Review) : undefined
  } catch {
    return undefined
  }
}

export const keepReview = (path: string, review: Review): void => writeMatchFile(path, review)
