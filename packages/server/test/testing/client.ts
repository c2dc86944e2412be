import type { OpenDecision, PlainOption, PlainState, Seat } from '@railhead/kernel'
import {
  applyChanges,
  type ClientMessage,
  type CreateTableBody,
  type LogEntry,
  type Me,
  type Position,
  PROTOCOL,
  paths,
  type ServerMessage,
  type SessionResponse,
  type Sync,
  type TableInfo,
  type TableResponse,
  type WelcomeMessage,
} from '@railhead/protocol'
import { WebSocket } from 'ws'

/** A person with a session, as a program: for tests and measurements. */
export class Guest {
  /** Looks at every answer; throws if something is wrong with it. */
  static inspect: (method: string, path: string, status: number, body: unknown) => void = () => undefined

  private constructor(
    readonly base: string,
    readonly me: Me,
    readonly cookie: string,
  ) {}

  static async arrive(base: string, name: string): Promise<Guest> {
    const response = await fetch(base + paths.session, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    const { me } = (await response.json()) as SessionResponse
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
    if (!me || cookie === undefined) throw new Error(`No session: ${response.status}`)
    return new Guest(base, me, cookie)
  }

  /** The same program as somebody else. */
  as(me: Me, cookie: string): Guest {
    return new Guest(this.base, me, cookie)
  }

  /** The same person at another server. */
  at(base: string): Guest {
    return new Guest(base, this.me, this.cookie)
  }

  async send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    Guest.inspect(method, path, answer.status, answer.body)
    return answer
  }

  /** Throws if the answer is not what success looks like. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as T
  }

  async create(body: CreateTableBody): Promise<TableInfo> {
    return (await this.ask<TableResponse>('POST', paths.tables, body)).table
  }

  async join(id: string, seat?: Seat): Promise<void> {
    await this.ask('POST', paths.join(id), seat === undefined ? {} : { seat })
  }

  sit(id: string, listen?: (frame: string) => void): Promise<Visit> {
    return Visit.open(this.base, id, this.cookie, undefined, listen)
  }
}

type Outcome = Extract<ServerMessage, { type: 'done' | 'stale' | 'refused' }>

/** Who waits for what becomes of a command. */
interface Asked {
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: Error) => void
}

/** A socket on a table that keeps what it is told, as a screen would. */
export class Visit {
  /** Looks at every message; throws if something is wrong with it. */
  static inspect: (message: unknown) => void = () => undefined

  table: TableInfo
  seat: Seat | null
  view: PlainState | undefined
  position: Position | undefined
  log: LogEntry[] = []
  closed: { code: number; reason: string } | undefined
  /** Everything that is no position: chat, notices, presence, requests. */
  readonly heard: ServerMessage[] = []
  /** Called with every whole position that was asked for. */
  onSync: (sync: Sync) => void = () => undefined
  private readonly waiting = new Set<() => void>()
  private readonly replies = new Map<string, Asked>()
  private lastKey = 0
  private readonly name = Math.random().toString(36).slice(2)

  private constructor(
    private readonly socket: WebSocket,
    welcome: WelcomeMessage,
  ) {
    this.table = welcome.table
    this.seat = welcome.seat
    this.welcome(welcome)
  }

  /** Opens a socket and says hello; `seen` resumes. Every frame is given to `listen` as it came. */
  static open(
    base: string,
    id: string,
    cookie: string | undefined,
    seen?: number,
    listen?: (frame: string) => void,
  ): Promise<Visit> {
    const socket = new WebSocket(base.replace('http', 'ws') + paths.live(id), {
      headers: cookie === undefined ? {} : { cookie },
    })
    return new Promise((resolve, reject) => {
      let visit: Visit | undefined
      socket.on('open', () => {
        const hello: ClientMessage = {
          type: 'hello',
          protocol: PROTOCOL,
          ...(seen === undefined ? {} : { seen }),
        }
        socket.send(JSON.stringify(hello))
      })
      socket.on('message', data => {
        const frame = data.toString()
        listen?.(frame)
        const message = JSON.parse(frame) as ServerMessage
        Visit.inspect(message)
        if (visit) visit.receive(message)
        else if (message.type === 'welcome') {
          visit = new Visit(socket, message)
          resolve(visit)
        } else reject(new Error(`Not welcome: ${frame.slice(0, 200)}`))
      })
      socket.on('error', error => (visit ? undefined : reject(error)))
      socket.on('close', (code, reason) => {
        if (visit) visit.end(code, reason.toString())
        else reject(new Error(`Closed: ${code} ${reason}`))
      })
    })
  }

  get number(): number {
    return this.position?.number ?? 0
  }

  /** What the match waits for me to answer. */
  get asked(): OpenDecision<PlainOption> | undefined {
    return this.position?.decisions.find(decision => decision.optional === undefined)
  }

  get over(): boolean {
    return this.position?.outcome != null
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  newKey(): string {
    return `${this.name}.${++this.lastKey}.key`
  }

  /** Sends a command and waits for what becomes of it. */
  command(message: Extract<ClientMessage, { key: string }>): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('The socket is closed.'))
      this.replies.set(message.key, { resolve, reject })
      this.send(message)
    })
  }

  answer(decision: string, option: PlainOption, key = this.newKey()): Promise<Outcome> {
    return this.command({ type: 'answer', key, decision, option })
  }

  /** Waits until something holds. */
  async until(holds: () => boolean, milliseconds = 10_000): Promise<void> {
    if (holds()) return
    await new Promise<void>((resolve, reject) => {
      const check = (): void => {
        if (!holds()) return
        clearTimeout(timer)
        this.waiting.delete(check)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.delete(check)
        reject(new Error(`Waited in vain at number ${this.number} of table ${this.table.id}.`))
      }, milliseconds)
      timer.unref()
      this.waiting.add(check)
    })
  }

  close(code?: number): void {
    this.socket.close(code)
  }

  /** Drops the line without a word. */
  cut(): void {
    this.socket.terminate()
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message)
        break
      case 'table':
        this.table = message.table
        this.heard.push(message)
        break
      case 'sync':
        this.sync(message)
        this.onSync(message)
        break
      case 'update':
        if (message.number !== this.number + 1)
          throw new Error(`Update ${message.number} after ${this.number}.`)
        this.view = applyChanges(this.view, message.changes)
        this.position = message
        this.addLog(message.logFrom, message.log)
        break
      case 'done':
      case 'stale':
      case 'refused':
        if (message.type === 'stale') this.sync(message.sync)
        if (message.key !== undefined) {
          this.replies.get(message.key)?.resolve(message)
          this.replies.delete(message.key)
        }
        this.heard.push(message)
        break
      default:
        this.heard.push(message)
    }
    for (const check of this.waiting) check()
  }

  private welcome(message: WelcomeMessage): void {
    this.table = message.table
    this.seat = message.seat
    if (message.sync) this.sync(message.sync)
    this.heard.push(message)
  }

  private sync(sync: Sync): void {
    this.view = sync.view
    this.position = sync
    this.addLog(sync.logFrom, sync.log)
  }

  private addLog(from: number, entries: readonly LogEntry[]): void {
    this.log = [...this.log.filter(entry => entry.moment < from), ...entries]
  }

  private end(code: number, reason: string): void {
    this.closed = { code, reason }
    for (const { reject } of this.replies.values()) reject(new Error('The socket is closed.'))
    this.replies.clear()
    for (const check of this.waiting) check()
  }
}
