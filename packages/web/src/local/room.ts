import { type Budget, hints, loadNets } from '@railhead/bots'
import { type AnyGame, RailheadError, type Seat } from '@railhead/kernel'
import {
  type ClientMessage,
  type HintResponse,
  type LogNumber,
  PROTOCOL,
  type ServerMessage,
  type Sync,
  type TableId,
  type TableInfo,
  type TableResponse,
} from '@railhead/protocol'
import {
  answer,
  type BotAnswer,
  BotLadder,
  type BotQuestion,
  type BotTask,
  botKey,
  carryOut,
  chooseAnswer,
  type Entry,
  isStale,
  type LiveMatch,
  Refused,
  type Serial,
  Snapshots,
  type TableHost,
  ThinkingTime,
  thoughtSeed,
} from '@railhead/table'
import { ScreenConsent } from './consent.js'
import { type Fork, recordedAnswer } from './fork.js'
import type { FromEngine } from './messages.js'
import { describe } from './newTable.js'
import { readRecord, recordOf, type SavedEntry, savedEntry } from './record.js'
import { type MatchStore, peopleOf, type SavedTable } from './saved.js'

/** What an engine runs on. */
export interface EngineWorld {
  readonly gameById: (id: string) => AnyGame
  readonly store: MatchStore
  /** Milliseconds that pass evenly, for thinking. */
  readonly clock: () => number
  /** The time of day. */
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<void>
  /** A seed that nobody knows. */
  readonly newSeed: () => string
  readonly newId: () => TableId
  readonly send: (message: FromEngine) => void
  /** Milliseconds that a bot may think about a turn. */
  readonly thinking: number
  /** Milliseconds between the answers of bots, so that the eye can follow. */
  readonly pace: number
  /** How bots answer, if not as they do. For tests. */
  readonly choose?: (game: AnyGame, question: BotQuestion, budget: Budget) => BotAnswer | Promise<BotAnswer>
}

/**
 * One match of this device while somebody looks at it: the host of its table. All of it runs through the engine's
 * `serial`.
 */
export class LocalRoom implements TableHost {
  readonly consent: ScreenConsent
  live: LiveMatch
  private log: readonly SavedEntry[]
  private viewer: Seat | null
  private readonly snapshots = new Snapshots()
  private readonly time: ThinkingTime
  private readonly ladder = new BotLadder()
  private waking = false
  private unsaved = false
  closed = false

  private constructor(
    private readonly world: EngineWorld,
    private readonly serial: Serial,
    private table: SavedTable,
    record: unknown,
  ) {
    const { live, log } = readRecord(world.gameById, record)
    this.live = live
    this.log = log
    const people = peopleOf(table.info)
    this.consent = new ScreenConsent(people)
    // With several people, nobody's cards are shown before somebody says who is at the screen.
    this.viewer = people.length === 1 ? people[0] : null
    this.time = new ThinkingTime(world.clock, world.thinking)
  }

  /** Throws an UnreadableMatch if the saved match does not hold; undefined if there is none. */
  static async open(world: EngineWorld, serial: Serial, id: TableId): Promise<LocalRoom | undefined> {
    const saved = await world.store.read(id)
    if (!saved) return undefined
    const room = new LocalRoom(world, serial, saved.table, saved.record)
    await loadNets(room.live.game.id, room.live.match.state)
    return room
  }

  get info(): TableInfo {
    return this.table.info
  }

  get fork(): Fork | undefined {
    return this.table.fork
  }

  get seat(): Seat | null {
    return this.viewer
  }

  welcome(): void {
    this.broadcast({
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      seat: this.viewer,
      sync: this.snapshots.whole(this.live, this.viewer),
      presence: { seats: this.info.seats.map(() => 'here'), watching: 0 },
      chat: [],
      note: this.viewer === null ? '' : (this.table.notes[this.viewer] ?? ''),
      undoRequest: this.consent.request,
    })
    this.wake()
  }

  sit(seat: Seat): TableResponse {
    if (!peopleOf(this.info).includes(seat)) throw new RailheadError('notAsked', 'No person sits there.')
    this.viewer = seat
    this.welcome()
    return { table: this.info, seat }
  }

  // ── the table's host ───────────────────────────────────────────────────────────────────────────────────

  async match(): Promise<LiveMatch> {
    return this.live
  }

  /** What people see is saved before they see it. */
  async append(entry: Entry): Promise<boolean> {
    const before = this.log
    this.log = [...before, savedEntry(entry)]
    if (await this.save()) return true
    this.log = before
    await this.reload()
    return false
  }

  /** Another window may have played on. */
  async catchUp(): Promise<boolean> {
    if (!(await this.isOutdated())) return false
    await this.reload()
    return !this.closed
  }

  show(live: LiveMatch): void {
    const [message] = this.snapshots.show(live, [this.viewer])
    if (message) this.broadcast(message)
    this.wake()
  }

  async sync(seat: Seat, seen: LogNumber): Promise<Sync> {
    return this.snapshots.whole(this.live, seat, seen)
  }

  broadcast(message: ServerMessage): void {
    this.world.send({ message })
  }

  // ── what people do ─────────────────────────────────────────────────────────────────────────────────────

  /** Does what the page says. Refusals are sent, never thrown. */
  async receive(message: ClientMessage): Promise<void> {
    try {
      const reply = await this.handle(message)
      if (reply) this.broadcast(reply)
    } catch (error) {
      if (!(error instanceof RailheadError) && !(error instanceof Refused)) throw error
      const { code, message: text } = error
      const key = 'key' in message ? { key: message.key } : {}
      this.broadcast({ type: 'refused', ...key, code, message: text })
    }
  }

  private async handle(message: ClientMessage): Promise<ServerMessage | undefined> {
    switch (message.type) {
      case 'answer':
      case 'undo':
      case 'undoReply': {
        const reply = await carryOut(this, this.sitting(), message)
        // Bots waited while something was asked.
        this.wake()
        return reply
      }
      case 'note': {
        const seat = this.sitting()
        const notes = this.table.notes.map((note, i) => (i === seat ? message.text : note))
        this.table = { ...this.table, notes }
        await this.save()
        return { type: 'done', key: message.key }
      }
      case 'resync':
        return { type: 'sync', ...this.snapshots.whole(this.live, this.viewer, message.seen) }
      case 'active':
        if (message.active) await this.catchUp()
        return undefined
      case 'chat':
      case 'say':
        return { type: 'done', key: message.key }
      case 'hello':
      case 'ping':
        return undefined
    }
  }

  private sitting(): Seat {
    if (this.viewer === null) throw new Refused('notSeated', 'Nobody has said who is at the screen.')
    return this.viewer
  }

  hint(): HintResponse {
    const seat = this.sitting()
    const decision = this.live.questions().find(open => open.seat === seat)
    if (!decision) throw new RailheadError('notAsked', 'You are not asked anything now.')
    const { id, ...asked } = decision
    const view = this.live.match.view(seat)
    const seed = thoughtSeed(this.live, 'hint', seat)
    const found = hints(this.live.game, view, asked, seed, this.time.forOnce())
    return { decision: id, option: found[0].option, hints: found }
  }

  // ── what is saved ──────────────────────────────────────────────────────────────────────────────────────

  /** False if another window has played on: then its match is the true one. */
  private async save(changes: Partial<TableInfo> = {}): Promise<boolean> {
    const { revision } = this.table
    const described = describe({ ...this.info, ...changes }, this.live.match, this.world.now())
    const table = { ...this.table, ...described, revision: revision + 1 }
    try {
      const record = recordOf(this.live.match, this.log)
      const saved = await this.world.store.write({ table, record }, revision)
      if (saved) this.table = table
      return saved
    } catch (error) {
      // Without room in the browser the match goes on in memory.
      this.table = { ...table, revision }
      if (!this.unsaved) {
        console.warn(error)
        this.world.send({ trouble: 'notSaved' })
      }
      this.unsaved = true
      return true
    }
  }

  setRematch(id: TableId): Promise<boolean> {
    return this.save({ rematch: id })
  }

  private async isOutdated(): Promise<boolean> {
    const saved = await this.world.store.read(this.table.id)
    return saved?.table.revision !== this.table.revision && !this.unsaved
  }

  /** Takes over what another window saved. */
  private async reload(): Promise<void> {
    const saved = await this.world.store.read(this.table.id)
    if (!saved) {
      this.closed = true
      this.world.send({ failure: 'notFound' })
      return
    }
    const { live, log } = readRecord(this.world.gameById, saved.record)
    this.table = saved.table
    this.live = live
    this.log = log
    this.consent.forget()
    this.snapshots.clear()
    this.welcome()
  }

  // ── bots ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Lets a bot answer a little later, so that what people do comes in between. */
  private wake(): void {
    if (this.waking || this.closed || this.consent.request || !this.waitsForBot()) return
    this.waking = true
    void this.world
      .pause(this.world.pace)
      .then(() => this.serial.run(() => this.letBotAnswer()))
      .catch((error: unknown) => {
        console.error(error)
        this.world.send({ failure: 'internal' })
      })
  }

  private waitsForBot(): boolean {
    return this.live.waiting().some(seat => this.info.seats[seat]?.kind === 'bot')
  }

  private async letBotAnswer(): Promise<void> {
    this.waking = false
    if (this.closed || this.consent.request) return
    if (await this.followRecord()) return
    const task = this.ladder.next(this.live, this.info.seats)
    if (task) await this.takeTurn(task)
  }

  /** In a fork, seats that follow the record answer as it was played, as long as that is possible. */
  private async followRecord(): Promise<boolean> {
    const { fork } = this.table
    if (!fork) return false
    for (const seat of this.live.waiting()) {
      const found = recordedAnswer(fork, this.live.match, seat)
      if (!found) continue
      try {
        await answer(this, seat, found.decision, found.option, botKey(this.info.seats[seat], found.decision))
      } catch (error) {
        if (!isStale(error)) throw error
      }
      return true
    }
    return false
  }

  private async takeTurn(task: BotTask): Promise<void> {
    const { live } = this
    const { choose = chooseAnswer } = this.world
    const budget = this.time.forQuestion(live, task.seat, task.question.level)
    const move = await this.ladder.answer(live.game, task, question => choose(live.game, question, budget))
    for (const { error } of move.failed) console.warn(error)
    for (const notice of [task.notice, move.notice]) {
      if (!notice) continue
      console.warn(notice)
      this.broadcast({ type: 'notice', notice })
    }
    const { id, seat } = move.decision
    try {
      await answer(this, seat, id, move.option, botKey(this.info.seats[seat], id))
    } catch (error) {
      // Another window was faster: its match goes on.
      if (!isStale(error)) throw error
    }
  }
}
