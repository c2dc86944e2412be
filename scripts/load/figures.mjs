// Figures: of processes as the system tells them, and of lists of numbers.
import { existsSync, readFileSync } from 'node:fs'

/** Resident memory of a process now and at its most, in megabytes; null where the system does not tell. */
export function memoryOf(pid) {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return { now: null, most: null }
  const status = readFileSync(file, 'utf8')
  const read = name => round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: read('VmRSS'), most: read('VmHWM') }
}

/** Processor time that a process has used; 0 where the system does not tell, and of one that is gone. */
export function cpuSecondsOf(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The processes that a process started itself; none where the system does not tell. */
export function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** The quantiles that are worth telling. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = part => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export function round(value, digits = 1) {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
