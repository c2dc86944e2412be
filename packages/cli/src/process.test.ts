import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { scratch } from './testing.js'

const BIN = fileURLToPath(new URL('../bin/railhead.js', import.meta.url))

/** Runs the built command as a process of its own. */
function railhead(
  args: readonly string[],
  input = '',
): { code: number | null; output: string; errors: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    cwd: scratch(),
    encoding: 'utf8',
  })
  return { code: status, output: stdout, errors: stderr }
}

test('the built command explains itself', () => {
  const { code, output } = railhead(['--help'])
  expect(code).toBe(0)
  expect(output).toContain('simulate')
})

test('a wrong flag is exit code 2, a reason on stderr and nothing on stdout', () => {
  const { code, output, errors } = railhead(['simulate', '--matches', 'x'])
  expect(code).toBe(2)
  expect(output).toBe('')
  expect(errors).toContain('whole number')
})
