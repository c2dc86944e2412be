import { networkInterfaces } from 'node:os'
import type { SecretFile, Settings } from '@railhead/server'
import { type Command, type Flag, type Input, UsageError } from '../command.js'
import { Failure } from '../failure.js'
import type { Output, World } from '../world.js'

/** Every setting of the server as a flag; the flags are its names with dashes. */
const SETTINGS: Readonly<Record<keyof Settings | SecretFile, Flag>> = {
  port: { value: 'N', help: 'where to listen; if taken, the next free one (8080)' },
  host: { value: 'ADDRESS', help: 'on which address of this machine (all)' },
  data: { value: 'FOLDER', help: 'the folder that holds everything (.railhead)' },
  databaseUrl: { value: 'URL', help: 'a PostgreSQL database instead of the folder (DATABASE_URL)' },
  databaseUrlFile: {
    value: 'FILE',
    help: 'a file that holds that address, which the process list does not show',
  },
  databaseConnections: { value: 'N', help: 'connections to PostgreSQL of this process (10)' },
  publicUrl: { value: 'URL', help: 'the address that people use, if a proxy stands before the server' },
  trustProxy: {
    value: 'YES',
    help: 'whether that proxy tells who asks: yes, no, or how many there are (no)',
  },
  logLevel: {
    value: 'LEVEL',
    help: 'fatal, error, warn, info, debug or silent (warn in a terminal, else info)',
  },
  botProcesses: { value: 'N', help: 'how many processes think for bots (one less than there are cores)' },
  botPriority: { value: 'N', help: 'how far those stand back behind other programs: 0 not at all (10)' },
  botSeconds: { value: 'N', help: 'how long a bot may think about one answer (3)' },
  reviewProcesses: {
    value: 'N',
    help: 'how many processes review finished matches, when nothing else is to be done; 0 for none (1)',
  },
  reviewSeconds: { value: 'N', help: 'seconds of the processor that a review may take (180)' },
  requestsPerMinute: { value: 'N', help: 'requests of one address (600)' },
  guestsPerMinute: { value: 'N', help: 'new guests of one address (30)' },
  waitingTables: { value: 'N', help: 'tables of one account that never began (20); guests have a quarter' },
  runningTables: { value: 'N', help: 'running tables that one account opened (100); guests have a quarter' },
  importedMatches: { value: 'N', help: 'matches from files of one account (200); guests have a quarter' },
  reportsKept: { value: 'N', help: 'reported problems that are kept (2000)' },
  loginsPerMinute: { value: 'N', help: 'attempts to log in, of one address and for one account (10)' },
  smtpUrl: { value: 'URL', help: 'where mail is handed in: smtp://user:password@host:587 (no mail)' },
  smtpUrlFile: { value: 'FILE', help: 'a file that holds that address' },
  smtpPassword: { value: 'TEXT', help: 'the password there, if it is not in the address' },
  smtpPasswordFile: { value: 'FILE', help: 'a file that holds that password' },
  mailFrom: { value: 'ADDRESS', help: 'whom mail comes from' },
  secret: { value: 'TEXT', help: 'encrypts stored addresses of webhooks; needed with PostgreSQL' },
  secretFile: { value: 'FILE', help: 'a file that holds the secret, which the process list does not show' },
  webhooksToLoopback: { value: 'YES', help: 'for tests: webhooks may go to this machine (no)' },
  socketsPerAddress: { value: 'N', help: 'open connections of one address (100)' },
  positionsPerSecond: { value: 'N', help: 'whole positions that one address may ask for, on average (10)' },
  commandsPerSecond: { value: 'N', help: 'answers and other commands of one address, on average (50)' },
  connections: { value: 'N', help: 'open connections of all addresses together (10000)' },
  messagesPerSecond: { value: 'N', help: 'messages of one connection, on average (20)' },
  pingSeconds: { value: 'N', help: 'how often connections and their sessions are looked at (30)' },
  metricsPort: { value: 'N', help: 'a port of its own for metrics, at /metrics (none)' },
  metricsHost: { value: 'ADDRESS', help: 'on which address of this machine metrics are (127.0.0.1)' },
  corrections: {
    value: 'FILE',
    help: 'corrected rulings of the games, as JSON: {game: {ruling: value}} (none)',
  },
  adminCode: { value: 'TEXT', help: 'with it an account becomes administrator (admin.code in the folder)' },
  adminCodeFile: { value: 'FILE', help: 'a file that holds that code' },
  oidcIssuer: {
    value: 'URL',
    help: 'a login service (OpenID Connect): its issuer or discovery address (none)',
  },
  oidcClientId: { value: 'TEXT', help: 'as what this server is known there' },
  oidcClientSecret: { value: 'TEXT', help: 'its secret there, if it has one' },
  oidcClientSecretFile: { value: 'FILE', help: 'a file that holds that secret' },
  oidcName: { value: 'TEXT', help: 'what the button to log in there says (its host)' },
  drainSeconds: { value: 'N', help: 'how long /readyz says no before the server stops (0)' },
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const READERS = ['people', 'machines'] as const

export const serve: Command = {
  name: 'serve',
  summary: 'Open the tables to browsers. Every setting can also be given as RAILHEAD_… in the environment.',
  operands: [],
  flags: {
    ...Object.fromEntries(Object.entries(SETTINGS).map(([name, flag]) => [dashed(name), flag])),
    print: {
      value: 'FOR',
      help: 'for whom: people (sentences) or machines (lines of JSON) (people in a terminal, else machines)',
    },
  },
  async run(input, world) {
    const server = await import('@railhead/server')
    const json = input.has('json')
    const flags = settingsOf(input)
    const forPeople =
      (input.oneOf('print', READERS) ?? (world.output.isTTY ? 'people' : 'machines')) === 'people'
    const quiet = json ? 'silent' : forPeople ? 'warn' : undefined
    const env = { ...(quiet === undefined ? {} : { RAILHEAD_LOG_LEVEL: quiet }), ...world.env }
    let running: Awaited<ReturnType<typeof server.serve>>
    try {
      const logTo = forPeople ? sentencesTo(world.errors) : world.output
      running = await server.serve({
        flags,
        env,
        games: world.games,
        moreGames: world.gameModules ?? [],
        logTo,
      })
    } catch (error) {
      if (error instanceof server.BadSetting) throw new UsageError(error.message)
      throw Failure.from(error)
    }
    const { port, url, settings, adminCodeFile } = running
    if (json) world.output.write(`${JSON.stringify({ url, port, data: settings.data, pid: process.pid })}\n`)
    else if (forPeople) world.output.write(`${addresses(url, port, settings, adminCodeFile).join('\n')}\n`)
    await world.stopped()
    await running.close()
    return 0
  },
}

/** What the server logs as lines of JSON, as lines for people. */
function sentencesTo(output: Output): Pick<Output, 'write'> {
  return {
    write(line) {
      const { msg, err, level: _level, time: _time, pid: _pid, hostname: _host, ...rest } = JSON.parse(line)
      const facts = Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      const reason = typeof err?.message === 'string' ? [err.message] : []
      const more = [...reason, ...facts]
      return output.write(`${msg}${more.length > 0 ? ` (${more.join(', ')})` : ''}\n`)
    },
  }
}

function settingsOf(input: Input): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(SETTINGS).map(name => [name, input.text(dashed(name))]))
}

/** Where people find the tables. */
function addresses(url: string, port: number, settings: Settings, codeFile: string | undefined): string[] {
  const lines = [`Railhead is open: ${url}`]
  if (settings.publicUrl === undefined && settings.host === '0.0.0.0') {
    const others = Object.values(networkInterfaces()).flatMap(found => found ?? [])
    for (const { family, internal, address } of others)
      if (family === 'IPv4' && !internal) lines.push(`In your network:  http://${address}:${port}`)
  }
  if (codeFile !== undefined)
    lines.push(`Administrator: log in, open ${url}/admin and type in the code from ${codeFile}`)
  return [...lines, 'Ctrl-C stops it; nothing is lost.']
}

/** The data folder as the server would take it. */
export async function dataFolder(input: Input, world: World): Promise<string> {
  const { readSettings } = await import('@railhead/server')
  return readSettings({ data: input.text('data') }, world.env).data
}
