// `npm run load [-- --json] [--nodes 3] [--tables 100,500] [--rate 200] [--seconds 15] [--game great-western-trail]`
// Measures real server processes over loopback: many live tables with four sockets each, answers at a fixed
// rate, and how long each takes from being sent to being seen by every socket of its table. One server on a folder,
// or with `--nodes` several on one PostgreSQL, with the sockets of each table spread over them; `--postgres` also
// puts a single one there.
import { parseArgs } from 'node:util'
import { cpuSecondsOf, memoryOf, round, spread } from './load/figures.mjs'
import { Play } from './load/play.mjs'
import { startServers } from './load/servers.mjs'
import { openTables, SEATS } from './load/tables.mjs'

const WARM_UP_SECONDS = 3
const BAR = { tables: 500, answersPerSecond: 200, p99: 100, megabytes: 512 }

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    tables: { type: 'string', default: '100,500' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    game: { type: 'string', default: 'great-western-trail' },
  },
})
const nodes = Number(options.nodes)
const onPostgres = options.postgres || nodes > 1

const log = text => {
  if (!options.json) console.log(text)
}

async function measure(tableCount) {
  const { servers, stop } = await startServers(nodes, onPostgres)
  try {
    const play = new Play()
    log(`${tableCount} tables, ${tableCount * SEATS} sockets: opening …`)
    const tables = await openTables(servers, options.game, tableCount, play)
    log(`playing at ${options.rate} answers a second …`)
    await play.answer(Number(options.rate), WARM_UP_SECONDS)
    play.measuring = true
    const cpuBefore = servers.map(({ pid }) => cpuSecondsOf(pid))
    const seconds = await play.answer(Number(options.rate), Number(options.seconds))
    play.measuring = false
    const cpu = servers.map(({ pid }, i) => cpuSecondsOf(pid) - cpuBefore[i])
    await play.settle(tables)
    const memory = servers.map(({ pid }) => memoryOf(pid))
    play.closing = true
    for (const table of tables) for (const socket of table.sockets) socket.terminate()
    return figures(tableCount, play, seconds, cpu, memory)
  } finally {
    await stop()
  }
}

function figures(tableCount, play, seconds, cpu, memory) {
  const allCpu = cpu.reduce((a, b) => a + b, 0)
  const largest = memory.reduce((a, b) => (b.most > a.most ? b : a))
  return {
    tables: tableCount,
    sockets: tableCount * SEATS,
    answersPerSecond: round(play.answers / seconds),
    answerToBroadcast: spread(play.each),
    answerToEveryone: spread(play.everyone),
    answerToAcknowledgement: spread(play.acknowledged),
    updateBytes: spread(play.updateBytes),
    megabytes: largest,
    serverCpu: {
      cores: round(allCpu / seconds, 2),
      millisecondsPerAnswer: round((allCpu / play.answers) * 1000, 2),
    },
    perNode: memory.map((megabytes, i) => ({ megabytes, cores: round(cpu[i] / seconds, 2) })),
    errors: play.errors.length,
    firstError: play.errors[0] ? JSON.stringify(play.errors[0]).slice(0, 300) : null,
    lost: play.lost,
    duplicated: play.duplicated,
    wholePositions: play.wholePositions,
  }
}

function line(run) {
  const { answerToEveryone: all, serverCpu, updateBytes } = run
  const memory = run.perNode.map(({ megabytes }) => megabytes.most).join(' + ')
  return (
    `${run.tables} tables: ${run.answersPerSecond} answers/s, answer to everyone p50 ${all.p50} ms, p95 ${all.p95} ms, ` +
    `p99 ${all.p99} ms, update p50 ${updateBytes.p50} bytes, ${memory} MB at most, ` +
    `${serverCpu.millisecondsPerAnswer} ms of processor time per answer; ` +
    `${run.errors} errors, ${run.lost} lost, ${run.duplicated} duplicated`
  )
}

const runs = []
for (const count of options.tables.split(',').map(Number)) {
  const run = await measure(count)
  runs.push(run)
  log(line(run))
  if (run.firstError) log(run.firstError)
}
const store = onPostgres ? 'postgresql' : 'sqlite'
if (options.json) console.log(JSON.stringify({ game: options.game, nodes, store, bar: BAR, runs }, null, 2))
const faultless = runs.every(run => run.errors + run.lost + run.duplicated === 0)
process.exit(faultless ? 0 : 1)
