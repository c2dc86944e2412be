import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, UNKNOWN } from '@railhead/kernel'
import { highCard, playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { run, scratch } from './testing.js'

const match = Match.start(highCard, { players: 2 }, 'replay')
playRandomly(match, 'players')
const record = match.record()

function fileOf(content: unknown): string {
  const path = join(scratch(), 'match.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('replay verifies a whole match', async () => {
  const { code, json } = await run(['replay', fileOf(record), '--json'])
  expect(code).toBe(0)
  expect(json()).toMatchObject({
    game: 'high-card',
    answers: record.answers.length,
    at: record.answers.length,
    verified: true,
    hash: record.hash,
    outcome: highCard.outcome(match.state),
    asked: [],
  })
})

test('replay shows a moment as one seat sees it', async () => {
  const { json } = await run(['replay', fileOf(record), '--at', '3', '--seat', '1', '--json'])
  const state = match.stateAt(3)
  expect(json()).toMatchObject({ at: 3, viewer: 1, outcome: null, view: highCard.view(state, 1) })
  expect(JSON.stringify(json().view)).toContain(String(UNKNOWN))
})

test('replay without --json says it in two lines', async () => {
  const { output } = await run(['replay', fileOf(record)])
  expect(output).toContain('verified')
  expect(output).toContain(record.hash)
})

test('a moment or seat that the match does not have is refused', async () => {
  const at = await run(['replay', fileOf(record), '--at', '9999'])
  expect(at).toMatchObject({ code: 2, output: '' })
  expect(at.errors).toContain(`${record.answers.length} answers`)
  expect((await run(['replay', fileOf(record), '--seat', '2'])).errors).toContain('from 0 to 1')
  expect((await run(['replay', fileOf(record), '--at', '-1'])).code).toBe(2)
})

test.each([
  ['cut off', JSON.stringify(record).slice(0, -40), 'no complete JSON'],
  ['not a match', { hello: 1 }, 'not a match file'],
  ['of no game here', { ...record, game: 'whist' }, "no game 'whist'"],
  ['of other rules', { ...record, rules: '0' }, 'rules version'],
  ['shortened', { ...record, answers: record.answers.slice(1) }, 'answers'],
  ['with another last answer', { ...record, answers: record.answers.slice(0, -1) }, 'recorded hash'],
  ['with another hash', { ...record, hash: 'x' }, 'recorded hash'],
])('a file that is %s is refused, and said why', async (_what, content, reason) => {
  const { code, output, errors } = await run(['replay', fileOf(content)])
  expect(code).toBeGreaterThan(0)
  expect(output).toBe('')
  expect(errors).toContain(reason)
})
