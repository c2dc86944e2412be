export * from './highCard.js'
