import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { coverage, coverageText, ledgerIds, provedIds, titleIds } from './coverage.mjs'
import { countTests, markReports, reportsOf } from './reports.mjs'
import { ROOT } from './run.mjs'
import { summary } from './test.mjs'
import { treeHash } from './tree.mjs'

const LEDGER = `# Rules
| id | rule |
| --- | --- |
| TOY-FEE-01 | one |
| TOY-FEE-02 | two |
| TOY-END-01 | three |

| no. | question |
| --- | --- |
| OQ-01 | not a rule |
`

const report = tests => ({
  numPassedTests: tests.filter(([, status]) => status === 'passed').length,
  numFailedTests: tests.filter(([, status]) => status === 'failed').length,
  numPendingTests: tests.filter(([, status]) => status === 'skipped').length,
  testResults: [
    { name: 'toy.test.mjs', assertionResults: tests.map(([title, status]) => ({ title, status })) },
  ],
})

const ledgers = new Map([['toy', ledgerIds(LEDGER)]])
const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A small project with the scripts, a ledger and a report. */
function project(tests) {
  const root = mkdtempSync(join(tmpdir(), 'railhead-rules-'))
  folders.push(root)
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true })
  mkdirSync(join(root, 'docs', 'rules'), { recursive: true })
  mkdirSync(join(root, 'reports'))
  writeFileSync(join(root, 'docs', 'rules', 'toy.md'), LEDGER)
  writeFileSync(join(root, 'reports', 'unit.json'), JSON.stringify(report(tests)))
  return root
}

const rules = (root, ...args) =>
  spawnSync(process.execPath, [join(root, 'scripts', 'rules.mjs'), ...args], { encoding: 'utf8' })

test('the ids of a ledger are the first columns of its id tables', () => {
  expect(ledgerIds(LEDGER)).toEqual(['TOY-FEE-01', 'TOY-FEE-02', 'TOY-END-01'])
  expect(() => ledgerIds(`${LEDGER}\n| id | rule |\n| TOY-FEE-01 | again |`)).toThrow('TOY-FEE-01')
})

test('a title names the ids that it begins with, and no others', () => {
  expect(titleIds('TOY-FEE-01 TOY-FEE-02 fees are paid')).toEqual(['TOY-FEE-01', 'TOY-FEE-02'])
  expect(titleIds('fees are paid by TOY-FEE-01')).toEqual([])
  expect(titleIds('TOY-FEE-01 fees are paid before TOY-END-01')).toEqual(['TOY-FEE-01'])
  expect(titleIds('POK-07 one part before the number is enough')).toEqual(['POK-07'])
})

test('only a passed test proves, and a failed or skipped one with the same id takes it back', () => {
  const tests = [
    ['TOY-FEE-01 passes', 'passed'],
    ['TOY-FEE-02 passes', 'passed'],
    ['TOY-FEE-02 fails', 'failed'],
    ['TOY-END-01 is skipped', 'skipped'],
  ]
  expect([...provedIds([report(tests)]).proved]).toEqual(['TOY-FEE-01'])
  expect(coverage(ledgers, [report(tests)])).toEqual({
    total: 3,
    proved: 1,
    ledgers: { toy: { total: 3, proved: 1, missing: ['TOY-FEE-02', 'TOY-END-01'] } },
  })
})

test('the text counts by ledger and area, names what is missing and ids of no ledger', () => {
  const text = coverageText(ledgers, [report([['TOY-FEE-01 TOY-END-01 TOY-FEE-99 pass', 'passed']])])
  expect(text.split('\n')).toEqual([
    'toy: 2 of 3 proved',
    '  TOY-FEE: 1 of 2 proved, missing TOY-FEE-02',
    '  TOY-END: 1 of 1 proved',
    'In titles of tests but in no ledger: TOY-FEE-99',
    'rules: 2 of 3 proved',
  ])
})

test('tests are counted over all reports', () => {
  const reports = [
    report([
      ['a', 'passed'],
      ['b', 'failed'],
    ]),
    report([
      ['c', 'passed'],
      ['d', 'skipped'],
    ]),
  ]
  expect(countTests(reports)).toMatchObject({ passed: 2, failed: 1 })
})

test('a run passes only if every step passed, nothing was skipped and no file changed', () => {
  const good = [report([['a', 'passed']])]
  const ending = (...args) => {
    const lines = []
    const ok = summary(...args, line => lines.push(line))
    return [ok, lines.at(-1)]
  }
  expect(ending(good, undefined, [])).toEqual([true, '1 passed, 0 failed'])
  expect(ending(good, 'lint', [])).toEqual([false, '1 passed, 1 failed'])
  expect(ending(good, undefined, ['README.md'])).toEqual([false, '1 passed, 1 failed'])
  expect(ending([], undefined, [])).toEqual([false, '0 passed, 1 failed'])
  const skipping = [
    report([
      ['a', 'passed'],
      ['b', 'skipped'],
    ]),
  ]
  expect(ending(skipping, undefined, [])).toEqual([false, '1 passed, 1 failed'])
  const failing = [
    report([
      ['a', 'failed'],
      ['b', 'failed'],
    ]),
  ]
  expect(ending(failing, 'tests', [])).toEqual([false, '0 passed, 2 failed'])
})

test('what failed is named once more at the end, with what it says', () => {
  const failing = {
    ...report([['a passes', 'passed']]),
    numFailedTests: 1,
    testResults: [
      {
        name: join(ROOT, 'packages', 'toy.test.ts'),
        status: 'failed',
        assertionResults: [
          { title: 'a passes', status: 'passed' },
          { title: 'b fails', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      {
        name: join(ROOT, 'packages', 'broken.test.ts'),
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
    ],
  }
  const lines = []
  summary([failing], 'tests', [], line => lines.push(line))
  const told = lines.join('\n')
  expect(told).toContain(`FAILED: ${join('packages', 'toy.test.ts')} › b fails\n    expected 1 to be 2`)
  expect(told).toContain(`FAILED: ${join('packages', 'broken.test.ts')} › could not be run\n    no such file`)
  expect(told).not.toContain('a passes')
})

test('a report counts only for the tree that it was made from', () => {
  const root = project([['TOY-FEE-01 passes', 'passed']])
  expect(reportsOf(root, treeHash(root))).toBeUndefined()
  markReports(root, { commit: 'abc', tree: treeHash(root) })
  expect(reportsOf(root, treeHash(root))).toMatchObject([{ commit: 'abc' }])
  writeFileSync(join(root, 'new.txt'), 'a change')
  expect(reportsOf(root, treeHash(root))).toBeUndefined()
})

test('rules --json prints exactly one object from the report of this tree', () => {
  const root = project([['TOY-FEE-01 TOY-FEE-02 pass', 'passed']])
  markReports(root, { commit: null, tree: treeHash(root) })
  const { stdout, status } = rules(root, '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    total: 3,
    proved: 2,
    ledgers: { toy: { total: 3, proved: 2, missing: ['TOY-END-01'] } },
  })
})

test('without a report of this tree the tests are run, and a run that fails proves nothing', () => {
  const root = project([['TOY-FEE-01 passes', 'passed']])
  const { stdout, stderr, status } = rules(root, '--json')
  expect(status).not.toBe(0)
  expect(stdout).toBe('')
  expect(stderr).toContain('no test report of this tree')
})

test('an unknown flag of the rules command is refused', () => {
  const { stderr, status } = rules(project([]), '--jsn')
  expect(status).toBe(2)
  expect(stderr).toContain('--jsn')
})
