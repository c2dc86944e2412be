import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { backup } from '../../src/storage/backup.js'
import { postgresPrograms, startPostgres } from '../testing/postgres.js'
import { temporaryFolder } from '../testing/server.js'
import { type Left, leaveBehind } from './leave.js'

/** Of a data folder: not what only the running process needs. */
const PASSING = /^(lock\.db|.*-shm)/

const pack = (data: Buffer | string, quality = 11): Buffer =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const json = (value: unknown): string => `${JSON.stringify(value)}\n`

/** Writes what a server on a folder leaves behind: the folder, what was true of it, a backup, and exported matches. */
export async function keepFolder(into: string, quality?: number): Promise<Left> {
  const dataDir = temporaryFolder()
  try {
    const copy = join(dataDir, 'backup.db')
    const left = await leaveBehind({ dataDir }, () => backup(dataDir, copy))
    mkdirSync(join(into, 'folder'), { recursive: true })
    mkdirSync(join(into, 'exports'), { recursive: true })
    writeFileSync(join(into, 'backup.db.br'), pack(readFileSync(copy), quality))
    rmSync(copy)
    for (const name of readdirSync(dataDir).filter(one => !PASSING.test(one))) {
      const data = readFileSync(join(dataDir, name))
      if (name.startsWith('railhead.db'))
        writeFileSync(join(into, 'folder', `${name}.br`), pack(data, quality))
      else writeFileSync(join(into, 'folder', name), data)
    }
    writeFileSync(join(into, 'folder.json'), json(left.known))
    for (const [name, file] of Object.entries(left.exports))
      writeFileSync(join(into, 'exports', `${name}.json`), json(file))
    return left
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The same on PostgreSQL, as `pg_dump --inserts` gives it: without what only `psql` or newer servers understand. */
export async function keepDatabase(into: string): Promise<void> {
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.newDatabase()
    const secret = 'throw-away secret of the recorded database'
    const { known } = await leaveBehind({ flags: { databaseUrl, secret } })
    const dump = join(postgresPrograms(), 'pg_dump')
    const text = execFileSync(dump, ['--inserts', '--no-owner', '--no-privileges', databaseUrl], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    const statements = text.replaceAll(/^(\\.*|SET transaction_timeout.*|--.*)?\n/gm, '')
    writeFileSync(join(into, 'postgres.sql.br'), pack(statements))
    writeFileSync(join(into, 'postgres.json'), json({ ...known, secret }))
  } finally {
    await postgres.stop()
  }
}
