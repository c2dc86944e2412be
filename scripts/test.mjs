// `npm test`: every check of the project; what needs the build waits for it, the rest is done side by side.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { coverageText, readLedgers } from './coverage.mjs'
import { clearReports, countTests, failures, lastReports, markReports } from './reports.mjs'
import { nodeBeside, ROOT, seconds, tool } from './run.mjs'
import { changedFiles, fileHashes, gitCommit, hashOf } from './tree.mjs'

/** Runs a command and shows its output only if it fails. */
async function quietly(script, args, log) {
  const { ok, output } = await nodeBeside(script, args, { quiet: true })
  if (!ok) log(output)
  return ok
}

/** The packages are tested as they were built. */
const BUILT = { RAILHEAD_BUILT: '1' }

/** @returns {Promise<{ ok: boolean, output: string }>} */
function vitest(report, args, options) {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(ROOT, 'reports', report)}`,
  ]
  return nodeBeside(tool('vitest/vitest.mjs'), ['run', ...reporters, ...args], { ...options, env: BUILT })
}

function hasBrowserTests() {
  const web = join(ROOT, 'packages', 'web')
  if (!existsSync(join(web, 'vitest.e2e.config.ts')) || !existsSync(join(web, 'e2e'))) return false
  return readdirSync(join(web, 'e2e'), { recursive: true }).some(name => /\.test\.tsx?$/.test(String(name)))
}

/** What must hold, in groups: those of a group run beside each other, and each group needs the one before it. */
function groups({ log, toStderr }) {
  const tests = [['tests', async () => (await vitest('unit.json', [], { toStderr })).ok]]
  const before = []
  if (hasBrowserTests()) {
    // Once for all processes that will want it.
    before.push(['a browser', () => quietly(join(ROOT, 'scripts', 'chromium.mjs'), [], log)])
    // They wait as often as they compute: two cores have time for them beside the others.
    tests.push([
      'browser tests',
      async () => {
        const args = ['--config', 'packages/web/vitest.e2e.config.ts']
        const { ok, output } = await vitest('e2e.json', args, { quiet: true })
        log(output)
        return ok
      },
    ])
  }
  return [
    [
      ...before,
      [
        'lint and format',
        () => quietly(tool('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'], log),
      ],
      ['types and build', () => quietly(join(ROOT, 'scripts', 'build.mjs'), [], log)],
    ],
    tests,
  ]
}

/** Runs the steps of a group; the names of those that failed. */
async function failedOf(group, log) {
  const results = await Promise.all(
    group.map(async ([name, run]) => {
      const start = performance.now()
      log(`\n— ${name} …`)
      const ok = await run()
      log(`— ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(start)}`)
      return ok ? [] : [name]
    }),
  )
  return results.flat()
}

/** Runs everything; true if all passed. The reports are marked with the tree only if it stayed the same. */
export async function runTests({ log = console.log, toStderr = false } = {}) {
  const before = fileHashes(ROOT)
  const commit = gitCommit(ROOT)
  clearReports(ROOT)
  let failed = []
  for (const group of groups({ log, toStderr })) if (failed.length === 0) failed = await failedOf(group, log)
  const changed = changedFiles(before, fileHashes(ROOT))
  const reports = lastReports(ROOT)
  if (changed.length === 0) markReports(ROOT, { commit, tree: hashOf(before) })
  if (failed.length === 0) log(`\n— rules (npm run rules names what is missing)\n${ledgerLines(reports)}`)
  return summary(reports, failed.length > 0 ? failed.join(', ') : undefined, changed, log)
}

/** The coverage without its areas. */
function ledgerLines(reports) {
  const lines = coverageText(readLedgers(ROOT), reports).split('\n')
  return lines.filter(line => !line.startsWith(' ')).join('\n')
}

const firstLines = text =>
  text
    .split('\n')
    .slice(0, 30)
    .map(line => `    ${line.slice(0, 300)}`)
    .join('\n')

/** Ends with `N passed, N failed` alone on a line; true if nothing is wrong. */
export function summary(reports, failedStep, changed, log) {
  const { passed, failed, skipped } = countTests(reports)
  log('')
  // Once more at the very end: of a long output often only the last lines are kept.
  for (const { file, title, says } of failures(reports))
    log(`FAILED: ${relative(ROOT, file)} › ${title}\n${firstLines(says)}\n`)
  if (failedStep) log(`Failed in: ${failedStep}`)
  if (skipped > 0) log(`${skipped} skipped`)
  if (changed.length > 0)
    log(
      `Files changed while the tests ran (${changed.slice(0, 5).join(', ')}): this result belongs to no tree. Run them again.`,
    )
  const ok = !failedStep && changed.length === 0 && skipped === 0 && passed > 0
  // A step that fails without a failing test still counts: nothing may read as a pass.
  log(`${passed} passed, ${ok ? 0 : Math.max(failed, 1)} failed`)
  return ok
}

if (import.meta.url === pathToFileURL(process.argv[1]).href && !(await runTests())) process.exitCode = 1
