import { TIME_SHARE } from '@railhead/bots'
import type { SeatInfo } from '@railhead/protocol'
import {
  type BotLadder,
  type BotMove,
  type BotTask,
  botKey,
  botOf,
  type LiveMatch,
  type Notice,
  ThinkingTime,
  UnreadableMatch,
} from '@railhead/table'
import type { Logger } from 'pino'
import { logName, newId } from '../ids.js'
import { answer } from '../rooms/play.js'
import type { Room } from '../rooms/room.js'
import type { Rooms } from '../rooms/rooms.js'
import { isHeld } from '../rooms/time.js'
import { claimBots, releaseBots, tablesWaitingForBots } from '../storage/botWork.js'
import type { BotRunner } from './question.js'

/** A claim on a table's bots: long enough for a few answers, short enough that a dead process is soon replaced. */
const LEASE = 10_000
/** How often the work list is looked at besides when something happens. */
const READ_EVERY = 1_000
const TABLES_AT_ONCE = 200
/**
 * People are asked whether something may be taken back, or the match be ended: bots wait so long for them, once at each
 * number of the log. Whoever asks again and again does not hold them up for ever.
 */
const PATIENCE = 60_000
const LAST_PAUSE = 60_000

interface Work {
  readonly task: BotTask
  readonly live: LiveMatch
  readonly ladder: BotLadder
  readonly urgent: boolean
  /** For whom the bot thinks. */
  readonly from: string
}

/**
 * Takes the bots' turns. The work list is what the store says: matches that wait for a bot. Answers go through
 * the same door as those of people.
 */
export class BotTurns {
  private readonly holder = newId()
  private readonly times = new WeakMap<BotLadder, ThinkingTime>()
  private readonly leases = new Map<string, number>()
  private readonly running = new Map<string, Promise<void>>()
  /** Tables where something happened while their bots were at work. */
  private readonly again = new Set<string>()
  /** Tables where even the simplest bot failed: when to try again, and after which pause. */
  private readonly pauses = new Map<string, { until: number; length: number }>()
  /** Since when bots have waited for people at a number of the log. */
  private readonly waits = new WeakMap<Room, { readonly number: number; readonly since: number }>()
  private timer: NodeJS.Timeout | undefined
  private reading: Promise<void> | undefined
  private stopped = false
  /** A claim outlasts the longest thought. */
  private readonly lease: number

  constructor(
    private readonly rooms: Rooms,
    private readonly runner: BotRunner,
    private readonly milliseconds: number,
    private readonly log: Logger,
  ) {
    this.lease = LEASE + 2 * milliseconds * Math.max(...Object.values(TIME_SHARE))
  }

  start(): void {
    this.timer = setInterval(() => this.readWorkList(), READ_EVERY)
    this.readWorkList()
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    await this.runner.close()
    await this.reading
    await Promise.all(this.running.values())
    // If the store cannot be reached, the claims run out by themselves.
    await releaseBots(this.rooms.store.db, this.holder).catch((error: unknown) =>
      this.log.warn({ err: error }, 'the claims on bots could not be given up'),
    )
  }

  /** Something happened at a table: its bots may be asked now. */
  wake(room: Room): void {
    const bots = room.info.seats.filter(seat => botOf(seat) !== undefined)
    if (bots.length === 0 || !goesOn(room)) return
    if (room.info.status === 'playing') this.runner.prepare?.()
    if (!bots.some(seat => seat.kind !== 'open' && seat.asked)) return
    if (this.running.has(room.id)) this.again.add(room.id)
    else this.play(room.id)
  }

  /** Something happened at a table in another process: if its bots are claimed here, they may be asked now. */
  heard(room: Room): void {
    if ((this.leases.get(room.id) ?? 0) > this.rooms.now()) this.wake(room)
  }

  private readWorkList(): void {
    if (this.stopped || this.reading) return
    const { store, now } = this.rooms
    this.reading = tablesWaitingForBots(store.db, this.holder, now(), TABLES_AT_ONCE)
      .then(
        ids => {
          for (const id of ids) this.play(id)
          // Where bots play among themselves, or for everybody, those who look on are here.
          for (const room of this.rooms.present()) if (room.audience.size > 0) this.wake(room)
        },
        error => this.rooms.trouble(error, 'the bots cannot read their work list'),
      )
      .finally(() => {
        this.reading = undefined
      })
  }

  private play(id: string): void {
    if (this.stopped || this.running.has(id)) return
    const pause = this.pauses.get(id)
    if (pause && pause.until > this.rooms.now()) return
    const turn = this.playTable(id)
      .then(() => this.pauses.delete(id))
      .catch(error => {
        if (this.stopped) return
        const unreadable = error instanceof UnreadableMatch
        const length = unreadable ? LAST_PAUSE : Math.min((pause?.length ?? 500) * 2, LAST_PAUSE)
        this.pauses.set(id, { until: this.rooms.now() + length, length })
        if (unreadable) return
        const what = 'the bots of a table cannot go on; they will try again'
        this.rooms.trouble(error, what, { table: logName(id) })
      })
      .finally(() => {
        this.running.delete(id)
        if (this.again.delete(id)) this.play(id)
      })
    this.running.set(
      id,
      turn.then(() => undefined),
    )
  }

  private async playTable(id: string): Promise<void> {
    // Whoever has the claim plays: it is not taken where nobody is played with.
    if (!(await this.rooms.inspect(id, goesOn))) return
    while (!this.stopped && (await this.claim(id))) {
      const next = await this.rooms.inspect(id, room => this.nextTask(room))
      if (next === 'wait') return this.release(id)
      if (!next) return
      await this.takeTurn(id, next)
    }
  }

  private async claim(id: string): Promise<boolean> {
    const now = this.rooms.now()
    if ((this.leases.get(id) ?? 0) > now + this.lease / 2) return true
    const claimed = await claimBots(this.rooms.store.db, id, this.holder, now, now + this.lease)
    if (claimed) this.leases.set(id, now + this.lease)
    else this.leases.delete(id)
    return claimed
  }

  /** Whoever's people are here may play the bots of a table. */
  private async release(id: string): Promise<void> {
    this.leases.delete(id)
    await claimBots(this.rooms.store.db, id, this.holder, this.rooms.now(), 0)
  }

  private async nextTask(room: Room): Promise<Work | 'wait' | undefined> {
    if (room.info.status !== 'playing') {
      this.leases.delete(room.id)
      return undefined
    }
    if (!goesOn(room)) return 'wait'
    const live = await room.match()
    if (this.waitsForPeople(room, live.number)) return undefined
    const task = room.ladder.next(live, room.info.seats)
    return task && { task, live, ladder: room.ladder, urgent: room.audience.size > 0, from: waiterAt(room) }
  }

  private waitsForPeople(room: Room, number: number): boolean {
    if (!room.undoRequest && !room.standing) return false
    const before = this.waits.get(room)
    const asked = Math.max(room.undoRequest ? room.undoRequestedAt : 0, room.standing?.at ?? 0)
    const since = before?.number === number ? before.since : asked
    this.waits.set(room, { number, since })
    return since > this.rooms.now() - PATIENCE
  }

  /** The seconds of a turn are shared among its questions. */
  private timeOf(ladder: BotLadder): ThinkingTime {
    const known = this.times.get(ladder)
    if (known) return known
    const time = new ThinkingTime(() => performance.now(), this.milliseconds)
    this.times.set(ladder, time)
    return time
  }

  private async takeTurn(id: string, { task, live, ladder, urgent, from }: Work): Promise<void> {
    if (task.notice) await this.report(id, task.notice)
    const move = await ladder.answer(live.game, task, question => {
      const milliseconds = this.timeOf(ladder).millisecondsFor(live, question.seat, question.level)
      return this.runner.choose({ ...question, milliseconds, urgent }, from)
    })
    if (this.stopped) return
    for (const { level, error } of move.failed) {
      this.rooms.metrics.botFailed(level)
      this.log.warn({ err: error, table: logName(id), level }, 'a bot failed')
    }
    if (move.notice) await this.report(id, move.notice)
    await this.rooms.on(id, room => this.answer(room, move))
  }

  private async answer(room: Room, { decision, option }: BotMove): Promise<void> {
    // People may have taken something back meanwhile: then the question does not stand, and is asked anew.
    const live = await room.match()
    const { id, seat } = decision
    const info = room.info.seats[seat]
    const stands = live.decisions().some(open => open.id === id)
    if (room.info.status !== 'playing' || !stands || botOf(info) === undefined) return
    if (info.kind === 'person' && !(await isHeld(room, seat))) return
    await answer(room, seat, id, option, botKey(info, id), this.rooms.now())
  }

  /** Everybody at the table is told, here and elsewhere. */
  private async report(id: string, notice: Notice): Promise<void> {
    this.log.warn({ table: logName(id), ...notice }, 'a simpler bot answers')
    await this.rooms.on(id, async room => room.broadcast({ type: 'notice', notice }))
    this.rooms.store.publish(id, { kind: 'notice', notice })
  }
}

/** Who waits for the bots of a table: the network of somebody who is connected, or whoever opened it. */
function waiterAt({ info, audience }: Room): string {
  const here = [...audience]
  return (here.find(({ seat }) => seat !== null) ?? here[0])?.network ?? info.host
}

function stays(info: SeatInfo | undefined): boolean {
  return info?.kind === 'person' && !info.conceded
}

/**
 * Whether a match goes on: while one of its people plays, who is connected or whose seat no bot holds. Bots among
 * themselves play while somebody watches.
 */
export function goesOn({ info, audience }: Room): boolean {
  const people = info.seats.filter(({ kind }) => kind === 'person')
  if (people.length === 0) return audience.size > 0
  if (people.some(seat => seat.kind === 'person' && !seat.held)) return true
  return [...audience].some(({ seat }) => seat !== null && stays(info.seats[seat]))
}
