import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { scratch } from './testing.js'

const BIN = fileURLToPath(new URL('../bin/railhead.js', import.meta.url))
const GAMES = games.map(game => game.id)

/** Runs the built command as a process of its own. */
function railhead(
  args: readonly string[],
  lines: readonly string[] = [],
): { code: number | null; output: string; errors: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input: lines.map(line => `${line}\n`).join(''),
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

test('every game of the shelf can be simulated', () => {
  expect(GAMES).toContain('great-western-trail')
  for (const game of GAMES) {
    const { code, output } = railhead(['simulate', '--game', game, '--matches', '5', '--seed', 'a', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ matches: 5, finished: 5, failures: 0 })
    expect(output.trim().split('\n')).toHaveLength(1)
  }
})

/** So few that also a small game is not over. */
const BEGUN = 5

test.each(GAMES)('%s is played through a pipe, saved, replayed and gone on with', game => {
  const file = join(scratch(), 'match.json')
  const first = new Array<string>(BEGUN).fill('1')
  const played = railhead(
    ['play', '--game', game, '--seed', 'pipe', '--lang', 'ru'],
    [...first, `save ${file}`],
  )
  expect(played).toMatchObject({ code: 0, errors: '' })
  expect(played.output).toContain('Сохранено')
  const { answers, hash } = JSON.parse(readFileSync(file, 'utf8'))
  expect(answers.length).toBeGreaterThanOrEqual(BEGUN)
  const replayed = railhead(['replay', file, '--at', '3', '--seat', '0', '--json'])
  expect(JSON.parse(replayed.output)).toMatchObject({ game, verified: true, at: 3, answers: answers.length })
  const more = railhead(['play', '--load', file, '--json'], ['why', 'hint', 'quit'])
  expect(JSON.parse(more.output)).toMatchObject({ game, answers: answers.length, hash })
})

/** How long programs think is not the same twice. */
const NO_TIMES = { msPerAnswer: 0, longestTurn: 0, secondsPerTurn: 0 }

test('it makes no difference how many threads play the matches of an arena', () => {
  const args = [
    'arena',
    '--game',
    'carson-city',
    '--seats',
    'hand,greenhorn',
    '--matches',
    '4',
    '--seed',
    'a',
  ]
  const [alone, together] = ['1', '2'].map(workers => railhead([...args, '--json', '--workers', workers]))
  expect(together.code).toBe(0)
  const facts = ({ output }: { output: string }): unknown => {
    const { bots, ...rest } = JSON.parse(output) as { bots: object[] }
    return { ...rest, bots: bots.map(bot => ({ ...bot, ...NO_TIMES })) }
  }
  expect(facts(together)).toEqual(facts(alone))
})

test('it makes no difference how many threads play the matches of a training', () => {
  const folder = scratch()
  const [alone, together] = ['1', '2'].map(workers => {
    const out = join(folder, `${workers}.json`)
    const args = [
      '--generations',
      '2',
      '--matches',
      '3',
      '--iterations',
      '6',
      '--workers',
      workers,
      '--out',
      out,
    ]
    expect(railhead(['train', '--game', 'carson-city', ...args]).code).toBe(0)
    return readFileSync(out, 'utf8')
  })
  expect(together).toBe(alone)
})
