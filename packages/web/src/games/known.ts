import type { AnyGame } from '@railhead/kernel'
import { type GamesResponse, paths } from '@railhead/protocol'
import { http } from '../table/http.js'
import type { Lobby } from './lobby/index.js'
import { GAMES, isGameId } from './registry.js'
import type { GameScreen } from './screen.js'

/** What the lobby says of a game that it knows more of than the rules. */
export const lobbyOf = (id: string): Lobby | undefined => (isGameId(id) ? GAMES[id].lobby : undefined)

/**
 * The rules of any game: of the registry, of the shelf, or of the server's own modules. A game that is a row of the
 * shelf needs no other.
 */
export async function rulesOfGame(id: string): Promise<AnyGame> {
  if (isGameId(id)) return GAMES[id].rules()
  const { games: shelf } = await import('@railhead/shelf')
  const found = shelf.find(game => game.id === id) ?? (await fromServer(id))
  if (!found) throw new Error(`There is no game '${id}'.`)
  return found
}

async function fromServer(id: string): Promise<AnyGame | undefined> {
  const { games } = await http<GamesResponse>('GET', paths.games)
  const address = games.find(game => game.id === id)?.module
  if (address === undefined) return undefined
  const module = (await import(/* @vite-ignore */ address)) as { readonly games: readonly AnyGame[] }
  return module.games.find(game => game.id === id)
}

/** The drawing of a game; the generic one shows any. */
export async function screenOfGame(id: string): Promise<GameScreen> {
  return isGameId(id) ? GAMES[id].screen() : (await import('./generic/screen.js')).screen
}
