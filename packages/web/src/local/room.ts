import { hints } from '@railhead/bots'
import { type AnyGame, RailheadError, type Seat } from '@railhead/kernel'
import {
  type ClientMessage,
  type HintAnswer,
  look,
  PROTOCOL,
  type ServerMessage,
  type Sight,
  type Sync,
  type TableAnswer,
  type TableId,
  type UndoRequest,
  update,
  wholeSight,
} from '@railhead/protocol'
import { ThinkingTime, think, thoughtSeed } from './botTurn.js'
import { LocalMatch } from './localMatch.js'
import type { FromEngine } from './messages.js'
import { describe } from './newTable.js'
import { type MatchStore, peopleOf, type SavedTable } from './saved.js'
import type { Serial } from './serial.js'

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
  readonly tell: (message: FromEngine) => void
  /** Milliseconds that a bot may think about a turn. */
  readonly thinking: number
  /** Milliseconds between the answers of bots, so that the eye can follow. */
  readonly pace: number
}

/** One match of this device while somebody looks at it. All of it runs through the engine's `serial`. */
export class LocalRoom {
  private viewer: Seat | null
  private sight: Sight
  private undoRequest: UndoRequest | null = null
  private readonly time: ThinkingTime
  /** Seats whose bots failed, and of whom that was said. */
  private readonly replaced = new Set<Seat>()
  private waking = false
  private unsaved = false
  closed = false

  private constructor(
    private readonly world: EngineWorld,
    private readonly serial: Serial,
    private table: SavedTable,
    private live: LocalMatch,
  ) {
    const people = peopleOf(table.info)
    // With several people, nobody's cards are shown before somebody says who is at the screen.
    this.viewer = people.length === 1 ? people[0] : null
    this.sight = look(live, this.viewer)
    this.time = new ThinkingTime(world.clock, world.thinking)
  }

  /** Throws a RailheadError if the saved match does not hold; undefined if there is none. */
  static async open(world: EngineWorld, serial: Serial, id: TableId): Promise<LocalRoom | undefined> {
    const saved = await world.store.read(id)
    if (!saved) return undefined
    const game = world.gameById(saved.table.info.game)
    return new LocalRoom(world, serial, saved.table, LocalMatch.replay(game, saved.record))
  }

  get match(): LocalMatch {
    return this.live
  }

  get info(): SavedTable['info'] {
    return this.table.info
  }

  get seat(): Seat | null {
    return this.viewer
  }

  private tell(message: ServerMessage): void {
    this.world.tell({ tell: message })
  }

  welcome(): void {
    this.sight = look(this.live, this.viewer)
    this.tell({
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      seat: this.viewer,
      sync: this.sync(),
      presence: { seats: this.info.seats.map(() => 'here'), watching: 0 },
      chat: [],
      note: this.viewer === null ? '' : (this.table.notes[this.viewer] ?? ''),
      undoRequest: this.undoRequest,
    })
    this.wake()
  }

  private sync(): Sync {
    return wholeSight(this.live, this.viewer, this.sight, 0)
  }

  sit(seat: Seat): TableAnswer {
    if (!peopleOf(this.info).includes(seat)) throw new RailheadError('notAsked', 'No person sits there.')
    this.viewer = seat
    this.welcome()
    return { table: this.info, seat }
  }

  // ── what people do ─────────────────────────────────────────────────────────────────────────────────────

  /** Does what the page says. Refusals are told, never thrown. */
  async hear(message: ClientMessage): Promise<void> {
    const key = 'key' in message ? message.key : undefined
    try {
      await this.obey(message)
      if (key !== undefined) this.tell({ type: 'done', key })
    } catch (error) {
      if (!(error instanceof RailheadError)) throw error
      if (error.code === 'stale' && key !== undefined) this.tell({ type: 'stale', key, sync: this.sync() })
      else
        this.tell({
          type: 'refused',
          ...(key === undefined ? {} : { key }),
          code: error.code,
          message: error.message,
        })
    }
  }

  private async obey(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'answer':
        this.live.answer(this.sitting(), message.option, message.decision)
        return this.stand()
      case 'undo':
        return this.undo(message.number, message.to)
      case 'undoReply':
        return this.replyToUndo(message.accept)
      case 'note': {
        const seat = this.sitting()
        this.table = {
          ...this.table,
          notes: this.table.notes.map((note, i) => (i === seat ? message.text : note)),
        }
        await this.save()
        return
      }
      case 'resync':
        this.tell({ type: 'sync', ...this.sync() })
        return
      case 'active':
        // Another window may have played on meanwhile.
        if (message.active && (await this.isOutdated())) await this.reload()
        return
      case 'hello':
      case 'chat':
      case 'ping':
        return
    }
  }

  private sitting(): Seat {
    if (this.viewer === null) throw new RailheadError('notAsked', 'Nobody has said who is at the screen.')
    return this.viewer
  }

  private async undo(number: number, to: number): Promise<void> {
    const seat = this.sitting()
    if (this.live.outcome) throw new RailheadError('over', 'The match is over; it stays as it is.')
    if (number !== this.live.number) throw new RailheadError('stale', 'The match has gone on.')
    if (to < 0 || to >= this.live.moment)
      throw new RailheadError('undo', `There is nothing after moment ${to} to take back.`)
    const others = peopleOf(this.info).filter(other => other !== seat)
    if (others.length > 0 && this.live.moment - to > this.live.freeUndo(seat)) {
      this.undoRequest = { seat, to, number, accepted: [seat], needed: others }
      this.tell({ type: 'undoRequest', request: this.undoRequest })
      return
    }
    await this.takeBack(to)
  }

  /** All people are at this screen: one yes is that of all. */
  private async replyToUndo(accept: boolean): Promise<void> {
    const request = this.undoRequest
    if (!request) return
    if (accept) await this.takeBack(request.to)
    else {
      this.undoRequest = null
      this.tell({ type: 'undoRequest', request: null, ended: 'withdrawn' })
      this.wake()
    }
  }

  private async takeBack(to: number): Promise<void> {
    this.live.takeBack(to)
    await this.stand()
  }

  hint(): HintAnswer {
    const seat = this.sitting()
    const decision = this.live.questions().find(open => open.seat === seat)
    if (!decision) throw new RailheadError('notAsked', 'You are not asked anything now.')
    const { id, ...asked } = decision
    const view = this.live.match.view(seat)
    const seed = thoughtSeed(this.live, 'hint', seat)
    const found = hints(this.live.game, view, asked, seed, this.time.forOnce())
    return { decision: id, option: found[0].option, hints: found }
  }

  // ── what happens then ──────────────────────────────────────────────────────────────────────────────────

  /** Keeps what a person did; throws if another window was faster. */
  private async stand(): Promise<void> {
    if (!(await this.changed())) throw new RailheadError('stale', 'Another window has played on.')
  }

  /** What people see is saved before they see it. False if another window was faster. */
  private async changed(): Promise<boolean> {
    if (this.undoRequest) {
      this.undoRequest = null
      this.tell({ type: 'undoRequest', request: null, ended: 'overtaken' })
    }
    if (!(await this.save())) {
      await this.reload()
      return false
    }
    const before = this.sight
    this.sight = look(this.live, this.viewer)
    this.tell(update(this.live, this.viewer, before, this.sight))
    if (this.live.outcome) this.tell({ type: 'table', table: this.info })
    this.wake()
    return true
  }

  /** False if another window has played on: then its match is the true one. */
  private async save(changes: Partial<SavedTable['info']> = {}): Promise<boolean> {
    const { revision } = this.table
    const described = describe({ ...this.info, ...changes }, this.live, this.world.now())
    const table = { ...this.table, ...described, revision: revision + 1 }
    try {
      const saved = await this.world.store.write({ table, record: this.live.match.record() }, revision)
      if (saved) this.table = table
      return saved
    } catch (error) {
      // Without room in the browser the match goes on in memory.
      this.table = { ...table, revision }
      if (!this.unsaved) {
        console.warn(error)
        this.world.tell({ trouble: 'notSaved' })
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
      this.world.tell({ failure: 'notFound' })
      return
    }
    this.table = saved.table
    this.live = LocalMatch.replay(this.live.game, saved.record)
    this.welcome()
  }

  // ── bots ───────────────────────────────────────────────────────────────────────────────────────────────

  private botsQuestion() {
    return this.live.questions().find(({ seat }) => this.info.seats[seat]?.kind === 'bot')
  }

  /** Lets a bot answer a little later, so that what people do comes in between. */
  private wake(): void {
    if (this.waking || this.closed || !this.botsQuestion()) return
    this.waking = true
    void this.world
      .pause(this.world.pace)
      .then(() => this.serial.run(() => this.letBotAnswer()))
      .catch((error: unknown) => {
        console.error(error)
        this.world.tell({ failure: 'internal' })
      })
  }

  private async letBotAnswer(): Promise<void> {
    this.waking = false
    const decision = this.botsQuestion()
    if (this.closed || this.undoRequest || !decision) return
    const { id, seat } = decision
    const bot = this.info.seats[seat]
    if (bot.kind !== 'bot') return
    const { option, level } = think(this.live, decision, bot.level, this.time.forQuestion(this.live, seat))
    if (level !== bot.level && !this.replaced.has(seat)) {
      this.replaced.add(seat)
      const notice = { code: 'botReplaced' as const, seat, from: bot.level, to: level, forGood: false }
      this.tell({ type: 'notice', notice })
    }
    this.live.answer(seat, option, id)
    await this.changed()
  }
}
