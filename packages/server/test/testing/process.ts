import { type ChildProcess, fork } from 'node:child_process'
import { environmentName } from '../../src/settings.js'
import { SERVER_PROGRAM } from './built.js'
import { WIDE_LIMITS } from './server.js'

export interface ServerProcess {
  readonly child: ChildProcess
  readonly port: number
  readonly base: string
  readonly metricsPort: number | undefined
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
  const child = fork(SERVER_PROGRAM, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ports = await new Promise<{ port: number; metricsPort?: number }>((resolve, reject) => {
    child.on('message', resolve)
    child.on('exit', code => reject(new Error(`The server ended with ${code} before it was ready.`)))
  })
  const { port, metricsPort } = ports
  return { child, port, base: `http://127.0.0.1:${port}`, metricsPort }
}

/** Kills it without a word. */
export async function kill({ child }: ServerProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  if (child.exitCode === null && child.kill('SIGKILL')) await gone
}
