import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@railhead/shelf'
import { expect, test } from 'vitest'
import { run, scratch } from './testing.js'

const TRAIN = [
  'train',
  '--game',
  'carson-city',
  '--configs',
  '[{"players":2}]',
  '--matches',
  '1',
  '--iterations',
  '6',
]

test('train goes on where it stopped, keeps its progress and draws the curve', async () => {
  const folder = scratch()
  const once = join(folder, 'once.json')
  const twice = join(folder, 'twice.json')
  const both = await run([...TRAIN, '--generations', '2', '--out', once, '--json'], [], games)
  expect(both.code).toBe(0)
  const result = both.json()
  expect(Object.keys(result)).toEqual(['game', 'out', 'curve', 'reports'])
  expect(result).toMatchObject({ game: 'carson-city', out: once, curve: join(folder, 'once.svg') })
  const reports = result['reports'] as { generation: number; meanScore: number; error: number }[]
  expect(reports.map(report => report.generation)).toEqual([1, 2])

  await run([...TRAIN, '--generations', '1', '--out', twice], [], games)
  const second = await run([...TRAIN, '--generations', '1', '--out', twice, '--json'], [], games)
  // The same matches are played; only what is remembered of earlier positions starts anew.
  expect(second.json()['reports']).toMatchObject([{ generation: 2, error: reports[1].error }])
  expect(readFileSync(twice, 'utf8')).toContain('"generation":2')

  const curve = readFileSync(join(folder, 'once.svg'), 'utf8')
  expect(curve).toMatch(/^<svg .*carson-city: mean score by generation \(1 to 2\)/s)
})

test('in words, one line for each generation, with a curve where it is wanted', async () => {
  const folder = scratch()
  const curve = join(folder, 'drawn.svg')
  const out = join(folder, 'progress.json')
  const { output } = await run([...TRAIN, '--generations', '1', '--out', out, '--curve', curve], [], games)
  expect(output).toMatch(
    /^generation 1: mean score -?[\d.]+, lead -?[\d.]+, turns [\d.]+, error [\d.]+, surprise [\d.]+, unforeseen [\d.]+\n$/,
  )
  expect(existsSync(curve)).toBe(true)
})

test('of values alone: several horizons, a memory, and no policy', async () => {
  const out = join(scratch(), 'progress.json')
  const values = ['--only-values', '--horizon', '0,1', '--remember', '2', '--passes', '3', '--trust', '1']
  const { output } = await run([...TRAIN, ...values, '--generations', '2', '--out', out], [], games)
  expect(output).toMatch(/^generation 1: .*, surprise [\d.]+\ngeneration 2: .*, surprise [\d.]+\n$/)
})

test('of the level alone: expected points are raised or lowered together, and nothing else changes', async () => {
  const out = join(scratch(), 'progress.json')
  const level = ['--only-level', '--generations', '1', '--out', out, '--from', 'nets']
  const { code, output } = await run([...TRAIN, ...level], [], games)
  expect(code).toBe(0)
  expect(output).toMatch(/^generation 1: .*, surprise [\d.]+\n$/)
})

test('by siblings: tells how well they were foreseen, and goes on', async () => {
  const out = join(scratch(), 'progress.json')
  const siblings = [...TRAIN, '--method', 'siblings', '--siblings', '60', '--ahead', '1', '--out', out]
  const { output } = await run([...siblings, '--generations', '2'], [], games)
  const line = /mean score -?[\d.]+, error [\d.]+, agreement on siblings -?[\d.]+\n/
  expect(output).toMatch(new RegExp(`^generation 1: ${line.source}generation 2: ${line.source}$`))
  const more = await run([...siblings, '--generations', '1', '--json'], [], games)
  expect(more.json()['reports']).toMatchObject([{ generation: 3, agreement: expect.any(Number) }])
})

test('by policy: goes on as if it had not stopped, and tells what became of the matches', async () => {
  const folder = scratch()
  const [once, twice] = [join(folder, 'once.json'), join(folder, 'twice.json')]
  const policy = [...TRAIN, '--method', 'policy', '--policy-cells', '4']
  const { output } = await run([...policy, '--generations', '2', '--out', once], [], games)
  expect(output).toMatch(
    /^generation 1: mean score -?[\d.]+, lead -?[\d.]+, won [\d.]+, error [\d.]+, unsure [\d.]+, moved [\d.]+; turns [\d.]+\ngeneration 2: .*\n$/,
  )
  await run([...policy, '--generations', '1', '--out', twice], [], games)
  const second = await run([...policy, '--generations', '1', '--out', twice, '--json'], [], games)
  expect(second.json()['reports']).toMatchObject([{ generation: 2, lead: 0 }])
  expect(readFileSync(twice, 'utf8')).toBe(readFileSync(once, 'utf8'))
  expect(existsSync(join(folder, 'once.svg'))).toBe(true)
})

test('earlier selves have a seat, by release and by file, and it is told how they fared', async () => {
  const out = join(scratch(), 'progress.json')
  await run([...TRAIN, '--generations', '1', '--out', out], [], games)
  const league = ['--generations', '1', '--out', out, '--league', `0.1.0, ${out}`, '--leagued', '100']
  const { output } = await run([...TRAIN, ...league], [], games)
  expect(output).toMatch(/^generation 2: .*, against earlier selves (0|0\.5|1)\n$/)
})

test.each([
  [['--league', 'nobody.json'], /nobody\.json/],
  [['--configs', 'nonsense'], /no JSON/],
  [['--method', 'magic'], /--method must be 'search', 'policy' or 'siblings'/],
  [['--configs', '[]'], /list of configurations/],
  [['--noise', '101'], /noise/],
  [['--horizon', '0,x'], /--horizon is '0,x'/],
  [['--only-values', '--only-outlook'], /exclude each other/],
  [['--from', 'nowhere'], /--from must be one of all/],
  [['--chapter', 'none'], /--chapter must be one of all/],
])('train refuses %j', async (args, reason) => {
  const { code, errors } = await run([...TRAIN, '--out', join(scratch(), 'p.json'), ...args], [], games)
  expect(code).toBe(2)
  expect(errors).toMatch(reason)
})

test('a game without a model cannot be trained', async () => {
  const { code, errors } = await run(['train', '--game', 'high-card'])
  expect(code).toBe(2)
  expect(errors).toContain('There is no model for')
})

test('a file that is no progress is refused', async () => {
  const out = join(scratch(), 'other.json')
  await run([...TRAIN, '--generations', '1', '--out', out], [], games)
  const curve = out.replace('.json', '.svg')
  const { code, errors } = await run([...TRAIN, '--out', curve], [], games)
  expect(code).not.toBe(0)
  expect(errors).not.toBe('')
})
