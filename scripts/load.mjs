// `npm run load [-- --json] [--tables 100,500] [--rate 200] [--seconds 15] [--game great-western-trail]`
// Measures a real server process over loopback: many live tables with four sockets each, answers at a fixed
// rate, and how long each takes from being sent to being seen by every socket of its table.
import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'

const ROOT = join(import.meta.dirname, '..')
const PROGRAM = join(ROOT, 'packages', 'server', 'dist', 'testing', 'main.js')
const SEATS = 4
const WARM_UP_SECONDS = 3
const CONFIGS = {
  'great-western-trail': { edition: 'second', players: SEATS },
  'carson-city': { players: SEATS },
  'high-card': { players: SEATS },
}
const BAR = { tables: 500, answersPerSecond: 200, p99: 100, megabytes: 512 }

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '100,500' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    game: { type: 'string', default: 'great-western-trail' },
  },
})

const log = text => {
  if (!options.json) console.log(text)
}
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

function startServer(data) {
  const env = {
    PATH: process.env.PATH,
    RAILHEAD_DATA: data,
    RAILHEAD_PORT: '0',
    RAILHEAD_HOST: '127.0.0.1',
    RAILHEAD_LOG_LEVEL: 'error',
    RAILHEAD_REQUESTS_PER_MINUTE: '1000000',
    RAILHEAD_GUESTS_PER_MINUTE: '1000000',
    RAILHEAD_SOCKETS_PER_ADDRESS: '100000',
  }
  const child = fork(PROGRAM, { env, execArgv: [] })
  return new Promise((resolve, reject) => {
    child.on('message', ({ port }) => resolve({ child, base: `http://127.0.0.1:${port}` }))
    child.on('exit', code => reject(new Error(`The server ended with ${code}.`)))
  })
}

async function call(base, method, path, body, cookie) {
  const response = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return { body: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}

/** Four guests take the seats of a new table and connect. */
async function openTable(base, cookies, onMessage) {
  const body = { game: options.game, config: CONFIGS[options.game] }
  const { id } = (await call(base, 'POST', '/api/tables', body, cookies[0])).body.table
  for (let seat = 1; seat < SEATS; seat++)
    await call(base, 'POST', `/api/tables/${id}/join`, { seat }, cookies[seat])
  await call(base, 'POST', `/api/tables/${id}/start`, {}, cookies[0])
  const table = { id, sockets: [], asked: undefined, sent: undefined }
  await Promise.all(
    cookies.map(
      (cookie, seat) =>
        new Promise((resolve, reject) => {
          const address = `${base.replace('http', 'ws')}/api/tables/${id}/live`
          const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
          table.sockets[seat] = socket
          socket.on('open', () => socket.send('{"type":"hello","protocol":1}'))
          socket.on('error', reject)
          socket.on('message', data => {
            const message = JSON.parse(data)
            if (message.type === 'welcome') resolve()
            onMessage(table, seat, message, data.length)
          })
        }),
    ),
  )
  return table
}

async function measure(tableCount) {
  const data = mkdtempSync(join(tmpdir(), 'railhead-load-'))
  const { child, base } = await startServer(data)
  const ready = new Set()
  const latencies = []
  const sizes = []
  const faults = []
  let measuring = false
  let answers = 0

  const onMessage = (table, seat, message, size) => {
    if (message.type === 'refused' || message.type === 'stale') faults.push(message)
    const position = message.type === 'welcome' ? message.sync : message
    if (!position?.decisions) return
    if (message.type === 'update') {
      if (measuring) sizes.push(size)
      if (table.sent?.measured) latencies.push(performance.now() - table.sent.at)
      if (table.sent && --table.sent.open === 0) table.sent = undefined
    }
    const decision = position.decisions.find(({ optional }) => optional === undefined)
    if (decision) table.asked = { seat, decision }
    if (table.asked && !table.sent) ready.add(table)
  }
  const answerOne = () => {
    const waiting = [...ready]
    const table = waiting[Math.floor(Math.random() * waiting.length)]
    if (!table) return
    ready.delete(table)
    const { seat, decision } = table.asked
    table.asked = undefined
    const option = decision.options[Math.floor(Math.random() * decision.options.length)]
    table.sent = { at: performance.now(), open: SEATS, measured: measuring }
    if (measuring) answers++
    const key = `load.${Math.random()}`
    table.sockets[seat].send(JSON.stringify({ type: 'answer', key, decision: decision.id, option }))
  }

  try {
    log(`${tableCount} tables, ${tableCount * SEATS} sockets: opening …`)
    const guests = await Promise.all(
      Array.from({ length: SEATS }, (_, i) => call(base, 'POST', '/api/session', { name: `Guest ${i}` })),
    )
    const cookies = guests.map(guest => guest.cookie)
    const tables = []
    while (tables.length < tableCount)
      tables.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(10, tableCount - tables.length) }, () =>
            openTable(base, cookies, onMessage),
          ),
        )),
      )
    log(`playing at ${options.rate} answers a second …`)
    const gap = 1000 / Number(options.rate)
    const begin = performance.now()
    let started = 0
    let cpuBefore = 0
    let due = begin
    const end = begin + (WARM_UP_SECONDS + Number(options.seconds)) * 1000
    for (let now = begin; now < end; now = performance.now()) {
      if (!measuring && now - begin > WARM_UP_SECONDS * 1000) {
        measuring = true
        started = now
        cpuBefore = cpuSecondsOf(child.pid)
      }
      for (; due <= now; due += gap) answerOne()
      await pause(Math.max(0, due - performance.now()))
    }
    const seconds = (performance.now() - started) / 1000
    const cpu = cpuSecondsOf(child.pid) - cpuBefore
    measuring = false
    await pause(500)
    if (faults.length > 0) throw new Error(`Refused: ${JSON.stringify(faults[0]).slice(0, 300)}`)
    const memory = memoryOf(child.pid)
    for (const table of tables) for (const socket of table.sockets) socket.terminate()
    return {
      tables: tableCount,
      sockets: tableCount * SEATS,
      answersPerSecond: round(answers / seconds),
      answerToBroadcast: {
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
        max: quantile(latencies, 1),
      },
      updateBytes: { p50: quantile(sizes, 0.5), p99: quantile(sizes, 0.99), max: quantile(sizes, 1) },
      megabytes: memory,
      serverCpu: { cores: round(cpu / seconds, 2), millisecondsPerAnswer: round((cpu / answers) * 1000, 2) },
    }
  } finally {
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.removeAllListeners('exit')
    child.once('exit', () => undefined)
    child.kill('SIGKILL')
    await Promise.race([gone, pause(2000)])
    rmSync(data, { recursive: true, force: true })
  }
}

/** Resident memory of a process now and at its most; null where the system does not tell. */
function memoryOf(pid) {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return { now: null, most: null }
  const status = readFileSync(file, 'utf8')
  const read = name => round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: read('VmRSS'), most: read('VmHWM') }
}

function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

/** Processor time that a process has used; 0 where the system does not tell. */
function cpuSecondsOf(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function round(value, digits = 1) {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

const runs = []
for (const count of options.tables.split(',').map(Number)) {
  const run = await measure(count)
  runs.push(run)
  log(
    `${run.tables} tables: ${run.answersPerSecond} answers/s, answer to broadcast p50 ${run.answerToBroadcast.p50} ms, ` +
      `p99 ${run.answerToBroadcast.p99} ms, update p50 ${run.updateBytes.p50} bytes, ${run.megabytes.most} MB at most, ${run.serverCpu.millisecondsPerAnswer} ms of processor time per answer`,
  )
}
if (options.json) console.log(JSON.stringify({ game: options.game, bar: BAR, runs }, null, 2))
process.exit(0)
