import { type BotInfo, type BotsResponse, paths } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { http } from '../table/http.js'

/** The bots of others that are connected and play a game; none while there is nobody to invite them. */
export function useBots(game: string, wanted: boolean): readonly BotInfo[] {
  const [bots, setBots] = useState<readonly BotInfo[]>([])
  useEffect(() => {
    if (!wanted) return
    let current = true
    http<BotsResponse>('GET', paths.bots).then(
      found => current && setBots(found.bots),
      error => console.warn(error),
    )
    return () => {
      current = false
    }
  }, [wanted])
  return wanted ? bots.filter(bot => bot.games.includes(game)) : []
}

const INVITE = 'invite:'
/** How a menu of seats names a bot that could be invited. */
export const inviteValue = (name: string): string => INVITE + name

/** The name of the bot that a value of a menu of seats stands for. */
export function invitedBy(value: string): string | undefined {
  return value.startsWith(INVITE) ? value.slice(INVITE.length) : undefined
}
