import { CLOSE, PROTOCOL, type StreamMessage, type TableInfo } from '@railhead/protocol'
import { Refused } from '@railhead/table'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { INTERNAL, wireError } from '../errors.js'
import { readAs, readJson } from '../json.js'
import { Bucket } from '../limiter.js'
import { seatOf } from '../rooms/describe.js'
import { streamCommand } from '../schemas.js'
import type { Written } from '../written.js'
import type { Connection, Line } from './connection.js'

/** So many refused messages in a row, and the socket is closed. */
const MOST_FAULTS = 20
/** What a stream may send, as a multiple of what a socket on one table may. */
const TABLES_AT_ONCE = 5
const HELLO = Buffer.from(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))

/** One socket over all tables of a person: each table is a connection whose messages are wrapped. */
export class Stream {
  private readonly tables = new Map<string, { connection: Connection; line: StreamLine }>()
  private readonly invitations = new Set<string>()
  private readonly messages: Bucket
  private faults = 0
  private gone = false

  constructor(
    private readonly socket: WebSocket,
    readonly person: { readonly id: string; readonly name: string },
    private readonly connect: (table: string, line: Line) => Connection,
    messagesPerSecond: number,
    private readonly now: () => number,
    private readonly log: Logger,
  ) {
    const most = messagesPerSecond * TABLES_AT_ONCE
    this.messages = new Bucket(most, most * 3, now())
  }

  /** The tables that there are when it is opened. */
  begin(tables: readonly TableInfo[]): void {
    const mine = tables.filter(table => seatOf(table, this.person.id) !== null && table.status !== 'finished')
    const me = { id: this.person.id, name: this.person.name }
    this.send({ type: 'ready', protocol: PROTOCOL, me, tables: mine.map(({ id }) => id) })
    for (const table of tables) this.saw(table)
  }

  follows(table: string): boolean {
    return this.tables.has(table) || this.invitations.has(table)
  }

  /** Something changed at a table that this person has to do with, or had. */
  saw(table: TableInfo): void {
    // It may be closed while its tables are looked up: nobody is to sit there whom nobody can send away.
    if (this.gone) return
    const sits = seatOf(table, this.person.id) !== null && table.status !== 'finished'
    const followed = this.tables.get(table.id)
    if (sits && !followed) this.open(table.id)
    else if (!sits && followed) followed.line.close(1000)
    const seat = table.seats.findIndex(
      info => info.kind === 'open' && info.invited?.person === this.person.id,
    )
    if (seat >= 0 && !this.invitations.has(table.id)) {
      this.invitations.add(table.id)
      this.send({ type: 'invited', table, seat })
    } else if (seat < 0 && this.invitations.delete(table.id) && !sits)
      this.send({ type: 'uninvited', table: table.id })
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (!this.messages.take(this.now())) {
      this.socket.close(CLOSE.tooFast, 'Too many messages.')
      return
    }
    try {
      if (isBinary) throw new Refused('badRequest', 'Messages are text.')
      const { on, message } = readAs(streamCommand, readJson(data.toString('utf8')))
      const table = this.tables.get(on)
      if (!table) throw new Refused('notSeated', 'You do not sit at such a table.', undefined, 'on')
      table.connection.receive(Buffer.from(JSON.stringify(message)), false)
      this.faults = 0
    } catch (error) {
      const known = wireError(error)
      if (!known) this.log.error({ err: error }, 'a message of a stream could not be handled')
      this.send({ type: 'refused', ...(known ?? INTERNAL) })
      if (++this.faults >= MOST_FAULTS) this.socket.close(CLOSE.badMessage, 'Too many refused messages.')
    }
  }

  /** The socket is closed. */
  async left(): Promise<void> {
    this.gone = true
    const all = [...this.tables.values()]
    this.tables.clear()
    for (const { connection } of all) await connection.left()
  }

  private open(table: string): void {
    const line = new StreamLine(this.socket, table, code => this.end(table, code))
    const connection = this.connect(table, line)
    this.tables.set(table, { connection, line })
    connection.receive(HELLO, false)
  }

  private end(table: string, code: number): void {
    const ended = this.tables.get(table)
    if (!ended) return
    this.tables.delete(table)
    this.send({ type: 'closed', on: table, code })
    ended.connection
      .left()
      .catch((error: unknown) => this.log.warn({ err: error }, 'a seat was not left well'))
  }

  private send(message: StreamMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
  }
}

/** What one table says, on the socket of all. */
class StreamLine implements Line {
  readonly OPEN = 1
  private ended = false

  constructor(
    private readonly socket: WebSocket,
    private readonly table: string,
    private readonly onClose: (code: number) => void,
  ) {}

  get readyState(): number {
    return this.ended ? 3 : this.socket.readyState
  }

  get bufferedAmount(): number {
    return this.socket.bufferedAmount
  }

  send({ text }: Written): void {
    // The message is written already: what wraps it is put around it.
    const head = `{"type":"on","on":${JSON.stringify(this.table)},"message":`
    this.socket.send(Buffer.concat([Buffer.from(head), text, TAIL]), { binary: false })
  }

  close(code: number): void {
    if (this.ended) return
    this.ended = true
    // Who is too slow for one table is too slow for all.
    if (code === CLOSE.tooSlow || code === CLOSE.tooFast) this.socket.close(code)
    this.onClose(code)
  }
}

const TAIL = Buffer.from('}')
