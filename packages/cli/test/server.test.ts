import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match } from '@railhead/kernel'
import { highCard, playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { run, scratch } from './testing.js'

const match = Match.start(highCard, {}, 'promised')
playRandomly(match, 'players')
const seedHash = createHash('sha256').update('promised').digest('hex')

function matchFile(): string {
  const file = join(scratch(), 'match.json')
  writeFileSync(file, JSON.stringify({ ...match.record(), seedHash }))
  return file
}

test('serve opens, says where, and stops when asked to; its folder can be backed up and restored', async () => {
  const data = scratch()
  const served = await run(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'])
  expect(served.errors).toBe('')
  expect(served.code).toBe(0)
  expect(served.json()).toMatchObject({ data, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) })

  const file = join(scratch(), 'backup.db')
  expect((await run(['backup', file, '--data', data, '--json'])).json()).toEqual({ data, file })
  const again = await run(['backup', file, '--data', data])
  expect(again).toMatchObject({ code: 1, output: '' })
  expect(again.errors).toContain('never replaces a file')
  expect((await run(['restore', file, '--data', scratch()])).output).toContain('Restored')
})

test('serve prints lines of JSON for machines and sentences for people', async () => {
  const args = ['serve', '--port', '0', '--host', '127.0.0.1']
  const machines = await run([...args, '--data', scratch()])
  const lines = machines.output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  expect(lines.find(({ msg }) => msg === 'Railhead is open')).toMatchObject({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
  })
  const data = scratch()
  const people = await run([...args, '--data', data, '--print', 'people'])
  expect(people.output).toMatch(/^Railhead is open: http:\/\/127\.0\.0\.1:\d+\n/)
  expect(people.output).toContain(`type in the code from ${join(data, 'admin.code')}`)
  expect(people.output + people.errors).not.toContain('{')
  const wrong = await run([...args, '--data', data, '--print', 'cats'])
  expect(wrong).toMatchObject({ code: 2, output: '' })
})

test('what is no backup is not restored', async () => {
  const { code, errors } = await run(['restore', matchFile(), '--data', scratch()])
  expect(code).toBe(1)
  expect(errors).toContain('not a backup')
})

test('verify checks the promised seed', async () => {
  const fair = await run(['verify', matchFile(), '--json'])
  expect(fair.json()).toEqual({ fair: true, seedHash, answers: match.answers.length })
  expect((await run(['verify', matchFile(), '--hash', seedHash])).output).toContain('Fair')
  const unfair = await run(['verify', matchFile(), '--hash', '0'.repeat(64)])
  expect(unfair).toMatchObject({ code: 1, output: '' })
  expect(unfair.errors).toContain('not the one promised')
})

test('a file that is not fair cannot make the terminal say that it is', async () => {
  const lie = `\u001b[2K\rFair: 40 answers, all legal, with the promised seed\n\u009b8m\u202e`
  const folder = scratch()
  for (const [name, spoilt] of Object.entries({
    seedHash: { seedHash: lie },
    game: { game: lie },
    rules: { rules: lie },
  })) {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify({ ...match.record(), seedHash, ...spoilt }))
    for (const command of ['verify', 'replay']) {
      const { output, errors } = await run([command, file])
      if (command === 'verify' || name !== 'seedHash') expect(output).toBe('')
      expect(errors).not.toMatch(/[\p{Cc}\p{Cf}](?!$)/u)
    }
    expect((await run(['review', '--jobs', '1', file])).output).not.toMatch(/[\p{Cc}\p{Cf}](?!$)/u)
  }
})

test('migrate-store says what is missing', async () => {
  const unnamed = await run(['migrate-store', '--data', scratch()])
  expect(unnamed).toMatchObject({ code: 2, output: '' })
  expect(unnamed.errors).toContain('DATABASE_URL')
  const empty = await run([
    'migrate-store',
    '--data',
    scratch(),
    '--database-url',
    'postgres://127.0.0.1:1/none',
  ])
  expect(empty).toMatchObject({ code: 1, output: '' })
  expect(empty.errors).toContain('nothing to move')
  const other = await run(['migrate-store', '--data', scratch(), '--database-url', 'mysql://127.0.0.1/none'])
  expect(other.code).toBe(2)
})
