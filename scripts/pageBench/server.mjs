// A server as a process of its own, as people have it: whoever drives the browser does not work in it.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '../../packages/server/dist/index.js'
import { patiently } from './figures.mjs'

const FILE = fileURLToPath(import.meta.url)

if (process.argv[1] === FILE) {
  const [data] = process.argv.slice(2)
  const { url } = await serve({
    flags: {
      port: 0,
      host: '127.0.0.1',
      data,
      logLevel: 'error',
      botProcesses: 1,
      botSeconds: 0.2,
      waitingTables: 1000,
      runningTables: 1000,
      importedMatches: 1000,
    },
    env: {},
  })
  process.on('disconnect', () => process.exit(0))
  process.send({ url })
}

/** Starts it on a folder of its own; `stop` ends it and takes that away. */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'railhead-bench-'))
  const child = fork(FILE, [data])
  const gone = new Promise(resolve => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
  const started = new Promise((resolve, reject) => {
    child.once('message', ({ url }) => resolve(url))
    gone.then(code => reject(new Error(`The server ended with ${code}.`)))
  })
  try {
    return { url: await patiently('the server to start', started), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
