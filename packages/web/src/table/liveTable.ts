import type { PlainOption, Seat } from '@railhead/kernel'
import {
  applyChanges,
  type ClientMessage,
  type HintResponse,
  type History,
  type LogEntry,
  type Moment,
  type MomentNumber,
  type Phrase,
  type ProposalBody,
  type RefusedMessage,
  type SeatBody,
  type ServerMessage,
  type Sync,
  type TableResponse,
  type UpdateMessage,
} from '@railhead/protocol'
import { faultCode } from '../ui/faults.js'
import { newKey } from './newKey.js'
import type { MatchNow, Notice, Table, TableState, Wanted } from './table.js'

const NOBODY: TableState = {
  connection: 'connecting',
  retryAt: null,
  failure: null,
  table: null,
  seat: null,
  match: null,
  log: [],
  presence: { seats: [], watching: 0 },
  chat: [],
  note: '',
  undoRequest: null,
  ahead: 0,
  furtherAt: 0,
  notice: null,
}

type Command = Extract<ClientMessage, { key: string }>

/** What all tables share: the state that the messages of whoever keeps the match lead to, and the commands. */
export abstract class LiveTable implements Table {
  abstract readonly kind: Table['kind']
  private now: TableState = NOBODY
  private readonly listeners = new Set<() => void>()
  /** Commands without an answer, sent again under the same key after a reconnect: nothing is done twice. */
  private readonly pending = new Map<string, Command>()
  private notices = 0
  /** The last moment that the match has come to: answering again what was taken back leads no further. */
  private furthest = 0

  constructor(readonly id: string) {}

  protected abstract send(message: ClientMessage): void

  state(): TableState {
    return this.now
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  protected set(changes: Partial<TableState>): void {
    this.now = { ...this.now, ...changes }
    this.changed()
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }

  /** What was asked stands as it did: as soon as it does not, the command was carried out, or comes too late. */
  busy(): boolean {
    const { match } = this.now
    for (const command of this.pending.values()) {
      if (command.type === 'undo' && command.number === match?.number) return true
      if (command.type === 'answer' && match?.decisions.some(({ id }) => id === command.decision)) return true
    }
    return false
  }

  /** What I wrote last, while it is on its way: what is kept elsewhere is older. */
  private unsentNote(): string | undefined {
    return [...this.pending.values()].findLast(command => command.type === 'note')?.text
  }

  protected noticed(what: Notice['what']): Notice {
    this.notices++
    return { id: this.notices, what }
  }

  protected sendPending(): void {
    for (const command of this.pending.values()) this.send(command)
  }

  private command(command: Command): void {
    this.pending.set(command.key, command)
    this.send(command)
    this.changed()
  }

  // ── what the other side says ───────────────────────────────────────────────────────────────────────────

  protected receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.set({
          connection: 'live',
          retryAt: null,
          failure: null,
          table: message.table,
          seat: message.seat,
          ...(message.sync ? this.synced(message.sync) : { match: null, log: [] }),
          presence: message.presence,
          chat: message.chat,
          note: this.unsentNote() ?? message.note,
          undoRequest: message.undoRequest,
        })
        return
      case 'table':
        this.set({ table: message.table })
        return
      case 'sync':
        this.set(this.synced(message))
        return
      case 'update':
        this.update(message)
        return
      case 'done':
        this.pending.delete(message.key)
        this.changed()
        return
      case 'stale':
        this.pending.delete(message.key)
        this.set({ ...this.synced(message.sync), notice: this.noticed({ kind: 'stale' }) })
        return
      case 'refused':
        if (message.key !== undefined) this.pending.delete(message.key)
        this.set({ notice: this.noticed({ kind: 'refused', code: message.code, ...undoAt(message) }) })
        return
      case 'presence':
        this.set({ presence: message.presence })
        return
      case 'chat':
        this.set({
          chat: [...this.now.chat.filter(({ number }) => number !== message.entry.number), message.entry],
        })
        return
      case 'note':
        this.set({ note: this.unsentNote() ?? message.text })
        return
      case 'undoRequest':
        this.set({
          undoRequest: message.request,
          ...(message.ended ? { notice: this.noticed({ kind: 'undoEnded', how: message.ended }) } : {}),
        })
        return
      case 'notice':
        this.set({ notice: this.noticed({ kind: message.notice.code, seat: message.notice.seat }) })
        return
      case 'pong':
        return
    }
  }

  private synced(sync: Sync): Pick<TableState, 'match' | 'log'> {
    const { logFrom, log, ...match } = sync
    this.furthest = Math.max(this.furthest, match.moment)
    return { match, log: spliced(this.now.log, logFrom, log) }
  }

  private update(message: UpdateMessage): void {
    const before = this.now.match
    if (!before || message.number !== before.number + 1) {
      this.send({ type: 'resync', ...(before ? { seen: before.number } : {}) })
      return
    }
    const { type: _type, changes, logFrom, log, ...position } = message
    const match: MatchNow = { ...position, view: applyChanges(before.view, changes) }
    const further = match.moment > this.furthest
    if (further) this.furthest = match.moment
    const furtherAt = further ? Date.now() + this.now.ahead : this.now.furtherAt
    this.set({ match, furtherAt, log: spliced(this.now.log, logFrom, log) })
  }

  // ── what I do ──────────────────────────────────────────────────────────────────────────────────────────

  answer(decision: string, option: PlainOption): void {
    if (this.busy()) return
    this.command({ type: 'answer', key: newKey(), decision, option })
  }

  undo(to: MomentNumber): void {
    const { match } = this.now
    if (match && !this.busy()) this.command({ type: 'undo', key: newKey(), number: match.number, to })
  }

  replyToUndo(accept: boolean): void {
    const request = this.now.undoRequest
    if (request)
      this.command({ type: 'undoReply', key: newKey(), number: request.number, to: request.to, accept })
  }

  say(text: string): void {
    this.command({ type: 'chat', key: newKey(), text })
  }

  sayPhrase(phrase: Phrase): void {
    this.command({ type: 'say', key: newKey(), phrase })
  }

  writeNote(text: string): void {
    this.now = { ...this.now, note: text }
    this.command({ type: 'note', key: newKey(), text })
  }

  abstract setActive(active: boolean): void
  abstract comeBack(): void
  abstract join(seat?: Seat): Promise<TableResponse>
  abstract leave(): Promise<boolean>
  abstract start(): Promise<TableResponse>
  abstract setSeat(seat: Seat, to: SeatBody): Promise<TableResponse>
  abstract promiseWord(hash: string | null): Promise<TableResponse>
  abstract tellWord(word: string): Promise<TableResponse>
  abstract callOff(): Promise<TableResponse>
  abstract letWatchersTalk(allowed: boolean): Promise<TableResponse>
  abstract concede(): Promise<TableResponse>
  abstract decide(wish: ProposalBody): Promise<TableResponse>
  abstract rematch(turned: boolean): Promise<TableResponse>
  abstract moment(moment: MomentNumber): Promise<Moment>
  abstract history(from: MomentNumber, count: number): Promise<History>
  abstract hint(): Promise<HintResponse>
  abstract report(words: string): Promise<object>
  abstract file(): Promise<object>

  tellFault(fault: unknown, wanted?: Wanted): void {
    console.warn(fault)
    const what = { kind: 'refused', code: faultCode(fault), ...(wanted && { wanted }) } as const
    this.set({ notice: this.noticed(what) })
  }

  close(): void {
    this.listeners.clear()
  }
}

/** The log without the entries of moment `from` and later, and with the new ones. */
function spliced(log: readonly LogEntry[], from: MomentNumber, added: readonly LogEntry[]): LogEntry[] {
  return [...log.filter(({ moment }) => moment < from), ...added]
}

function undoAt({ path, expected }: RefusedMessage): { undoAt?: number } {
  return path === 'undo' && typeof expected === 'number' ? { undoAt: expected } : {}
}
