import type { Socket } from 'node:net'
import { CLOSE, type ClientMessage, LIMITS, type ServerMessage } from '@railhead/protocol'
import { type Command, Refused, Serial } from '@railhead/table'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { INTERNAL, wireError } from '../errors.js'
import { priceOfReplay } from '../http/costly.js'
import { logName } from '../ids.js'
import { readAs, readJson } from '../json.js'
import { Bucket } from '../limiter.js'
import { seatOf } from '../rooms/describe.js'
import { type Listener, write } from '../rooms/listener.js'
import { carryOut } from '../rooms/play.js'
import type { Room } from '../rooms/room.js'
import type { Rooms } from '../rooms/rooms.js'
import { say, writeNote } from '../rooms/talk.js'
import { takeSeatBack } from '../rooms/time.js'
import { clientMessage } from '../schemas.js'
import type { Written } from '../written.js'
import { together } from './together.js'

/** A client that lets so many bytes wait is too slow. */
const MOST_WAITING = 2_000_000
/** So many refused messages in a row, and the socket is closed. */
const MOST_FAULTS = 20
/** How many messages may wait for their turn. */
const MOST_QUEUED = 100

/** What carries messages to a client: a socket, or the part of one that is for a table. */
export interface Line {
  readonly readyState: number
  readonly OPEN: number
  readonly bufferedAmount: number
  send(message: Written): void
  close(code: number, reason: string): void
}

/** A socket, which sends in one go what is said to it in one go. */
export class SocketLine implements Line {
  readonly OPEN: number

  constructor(
    private readonly socket: WebSocket,
    /** What carries it. */
    private readonly carrier: Socket,
  ) {
    this.OPEN = socket.OPEN
  }

  get readyState(): number {
    return this.socket.readyState
  }

  get bufferedAmount(): number {
    return this.socket.bufferedAmount
  }

  send(message: Written): void {
    together(this.carrier)
    this.carrier.write(message.frame)
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }
}

/** One client at one table. */
export class Connection implements Listener {
  seat: number | null = null
  active: boolean
  readonly person: string | undefined
  private readonly readOnly: boolean
  private readonly serial = new Serial()
  private readonly messages: Bucket
  private queued = 0
  private faults = 0
  private greeted = false
  private gone = false

  constructor(
    private readonly socket: Line,
    private readonly rooms: Rooms,
    private readonly tableId: string,
    visitor: { readonly person: { readonly id: string }; readonly readOnly: boolean } | undefined,
    readonly network: string,
    messagesPerSecond: number,
    /** Whether the address of this socket may ask for a whole position now. */
    private readonly mayAskWhole: () => boolean,
    /** Whether it may send something of that price that changes the table. */
    private readonly mayCommand: (price: number) => boolean,
    /** Whether this person may say something now, by whatever socket. */
    private readonly mayChat: (person: string) => boolean,
    private readonly log: Logger,
  ) {
    this.person = visitor?.person.id
    this.readOnly = visitor?.readOnly ?? false
    // A program that only looks says nothing of where its owner is.
    this.active = !this.readOnly
    this.messages = new Bucket(messagesPerSecond, messagesPerSecond * 3, rooms.now())
  }

  send(message: Written): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_WAITING) this.close(CLOSE.tooSlow, 'Too slow.')
    else this.socket.send(message)
  }

  close(code: number, reason: string): void {
    this.gone = true
    this.socket.close(code, reason)
  }

  /** Takes one message. Messages are handled one after the other. */
  receive(data: Buffer, isBinary: boolean): void {
    if (this.gone) return
    if (!this.messages.take(this.rooms.now()) || this.queued > MOST_QUEUED) {
      this.close(CLOSE.tooFast, 'Too many messages.')
      return
    }
    this.queued++
    const arrivedAt = performance.now()
    this.rooms.take(this.tableId, () => {
      void this.serial.run(() => this.handle(data, isBinary, arrivedAt)).finally(() => this.queued--)
    })
  }

  /** The socket is closed: whoever sat here may be gone. */
  async left(): Promise<void> {
    this.gone = true
    if (!this.greeted) return
    const room = await this.rooms.inMemory(this.tableId)
    if (room?.audience.delete(this)) room.presence.send()
  }

  private async handle(data: Buffer, isBinary: boolean, arrivedAt: number): Promise<void> {
    if (this.gone) return
    let key: string | undefined
    try {
      if (isBinary) throw new Refused('badRequest', 'Messages are text.')
      const json = readJson(data.toString('utf8'))
      key = keyOf(json)
      const message = readAs(clientMessage, json)
      await this.rooms.on(this.tableId, room => this.act(room, message, arrivedAt))
      this.faults = 0
    } catch (error) {
      this.refuse(error, key)
    }
  }

  private refuse(error: unknown, key: string | undefined): void {
    const known = wireError(error)
    if (known?.code === 'unavailable') {
      // It may have been stored or not: the client comes back and repeats it, which does no harm.
      this.close(CLOSE.internal, 'The database cannot be reached now.')
      return
    }
    if (!known) this.log.error({ err: error, table: logName(this.tableId) }, 'a message could not be handled')
    if (known?.code === 'notFound') {
      this.close(CLOSE.notFound, 'There is no such table.')
      return
    }
    if (known?.code === 'unreadable') {
      this.reply({ type: 'refused', ...(key === undefined ? {} : { key }), ...known })
      this.close(CLOSE.unreadable, 'The match cannot be read.')
      return
    }
    const fault = known ?? INTERNAL
    this.reply({ type: 'refused', ...(key === undefined ? {} : { key }), ...fault })
    if (++this.faults >= MOST_FAULTS) this.close(CLOSE.badMessage, 'Too many refused messages.')
  }

  private reply(message: ServerMessage): void {
    this.send(write(message))
  }

  private async act(room: Room, message: ClientMessage, arrivedAt: number): Promise<void> {
    if (message.type === 'hello') {
      if (this.mayAskWhole()) return this.greet(room, message.seen)
      return this.close(CLOSE.tooFast, 'Too many whole positions for this address.')
    }
    if (!this.greeted) throw new Refused('badRequest', "Say 'hello' first.")
    if (this.readOnly && !['ping', 'resync'].includes(message.type))
      throw new Refused('readOnly', 'The token may only look.')
    const now = this.rooms.now()
    if (!this.mayCommand(await priceOf(room, message))) throw new Refused('tooFast', 'Not so fast.')
    switch (message.type) {
      case 'ping':
        return this.reply({ type: 'pong', now })
      case 'active':
        this.active = message.active
        if (message.active && this.seat !== null) await takeSeatBack(room, this.seat, now)
        return room.presence.send()
      case 'resync':
        if (!this.mayAskWhole()) throw new Refused('tooFast', 'Too many whole positions for this address.')
        if (room.info.status === 'gathering') return this.reply(await room.welcome(this))
        return this.send(await room.writtenSync(this.seat, message.seen))
      case 'chat':
      case 'say': {
        if (this.person === undefined) throw new Refused('noSession', 'Say who you are first.')
        if (!this.mayChat(this.person)) throw new Refused('tooFast', 'Not so fast.')
        if (!mayTalk(room, this.person, this.seat))
          throw new Refused('notSeated', 'Those who watch may not write here.')
        const said =
          message.type === 'chat' ? { text: message.text } : { text: message.phrase, kind: 'phrase' as const }
        await say(room, { ...said, person: this.person, seat: this.seat, at: now }, message.key)
        return this.reply({ type: 'done', key: message.key })
      }
      case 'note':
        await writeNote(room, this, this.ownSeat(), message.text)
        return this.reply({ type: 'done', key: message.key })
      case 'answer':
        if (await this.command(room, this.ownSeat(), message, now))
          room.metrics.acknowledgedAnswer(room.info.game, arrivedAt, room.shownAt, performance.now())
        return
      case 'undo':
      case 'undoReply':
        await this.command(room, this.ownSeat(), message, now)
    }
  }

  /** What changes the match; true if it did. If it went on meanwhile, the client gets what stands now. */
  private async command(room: Room, seat: number, command: Command, now: number): Promise<boolean> {
    await takeSeatBack(room, seat, now)
    const info = room.info.seats[seat]
    if (info?.kind === 'person' && info.conceded) throw new Refused('conceded', 'You gave this match up.')
    const reply = await carryOut(room, seat, command, now)
    if (reply.type === 'done' && info?.kind === 'person' && info.held) await takeSeatBack(room, seat, now)
    this.reply(reply)
    return reply.type === 'done'
  }

  private async greet(room: Room, seen: number | undefined): Promise<void> {
    if (room.store.shared && room.info.status === 'playing') await room.catchUp()
    this.seat = seatOf(room.info, this.person)
    // A page that comes back after its line broke says nothing of the person before it.
    if (this.seat !== null && seen === undefined && !this.readOnly)
      await takeSeatBack(room, this.seat, this.rooms.now())
    const welcome = await room.welcome(this, seen)
    if (this.gone) return
    this.greeted = true
    room.audience.add(this)
    this.reply({ ...welcome, presence: room.presence.everywhere() })
    room.presence.send()
  }

  private ownSeat(): number {
    if (this.seat === null) throw new Refused('notSeated', 'You do not sit at this table.')
    return this.seat
  }
}

/** Taking back is playing again: a long match costs more. */
async function priceOf(room: Room, { type }: ClientMessage): Promise<number> {
  if (type === 'ping' || type === 'resync') return 0
  if (type !== 'undo' || room.info.status !== 'playing') return 1
  return 1 + priceOfReplay((await room.match()).moment)
}

/** Those who watch are heard if the host allows it. */
function mayTalk({ info }: Room, person: string, seat: number | null): boolean {
  return seat !== null || info.host === person || info.customs?.watchersTalk === true
}

/** The key of a command, also of one that is wrong otherwise: its sender can tell what was refused. */
function keyOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const key: unknown = Reflect.get(json, 'key')
  return typeof key === 'string' && key.length <= LIMITS.key ? key : undefined
}
