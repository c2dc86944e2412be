import type { PlainOption, PlainState, Seat } from '@railhead/kernel'
import type {
  ChatEntry,
  HintResponse,
  History,
  LogEntry,
  Moment,
  MomentNumber,
  Phrase,
  Position,
  Presence,
  ProposalBody,
  SeatBody,
  TableInfo,
  TableResponse,
  UndoRequest,
  UndoRequestMessage,
  WireErrorCode,
} from '@railhead/protocol'

/** The match as I see it now. */
export interface MatchNow extends Position {
  readonly view: PlainState
}

/** What somebody asks a table for. */
export type Wanted = 'hint' | 'file' | 'moment'

/** Something worth telling once; `id` grows, so that the same thing can be told again. */
export interface Notice {
  readonly id: number
  readonly what:
    | { readonly kind: 'stale' }
    | {
        readonly kind: 'refused'
        readonly code: WireErrorCode | 'offline'
        /** What was asked for and did not come, where that is not plain. */
        readonly wanted?: Wanted
        /** When taking back is possible again, if it was too often. */
        readonly undoAt?: number
      }
    | {
        readonly kind: 'undoEnded'
        readonly how: NonNullable<UndoRequestMessage['ended']>
      }
    | { readonly kind: 'botReplaced' | 'botLooped'; readonly seat: Seat }
    | { readonly kind: 'notSaved' }
}

/** connecting: for the first time; lost: trying again; closed: there is nothing to come. */
export type Connection = 'connecting' | 'live' | 'lost' | 'closed'

/** Everything that a screen shows of a table. Unchanged parts stay the same objects. */
export interface TableState {
  readonly connection: Connection
  /** When the next attempt to connect is made, by this machine's clock. */
  readonly retryAt: number | null
  /** Why the table cannot be shown at all. */
  readonly failure: WireErrorCode | null
  readonly table: TableInfo | null
  /** My seat, or null if I watch. */
  readonly seat: Seat | null
  /** Null before the start. */
  readonly match: MatchNow | null
  readonly log: readonly LogEntry[]
  readonly presence: Presence
  readonly chat: readonly ChatEntry[]
  readonly note: string
  readonly undoRequest: UndoRequest | null
  /** How much the clock of whoever keeps the time is ahead of this machine's, in milliseconds. */
  readonly ahead: number
  /** When the match last came further than ever since I look, by that clock; 0 if it has not. */
  readonly furtherAt: number
  readonly notice: Notice | null
}

/**
 * A table as the screens use it. `RemoteTable` plays over the network, `LocalTable` on this device, with the rules
 * and bots in a worker; the same screens show both.
 */
export interface Table {
  readonly id: string
  readonly kind: 'remote' | 'local'
  state(): TableState
  /** An answer or taking back of mine is on its way. Apart from the rest, since nothing else is drawn anew for it. */
  busy(): boolean
  /** Calls back after every change of `state()` and of `busy()`; returns how to stop. */
  subscribe(listener: () => void): () => void
  answer(decision: string, option: PlainOption): void
  /** Takes back everything after that moment, or asks the others for it. */
  undo(to: MomentNumber): void
  replyToUndo(accept: boolean): void
  say(text: string): void
  /** Says something that everybody reads in their own language. */
  sayPhrase(phrase: Phrase): void
  writeNote(text: string): void
  setActive(active: boolean): void
  /** A bot holds my seat, and I am here again. */
  comeBack(): void
  /** Before the start; at a local table, at any time: that person looks at the screen now. */
  join(seat?: Seat): Promise<TableResponse>
  /** True if the table is gone with me. */
  leave(): Promise<boolean>
  start(): Promise<TableResponse>
  setSeat(seat: Seat, to: SeatBody): Promise<TableResponse>
  /** Before the start: a word for the seed, by its hash; null takes it back. */
  promiseWord(hash: string | null): Promise<TableResponse>
  /** The word itself, when the host has started. */
  tellWord(word: string): Promise<TableResponse>
  /** The host does not wait for words any longer. */
  callOff(): Promise<TableResponse>
  /** The host says whether those who watch may write. */
  letWatchersTalk(allowed: boolean): Promise<TableResponse>
  /** Gives the match up. */
  concede(): Promise<TableResponse>
  /** Proposes something, agrees to it or refuses it. */
  decide(wish: ProposalBody): Promise<TableResponse>
  /** After the end; `turned`: everybody one seat further. */
  rematch(turned: boolean): Promise<TableResponse>
  moment(moment: MomentNumber): Promise<Moment>
  history(from: MomentNumber, count: number): Promise<History>
  hint(): Promise<HintResponse>
  /** Something is wrong here: the match up to now as a file; a remote one also goes to the administrators. */
  report(words: string): Promise<object>
  /** The match as a file; of a remote one, when it is over. */
  file(): Promise<object>
  /** What I asked for did not come: I am told, and why. */
  tellFault(fault: unknown, wanted?: Wanted): void
  close(): void
}
