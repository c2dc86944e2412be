// `npm run load [-- --bar tables] [--bar bots] [--json] [--nodes 3] [--tables 100,500] [--rate 200] [--seconds 15] …`
// Measures real server processes over loopback: many live tables with four sockets each, answers at a fixed
// rate, and how long each takes from being sent to being seen by every socket of its table. One server on a folder,
// or with `--nodes` several on one PostgreSQL, with the sockets of each table spread over them; `--postgres` also
// puts a single one there. `--bots` adds tables where somebody plays against a bot that searches, and answers at once.
// `--bar` takes all of it from `load/bars.mjs` and says whether the bar is met. `--profile FOLDER` keeps profiles.
import { parseArgs } from 'node:util'
import { BARS, verdict } from './load/bars.mjs'
import { calibrate } from './load/calibration.mjs'
import { childrenOf, cpuSecondsOf, memoryOf, round, spread } from './load/figures.mjs'
import { Play } from './load/play.mjs'
import { startServers } from './load/servers.mjs'
import { openBotTables, openTables, SEATS } from './load/tables.mjs'

/** A young process still compiles: so long it takes until what an answer costs stays the same. */
const WARM_UP_SECONDS = 30

const { values: options } = parseArgs({
  options: {
    bar: { type: 'string' },
    json: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    tables: { type: 'string', default: '100,500' },
    bots: { type: 'string', default: '0' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: String(WARM_UP_SECONDS) },
    game: { type: 'string', default: 'great-western-trail' },
    profile: { type: 'string' },
  },
})
const bar = options.bar === undefined ? undefined : BARS[options.bar]
if (options.bar !== undefined && !bar)
  throw new Error(`No bar '${options.bar}'; there are: ${Object.keys(BARS).join(', ')}.`)
const nodes = Number(options.nodes)
const onPostgres = options.postgres || nodes > 1
const plan = {
  tables: bar ? [bar.tables] : options.tables.split(',').map(Number),
  bots: bar?.bots ?? Number(options.bots),
  rate: bar?.rate ?? Number(options.rate),
}

const log = text => {
  if (!options.json) console.log(text)
}

async function measure(tableCount) {
  const calibration = await calibrate()
  const { servers, stop } = await startServers(nodes, onPostgres, options.profile)
  try {
    const play = new Play()
    log(`${tableCount} tables, ${tableCount * SEATS} sockets, ${plan.bots} tables with bots: opening …`)
    const tables = await openTables(servers, options.game, tableCount, play)
    tables.push(...(await openBotTables(servers, options.game, plan.bots, play)))
    log(`playing at ${plan.rate} answers a second …`)
    await play.answer(plan.rate, Number(options['warm-up']))
    play.measuring = true
    await calibration.begin()
    const usage = usageOf(servers)
    const seconds = await play.answer(plan.rate, Number(options.seconds))
    play.measuring = false
    const used = usage()
    const sameWork = await calibration.end()
    await play.settle(tables)
    const memory = servers.map(({ pid }) => memoryOf(pid))
    play.closing = true
    for (const table of tables) for (const socket of table.sockets) socket.terminate()
    return figures(tableCount, play, seconds, used, sameWork, memory)
  } finally {
    calibration.stop()
    await stop()
  }
}

/** The processor time that is used from now on, in seconds: of each server, of their bots, and of this program. */
function usageOf(servers) {
  const server = servers.map(({ pid }) => cpuSecondsOf(pid))
  const bots = new Map(servers.flatMap(({ pid }) => childrenOf(pid)).map(pid => [pid, cpuSecondsOf(pid)]))
  const own = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(own)
    const children = servers.flatMap(({ pid }) => childrenOf(pid))
    return {
      servers: servers.map(({ pid }, i) => cpuSecondsOf(pid) - server[i]),
      bots: sum(children.map(pid => cpuSecondsOf(pid) - (bots.get(pid) ?? 0))),
      load: (user + system) / 1e6,
    }
  }
}

function sum(values) {
  return values.reduce((a, b) => a + b, 0)
}

/**
 * The processor time is all that the server's process used, whatever for: rules, sockets, the thread of the disk, clearing the
 * memory, compiling, asking bots, what is done every second. It is shared out among all answers that the server took,
 * those of bots and of people who play with them too; what bots need to think is not in it.
 */
function figures(tableCount, play, seconds, used, sameWork, memory) {
  const largest = memory.reduce((a, b) => (b.most > a.most ? b : a))
  const answers = play.answers + play.botAnswers
  const perAnswer = (sum(used.servers) / answers) * 1000
  return {
    tables: tableCount,
    sockets: tableCount * SEATS + plan.bots,
    answersPerSecond: round(play.answers / seconds),
    botAnswersPerSecond: round(play.botAnswers / seconds),
    answerToBroadcast: spread(play.each),
    answerToEveryone: spread(play.everyone),
    answerToAcknowledgement: spread(play.acknowledged),
    updateBytes: spread(play.updateBytes),
    megabytes: largest,
    serverCpu: {
      cores: round(sum(used.servers) / seconds, 2),
      millisecondsPerAnswer: round(perAnswer, 2),
      // Of the fixed piece of work as it is done beside the load: to compare days and machines by.
      piecesPerAnswer: round(perAnswer / sameWork.beside),
    },
    sameWork,
    botCores: round(used.bots / seconds, 2),
    loadCores: round(used.load / seconds, 2),
    perNode: memory.map((megabytes, i) => ({ megabytes, cores: round(used.servers[i] / seconds, 2) })),
    errors: play.errors.length,
    firstError: play.errors[0] ? JSON.stringify(play.errors[0]).slice(0, 300) : null,
    lost: play.lost,
    duplicated: play.duplicated,
    wholePositions: play.wholePositions,
  }
}

function line(run) {
  const { answerToEveryone: all, serverCpu, sameWork, updateBytes } = run
  const memory = run.perNode.map(({ megabytes }) => megabytes.most).join(' + ')
  const bots = plan.bots > 0 ? ` and ${run.botAnswersPerSecond} of bots and those who play with them` : ''
  return (
    `${run.tables} tables: ${run.answersPerSecond} answers/s${bots}, answer to everyone p50 ${all.p50} ms, ` +
    `p95 ${all.p95} ms, p99 ${all.p99} ms, update p50 ${updateBytes.p50} bytes, ${memory} MB at most, ` +
    `${serverCpu.millisecondsPerAnswer} ms of processor time per answer, as much as ${serverCpu.piecesPerAnswer} pieces ` +
    `(a fixed piece of work: ${sameWork.inARow} ms in a row, by itself ${sameWork.before} before the load, ` +
    `${sameWork.beside} beside it: ${sameWork.factor} times as much as in a row) ` +
    `(cores: server ${serverCpu.cores}, bots ${run.botCores}, this program ${run.loadCores}); ` +
    `${run.errors} errors, ${run.lost} lost, ${run.duplicated} duplicated`
  )
}

const runs = []
for (const count of plan.tables) {
  const run = await measure(count)
  runs.push(run)
  log(line(run))
  if (run.firstError) log(run.firstError)
}
const missed = bar ? verdict(bar, runs[0]) : []
if (bar) log(missed.length === 0 ? `The bar '${options.bar}' is met.` : `Missed: ${missed.join('; ')}.`)
const store = onPostgres ? 'postgresql' : 'sqlite'
if (options.json)
  console.log(
    JSON.stringify({ game: options.game, nodes, store, ...(bar ? { bar, missed } : {}), runs }, null, 2),
  )
const faultless = runs.every(run => run.errors + run.lost + run.duplicated === 0)
process.exit(faultless && missed.length === 0 ? 0 : 1)
