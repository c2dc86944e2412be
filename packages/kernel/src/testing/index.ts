export * from './highCard.js'
export * from './play.js'
