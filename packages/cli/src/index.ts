export { railhead } from './railhead.js'
export * from './runner.js'
export type { World } from './world.js'
