import type { PushContent } from '@railhead/protocol'
import type { Logger } from 'pino'
import type { SendMail } from '../../accounts/mail.js'
import type { Metrics, Way } from '../../metrics/metrics.js'
import type { NotifyRow } from '../../storage/schema/notifications.js'
import type { Store } from '../../storage/store.js'
import { postOutside } from '../post.js'
import type { Vault } from '../vault.js'

export interface NotifierOptions {
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

/** A way in which people are reached. A new one is a file beside this, and a line in the list. */
export interface Channel {
  /** Whether somebody asked to be reached this way. */
  wanted(wishes: NotifyRow): boolean
  /** Sends it; a failure says nothing of the address. Does nothing if it cannot be sent this way now. */
  send(wishes: NotifyRow, content: PushContent): Promise<void>
}

/** A failure whose message says nothing of the address. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** Posts to an address that a person gave, and counts it. Returns the status. */
export async function post(
  { metrics, loopback }: NotifierOptions,
  way: Exclude<Way, 'mail'>,
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
): Promise<number> {
  let status = 0
  try {
    status = await postOutside(address, headers, body, loopback)
    return status
  } finally {
    metrics.message(way, status >= 200 && status < 300)
  }
}
