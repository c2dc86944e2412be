// What a row of measured tables comes to.
import { round, spread } from './figures.mjs'

const PARTS = ['sent', 'host', 'draw', 'paint']
/** Answers that are told one by one. */
const SLOWEST = 5

/** One line of figures for all tables of a kind. */
export function summaryOf(tables) {
  const all = key => tables.flatMap(table => table[key])
  const [answers, units, troubles, times] = ['answers', 'units', 'troubles', 'times'].map(all)
  if (answers.length === 0) return { answers: 0, troubles: troubles.length }
  const unit = Math.min(...units)
  const common = { answers: answers.length, troubles: troubles.length, fixedWork: round(unit) }
  if (times.length > 0) return { ...processorOf(times, unit), ...common }
  const of = part => spread(answers.map(measured => measured[part]))
  const whole = of('whole')
  const sum = key => tables.reduce((total, table) => total + table[key], 0)
  const each = sum('work') / sum('moments')
  return {
    clickToPainted: whole,
    ofFixedWork: { median: round(whole.median / unit, 2), p95: round(whole.p95 / unit, 2) },
    parts: Object.fromEntries(PARTS.map(part => [part, of(part)])),
    work: { anAnswer: round(each, 1), ofFixedWork: round(each / unit, 2) },
    elements: Math.max(...tables.map(({ elements }) => elements)),
    ...common,
  }
}

function processorOf(times, unit) {
  const parts = Object.keys(times[0]).map(part => {
    const ofPart = times.map(one => one[part])
    return [part, spread(ofPart, 1)]
  })
  const ofFixedWork = times.map(({ main }) => main / unit)
  return { processor: Object.fromEntries(parts), ofFixedWork: spread(ofFixedWork, 2) }
}

/** The slowest answers, each in a line: its parts, what was asked and what was answered. */
export function slowest(tables) {
  return tables
    .flatMap(({ answers }) => answers)
    .toSorted((a, b) => b.whole - a.whole)
    .slice(0, SLOWEST)
    .map(({ whole, updates, asked, option, ...parts }) => {
      const said = PARTS.map(part => `${part} ${round(parts[part])}`).join(', ')
      return `${round(whole)} ms (${said}; ${updates} updates): ${asked} → ${option}`
    })
}
