import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { DIST, ensureBuilt, SERVER_PROGRAM } from './built.js'

/** What a file cannot hold: programs of the machine, and what `pg` and `ws` do without. */
const BESIDE = ['libsql', '@node-rs/argon2', 'pg-native', 'bufferutil', 'utf-8-validate']

/** The server that tests start as a process, in one file: reading a thousand is more than half of what a start costs. */
export interface Program {
  readonly file: string
  remove(): void
}

export async function makeProgram(): Promise<Program> {
  ensureBuilt()
  const bundle = await rolldown({
    input: SERVER_PROGRAM,
    platform: 'node',
    external: BESIDE,
    logLevel: 'silent',
    plugins: [
      {
        // Threads, processes and pages are found beside the modules that name them, which is where they stay.
        name: 'where modules are',
        transform: {
          filter: { id: /[\\/]packages[\\/]/, code: /import\.meta\.url/ },
          handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
        },
      },
    ],
  })
  const dir = mkdtempSync(join(DIST, 'program-'))
  await bundle.write({ dir })
  await bundle.close()
  return { file: join(dir, 'main.js'), remove: () => rmSync(dir, { recursive: true, force: true }) }
}
