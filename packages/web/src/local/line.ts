import type { ClientMessage } from '@railhead/protocol'
import { HttpFault } from '../table/http.js'
import type { CallName, Calls, EnginePort, FromEngine } from './messages.js'

interface Call {
  readonly resolve: (gives: unknown) => void
  readonly reject: (error: Error) => void
}

/** Calls to an engine over a port, each with its answer. */
export class EngineLine {
  private readonly calls = new Map<number, Call>()
  private last = 0

  constructor(
    private readonly port: EnginePort,
    /** Gets what is not the answer to a call. */
    heard: (message: Exclude<FromEngine, { number: number }>) => void = () => undefined,
  ) {
    port.listen(message => {
      if (!('number' in message)) {
        if ('failure' in message) this.failAll(new HttpFault(message.failure, 'The engine failed.'))
        heard(message)
        return
      }
      const call = this.calls.get(message.number)
      this.calls.delete(message.number)
      if ('fault' in message) call?.reject(new HttpFault(message.fault.code, message.fault.message))
      else call?.resolve(message.gives)
    })
  }

  send(message: ClientMessage): void {
    this.port.post({ message })
  }

  async call<Name extends CallName>(name: Name, given: Calls[Name]['with']): Promise<Calls[Name]['gives']> {
    const number = ++this.last
    const gives = await new Promise<unknown>((resolve, reject) => {
      this.calls.set(number, { resolve, reject })
      this.port.post({ number, call: name, with: given })
    })
    // The engine is ours, and of the same build: it answers what `Calls` says.
    return gives as Calls[Name]['gives']
  }

  /** Lets the engine finish and save, then ends it. */
  async hangUp(): Promise<void> {
    await this.call('close', null).catch(() => null)
    this.port.end()
  }

  private failAll(fault: HttpFault): void {
    for (const { reject } of this.calls.values()) reject(fault)
    this.calls.clear()
  }
}
