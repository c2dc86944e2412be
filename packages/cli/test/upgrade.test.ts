import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { run, scratch } from './testing.js'

const CORPUS = fileURLToPath(new URL('../../../corpus/', import.meta.url))

/** What releases left in such a folder, by release and name. */
const leftIn = (folder: string): [string, string][] =>
  readdirSync(CORPUS)
    .filter(release => existsSync(join(CORPUS, release, folder)))
    .flatMap(release =>
      readdirSync(join(CORPUS, release, folder)).map((name): [string, string] => [release, name]),
    )

test.each(leftIn('server/exports'))(
  'a match exported by a server of %s replays: %s',
  async (release, name) => {
    const path = join(CORPUS, release, 'server/exports', name)
    const { rules } = JSON.parse(readFileSync(path, 'utf8')) as { rules: string }
    const { code, json } = await run(['replay', path, '--json'], [], games)
    expect(code).toBe(0)
    expect(json()).toMatchObject({ verified: true, rules })
    if (release === '0.1.0') expect(rules).toBe('1')
    expect(json()['outcome']).not.toBeNull()
  },
)

test.each(leftIn('device'))(
  'a match from a browser of %s replays, also in the middle: %s',
  async (release, name) => {
    const { record } = JSON.parse(readFileSync(join(CORPUS, release, 'device', name), 'utf8')) as {
      record: { answers: unknown[] }
    }
    const exported = join(scratch(), 'match.json')
    writeFileSync(exported, JSON.stringify(record))
    const { json } = await run(['replay', exported, '--json'], [], games)
    expect(json()).toMatchObject({ verified: true, answers: record.answers.length })
  },
)
