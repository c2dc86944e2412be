import { Refused } from '../errors.js'
import { parsed } from '../json.js'
import { BOT_GONE_AFTER, connectedBots, findBotByName, type NamedBotRow } from '../storage/bots.js'
import type { SeatRow } from '../storage/schema/tables.js'
import type { Queries } from '../storage/store.js'

/** What an invitation makes of a seat: the bot sits there, or the seat is kept for it. */
export type InvitedSeat = Pick<SeatRow, 'kind' | 'person_id' | 'level' | 'invited'>

/** Which games a bot plays, of those that there are. */
export function gamesOf({ games }: Pick<NamedBotRow, 'games'>, all: readonly string[]): string[] {
  const chosen = games === null ? undefined : (parsed(games) as string[] | undefined)
  return chosen ? all.filter(id => chosen.includes(id)) : [...all]
}

export function isConnected({ seen_at: seenAt }: Pick<NamedBotRow, 'seen_at'>, now: number): boolean {
  return seenAt !== null && seenAt > now - BOT_GONE_AFTER
}

/** Invites a bot by its name; says why not if it cannot come. */
export async function invite(
  db: Queries,
  name: string,
  game: string,
  all: readonly string[],
  now: number,
): Promise<InvitedSeat> {
  const bot = await findBotByName(db, name)
  if (!bot) {
    const there = await connectedBots(db, now)
    const names = there.filter(other => gamesOf(other, all).includes(game)).map(other => other.name)
    throw new Refused('notFound', `There is no bot '${name}'.`, names, 'name')
  }
  const games = gamesOf(bot, all)
  if (!games.includes(game))
    throw new Refused('badRequest', `${bot.name} does not play this game.`, games, 'name')
  if (!isConnected(bot, now)) throw new Refused('botAway', `${bot.name} is not connected now.`)
  if (bot.tables >= bot.most)
    throw new Refused('tooMany', `${bot.name} plays at as many tables as it may.`, bot.most)
  const { person_id: id } = bot
  if (bot.invitations === 'accept') return { kind: 'person', person_id: id, level: null, invited: null }
  return { kind: 'open', person_id: null, level: null, invited: id }
}
