import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url))
export const DIST = join(PACKAGE, 'test', 'dist')

/** What tests start as processes is compiled: Node 20 runs nothing else. */
export const SERVER_PROGRAM = join(DIST, 'testing', 'main.js')
export const GAMES_MODULE = pathToFileURL(join(DIST, 'testing', 'games.js')).href

/** Compiles this package if its compiled files are missing or older than its sources. `npm test` builds first. */
export function ensureBuilt(): void {
  if (
    existsSync(SERVER_PROGRAM) &&
    Math.max(newest(join(PACKAGE, 'src')), newest(join(PACKAGE, 'test', 'testing'))) <=
      statSync(join(DIST, '.tsbuildinfo')).mtimeMs
  )
    return
  const root = join(PACKAGE, '..', '..')
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const built = spawnSync(process.execPath, [tsc, '-b', join(PACKAGE, 'test')], {
    cwd: root,
    encoding: 'utf8',
  })
  if (!existsSync(SERVER_PROGRAM)) throw new Error(`The server cannot be built:\n${built.stdout}`)
}

function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}
