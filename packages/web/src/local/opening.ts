import type { TableId } from '@railhead/protocol'
import type { ForkWish } from './fork.js'
import { EngineLine } from './line.js'
import type { CallName, Calls } from './messages.js'
import type { LocalWish } from './saved.js'
import { startEngine } from './startEngine.js'

async function once<Name extends CallName>(
  name: Name,
  given: Calls[Name]['with'],
): Promise<Calls[Name]['gives']> {
  const line = new EngineLine(startEngine())
  try {
    return await line.call(name, given)
  } finally {
    void line.hangUp()
  }
}

/** Starts a match on this device; the browser is asked not to throw it away when it runs short of room. */
export function createLocalTable(wish: LocalWish): Promise<TableId> {
  navigator.storage?.persist?.().catch(error => console.warn(error))
  return once('create', wish)
}

/** Saves the match of a file on this device. */
export function importLocalTable(file: unknown, name: string): Promise<TableId> {
  return once('import', { file, name })
}

/** Goes on from a moment of a match, in a new one on this device. */
export function forkLocalTable(wish: ForkWish): Promise<TableId> {
  return once('fork', wish)
}
