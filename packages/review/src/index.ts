export * from './accuracy.js'
export * from './considered.js'
export * from './course.js'
export * from './effort.js'
export * from './judge.js'
export * from './key.js'
export type { Line } from './lines.js'
export * from './luck.js'
export * from './marks.js'
export { offered, type Worth, worthOf } from './playOut.js'
export {
  type Means,
  type Progress as PlayerProgress,
  progressOf,
  type ReviewedMatch,
  type Suggestion,
} from './progress.js'
export { chosenReasons, type Reason, RIVALS } from './reasons.js'
export * from './review.js'
export * from './statistics.js'
export * from './study.js'
export * from './text/index.js'
export * from './turns.js'
export * from './words.js'
