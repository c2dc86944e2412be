import { below, type OpenDecision, type PlainOption, sameData, seedChance } from '@railhead/kernel'
import { LEVELS, type Level } from '@railhead/protocol'
import type { Logger } from 'pino'
import { logName, newId, sha256 } from '../ids.js'
import { botOf } from '../rooms/describe.js'
import { HELD_KEY } from '../rooms/liveMatch.js'
import { answer } from '../rooms/play.js'
import type { Room } from '../rooms/room.js'
import type { Rooms } from '../rooms/rooms.js'
import { isHeld } from '../rooms/time.js'
import { claimBots, releaseBots, setLevel, tablesWaitingForBots } from '../storage/tables.js'
import type { BotQuestion, BotRunner } from './question.js'

/** A claim on a table's bots: long enough for a few answers, short enough that a dead process is soon replaced. */
const LEASE = 10_000
/** How often the work list is looked at besides when something happens. */
const LOOK_EVERY = 1_000
const TABLES_AT_ONCE = 200
/** People are asked whether something may be taken back: bots wait so long for them. */
const UNDO_PATIENCE = 60_000
const LAST_PAUSE = 60_000
/** A bot that failed so often at a table is replaced for good. */
const FAILURES = 3

interface Task {
  readonly decision: OpenDecision<PlainOption>
  readonly question: BotQuestion
}

/**
 * Takes the bots' turns. The work list is what the store says: matches that wait for a bot. Answers go through
 * the same door as those of people.
 */
export class BotTurns {
  private readonly holder = newId()
  private readonly leases = new Map<string, number>()
  private readonly running = new Map<string, Promise<void>>()
  /** Tables where something happened while their bots were at work. */
  private readonly again = new Set<string>()
  private readonly failures = new Map<string, number>()
  /** Tables where even the simplest bot failed: when to try again, and after which pause. */
  private readonly pauses = new Map<string, { until: number; length: number }>()
  private timer: NodeJS.Timeout | undefined
  private looking: Promise<void> | undefined
  private stopped = false
  /** A claim outlasts the longest thought. */
  private readonly lease: number

  constructor(
    private readonly rooms: Rooms,
    private readonly runner: BotRunner,
    private readonly milliseconds: number,
    private readonly log: Logger,
  ) {
    this.lease = LEASE + 2 * milliseconds
  }

  start(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY)
    this.look()
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    await this.runner.close()
    await this.looking
    await Promise.all(this.running.values())
    // If the store cannot be reached, the claims run out by themselves.
    await releaseBots(this.rooms.store.db, this.holder).catch((error: unknown) =>
      this.log.warn({ err: error }, 'the claims on bots could not be given up'),
    )
  }

  /** Something happened at a table: its bots may be asked now. */
  wake(room: Room): void {
    if (!room.info.seats.some(seat => botOf(seat) !== undefined && seat.kind !== 'open' && seat.asked)) return
    if (this.running.has(room.id)) this.again.add(room.id)
    else this.play(room.id)
  }

  /** Something happened at a table in another process: if its bots are claimed here, they may be asked now. */
  heard(room: Room): void {
    if ((this.leases.get(room.id) ?? 0) > this.rooms.now()) this.wake(room)
  }

  private look(): void {
    if (this.stopped || this.looking) return
    const { store, now } = this.rooms
    this.looking = tablesWaitingForBots(store.db, this.holder, now(), TABLES_AT_ONCE)
      .then(
        ids => {
          for (const id of ids) this.play(id)
        },
        error => this.log.error({ err: error }, 'the bots cannot read their work list'),
      )
      .finally(() => {
        this.looking = undefined
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
        const length = Math.min((pause?.length ?? 500) * 2, LAST_PAUSE)
        this.pauses.set(id, { until: this.rooms.now() + length, length })
        this.log.error(
          { err: error, table: logName(id) },
          'the bots of a table cannot go on; they will try again',
        )
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
    while (!this.stopped && (await this.claim(id))) {
      const task = await this.rooms.on(id, room => this.nextTask(room))
      if (!task) return
      await this.takeTurn(id, task)
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

  private async nextTask(room: Room): Promise<Task | undefined> {
    if (room.info.status !== 'playing') {
      this.leases.delete(room.id)
      return undefined
    }
    if (room.undoRequest && room.undoRequestedAt > this.rooms.now() - UNDO_PATIENCE) return undefined
    const live = await room.match()
    const decision = live.match.decisions().find(open => {
      return open.optional === undefined && botOf(room.info.seats[open.seat]) !== undefined
    })
    const info = decision && room.info.seats[decision.seat]
    const level = botOf(info)
    if (!decision || !info || level === undefined) return undefined
    const seed = sha256(`${live.match.seed}/bot/${decision.seat}/${live.number}`)
    const { id: _id, ...asked } = decision
    const question = {
      game: room.info.game,
      view: live.match.view(decision.seat),
      decision: asked,
      level,
      seed,
      milliseconds: this.milliseconds,
    }
    return { decision, question }
  }

  private async takeTurn(id: string, task: Task): Promise<void> {
    const option = await this.think(id, task)
    if (this.stopped) return
    const { decision } = task
    await this.rooms.on(id, async room => {
      // People may have taken something back meanwhile: then the question does not stand, and is asked anew.
      const live = await room.match()
      const info = room.info.seats[decision.seat]
      const stands = live.match.decisions().some(open => open.id === decision.id)
      if (room.info.status !== 'playing' || !stands || botOf(info) === undefined) return
      if (info.kind === 'person' && !(await isHeld(room, decision.seat))) return
      const key = `${info.kind === 'bot' ? 'bot.' : HELD_KEY}${decision.id}`
      await answer(room, decision.seat, decision.id, option, key, this.rooms.now())
    })
  }

  /** Asks the bot; one that fails is replaced by the next simpler one, down to a plain guess made here. */
  private async think(id: string, task: Task): Promise<PlainOption> {
    const { options } = task.decision
    for (let rank = LEVELS.indexOf(task.question.level); rank > 0 && !this.stopped; rank--) {
      try {
        const { question } = task
        const chosen = await this.runner.choose({ ...question, level: LEVELS[rank] })
        const offered = options.find(option => sameData(option, chosen))
        if (!offered) throw new Error('The bot chose what was not offered.')
        if (LEVELS[rank] !== task.question.level) await this.report(id, task, LEVELS[rank])
        return offered
      } catch (error) {
        if (this.stopped) continue
        this.rooms.metrics.botFailed(LEVELS[rank])
        this.log.warn({ err: error, table: logName(id), level: LEVELS[rank] }, 'a bot failed')
      }
    }
    if (task.question.level !== 'random' && !this.stopped) await this.report(id, task, 'random')
    return options[below(seedChance(task.question.seed), options.length)]
  }

  private async report(id: string, task: Task, to: Level): Promise<void> {
    const { seat } = task.decision
    const place = `${id} ${seat}`
    const failures = (this.failures.get(place) ?? 0) + 1
    this.failures.set(place, failures)
    const forGood = failures >= FAILURES
    await this.rooms.on(id, async room => {
      const replaced = { seat, from: task.question.level, to, forGood }
      room.tell({ type: 'notice', notice: { code: 'botReplaced', ...replaced } })
      this.rooms.store.tell(id, { kind: 'botReplaced', ...replaced })
      if (!forGood) return
      this.failures.delete(place)
      await this.rooms.store.write(id, { kind: 'table' }, db => setLevel(db, id, seat, to))
      await room.reload()
    })
  }
}
