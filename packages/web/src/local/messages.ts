import type { Seat } from '@railhead/kernel'
import type {
  ClientMessage,
  HintResponse,
  History,
  Moment,
  MomentNumber,
  ServerMessage,
  TableId,
  TableResponse,
  WireErrorCode,
} from '@railhead/protocol'
import type { ForkWish } from './fork.js'
import type { LocalWish } from './saved.js'

/** What the page may ask the engine for, and what it gets. Everything live goes as messages of the protocol. */
export interface Calls {
  /** Starts a match and saves it. */
  create: { with: LocalWish; gives: TableId }
  /** Saves the match of a file: to look at with its own people if it is over, else to go on with, me among bots. */
  import: { with: { readonly file: unknown; readonly name: string }; gives: TableId }
  /** Saves a match that goes on from a moment of another one. */
  fork: { with: ForkWish; gives: TableId }
  /** Opens a saved match: `welcome` follows. */
  open: { with: TableId; gives: null }
  /** The person of that seat looks at the screen now: `welcome` follows. */
  sit: { with: Seat; gives: TableResponse }
  moment: { with: MomentNumber; gives: Moment }
  history: { with: { readonly from: MomentNumber; readonly count: number }; gives: History }
  hint: { with: null; gives: HintResponse }
  file: { with: null; gives: object }
  rematch: { with: null; gives: TableResponse }
  /** Nothing happens after this; what was played is saved. */
  close: { with: null; gives: null }
}
export type CallName = keyof Calls

export interface Fault {
  readonly code: WireErrorCode
  readonly message: string
}

export type ToEngine =
  | { readonly message: ClientMessage }
  | { readonly number: number; readonly call: CallName; readonly with: unknown }

export type FromEngine =
  | { readonly message: ServerMessage }
  | { readonly number: number; readonly gives: unknown }
  | { readonly number: number; readonly fault: Fault }
  /** The match cannot be shown any more. */
  | { readonly failure: WireErrorCode }
  /** The match goes on, but what happens is not saved. */
  | { readonly trouble: 'notSaved' }

/** A line to an engine, wherever that runs. */
export interface EnginePort {
  post(message: ToEngine): void
  /** Called with everything that the engine says. */
  listen(listener: (message: FromEngine) => void): void
  /** Ends the engine at once. */
  end(): void
}
