import { type ChildProcess, fork } from 'node:child_process'
import { environmentName } from '../../src/settings.js'
import { ensureBuilt, SERVER_PROGRAM } from './built.js'
import { PROGRAM, sharedBy } from './desk.js'
import { WIDE_LIMITS } from './server.js'

export interface ServerProcess {
  readonly child: ChildProcess
  readonly port: number
  readonly base: string
  readonly metricsPort: number | undefined
}

/** The file to start as a process: that of the run, or what is compiled. */
export async function serverProgram(): Promise<string> {
  const shared = await sharedBy(PROGRAM)
  if (shared === undefined) ensureBuilt()
  return shared ?? SERVER_PROGRAM
}

/** Starts a server as a process of its own; ready when this resolves. */
export async function startProcess(settings: Readonly<Record<string, unknown>>): Promise<ServerProcess> {
  const env: Record<string, string | undefined> = { PATH: process.env['PATH'] }
  const all = {
    ...WIDE_LIMITS,
    port: 0,
    host: '127.0.0.1',
    logLevel: 'fatal',
    botSeconds: 1,
    botPriority: 0,
    ...settings,
  }
  for (const [name, value] of Object.entries(all))
    if (value !== undefined) env[environmentName(name)] = String(value)
  const child = fork(await serverProgram(), { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const said = lastWords(child)
  const ports = await new Promise<{ port: number; metricsPort?: number }>((resolve, reject) => {
    child.on('message', resolve)
    // Only then everything that it said has arrived.
    child.on('close', (code, signal) =>
      reject(new Error(`The server ended with ${signal ?? code} before it was ready. It said:\n${said()}`)),
    )
  })
  const { port, metricsPort } = ports
  return { child, port, base: `http://127.0.0.1:${port}`, metricsPort }
}

const WORDS_KEPT = 10_000

/** What a process says is shown as it comes, and its last words can be asked for: to tell why it ended. */
export function lastWords({ stdout, stderr }: ChildProcess): () => string {
  let said = ''
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      said = (said + chunk.toString()).slice(-WORDS_KEPT)
    })
  return () => (said === '' ? '(nothing)' : said)
}

/** Kills it without a word. */
export async function kill({ child }: ServerProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  if (child.exitCode === null && child.kill('SIGKILL')) await gone
}
