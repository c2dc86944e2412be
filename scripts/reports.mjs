// The test runner's own reports, marked with the tree that they are of.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = root => join(root, 'reports')

/** Removes the reports of earlier runs, so that none can be taken for one of this run. */
export function clearReports(root) {
  mkdirSync(folder(root), { recursive: true })
  for (const name of readdirSync(folder(root)))
    if (name.endsWith('.json')) rmSync(join(folder(root), name), { force: true })
}

/** Marks every report that lies in the folder as made from this commit and tree. */
export function markReports(root, { commit, tree }) {
  for (const [name, report] of readAll(root))
    writeFileSync(join(folder(root), name), JSON.stringify({ commit, tree, ...report }))
}

/** The reports of the last full run if it was of exactly this tree; otherwise undefined. */
export function reportsOf(root, tree) {
  const reports = readAll(root)
  if (!reports.has('unit.json')) return undefined
  const all = [...reports.values()]
  return all.every(report => report.tree === tree) ? all : undefined
}

/** Every report that lies there, marked or not. */
export function lastReports(root) {
  return [...readAll(root).values()]
}

export function countTests(reports) {
  const sum = name => reports.reduce((total, report) => total + (report[name] ?? 0), 0)
  return {
    passed: sum('numPassedTests'),
    failed: sum('numFailedTests'),
    skipped: sum('numPendingTests') + sum('numTodoTests'),
  }
}

/** Every test that failed, and every file that could not be run: where, its title, and what it says. */
export function failures(reports) {
  return reports.flatMap(report => report.testResults.flatMap(file => failuresOf(file)))
}

function failuresOf(file) {
  const tests = file.assertionResults.filter(test => test.status === 'failed')
  const told = tests.map(test => ({
    file: file.name,
    title: test.fullName ?? test.title,
    says: (test.failureMessages ?? []).join('\n'),
  }))
  return told.length > 0 || file.status !== 'failed'
    ? told
    : [{ file: file.name, title: 'could not be run', says: file.message ?? '' }]
}

function readAll(root) {
  const reports = new Map()
  if (!existsSync(folder(root))) return reports
  for (const name of readdirSync(folder(root)).sort()) {
    if (!name.endsWith('.json')) continue
    try {
      const report = JSON.parse(readFileSync(join(folder(root), name), 'utf8'))
      if (Array.isArray(report.testResults)) reports.set(name, report)
    } catch {
      // A report cut off in the middle is no report.
    }
  }
  return reports
}
