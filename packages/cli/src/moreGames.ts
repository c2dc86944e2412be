import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame } from '@railhead/kernel'
import { UsageError } from './command.js'

const PARTS = [
  'id',
  'rulesVersion',
  'config',
  'setup',
  'decisions',
  'apply',
  'outcome',
  'view',
  'text',
] as const

/** What to import for a module: a path, or the name of an installed package. */
export const placeOf = (module: string): string =>
  /^[./]|^[a-z]:/i.test(module) ? pathToFileURL(resolve(module)).href : module

/** The games that a module exports as `games`. */
export async function gamesFrom(module: string): Promise<readonly AnyGame[]> {
  let games: unknown
  try {
    games = ((await import(placeOf(module))) as { readonly games?: unknown }).games
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--games ${module} cannot be loaded: ${reason}`)
  }
  if (!Array.isArray(games) || !games.every(isGame))
    throw new UsageError(`--games ${module}: expected a module that exports a list of games as 'games'.`)
  return games
}

function isGame(thing: unknown): thing is AnyGame {
  return typeof thing === 'object' && thing !== null && PARTS.every(part => part in thing)
}
