import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { run, scratch } from './testing.js'

const LEFT = fileURLToPath(new URL('../../../corpus/0.1.0/', import.meta.url))
const namesIn = (folder: string): string[] => readdirSync(join(LEFT, folder))

test.each(namesIn('server/exports'))('a match exported by a server of 0.1.0 replays: %s', async name => {
  const { code, json } = await run(['replay', join(LEFT, 'server/exports', name), '--json'], [], games)
  expect(code).toBe(0)
  expect(json()).toMatchObject({ verified: true, rules: '1' })
  expect(json()['outcome']).not.toBeNull()
})

test.each(namesIn('device'))(
  'a match from a browser of 0.1.0 replays, also in the middle: %s',
  async name => {
    const { record } = JSON.parse(readFileSync(join(LEFT, 'device', name), 'utf8')) as {
      record: { answers: unknown[] }
    }
    const exported = join(scratch(), 'match.json')
    writeFileSync(exported, JSON.stringify(record))
    const { json } = await run(['replay', exported, '--json'], [], games)
    expect(json()).toMatchObject({ verified: true, answers: record.answers.length })
  },
)
