export * from './contract.js'
export * from './dither.js'
