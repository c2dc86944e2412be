export interface Letter {
  readonly to: string
  /** Headers and body as they came. */
  readonly text: string
}
export interface MailServer {
  readonly url: string
  readonly letters: Letter[]
  /** The next letter that comes, or came and was not asked for yet. */
  next(): Promise<Letter>
  close(): Promise<void>
}
/** A mail server that keeps what it gets: enough of SMTP for tests. */
export declare function startMailServer(): Promise<MailServer>
