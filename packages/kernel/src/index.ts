export * from './chance.js'
export * from './command.js'
export * from './config.js'
export * from './corpus/compare.js'
export * from './corpus/inventory.js'
export * from './corpus/playAgain.js'
export {
  answersOf,
  type Mark,
  playHash,
  type RecordedMatch,
  recordMatch,
  scriptOf,
} from './corpus/recorded.js'
export * from './corrections.js'
export * from './errors.js'
export * from './game.js'
export * from './hash.js'
export * from './lesson.js'
export * from './match.js'
export * from './minimize.js'
export * from './newerRules.js'
export * from './query.js'
export * from './race.js'
export * from './report.js'
export * from './reveals.js'
export * from './rulebook.js'
export * from './rulings.js'
export * from './rulingValues.js'
export * from './seat.js'
export * from './text.js'
export * from './typography.js'
