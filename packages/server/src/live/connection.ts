import { RailheadError } from '@railhead/kernel'
import { CLOSE, type ClientMessage, LIMITS, type ServerMessage } from '@railhead/protocol'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { Refused, wireError } from '../errors.js'
import { logName } from '../ids.js'
import { readAs, readJson } from '../json.js'
import { Bucket } from '../limiter.js'
import { seatOf } from '../rooms/describe.js'
import { answer, replyToUndo, undo } from '../rooms/play.js'
import { type Listener, type Room, write } from '../rooms/room.js'
import type { Rooms } from '../rooms/rooms.js'
import { Serial } from '../rooms/serial.js'
import { say, writeNote } from '../rooms/talk.js'
import { takeSeatBack } from '../rooms/time.js'
import { clientMessage } from '../schemas.js'

/** A client that lets so many bytes wait is too slow. */
const MOST_WAITING = 2_000_000
/** So many refused messages in a row, and the socket is closed. */
const MOST_FAULTS = 20
const CHAT_PER_SECOND = 1
const CHAT_AT_ONCE = 8
/** How many messages may wait for their turn. */
const MOST_QUEUED = 100

/** One socket on one table. */
export class Connection implements Listener {
  seat: number | null = null
  active = true
  private readonly serial = new Serial()
  private readonly messages: Bucket
  private readonly chats: Bucket
  private queued = 0
  private faults = 0
  private greeted = false
  private gone = false

  constructor(
    private readonly socket: WebSocket,
    private readonly rooms: Rooms,
    private readonly tableId: string,
    readonly person: string | undefined,
    messagesPerSecond: number,
    private readonly log: Logger,
  ) {
    this.messages = new Bucket(messagesPerSecond, messagesPerSecond * 3, rooms.now())
    this.chats = new Bucket(CHAT_PER_SECOND, CHAT_AT_ONCE, rooms.now())
  }

  send(message: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_WAITING) this.close(CLOSE.tooSlow, 'Too slow.')
    else this.socket.send(message, { binary: false })
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
    void this.serial.run(() => this.handle(data, isBinary, arrivedAt)).finally(() => this.queued--)
  }

  /** The socket is closed: whoever sat here may be gone. */
  async left(): Promise<void> {
    this.gone = true
    if (!this.greeted) return
    const room = await this.rooms.inMemory(this.tableId)
    if (room?.audience.delete(this)) room.tellPresence()
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
    const fault = known ?? { code: 'internal', message: 'The server failed; nothing was changed.' }
    this.reply({ type: 'refused', ...(key === undefined ? {} : { key }), ...fault })
    if (++this.faults >= MOST_FAULTS) this.close(CLOSE.badMessage, 'Too many refused messages.')
  }

  private reply(message: ServerMessage): void {
    this.send(write(message))
  }

  private async act(room: Room, message: ClientMessage, arrivedAt: number): Promise<void> {
    if (message.type === 'hello') return this.greet(room, message.seen)
    if (!this.greeted) throw new Refused('badRequest', "Say 'hello' first.")
    const now = this.rooms.now()
    switch (message.type) {
      case 'ping':
        return this.reply({ type: 'pong', now })
      case 'active':
        this.active = message.active
        if (message.active && this.seat !== null) await takeSeatBack(room, this.seat, now)
        return room.tellPresence()
      case 'resync':
        if (room.info.status === 'gathering') return this.reply(await room.welcome(this))
        return this.reply({ type: 'sync', ...(await room.syncFor(this.seat, message.seen)) })
      case 'chat': {
        if (this.person === undefined) throw new Refused('noSession', 'Say who you are first.')
        if (!this.chats.take(now)) throw new Refused('tooFast', 'Not so fast.')
        await say(room, this.person, this.seat, message.text, message.key, now)
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
  private async command(
    room: Room,
    seat: number,
    message: Extract<ClientMessage, { type: 'answer' | 'undo' | 'undoReply' }>,
    now: number,
  ): Promise<boolean> {
    const { key } = message
    await takeSeatBack(room, seat, now)
    try {
      const number = await this.carryOut(room, seat, message, now)
      this.reply({ type: 'done', key, ...(number === undefined ? {} : { number }) })
      return true
    } catch (error) {
      const stale = error instanceof RailheadError && ['stale', 'notAsked', 'over'].includes(error.code)
      if (!stale || message.type === 'undoReply') throw error
      this.reply({ type: 'stale', key, sync: await room.syncFor(seat, (await room.match()).number) })
      return false
    }
  }

  private async carryOut(
    room: Room,
    seat: number,
    message: Extract<ClientMessage, { type: 'answer' | 'undo' | 'undoReply' }>,
    now: number,
  ): Promise<number | undefined> {
    switch (message.type) {
      case 'answer':
        return answer(room, seat, message.decision, message.option, message.key, now)
      case 'undo':
        return undo(room, seat, message.number, message.to, message.key, now)
      case 'undoReply':
        await replyToUndo(room, seat, message.number, message.accept, now)
        return undefined
    }
  }

  private async greet(room: Room, seen: number | undefined): Promise<void> {
    if (room.store.shared && room.info.status === 'playing') await room.catchUp()
    this.seat = seatOf(room.info, this.person)
    // A page that comes back after its line broke says nothing of the person before it.
    if (this.seat !== null && seen === undefined) await takeSeatBack(room, this.seat, this.rooms.now())
    const welcome = await room.welcome(this, seen)
    if (this.gone) return
    this.greeted = true
    room.audience.add(this)
    this.reply({ ...welcome, presence: room.presence() })
    room.tellPresence()
  }

  private ownSeat(): number {
    if (this.seat === null) throw new Refused('notSeated', 'You do not sit at this table.')
    return this.seat
  }
}

/** The key of a command, also of one that is wrong otherwise: its sender can tell what was refused. */
function keyOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const key: unknown = Reflect.get(json, 'key')
  return typeof key === 'string' && key.length <= LIMITS.key ? key : undefined
}
