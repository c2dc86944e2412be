import type { Seat } from '@railhead/kernel'
import type {
  LogNumber,
  MomentNumber,
  ServerMessage,
  Sync,
  TableInfo,
  UndoRequest,
  UndoRequestMessage,
} from '@railhead/protocol'
import type { Entry } from './entry.js'
import type { LiveMatch } from './liveMatch.js'

/** Who keeps a table: a server for many people, or a browser for those at its screen. */
export interface TableHost {
  /** The table as everybody may know it now. */
  readonly info: TableInfo
  readonly consent: Consent
  /** The match as far as it is known here. */
  match(): Promise<LiveMatch>
  /**
   * Keeps an entry for good; the match in memory has followed it already. False if somebody else was faster: then the
   * entry is not kept, and `match()` gives what stands instead.
   */
  append(entry: Entry, live: LiveMatch): Promise<boolean>
  /** Looks whether others have gone on, and follows them. True if they have. */
  catchUp(): Promise<boolean>
  /** Sends every viewer what they have not seen yet. */
  show(live: LiveMatch): void
  /** The whole position for a seat, with the log since that number. */
  sync(seat: Seat, seen: LogNumber): Promise<Sync>
  /** Sends the same to everybody. */
  broadcast(message: ServerMessage): void
}

/** What a request to take something back asks for. A request with another target is another request. */
export interface UndoWish {
  readonly seat: Seat
  readonly to: MomentNumber
  readonly number: LogNumber
}

/** Counts who agrees to what. */
export interface Consent {
  /** The standing request, as far as it is known here. */
  readonly request: UndoRequest | null
  /** The seats for which somebody speaks who sits at this one. */
  speaksFor(seat: Seat): readonly Seat[]
  /** The wish becomes the standing request, agreed to by its asker only. False if another seat's request stands. */
  ask(wish: UndoWish): Promise<boolean>
  /** Adds the consent of seats to exactly this wish. Null if it does not stand any more. */
  agree(wish: UndoWish, seats: readonly Seat[]): Promise<UndoRequest | null>
  /** Ends exactly this request. False if it does not stand any more. */
  end(wish: UndoWish, how: 'refused' | 'withdrawn', by: Seat): Promise<boolean>
  /** Forgets the standing request: the match went on. */
  forget(): void
}

export type RequestEnd = NonNullable<UndoRequestMessage['ended']>
