import { LANGS } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { run } from './testing.js'

const COMMANDS = ['serve', 'play', 'simulate', 'bench', 'replay', 'backup', 'restore', 'verify']

test('without a command the list of commands is shown, and that was wrong', async () => {
  const { code, output } = await run([])
  expect(code).toBe(2)
  for (const command of COMMANDS) expect(output).toContain(`  ${command}`)
  expect((await run(['--help'])).code).toBe(0)
})

test.each(COMMANDS)('%s --help explains every flag', async command => {
  const { code, output, errors } = await run([command, '--help'])
  expect(code).toBe(0)
  expect(output).toContain(`railhead ${command}`)
  expect(output).toContain('--json')
  expect(errors).toBe('')
})

test('an unknown command is refused with the known ones', async () => {
  const { code, output, errors } = await run(['paly'])
  expect(code).toBe(2)
  expect(output).toBe('')
  expect(errors).toContain("'paly'")
  expect(errors).toContain('play, simulate, bench')
})

test.each(COMMANDS)('%s refuses an unknown flag with the known ones', async command => {
  const { code, output, errors } = await run([command, '--colour', 'red'])
  expect(code).toBe(2)
  expect(output).toBe('')
  expect(errors).toContain('--colour')
  expect(errors).toContain('--help')
})

test.each([
  [['simulate', '--game', 'whist'], 'There is no game \'whist\'. Expected: "high-card"'],
  [['simulate', '--config', '{players'], '--config is no JSON'],
  [['simulate', '--config', '{"players": 9}'], 'expected one of 2, 3, 4'],
  [['simulate', '--config', '{"plyers": 2}'], "Unknown setting 'plyers'"],
  [['simulate', '--config', '[]'], 'must be a JSON object'],
  [['simulate', '--matches', '0'], '--matches is'],
  [['simulate', '--matches', 'many'], 'whole number'],
  [['simulate', '--seats', 'random,robot'], "'robot'"],
  [['simulate', '--seats', 'human,random'], "'human'"],
  [['simulate', '--seats', 'random', '--config', '{"players": 2}'], '2 seats'],
  [['simulate', 'something'], "'something'"],
  [['bench', '--seconds', '0'], 'from 0.01 to 60'],
  [['bench', '--seconds', '1e1'], '--seconds'],
  [['play', '--lang', 'xx'], LANGS.join(', ')],
  [['play', '--load', 'no-such-file.json'], 'no-such-file.json'],
  [['replay'], 'FILE'],
  [['backup'], 'FILE'],
  [['restore', 'a', 'b'], "'b'"],
  [['serve', '--port', 'x'], 'RAILHEAD_PORT'],
  [['verify', 'no-such-file.json'], 'no-such-file.json'],
  [['replay', 'no-such-file.json'], 'no-such-file.json'],
])('%j is refused with a reason', async (args, reason) => {
  const { code, output, errors } = await run(args)
  expect(errors).toContain(reason)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(output).toBe('')
  expect(code).toBe(2)
})

test('with --json a refusal is one JSON object too', async () => {
  const { code, json } = await run(['simulate', '--config', '{"players": 9}', '--json'])
  expect(code).toBe(2)
  expect(json()).toMatchObject({ error: { code: 'config', path: 'players', expected: [2, 3, 4] } })
})
