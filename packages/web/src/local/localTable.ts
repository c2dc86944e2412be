import type { MatchRecord, ProblemReport, Seat } from '@railhead/kernel'
import {
  type ClientMessage,
  type HintResponse,
  type History,
  type Moment,
  type MomentNumber,
  RELEASE,
  type TableId,
  type TableResponse,
  type WireErrorCode,
} from '@railhead/protocol'
import { HttpFault } from '../table/http.js'
import { LiveTable } from '../table/liveTable.js'
import { EngineLine } from './line.js'
import type { EnginePort } from './messages.js'

/** A table of this device: rules and bots run in the engine behind the port, which also saves the match. */
export class LocalTable extends LiveTable {
  readonly kind = 'local'
  private readonly line: EngineLine
  private active = true

  constructor(id: TableId, port: EnginePort) {
    super(id)
    this.line = new EngineLine(port, message => {
      if ('message' in message) this.receive(message.message)
      else if ('failure' in message) this.fail(message.failure)
      else this.set({ notice: this.noticed({ kind: message.trouble }) })
    })
    this.line.call('open', id).catch((error: unknown) => {
      this.fail(error instanceof HttpFault && error.code !== 'offline' ? error.code : 'internal')
    })
  }

  private fail(failure: WireErrorCode): void {
    this.set({ connection: 'closed', failure })
  }

  protected send(message: ClientMessage): void {
    this.line.send(message)
  }

  setActive(active: boolean): void {
    if (this.active === active) return
    this.active = active
    this.line.send({ type: 'active', active })
  }

  /** Nobody loses a seat on this device. */
  comeBack(): void {}

  join(seat: Seat = 0): Promise<TableResponse> {
    return this.line.call('sit', seat)
  }

  /** Local matches have begun when they are opened: there is no time before the start. */
  async leave(): Promise<boolean> {
    throw started()
  }

  async start(): Promise<TableResponse> {
    throw started()
  }

  async setSeat(): Promise<TableResponse> {
    throw started()
  }

  async promiseWord(): Promise<TableResponse> {
    throw started()
  }

  async tellWord(): Promise<TableResponse> {
    throw started()
  }

  async callOff(): Promise<TableResponse> {
    throw started()
  }

  /** Nobody is elsewhere at a table of one device: whoever has enough closes it. */
  async letWatchersTalk(): Promise<TableResponse> {
    throw started()
  }

  async concede(): Promise<TableResponse> {
    throw started()
  }

  async decide(): Promise<TableResponse> {
    throw started()
  }

  rematch(): Promise<TableResponse> {
    return this.line.call('rematch', null)
  }

  moment(moment: MomentNumber): Promise<Moment> {
    return this.line.call('moment', moment)
  }

  history(from: MomentNumber, count: number): Promise<History> {
    return this.line.call('history', { from, count })
  }

  hint(): Promise<HintResponse> {
    return this.line.call('hint', null)
  }

  async report(words: string): Promise<ProblemReport> {
    const { table, seat, match } = this.state()
    const file = (await this.file()) as MatchRecord
    return {
      format: 'railhead-report',
      build: RELEASE,
      at: Date.now(),
      words: words.trim(),
      game: file.game,
      rules: file.rules,
      config: table?.config,
      moment: match?.moment ?? file.answers.length,
      seat,
      match: file,
    }
  }

  file(): Promise<object> {
    return this.line.call('file', null)
  }

  override close(): void {
    super.close()
    void this.line.hangUp()
  }
}

function started(): HttpFault {
  return new HttpFault('notGathering', 'The match has started.')
}
