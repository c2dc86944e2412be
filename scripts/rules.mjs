// `npm run rules`: which rules of docs/rules are proved by a passing test of this very tree.
import { parseArgs } from 'node:util'
import { coverage, coverageText, readLedgers } from './coverage.mjs'
import { reportsOf } from './reports.mjs'
import { ROOT } from './run.mjs'
import { runTests } from './test.mjs'
import { treeHash } from './tree.mjs'

const HELP = `npm run rules [-- --json]

Reads the ids of docs/rules/*.md and the test runner's reports of the last full test run of this tree
(runs the tests if there is none), and prints which rules have a passing test.

  --json   print {total, proved, ledgers: {name: {total, proved, missing}}} and nothing else
  --help   print this`

async function main() {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const ledgers = readLedgers(ROOT)
  let reports = reportsOf(ROOT, treeHash(ROOT))
  if (!reports) {
    console.error('There is no test report of this tree yet; running the tests.')
    await runTests({ log: line => console.error(line), toStderr: true })
    reports = reportsOf(ROOT, treeHash(ROOT))
  }
  if (!reports) {
    console.error('The tests could not be run to their end on this tree; see above.')
    return 1
  }
  console.log(values.json ? JSON.stringify(coverage(ledgers, reports)) : coverageText(ledgers, reports))
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
