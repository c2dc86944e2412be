// `npm run bench:page`: what an answer costs the page in a real browser. From the click of a mouse to the frame in which
// the board shows what came of it, with its parts, and the slowest answers one by one; the work of the page's main thread
// for each answer; and both as ratios to a fixed piece of work of the same page, so that figures of different machines, or
// of a busy one, can be compared.
//
//   npm run bench:page -- [--only device|server|late|lateServer] [--answers 40] [--processor] [--profile FOLDER]
//
// `--processor` counts processor time from click to paint instead, by what it is for: waiting for other programs is not
// in it, so that two versions can be compared on a busy machine. `--profile` keeps a profile of the processor for each
// table (open them in the developer tools of a browser).
import { parseArgs } from 'node:util'
import { launchChromium } from './chromium.mjs'
import { patiently } from './pageBench/figures.mjs'
import { measure } from './pageBench/measure.mjs'
import { startServer } from './pageBench/server.mjs'
import { slowest, summaryOf } from './pageBench/summary.mjs'
import { openPage, TABLES } from './pageBench/tables.mjs'

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    answers: { type: 'string', default: '40' },
    processor: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})
if (flags.only !== undefined && !Object.hasOwn(TABLES, flags.only))
  throw new Error(`No table '${flags.only}'; there are: ${Object.keys(TABLES).join(', ')}.`)

/** Something that must not keep the rest from being done: what went wrong is said. */
async function tell(what, promise) {
  try {
    return await patiently(what, promise)
  } catch ({ message }) {
    console.error(message)
    process.exitCode = 1
    return undefined
  }
}

const server = await startServer()
const browser = await launchChromium({ whole: true })

async function measureTable(name, table, seed) {
  const page = await openPage(browser, server.url)
  try {
    await table.open(page, table, seed)
    const most = Math.min(Number(flags.answers), table.most)
    const { processor, profile } = flags
    return await measure(browser, page, `${name}.${seed}`, { most, processor, profile })
  } finally {
    await tell('the page to close', page.context().close())
  }
}

for (const [name, table] of Object.entries(TABLES)) {
  if (flags.only !== undefined && flags.only !== name) continue
  const measured = []
  for (const seed of table.seeds)
    try {
      measured.push(await measureTable(name, table, seed))
    } catch ({ message }) {
      console.error(`${name}: the match '${seed}' was left. ${message}`)
      process.exitCode = 1
    }
  console.log(name, JSON.stringify(summaryOf(measured)))
  for (const line of slowest(measured)) console.log(`  ${line}`)
}
await tell('the browser to close', browser.close())
await tell('the server to close', server.stop())
process.exit()
