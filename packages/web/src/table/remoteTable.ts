import type { Seat } from '@railhead/kernel'
import {
  CLOSE,
  type ClientMessage,
  type HintResponse,
  type History,
  type MatchFile,
  type Moment,
  type MomentNumber,
  PROTOCOL,
  type ProposalBody,
  paths,
  type Report,
  type SeatBody,
  type ServerMessage,
  type TableResponse,
} from '@railhead/protocol'
import { http } from './http.js'
import { LiveTable } from './liveTable.js'
import { Silence } from './silence.js'
import type { TableState } from './table.js'

/** Pauses before the attempts to connect again, in milliseconds; the last one stays. */
const PAUSES = [400, 1000, 2000, 4000, 8000, 15_000]
const TOO_FAST_PAUSE = 60_000
/** Clocks that differ by less are the same: the way of a message takes as long. */
const SAME_TIME = 500

/** Reasons to close after which trying again is no use. */
const FINAL: ReadonlyMap<number, TableState['failure']> = new Map([
  [CLOSE.notFound, 'notFound'],
  [CLOSE.forbiddenOrigin, 'forbiddenOrigin'],
  [CLOSE.badMessage, 'badRequest'],
  [CLOSE.unreadable, 'unreadable'],
])

/** A table of the server: live over a WebSocket that is opened again whenever it is lost. */
export class RemoteTable extends LiveTable {
  readonly kind = 'remote'
  private socket: WebSocket | null = null
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly silence = new Silence({
    ask: () => this.ping(),
    doubt: patience => this.set({ connection: 'lost', retryAt: Date.now() + patience }),
    trust: () => this.set({ connection: 'live', retryAt: null }),
    giveUp: () => this.socket?.close(),
    isSeen: () => document.visibilityState === 'visible',
  })
  private active = true
  private pingedAt = 0
  private closed = false

  constructor(id: string) {
    super(id)
    this.connect()
    addEventListener('online', this.retryNow)
    document.addEventListener('visibilitychange', this.lookAgain)
  }

  private connect(): void {
    clearTimeout(this.timer)
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${paths.live(this.id)}`,
    )
    this.socket = socket
    socket.onopen = () => {
      const seen = this.state().match?.number
      this.send({ type: 'hello', protocol: PROTOCOL, ...(seen === undefined ? {} : { seen }) })
    }
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.silence.heard()
      if (typeof data === 'string') this.receive(JSON.parse(data) as ServerMessage)
    }
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code)
    }
  }

  protected override receive(message: ServerMessage): void {
    super.receive(message)
    if (message.type === 'pong') this.compareClocks(message.now)
    if (message.type !== 'welcome') return
    this.attempts = 0
    if (message.table.time) this.ping()
    if (!this.active) this.send({ type: 'active', active: false })
    this.sendPending()
  }

  private lost(code: number): void {
    this.silence.stop()
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
      // Who opens a table may be a moment too early; whoever fails again has no connection.
      connection: this.state().table || this.attempts > 1 ? 'lost' : 'connecting',
      retryAt: Date.now() + pause,
    })
  }

  private readonly retryNow = (): void => {
    if (!this.socket && !this.closed && this.state().connection !== 'closed') this.connect()
  }

  /** A page that was away finds out at once whether the connection still stands. */
  private readonly lookAgain = (): void => {
    if (document.visibilityState === 'visible' && this.socket?.readyState === WebSocket.OPEN)
      this.silence.ask()
  }

  private ping(): void {
    this.pingedAt = Date.now()
    this.send({ type: 'ping' })
  }

  private compareClocks(theirs: number): void {
    const ahead = Math.round(theirs - (this.pingedAt + Date.now()) / 2)
    if (Math.abs(ahead - this.state().ahead) > SAME_TIME) this.set({ ahead })
  }

  protected send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  setActive(active: boolean): void {
    if (this.active === active) return
    this.active = active
    this.send({ type: 'active', active })
  }

  comeBack(): void {
    this.active = true
    this.send({ type: 'active', active: true })
  }

  join(seat?: Seat): Promise<TableResponse> {
    return http('POST', paths.join(this.id), seat === undefined ? {} : { seat })
  }

  async leave(): Promise<boolean> {
    return (await http<TableResponse | undefined>('POST', paths.leave(this.id), {})) === undefined
  }

  start(): Promise<TableResponse> {
    return http('POST', paths.start(this.id), {})
  }

  setSeat(seat: Seat, to: SeatBody): Promise<TableResponse> {
    return http('PUT', paths.seat(this.id, seat), to)
  }

  promiseWord(hash: string | null): Promise<TableResponse> {
    return http('PUT', paths.word(this.id), { hash })
  }

  tellWord(word: string): Promise<TableResponse> {
    return http('POST', paths.word(this.id), { word })
  }

  callOff(): Promise<TableResponse> {
    return http('DELETE', paths.start(this.id))
  }

  letWatchersTalk(watchersTalk: boolean): Promise<TableResponse> {
    return http('PUT', paths.customs(this.id), { watchersTalk })
  }

  concede(): Promise<TableResponse> {
    return http('POST', paths.concede(this.id), {})
  }

  decide(wish: ProposalBody): Promise<TableResponse> {
    return http('PUT', paths.proposal(this.id), wish)
  }

  rematch(turned: boolean): Promise<TableResponse> {
    return http('POST', paths.rematch(this.id), { seats: turned ? 'turn' : 'keep' })
  }

  moment(moment: MomentNumber): Promise<Moment> {
    return http('GET', paths.moment(this.id, moment))
  }

  history(from: MomentNumber, count: number): Promise<History> {
    return http('GET', paths.history(this.id, from, count))
  }

  hint(): Promise<HintResponse> {
    return http('POST', paths.hint(this.id), {})
  }

  report(words: string): Promise<Report> {
    return http('POST', paths.report(this.id), { words })
  }

  file(): Promise<MatchFile> {
    return http('GET', paths.export(this.id))
  }

  override close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.silence.stop()
    removeEventListener('online', this.retryNow)
    document.removeEventListener('visibilitychange', this.lookAgain)
    this.socket?.close()
    super.close()
  }
}
