/** Figures that the rules imply and people want to see: pure, on a state or on what a seat sees of it. */
export * from './duels.js'
export * from './firepower.js'
export * from './income.js'
export * from './money.js'
export * from './price.js'
export * from './roads.js'
export * from './spaces.js'
