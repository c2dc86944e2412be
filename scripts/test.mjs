// `npm test`: every check of the project, one step after the other; stops at the first that fails.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { coverageText, readLedgers } from './coverage.mjs'
import { clearReports, countTests, lastReports, markReports } from './reports.mjs'
import { node, ROOT, seconds, tool } from './run.mjs'
import { changedFiles, fileHashes, gitCommit, hashOf } from './tree.mjs'

/** Runs a command and shows its output only if it fails. */
function quietly(script, args, log) {
  const { ok, output } = node(script, args, { quiet: true })
  if (!ok) log(output)
  return ok
}

function vitest(report, args, toStderr) {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(ROOT, 'reports', report)}`,
  ]
  return node(tool('vitest/vitest.mjs'), ['run', ...reporters, ...args], { toStderr }).ok
}

function hasBrowserTests() {
  const web = join(ROOT, 'packages', 'web')
  if (!existsSync(join(web, 'vitest.e2e.config.ts')) || !existsSync(join(web, 'e2e'))) return false
  return readdirSync(join(web, 'e2e'), { recursive: true }).some(name => /\.test\.tsx?$/.test(String(name)))
}

function steps({ log, toStderr }) {
  const all = [
    [
      'lint and format',
      () => quietly(tool('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'], log),
    ],
    ['types and build', () => build({ log })],
    ['tests', () => vitest('unit.json', [], toStderr)],
  ]
  if (hasBrowserTests())
    all.push([
      'browser tests',
      () => vitest('e2e.json', ['--config', 'packages/web/vitest.e2e.config.ts'], toStderr),
    ])
  return all
}

/** Runs all steps; true if all passed. The reports are marked with the tree only if it stayed the same. */
export function runTests({ log = console.log, toStderr = false } = {}) {
  const before = fileHashes(ROOT)
  const commit = gitCommit(ROOT)
  clearReports(ROOT)
  const failedStep = steps({ log, toStderr }).find(([name, run]) => {
    const start = performance.now()
    log(`\n— ${name} …`)
    const ok = run()
    log(`— ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(start)}`)
    return !ok
  })
  const changed = changedFiles(before, fileHashes(ROOT))
  const reports = lastReports(ROOT)
  if (changed.length === 0) markReports(ROOT, { commit, tree: hashOf(before) })
  if (!failedStep) log(`\n— rules (npm run rules names what is missing)\n${ledgerLines(reports)}`)
  return summary(reports, failedStep?.[0], changed, log)
}

/** The coverage without its areas. */
function ledgerLines(reports) {
  const lines = coverageText(readLedgers(ROOT), reports).split('\n')
  return lines.filter(line => !line.startsWith(' ')).join('\n')
}

/** Ends with `N passed, N failed` alone on a line; true if nothing is wrong. */
export function summary(reports, failedStep, changed, log) {
  const { passed, failed, skipped } = countTests(reports)
  log('')
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

if (import.meta.url === pathToFileURL(process.argv[1]).href && !runTests()) process.exitCode = 1
