// Which rules of the ledgers have a passing test, by the reports of the test runner.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ID = /^[A-Z][A-Z0-9]*(-[A-Z][A-Z0-9]*)*-[0-9]+[a-z]?$/

/** The ids of one ledger: the first column of every table that calls it `id`. */
export function ledgerIds(markdown) {
  const ids = []
  let inLedger = false
  for (const line of markdown.split(/\r?\n/)) {
    if (!line.startsWith('|')) {
      inLedger = false
      continue
    }
    const first = line.split('|')[1].trim()
    if (first === 'id') inLedger = true
    else if (inLedger && ID.test(first)) ids.push(first)
  }
  const twice = ids.find((id, i) => ids.indexOf(id) < i)
  if (twice) throw new Error(`The id ${twice} stands twice in one ledger.`)
  return ids
}

/** Ledgers by name: the ids of every file in `docs/rules`. */
export function readLedgers(root) {
  const folder = join(root, 'docs', 'rules')
  const ledgers = new Map()
  if (!existsSync(folder)) return ledgers
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.md')) continue
    const ids = ledgerIds(readFileSync(join(folder, file), 'utf8'))
    if (ids.length > 0) ledgers.set(file.slice(0, -'.md'.length), ids)
  }
  return ledgers
}

/** The ids that a test's own title begins with. */
export function titleIds(title) {
  const words = title.split(' ')
  const end = words.findIndex(word => !ID.test(word))
  return end < 0 ? words : words.slice(0, end)
}

/** An id is proved when a test that begins with it passed and none that begins with it did anything else. */
export function provedIds(reports) {
  const passed = new Set()
  const spoilt = new Set()
  for (const report of reports)
    for (const file of report.testResults)
      for (const test of file.assertionResults)
        for (const id of titleIds(test.title)) (test.status === 'passed' ? passed : spoilt).add(id)
  return {
    proved: new Set([...passed].filter(id => !spoilt.has(id))),
    named: new Set([...passed, ...spoilt]),
  }
}

/** The coverage as the JSON output shows it. */
export function coverage(ledgers, reports) {
  const { proved } = provedIds(reports)
  const result = { total: 0, proved: 0, ledgers: {} }
  for (const [name, ids] of ledgers) {
    const missing = ids.filter(id => !proved.has(id))
    result.ledgers[name] = { total: ids.length, proved: ids.length - missing.length, missing }
    result.total += ids.length
    result.proved += ids.length - missing.length
  }
  return result
}

/** The same for people: per ledger and area, with the ids that nothing proves. */
export function coverageText(ledgers, reports) {
  const { proved, named } = provedIds(reports)
  const lines = []
  for (const [name, ids] of ledgers) {
    lines.push(`${name}: ${count(ids, proved)}`)
    for (const [area, own] of byArea(ids)) {
      const missing = own.filter(id => !proved.has(id))
      lines.push(
        `  ${area}: ${count(own, proved)}${missing.length > 0 ? `, missing ${missing.join(' ')}` : ''}`,
      )
    }
  }
  const all = [...ledgers.values()].flat()
  const strangers = [...named].filter(id => !all.includes(id)).sort()
  if (strangers.length > 0) lines.push(`In titles of tests but in no ledger: ${strangers.join(' ')}`)
  lines.push(`rules: ${count(all, proved)}`)
  return lines.join('\n')
}

function count(ids, proved) {
  return `${ids.filter(id => proved.has(id)).length} of ${ids.length} proved`
}

/** An area is what the ids of its rows share: `GWT2-FEE` of `GWT2-FEE-10`. */
function byArea(ids) {
  const areas = new Map()
  for (const id of ids) {
    const area = id.slice(0, id.lastIndexOf('-'))
    areas.set(area, [...(areas.get(area) ?? []), id])
  }
  return areas
}
