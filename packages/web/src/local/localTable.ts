import type { Seat } from '@railhead/kernel'
import type {
  ClientMessage,
  HintAnswer,
  History,
  Moment,
  MomentNumber,
  TableAnswer,
  TableId,
  WireErrorCode,
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
      if ('tell' in message) this.receive(message.tell)
      else if ('failure' in message) this.fail(message.failure)
      else this.set({ notice: this.tell({ kind: message.trouble }) })
    })
    this.line.call('open', id).catch((error: unknown) => {
      this.fail(error instanceof HttpFault && error.code !== 'offline' ? error.code : 'internal')
    })
  }

  private fail(failure: WireErrorCode): void {
    this.set({ connection: 'closed', failure })
  }

  protected send(message: ClientMessage): void {
    this.line.say(message)
  }

  setActive(active: boolean): void {
    if (this.active === active) return
    this.active = active
    this.line.say({ type: 'active', active })
  }

  /** Nobody loses a seat on this device. */
  comeBack(): void {}

  join(seat: Seat = 0): Promise<TableAnswer> {
    return this.line.call('sit', seat)
  }

  /** Local matches have begun when they are opened: there is no time before the start. */
  async leave(): Promise<boolean> {
    throw started()
  }

  async start(): Promise<TableAnswer> {
    throw started()
  }

  async setSeat(): Promise<TableAnswer> {
    throw started()
  }

  rematch(): Promise<TableAnswer> {
    return this.line.call('rematch', null)
  }

  moment(moment: MomentNumber): Promise<Moment> {
    return this.line.call('moment', moment)
  }

  history(from: MomentNumber, count: number): Promise<History> {
    return this.line.call('history', { from, count })
  }

  hint(): Promise<HintAnswer> {
    return this.line.call('hint', null)
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
