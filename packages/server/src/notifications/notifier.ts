import type { Happening, PushContent } from '@railhead/protocol'
import { paths } from '@railhead/protocol'
import { Serial } from '@railhead/table'
import type { Job } from '../jobs/jobs.js'
import { langAmong } from '../languages.js'
import { noteNotified, tablesNotifiedOf, wishesOf } from '../storage/notifications.js'
import { findPerson } from '../storage/people.js'
import { findTable } from '../storage/tables.js'
import { writerOf } from '../texts/index.js'
import { type Channel, type NotifierOptions, NotSent } from './channels/channel.js'
import { mailChannel } from './channels/mail.js'
import { PushChannel } from './channels/push.js'
import { webhookChannel } from './channels/webhook.js'
import { Forbidden } from './post.js'

/** Of one table, one is told so often at most that it is one's turn. */
const QUIET_FOR = 10 * 60_000
/** Of so many tables one is told something in an hour at most: nobody is to be flooded through us. */
const MOST_TABLES = 30
const HOUR = 3_600_000

/** Tells people what happens at their tables while they are away, in the ways they asked for and in their language. */
export class Notifier {
  readonly push: PushChannel
  private readonly channels: readonly Channel[]
  private readonly counting = new Serial()

  constructor(private readonly options: NotifierOptions) {
    this.push = new PushChannel(options)
    this.channels = [mailChannel(options), webhookChannel(options), this.push]
  }

  /** Whether somebody wants to be told anything at all. */
  async wanted(person: string): Promise<boolean> {
    const wishes = await wishesOf(this.options.store.db, person)
    return this.channels.some(channel => channel.wanted(wishes))
  }

  /** Carries a job out. What fails is logged without the address, and does not keep the other ways from working. */
  async notify({ person, table, what }: Extract<Job, { kind: 'notify' }>): Promise<void> {
    const { store, now, log } = this.options
    const wishes = await wishesOf(store.db, person)
    const content = await this.contentOf(person, table, what)
    const since = what === 'yourTurn' ? now() - QUIET_FOR : 0
    // One after the other: several at once would all find a last place free.
    const mayTell = await this.counting.run(
      async () =>
        content !== undefined &&
        (await tablesNotifiedOf(store.db, person, now() - HOUR)) < MOST_TABLES &&
        (await noteNotified(store.db, person, table, what, since, now())),
    )
    if (!content || !mayTell) return
    for (const result of await Promise.allSettled(
      this.channels.map(channel => channel.send(wishes, content)),
    ))
      if (result.status === 'rejected') log.warn({ reason: reasonOf(result.reason) }, 'a notification failed')
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
    const reader = await findPerson(store.db, person)
    const write = writerOf(langAmong(reader?.preferences ?? '{}') ?? 'en')
    const name = row.title === '' ? row.game : `${row.title} (${row.game})`
    return {
      what,
      title: write(`${what}.title`),
      text: write(`${what}.text`, { name }),
      url: new URL(paths.page(id), publicUrl()).href,
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotSent || error instanceof Forbidden) return error.message
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown'
}
