import type { PlainOption, Seat } from '@railhead/kernel'
import {
  applyChanges,
  CLOSE,
  type ClientMessage,
  type HintAnswer,
  type History,
  type LogEntry,
  type Moment,
  type MomentNumber,
  PROTOCOL,
  paths,
  type SeatBody,
  type ServerMessage,
  type Sync,
  type TableAnswer,
  type UpdateMessage,
} from '@railhead/protocol'
import { http } from './http.js'
import type { MatchNow, Notice, Table, TableState } from './table.js'

/** Pauses before the attempts to connect again, in milliseconds; the last one stays. */
const PAUSES = [400, 1000, 2000, 4000, 8000, 15_000]
const TOO_FAST_PAUSE = 60_000
/** After so long without a word, a ping asks whether the other side is still there. */
const QUIET = 20_000
const PING_PATIENCE = 8000

/** Reasons to close after which trying again is no use. */
const FINAL: ReadonlyMap<number, TableState['failure']> = new Map([
  [CLOSE.notFound, 'notFound'],
  [CLOSE.forbiddenOrigin, 'forbiddenOrigin'],
  [CLOSE.badMessage, 'badRequest'],
])

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
  busy: false,
  notice: null,
}

type Command = Extract<ClientMessage, { key: string }>

/** A table of the server: live over a WebSocket that is opened again whenever it is lost. */
export class RemoteTable implements Table {
  private now: TableState = NOBODY
  private readonly listeners = new Set<() => void>()
  private socket: WebSocket | null = null
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private quiet: ReturnType<typeof setTimeout> | undefined
  /** Commands without an answer, sent again under the same key after a reconnect: nothing is done twice. */
  private readonly pending = new Map<string, Command>()
  private notices = 0
  private active = true
  private closed = false

  constructor(readonly id: string) {
    this.connect()
    addEventListener('online', this.retryNow)
  }

  get exportUrl(): string {
    return paths.export(this.id)
  }

  state(): TableState {
    return this.now
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private set(changes: Partial<TableState>): void {
    const busy = [...this.pending.values()].some(({ type }) => type === 'answer' || type === 'undo')
    this.now = { ...this.now, ...changes, busy }
    for (const listener of this.listeners) listener()
  }

  private tell(what: Notice['what']): Notice {
    this.notices++
    return { id: this.notices, what }
  }

  // ── the connection ─────────────────────────────────────────────────────────────────────────────────────

  private connect(): void {
    clearTimeout(this.timer)
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${paths.live(this.id)}`,
    )
    this.socket = socket
    socket.onopen = () => {
      const seen = this.now.match?.number
      this.send({ type: 'hello', protocol: PROTOCOL, ...(seen === undefined ? {} : { seen }) })
    }
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.heard()
      if (typeof data === 'string') this.receive(JSON.parse(data) as ServerMessage)
    }
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code)
    }
  }

  private lost(code: number): void {
    clearTimeout(this.quiet)
    this.socket = null
    if (this.closed) return
    const failure = FINAL.get(code)
    if (failure !== undefined) {
      this.set({ connection: 'closed', failure, retryAt: null })
      return
    }
    const pause = code === CLOSE.tooFast ? TOO_FAST_PAUSE : PAUSES[Math.min(this.attempts, PAUSES.length - 1)]
    this.attempts++
    this.timer = setTimeout(() => this.connect(), pause)
    this.set({
      connection: this.now.table ? 'lost' : 'connecting',
      retryAt: Date.now() + pause,
    })
  }

  private readonly retryNow = (): void => {
    if (!this.socket && !this.closed && this.now.connection !== 'closed') this.connect()
  }

  private heard(): void {
    clearTimeout(this.quiet)
    this.quiet = setTimeout(() => {
      this.send({ type: 'ping' })
      this.quiet = setTimeout(() => this.socket?.close(), PING_PATIENCE)
    }, QUIET)
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private command(command: Command): void {
    this.pending.set(command.key, command)
    this.send(command)
    this.set({})
  }

  // ── what the server says ───────────────────────────────────────────────────────────────────────────────

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.attempts = 0
        this.set({
          connection: 'live',
          retryAt: null,
          failure: null,
          table: message.table,
          seat: message.seat,
          ...(message.sync ? this.synced(message.sync) : { match: null, log: [] }),
          presence: message.presence,
          chat: message.chat,
          note: message.note,
          undoRequest: message.undoRequest,
        })
        if (!this.active) this.send({ type: 'active', active: false })
        for (const command of this.pending.values()) this.send(command)
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
        this.set({})
        return
      case 'stale':
        this.pending.delete(message.key)
        this.set({ ...this.synced(message.sync), notice: this.tell({ kind: 'stale' }) })
        return
      case 'refused':
        if (message.key !== undefined) this.pending.delete(message.key)
        this.set({ notice: this.tell({ kind: 'refused', code: message.code }) })
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
        this.set({ note: message.text })
        return
      case 'undoRequest':
        this.set({
          undoRequest: message.request,
          ...(message.ended && message.ended !== 'overtaken'
            ? { notice: this.tell({ kind: 'undoEnded', how: message.ended }) }
            : {}),
        })
        return
      case 'notice':
        this.set({ notice: this.tell({ kind: 'botReplaced', seat: message.notice.seat }) })
        return
      case 'pong':
        return
    }
  }

  private synced(sync: Sync): Pick<TableState, 'match' | 'log'> {
    const { logFrom, log, ...match } = sync
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
    this.set({ match, log: spliced(this.now.log, logFrom, log) })
  }

  // ── what I do ──────────────────────────────────────────────────────────────────────────────────────────

  answer(decision: string, option: PlainOption): void {
    if (this.now.busy) return
    this.command({ type: 'answer', key: newKey(), decision, option })
  }

  undo(to: MomentNumber): void {
    const { match } = this.now
    if (match && !this.now.busy) this.command({ type: 'undo', key: newKey(), number: match.number, to })
  }

  replyToUndo(accept: boolean): void {
    const request = this.now.undoRequest
    if (request) this.command({ type: 'undoReply', key: newKey(), number: request.number, accept })
  }

  say(text: string): void {
    this.command({ type: 'chat', key: newKey(), text })
  }

  writeNote(text: string): void {
    this.now = { ...this.now, note: text }
    this.command({ type: 'note', key: newKey(), text })
  }

  setActive(active: boolean): void {
    if (this.active === active) return
    this.active = active
    this.send({ type: 'active', active })
  }

  join(seat?: Seat): Promise<TableAnswer> {
    return http('POST', paths.join(this.id), seat === undefined ? {} : { seat })
  }

  async leave(): Promise<boolean> {
    return (await http<TableAnswer | undefined>('POST', paths.leave(this.id), {})) === undefined
  }

  start(): Promise<TableAnswer> {
    return http('POST', paths.start(this.id), {})
  }

  setSeat(seat: Seat, to: SeatBody): Promise<TableAnswer> {
    return http('PUT', paths.seat(this.id, seat), to)
  }

  rematch(): Promise<TableAnswer> {
    return http('POST', paths.rematch(this.id), {})
  }

  moment(moment: MomentNumber): Promise<Moment> {
    return http('GET', paths.moment(this.id, moment))
  }

  history(from: MomentNumber, count: number): Promise<History> {
    return http('GET', paths.history(this.id, from, count))
  }

  hint(): Promise<HintAnswer> {
    return http('POST', paths.hint(this.id), {})
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.quiet)
    removeEventListener('online', this.retryNow)
    this.socket?.close()
    this.listeners.clear()
  }
}

/** The log without the entries of moment `from` and later, and with the new ones. */
function spliced(log: readonly LogEntry[], from: MomentNumber, added: readonly LogEntry[]): LogEntry[] {
  return [...log.filter(({ moment }) => moment < from), ...added]
}

/** `crypto.randomUUID` exists only on safe origins; a server on the local network may be a plain one. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
