import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { AnyGame } from '@railhead/kernel'
import { serverMessage } from '@railhead/protocol/schemas'
import type { BotAnswer, BotQuestion } from '@railhead/table'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { BotRunner } from '../../src/bots/question.js'
import type { ReviewRunner } from '../../src/reviews/processes.js'
import { type RunningServer, type ServeOptions, serve } from '../../src/serve.js'
import { Guest, Visit } from './client.js'
import { expectDescribed } from './contract.js'
import { clearUp, databaseFor } from './database.js'
import { games } from './games.js'

export interface TestServer extends RunningServer {
  readonly dataDir: string
}

// Whatever a test asks, the answer must be as described.
Guest.inspect = expectDescribed
Visit.inspect = message => void serverMessage.parse(message)

/** Limits so wide that tests meet them only where they mean to. */
export const WIDE_LIMITS = {
  requestsPerMinute: 1_000_000,
  guestsPerMinute: 1_000_000,
  loginsPerMinute: 1_000_000,
  socketsPerAddress: 100_000,
  messagesPerSecond: 100_000,
  positionsPerSecond: 100_000,
  commandsPerSecond: 100_000,
  waitingTables: 100_000,
  runningTables: 100_000,
  importedMatches: 100_000,
} as const

/** With another one the tests meet other matches. */
const SEED = process.env['TEST_SEED'] ?? 'railhead'

const tables = new Map<string, number>()

/** The matches of a test are the same in every run. */
function newSeed(): string {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const test = `${basename(testPath)} ${currentTestName}`
  const nth = (tables.get(test) ?? 0) + 1
  tables.set(test, nth)
  return `${test} ${nth} ${SEED}`
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'railhead-test-'))
}

export interface TestOptions {
  readonly flags?: Readonly<Record<string, unknown>>
  readonly games?: readonly AnyGame[]
  readonly runner?: BotRunner
  readonly reviewRunner?: ReviewRunner
  readonly dataDir?: string
  readonly now?: () => number
  readonly absence?: number
  readonly onRoute?: ServeOptions['onRoute']
}

/** A real server on a free port and a folder of its own; closing it removes the folder unless one was given. */
export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? temporaryFolder()
  const server = await serve({
    env: {},
    flags: {
      port: 0,
      host: '127.0.0.1',
      data: dataDir,
      ...(await databaseFor(dataDir)),
      logLevel: 'silent',
      // Tests wait for bots and reviews, also on a machine that does other things.
      botPriority: 0,
      ...WIDE_LIMITS,
      ...options.flags,
    },
    games: options.games ?? games,
    newSeed,
    runner: options.runner ?? guessing,
    log: pino({ level: 'silent' }),
    ...(options.reviewRunner ? { reviewRunner: options.reviewRunner } : {}),
    ...(options.now ? { now: options.now } : {}),
    ...(options.absence === undefined ? {} : { absence: options.absence }),
    ...(options.onRoute ? { onRoute: options.onRoute } : {}),
  })
  return {
    ...server,
    dataDir,
    async close() {
      await server.close()
      if (options.dataDir === undefined) await clearUp(dataDir)
    },
  }
}

/** The first option of what a bot is asked. */
export function firstOf(decisions: BotQuestion['decisions']): BotAnswer {
  const decision = decisions.find(({ optional }) => optional === undefined) ?? decisions[0]
  return { ask: decision.ask, option: decision.options[0] }
}

/** A bot without a process: takes the first option. */
export const guessing: BotRunner = {
  choose: async ({ decisions }) => firstOf(decisions),
  hints: async ({ decision }) => [{ option: decision.options[0], value: 0, reason: { key: 'hint.only' } }],
  close: async () => undefined,
}
