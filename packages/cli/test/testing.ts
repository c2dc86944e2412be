import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type AnyGame, anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { onTestFinished } from 'vitest'
import { railhead } from '../src/railhead.js'

/** What a run of the command left behind. */
export interface Run {
  readonly code: number
  readonly output: string
  readonly errors: string
  /** The object printed with `--json`. */
  json(): Record<string, unknown>
}

/** Runs the command inside this process, with the toy game and the lines as if typed. */
export async function run(
  args: readonly string[],
  lines: readonly string[] = [],
  games: readonly AnyGame[] = [anyGame(highCard)],
  folder = join(scratch(), 'kept'),
): Promise<Run> {
  let output = ''
  let errors = ''
  const code = await railhead(args, {
    games,
    input: Readable.from(lines.map(line => `${line}\n`)),
    output: { write: text => (output += text) },
    errors: { write: text => (errors += text) },
    folder,
    env: {},
    stopped: () => Promise.resolve(),
    clock: () => performance.now() / 1000,
    freshSeed: () => 'fresh',
  })
  return { code, output, errors, json: () => JSON.parse(output) as Record<string, unknown> }
}

/** A folder for temporary files that lasts as long as the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
