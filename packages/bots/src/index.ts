export * from './choose.js'
