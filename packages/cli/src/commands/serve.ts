import { networkInterfaces } from 'node:os'
import type { Settings } from '@railhead/server'
import { type Command, type Flag, type Input, UsageError } from '../command.js'
import { Failure } from '../failure.js'
import type { World } from '../world.js'

/** Every setting of the server as a flag; the flags are its names with dashes. */
const SETTINGS: Readonly<Record<keyof Settings, Flag>> = {
  port: { value: 'N', help: 'where to listen; if taken, the next free one (8080)' },
  host: { value: 'ADDRESS', help: 'on which address of this machine (all)' },
  data: { value: 'FOLDER', help: 'the folder that holds everything (.railhead)' },
  databaseUrl: { value: 'URL', help: 'a PostgreSQL database instead of the folder (DATABASE_URL)' },
  databaseConnections: { value: 'N', help: 'connections to PostgreSQL of this process (10)' },
  publicUrl: { value: 'URL', help: 'the address that people use, if a proxy stands before the server' },
  trustProxy: { value: 'YES', help: 'whether that proxy tells who asks: yes or no (no)' },
  logLevel: {
    value: 'LEVEL',
    help: 'fatal, error, warn, info, debug or silent (warn in a terminal, else info)',
  },
  botProcesses: { value: 'N', help: 'how many processes think for bots (one less than there are cores)' },
  botSeconds: { value: 'N', help: 'how long a bot may think about one answer (3)' },
  requestsPerMinute: { value: 'N', help: 'requests of one address (600)' },
  guestsPerMinute: { value: 'N', help: 'new guests of one address (30)' },
  loginsPerMinute: { value: 'N', help: 'attempts to log in, of one address and for one account (10)' },
  smtpUrl: { value: 'URL', help: 'where mail is handed in: smtp://user:password@host:587 (no mail)' },
  mailFrom: { value: 'ADDRESS', help: 'whom mail comes from' },
  secret: { value: 'TEXT', help: 'encrypts stored addresses of webhooks; needed with PostgreSQL' },
  webhooksToLoopback: { value: 'YES', help: 'for tests: webhooks may go to this machine (no)' },
  socketsPerAddress: { value: 'N', help: 'open connections of one address (100)' },
  messagesPerSecond: { value: 'N', help: 'messages of one connection, on average (20)' },
  pingSeconds: { value: 'N', help: 'how often connections and their sessions are looked at (30)' },
  metricsPort: { value: 'N', help: 'a port of its own for metrics, at /metrics (none)' },
  metricsHost: { value: 'ADDRESS', help: 'on which address of this machine metrics are (127.0.0.1)' },
  drainSeconds: { value: 'N', help: 'how long /readyz says no before the server stops (0)' },
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

export const serve: Command = {
  name: 'serve',
  summary: 'Open the tables to browsers. Every flag can also be set as RAILHEAD_… in the environment.',
  operands: [],
  flags: Object.fromEntries(Object.entries(SETTINGS).map(([name, flag]) => [dashed(name), flag])),
  async run(input, world) {
    const server = await import('@railhead/server')
    const json = input.has('json')
    const flags = settingsOf(input)
    const silent = json ? 'silent' : world.output.isTTY ? 'warn' : undefined
    const env = { ...(silent === undefined ? {} : { RAILHEAD_LOG_LEVEL: silent }), ...world.env }
    let running: Awaited<ReturnType<typeof server.serve>>
    try {
      running = await server.serve({ flags, env, games: world.games })
    } catch (error) {
      if (error instanceof server.BadSetting) throw new UsageError(error.message)
      throw Failure.from(error)
    }
    const { port, url, settings } = running
    if (json) world.output.write(`${JSON.stringify({ url, port, data: settings.data, pid: process.pid })}\n`)
    else world.output.write(`${addresses(url, port, settings).join('\n')}\n`)
    await world.stopped()
    await running.close()
    return 0
  },
}

function settingsOf(input: Input): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(SETTINGS).map(name => [name, input.text(dashed(name))]))
}

/** Where people find the tables. */
function addresses(url: string, port: number, settings: Settings): string[] {
  const lines = [`Railhead is open: ${url}`]
  if (settings.publicUrl === undefined && settings.host === '0.0.0.0') {
    const others = Object.values(networkInterfaces()).flatMap(found => found ?? [])
    for (const { family, internal, address } of others)
      if (family === 'IPv4' && !internal) lines.push(`In your network:  http://${address}:${port}`)
  }
  return [...lines, 'Ctrl-C stops it; nothing is lost.']
}

/** The data folder as the server would take it. */
export async function dataFolder(input: Input, world: World): Promise<string> {
  const { readSettings } = await import('@railhead/server')
  return readSettings({ data: input.text('data') }, world.env).data
}
