import type { Seat } from '@railhead/kernel'
import { AGREED_KEY } from '@railhead/table'
import type { LogRow } from '../storage/schema/tables.js'

/**
 * The seats for which patience counts anew after an entry of the log: those that the match waits for since then, and the
 * one that answered, if that led further. Taking back and answering again does not, unless all agreed to it: nobody holds
 * a table up that way.
 */
export function signsIn(
  { seat, key }: Pick<LogRow, 'seat' | 'key'>,
  fresh: boolean,
  before: readonly Seat[],
  asked: readonly Seat[],
): Seat[] {
  const plays = isPlaying(key, fresh)
  return asked.filter(other => (other === seat ? plays : !before.includes(other)))
}

/** Whether an entry led the match further, or all agreed to it. */
export function isPlaying(key: string, fresh: boolean): boolean {
  return fresh || key.startsWith(AGREED_KEY)
}
