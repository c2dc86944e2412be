// `npm run test:quick`: format, types and the tests that reach what changed, in at most 90 seconds. The nearest
// and the shortest tests come first; what does not fit is named and left to `npm test`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createVitest } from 'vitest/node'
import { node, ROOT, seconds, tool } from './run.mjs'

const LIMIT = 85_000
/** What a test file is thought to take that was never seen. */
const UNKNOWN_MILLISECONDS = 3_000
/** Files that run together: small enough that the time is looked at often. */
const BATCH = 6

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** Whether this copy of the project knows a branch. */
const knows = branch => git('branch', '--all', '--list', branch) !== ''

/** What the work is compared with: where it left `main`; on `main` itself, the commit before the last. */
function base() {
  const head = git('rev-parse', 'HEAD')
  const main = ['main', 'origin/main'].find(knows)
  const left = main === undefined ? head : git('merge-base', main, 'HEAD')
  if (left !== head) return left
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~1') : head
}

/** How long each test file took in the last full run, by path. */
function knownTimes() {
  const file = join(ROOT, 'reports', 'unit.json')
  if (!existsSync(file)) return new Map()
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const times = new Map()
  // Some run in several projects.
  for (const { name, startTime, endTime } of testResults) {
    const file = relative(ROOT, name)
    times.set(file, (times.get(file) ?? 0) + endTime - startTime)
  }
  return times
}

const packageOf = file => file.split('/').slice(0, 2).join('/')

/** The order to run files in: those that changed themselves, those of the packages that changed, the shorter ones. */
export function inOrder(files, changed, times) {
  const packages = new Set([...changed].map(packageOf))
  const nearness = file => (changed.has(file) ? 2 : packages.has(packageOf(file)) ? 1 : 0)
  const cost = file => times.get(file) ?? UNKNOWN_MILLISECONDS
  return [...files].sort((a, b) => nearness(b) - nearness(a) || cost(a) - cost(b))
}

function step(name, script, args) {
  const start = performance.now()
  const { ok, output } = node(script, args, { quiet: true })
  if (!ok) console.log(output)
  console.log(`— ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(start)}`)
  return ok
}

async function tests(since, deadline) {
  process.env.FUZZ_SECONDS ??= '2'
  const vitest = await createVitest('test', {
    run: true,
    watch: false,
    changed: since,
    reporters: ['default'],
  })
  await vitest.standalone()
  const specifications = await vitest.getRelevantTestSpecifications()
  const byFile = new Map()
  for (const one of specifications) {
    const file = relative(ROOT, one.moduleId)
    byFile.set(file, [...(byFile.get(file) ?? []), one])
  }
  const changed = new Set(git('diff', '--name-only', since).split('\n'))
  const files = inOrder(byFile.keys(), changed, knownTimes())
  let done = 0
  let ok = true
  while (done < files.length && performance.now() < deadline && ok) {
    const batch = files.slice(done, done + BATCH)
    const timer = setTimeout(
      () => void vitest.cancelCurrentRun('keyboard-input'),
      deadline - performance.now(),
    )
    const { unhandledErrors } = await vitest.runTestSpecifications(batch.flatMap(file => byFile.get(file)))
    clearTimeout(timer)
    ok = unhandledErrors.length === 0 && vitest.state.getCountOfFailedTests() === 0
    if (performance.now() < deadline) done += batch.length
    else break
  }
  await vitest.close()
  return { ok, done, left: files.slice(done) }
}

async function main() {
  const start = performance.now()
  const since = base()
  if (!step('lint and format', tool('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']))
    return 1
  if (!step('types', tool('typescript/bin/tsc'), ['-b', '--pretty', 'false'])) return 1
  const { ok, done, left } = await tests(since, start + LIMIT)
  const rest =
    left.length === 0 ? '' : `; ${left.length} files left to npm test (${left.slice(0, 5).join(', ')} …)`
  console.log(
    `— ${done} test files since ${since.slice(0, 7)}: ${ok ? 'ok' : 'FAILED'}, ${seconds(start)}${rest}`,
  )
  return ok ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = await main()
