import type { TableInfo } from '@railhead/protocol'
import type { Logger } from 'pino'
import { Refused } from '../errors.js'
import { describeTable } from '../rooms/describe.js'
import type { Rooms } from '../rooms/rooms.js'
import { invitationsOf, noteConnected, noteDisconnected } from '../storage/bots.js'
import { isStoreLost } from '../storage/outage.js'
import { tablesOfPerson } from '../storage/tableLists.js'
import { findTable } from '../storage/tables.js'
import type { Stream } from './stream.js'

/** How often it is noted which bots are connected here. */
const NOTE_EVERY = 15_000
/** When the store is lost, tables are looked at again after so long. */
const AGAIN_AFTER = 300

/** The streams that are open in this process, by person. */
export class Streams {
  private readonly open = new Map<string, Set<Stream>>()
  private readonly bots = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private again: NodeJS.Timeout | undefined

  constructor(
    private readonly rooms: Rooms,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.note([...this.bots]), NOTE_EVERY)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    clearTimeout(this.again)
    for (const id of this.bots) await noteDisconnected(this.rooms.store.db, id).catch(() => undefined)
  }

  /**
   * A stream is open: it gets its tables, and a bot counts as connected. Refused if that many whole positions are more
   * than `mayShow` lets through.
   */
  async add(stream: Stream, isBot: boolean, mayShow: (positions: number) => boolean): Promise<void> {
    const { id } = stream.person
    const streams = this.open.get(id)
    if (streams) streams.add(stream)
    else this.open.set(id, new Set([stream]))
    if (isBot) {
      this.bots.add(id)
      await noteConnected(this.rooms.store.db, [id], this.rooms.now())
    }
    const tables = await this.tablesOf(id)
    if (!mayShow(tables.filter(({ status }) => status === 'playing').length))
      throw new Refused('tooFast', 'Too many whole positions for this address.')
    stream.begin(tables)
  }

  async remove(stream: Stream): Promise<void> {
    const { id } = stream.person
    const streams = this.open.get(id)
    streams?.delete(stream)
    if (streams?.size === 0) {
      this.open.delete(id)
      if (this.bots.delete(id)) await noteDisconnected(this.rooms.store.db, id)
    }
    await stream.left()
  }

  /** Something changed at a table. */
  saw(table: TableInfo): void {
    if (this.open.size === 0) return
    const people = new Set(
      table.seats.flatMap(info => {
        if (info.kind === 'person') return info.person
        return info.kind === 'open' ? (info.invited?.person ?? []) : []
      }),
    )
    for (const [id, streams] of this.open)
      for (const stream of streams) if (people.has(id) || stream.follows(table.id)) stream.saw(table)
  }

  /** Another process changed a table that is not in memory here. */
  async sawElsewhere(id: string): Promise<void> {
    if (this.open.size === 0) return
    try {
      const found = await findTable(this.rooms.store.db, id)
      if (found) this.saw(describeTable(found))
    } catch (error) {
      this.log.warn({ err: error }, 'a table of a stream could not be read')
    }
  }

  /** News may have been missed: all tables are looked at again. Nobody waits for it, so nothing may come of a failure. */
  async lookAgain(): Promise<void> {
    clearTimeout(this.again)
    try {
      for (const [id, streams] of this.open)
        for (const table of await this.tablesOf(id)) for (const stream of streams) stream.saw(table)
    } catch (error) {
      this.rooms.trouble(error, 'the tables of streams could not be read')
      if (isStoreLost(error)) this.again = setTimeout(() => void this.lookAgain(), AGAIN_AFTER).unref()
    }
  }

  private async tablesOf(person: string): Promise<TableInfo[]> {
    const { db } = this.rooms.store
    const ids = new Set([...(await tablesOfPerson(db, person)), ...(await invitationsOf(db, person))])
    const found = await Promise.all([...ids].map(id => findTable(db, id)))
    return found.flatMap(table => (table ? [describeTable(table)] : []))
  }

  private note(bots: readonly string[]): void {
    noteConnected(this.rooms.store.db, bots, this.rooms.now()).catch((error: unknown) =>
      this.log.warn({ err: error }, 'connected bots could not be noted'),
    )
  }
}
