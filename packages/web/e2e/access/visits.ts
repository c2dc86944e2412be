import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchRecord } from '@railhead/kernel'
import type { TableResponse } from '@railhead/protocol'
import type { MailServer } from '@railhead/server/testing'
import type { APIRequestContext } from 'playwright-core'
import type { World } from '../world.js'
import type { Visit, Who } from './stops.js'

const PASSWORD = 'correct horse battery'
const NAMES: Readonly<Record<Who, string>> = {
  stranger: '',
  castaway: '',
  guest: 'Calamity',
  member: 'A name as long as can be',
  keeper: 'Ada',
}

export async function post<Answer>(as: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await as.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json().catch(() => undefined)) as Answer
}

/** The token of the link that was mailed last. */
export async function mailedToken(letters: MailServer): Promise<string> {
  const { text } = await letters.next()
  return /\/api\/login\/token\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

async function become(
  who: Who,
  as: APIRequestContext,
  { server }: World,
  letters: MailServer,
): Promise<void> {
  if (NAMES[who] === '') return
  await post(as, '/api/session', { name: NAMES[who] })
  if (who === 'guest') return
  await post(as, '/api/account', { mail: `${who}@example.org`, password: PASSWORD })
  await post(as, '/api/login/token', { token: await mailedToken(letters) })
  if (who === 'member') return
  const code = readFileSync(join(server.settings.data, 'admin.code'), 'utf8').trim()
  await post(as, '/api/admin/claim', { code })
}

/** Opens a browser for each kind of person when it is first wanted, and keeps it for all of their walks. */
export function visitsTo(world: World, letters: MailServer): (who: Who) => Promise<Visit> {
  const visits = new Map<Who, Promise<Visit>>()
  const open = async (who: Who): Promise<Visit> => {
    const visitor = await world.resident({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    await become(who, visitor.context.request, world, letters)
    const session = await visitor.context.newCDPSession(visitor.page)
    return { ...visitor, session, letters, as: async other => (await visitOf(other)).context.request }
  }
  const visitOf = (who: Who): Promise<Visit> => {
    const visit = visits.get(who) ?? open(who)
    visits.set(who, visit)
    return visit
  }
  return visitOf
}

/** Opens a match from a file, with a person in the first seat and others in the rest; returns its address. */
export async function importedTable(
  as: APIRequestContext,
  file: MatchRecord,
  others: readonly object[],
): Promise<string> {
  const { table } = await post<TableResponse>(as, '/api/tables/import', {
    file,
    seats: [{ kind: 'me' }, ...others],
  })
  if (table.status === 'gathering') await post(as, `/api/tables/${table.id}/start`, {})
  return `/table/${table.id}`
}
