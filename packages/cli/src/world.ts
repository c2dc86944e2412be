import type { AnyGame } from '@railhead/kernel'

/** Where a command writes to: a stream of the process, or a test's. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
}

/** Everything outside of itself that a command touches. */
export interface World {
  readonly games: readonly AnyGame[]
  /** The modules of those that `--games` added. */
  readonly gameModules?: readonly string[]
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: Output
  readonly errors: Output
  /** Where a match is kept that people leave without saving it. */
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Comes when the process is asked to stop. */
  stopped(): Promise<void>
  /** Seconds since some fixed moment. */
  clock(): number
  /** A seed that nobody can guess. */
  freshSeed(): string
}
