import type { Happening, PushBody, PushContent } from '@railhead/protocol'
import { paths } from '@railhead/protocol'
import type { Logger } from 'pino'
import webPush from 'web-push'
import { z } from 'zod'
import type { SendMail } from '../accounts/mail.js'
import type { Job } from '../jobs/jobs.js'
import type { Metrics } from '../metrics/metrics.js'
import { pushBody } from '../schemas.js'
import { accountOf } from '../storage/accounts.js'
import type { NotifyRow } from '../storage/schema.js'
import type { Store } from '../storage/store.js'
import { findTable } from '../storage/tables.js'
import { noteTold, replaceShared, saveWishes, sharedValue, tablesTold, wishesOf } from '../storage/telling.js'
import { Forbidden, postOutside } from './post.js'
import type { Vault } from './vault.js'

/** Of one table, one is told so often at most that it is one's turn. */
const QUIET_FOR = 10 * 60_000
/** Of so many tables one is told something in an hour at most: nobody is to be flooded through us. */
const MOST_TABLES = 30
const HOUR = 3_600_000
const PUSH_LASTS = 24 * 3600
/** Browsers of one person that get pushes; the oldest falls out. */
const MOST_PUSHES = 10
/** The push service does not know the browser any more. */
const GONE = [404, 410]

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
const subscriptions = z.array(pushBody)

export interface TellerOptions {
  readonly store: Store
  readonly vault: Vault | undefined
  readonly sendMail: SendMail | undefined
  /** Whether webhooks and pushes may go to this machine: for tests. */
  readonly loopback: boolean
  readonly publicUrl: () => string
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
}

/** Whether something can be encrypted with the keys that a browser is said to have. */
export function canEncryptFor({ keys }: PushBody): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, '', 'aes128gcm')
    return true
  } catch {
    return false
  }
}

/** Tells people what happens at their tables while they are away, in the ways they asked for. */
export class Teller {
  constructor(private readonly options: TellerOptions) {}

  /** Whether somebody wants to be told anything at all. */
  async wanted(person: string): Promise<boolean> {
    const { mail, webhook, pushes } = await wishesOf(this.options.store.db, person)
    return mail === 1 || webhook !== null || pushes !== null
  }

  /** Carries a job out. What fails is logged without the address, and does not keep the other ways from working. */
  async tell({ person, table, what }: Extract<Job, { kind: 'tell' }>): Promise<void> {
    const { store, now, log } = this.options
    const wishes = await wishesOf(store.db, person)
    const content = await this.contentOf(person, table, what)
    const since = what === 'yourTurn' ? now() - QUIET_FOR : 0
    if (!content || (await tablesTold(store.db, person, now() - HOUR)) >= MOST_TABLES) return
    if (!(await noteTold(store.db, person, table, what, since, now()))) return
    const ways = [this.byMail(wishes, content), this.byWebhook(wishes, content), this.byPush(wishes, content)]
    for (const result of await Promise.allSettled(ways))
      if (result.status === 'rejected') log.warn({ reason: reasonOf(result.reason) }, 'telling failed')
  }

  async pushKey(): Promise<string | null> {
    return (await this.vapid())?.publicKey ?? null
  }

  async addPush(person: string, subscription: PushBody): Promise<void> {
    const { store, vault } = this.options
    if (!vault) return
    const before = this.pushesOf(await wishesOf(store.db, person))
    const others = before.filter(({ endpoint }) => endpoint !== subscription.endpoint)
    await this.savePushes(person, [...others, subscription].slice(-MOST_PUSHES))
  }

  pushesOf({ pushes }: NotifyRow): PushBody[] {
    const { vault } = this.options
    return subscriptions.parse(JSON.parse(vault?.tryUnlock(pushes) ?? '[]'))
  }

  private async savePushes(person: string, pushes: readonly PushBody[]): Promise<void> {
    const { store, vault } = this.options
    const locked = pushes.length === 0 || !vault ? null : vault.lock(JSON.stringify(pushes))
    await saveWishes(store.db, person, { pushes: locked })
  }

  /** What to say; undefined if it is not true any more. */
  private async contentOf(person: string, id: string, what: Happening): Promise<PushContent | undefined> {
    const { store, publicUrl } = this.options
    const found = await findTable(store.db, id)
    const seat = found?.seats.find(row => row.person_id === person)
    if (!found || !seat) return undefined
    const { row } = found
    if (what === 'yourTurn' ? row.status !== 'playing' || seat.asked === 0 : row.status !== 'finished')
      return undefined
    const title = what === 'yourTurn' ? 'Railhead: your turn' : 'Railhead: a match is over'
    const name = row.title === '' ? row.game : `${row.title} (${row.game})`
    const text = what === 'yourTurn' ? `It is your turn: ${name}` : `The match is over: ${name}`
    return { what, title, text, url: new URL(paths.page(id), publicUrl()).href }
  }

  private async byMail(wishes: NotifyRow, { title, text, url }: PushContent): Promise<void> {
    const { sendMail, store } = this.options
    if (wishes.mail === 0 || !sendMail) return
    const account = await accountOf(store.db, wishes.person_id)
    if (account?.verified !== 1) return
    await sendMail({ to: account.mail, subject: title, text: `${text}\n\n${url}\n` })
  }

  private async byWebhook(wishes: NotifyRow, { text, url }: PushContent): Promise<void> {
    const address = this.options.vault?.tryUnlock(wishes.webhook)
    if (address === undefined) return
    // Whatever a title says, nobody is called by it.
    const body = JSON.stringify({ content: `${text}\n${url}`, allowed_mentions: { parse: [] } })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const status = await this.post('webhook', address, headers, body)
    if (status >= 300) throw new Told(`The webhook answered ${status}.`)
  }

  private async byPush(wishes: NotifyRow, content: PushContent): Promise<void> {
    const { publicUrl } = this.options
    const keys = await this.vapid()
    const all = this.pushesOf(wishes)
    if (!keys || all.length === 0) return
    const gone = new Set<PushBody>()
    const subject = publicUrl().startsWith('https:') ? publicUrl() : 'mailto:railhead@localhost.localdomain'
    const options = { vapidDetails: { subject, ...keys }, TTL: PUSH_LASTS }
    for (const subscription of all) {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(content),
        options,
      )
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      const status = await this.post('push', endpoint, plain, body).catch(() => 0)
      if (GONE.includes(status)) gone.add(subscription)
    }
    if (gone.size > 0)
      await this.savePushes(
        wishes.person_id,
        all.filter(subscription => !gone.has(subscription)),
      )
  }

  private async post(
    way: 'webhook' | 'push',
    address: string,
    headers: Readonly<Record<string, string | number>>,
    body: string | Buffer,
  ): Promise<number> {
    let status = 0
    try {
      status = await postOutside(address, headers, body, this.options.loopback)
      return status
    } finally {
      this.options.metrics.message(way, status >= 200 && status < 300)
    }
  }

  private async vapid(): Promise<{ publicKey: string; privateKey: string } | undefined> {
    const { store, vault } = this.options
    if (!vault) return undefined
    const make = (): string => vault.lock(JSON.stringify(webPush.generateVAPIDKeys()))
    const read = async (): Promise<string> => sharedValue(store.db, 'vapid', make)
    const locked = await read()
    // The secret was changed: what was encrypted by the old one is lost, and browsers have to subscribe again.
    if (vault.tryUnlock(locked) === undefined) await replaceShared(store.db, 'vapid', locked, make())
    const keys = vault.tryUnlock(await read())
    return keys === undefined ? undefined : vapidKeys.parse(JSON.parse(keys))
  }
}

/** A failure whose message says nothing of the address. */
class Told extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof Told || error instanceof Forbidden) return error.message
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown'
}
