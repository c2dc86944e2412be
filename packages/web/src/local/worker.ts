import { gameById } from '@railhead/shelf'
import { newKey } from '../table/newKey.js'
import { database } from './database.js'
import { Engine } from './engine.js'
import { newLocalId } from './ids.js'
import type { ToEngine } from './messages.js'

/** Milliseconds that a bot may think about a turn, and between two answers of bots. */
const THINKING = 2000
const PACE = 60

const engine = new Engine({
  gameById,
  store: database,
  clock: () => performance.now(),
  now: () => Date.now(),
  pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  newSeed: () => newKey() + newKey(),
  newId: newLocalId,
  send: message => postMessage(message),
  thinking: THINKING,
  pace: PACE,
})

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => engine.receive(data))
