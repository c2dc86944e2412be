// Real server processes: one on a folder, or several on one PostgreSQL database.
import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const TESTING = join(import.meta.dirname, '..', '..', 'packages', 'server', 'test', 'dist', 'testing')
const PROGRAM = join(TESTING, 'main.js')

/**
 * Starts them; `stop` ends them and takes everything away. With `profiles`, a folder, each writes there what its
 * processor did (open the files in the developer tools of a browser).
 */
export async function startServers(count, onPostgres, profiles) {
  if (!existsSync(PROGRAM)) throw new Error('The server is not built: run `npm run build` first.')
  const stops = []
  const stop = async () => {
    for (const end of stops.reverse()) await end()
  }
  try {
    const place = await (onPostgres ? sharedDatabase(stops) : folder(stops))
    const servers = []
    for (let i = 0; i < count; i++) servers.push(await startServer(place, stops, profiles))
    return { servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function folder(stops) {
  const data = mkdtempSync(join(tmpdir(), 'railhead-load-'))
  stops.push(() => rmSync(data, { recursive: true, force: true }))
  return { RAILHEAD_DATA: data }
}

/** As in earnest: what is acknowledged has reached the disk. */
async function sharedDatabase(stops) {
  const { startPostgres } = await import(pathToFileURL(join(TESTING, 'postgres.js')).href)
  const postgres = await startPostgres({ durable: true })
  stops.push(() => postgres.stop())
  return { DATABASE_URL: await postgres.newDatabase() }
}

async function startServer(place, stops, profiles) {
  const env = {
    PATH: process.env.PATH,
    ...place,
    RAILHEAD_PORT: '0',
    RAILHEAD_HOST: '127.0.0.1',
    RAILHEAD_LOG_LEVEL: 'error',
    RAILHEAD_REQUESTS_PER_MINUTE: '1000000',
    RAILHEAD_GUESTS_PER_MINUTE: '1000000',
    RAILHEAD_SOCKETS_PER_ADDRESS: '100000',
    RAILHEAD_POSITIONS_PER_SECOND: '1000000',
    RAILHEAD_COMMANDS_PER_SECOND: '1000000',
    RAILHEAD_WAITING_TABLES: '1000000',
    RAILHEAD_RUNNING_TABLES: '1000000',
  }
  const execArgv = profiles ? ['--cpu-prof', '--cpu-prof-dir', profiles] : []
  const child = fork(PROGRAM, { env, execArgv })
  const gone = new Promise(resolve => child.once('exit', resolve))
  stops.push(async () => {
    child.kill(profiles ? 'SIGTERM' : 'SIGKILL')
    await gone
  })
  const port = await new Promise((resolve, reject) => {
    child.on('message', message => resolve(message.port))
    gone.then(code => reject(new Error(`The server ended with ${code}.`)))
  })
  return { pid: child.pid, base: `http://127.0.0.1:${port}` }
}
