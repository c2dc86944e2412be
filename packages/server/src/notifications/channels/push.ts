import type { PushBody, PushContent } from '@railhead/protocol'
import webPush from 'web-push'
import { z } from 'zod'
import { pushBody } from '../../schemas.js'
import { replaceShared, saveWishes, sharedValue, wishesOf } from '../../storage/notifications.js'
import type { NotifyRow } from '../../storage/schema/notifications.js'
import { type Channel, type NotifierOptions, post } from './channel.js'

const PUSH_LASTS = 24 * 3600
/** Browsers of one person that get pushes; the oldest falls out. */
const MOST_PUSHES = 10
/** The push service does not know the browser any more. */
const GONE = [404, 410]

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
const subscriptions = z.array(pushBody)

/** Whether something can be encrypted with the keys that a browser is said to have. */
export function canEncryptFor({ keys }: PushBody): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, '', 'aes128gcm')
    return true
  } catch {
    return false
  }
}

/** Messages of browsers, which alone can read them. */
export class PushChannel implements Channel {
  constructor(private readonly options: NotifierOptions) {}

  wanted({ pushes }: NotifyRow): boolean {
    return pushes !== null
  }

  async send(wishes: NotifyRow, content: PushContent): Promise<void> {
    const { publicUrl } = this.options
    const keys = await this.vapid()
    const all = this.pushesOf(wishes)
    if (!keys || all.length === 0) return
    const gone = new Set<PushBody>()
    const subject = publicUrl().startsWith('https:') ? publicUrl() : 'mailto:railhead@localhost.localdomain'
    const details = { vapidDetails: { subject, ...keys }, TTL: PUSH_LASTS }
    // All at once: one that does not answer keeps none of the others waiting.
    const send = async (subscription: PushBody): Promise<void> => {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(content),
        details,
      )
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      const status = await post(this.options, 'push', endpoint, plain, body).catch(() => 0)
      if (GONE.includes(status)) gone.add(subscription)
    }
    await Promise.all(all.map(send))
    if (gone.size > 0)
      await this.save(
        wishes.person_id,
        all.filter(subscription => !gone.has(subscription)),
      )
  }

  /** What a browser needs to subscribe; null if this server cannot send any. */
  async key(): Promise<string | null> {
    return (await this.vapid())?.publicKey ?? null
  }

  async add(person: string, subscription: PushBody): Promise<void> {
    const { store, vault } = this.options
    if (!vault) return
    const before = this.pushesOf(await wishesOf(store.db, person))
    const others = before.filter(({ endpoint }) => endpoint !== subscription.endpoint)
    await this.save(person, [...others, subscription].slice(-MOST_PUSHES))
  }

  pushesOf({ pushes }: NotifyRow): PushBody[] {
    const { vault } = this.options
    return subscriptions.parse(JSON.parse(vault?.tryUnlock(pushes) ?? '[]'))
  }

  private async save(person: string, pushes: readonly PushBody[]): Promise<void> {
    const { store, vault } = this.options
    const locked = pushes.length === 0 || !vault ? null : vault.lock(JSON.stringify(pushes))
    await saveWishes(store.db, person, { pushes: locked })
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
