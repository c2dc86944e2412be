// `npm run bench:page`: what an answer costs the page in a real browser. From the click of a mouse to the frame in which
// the board shows what came of it, with its parts; the work of the page's main thread for each answer; and both as ratios
// to a fixed piece of work of the same page, so that figures of different machines, or of a busy one, can be compared.
//
//   npm run bench:page -- [--only device|server|late|lateServer] [--answers 40] [--processor] [--profile FOLDER]
//
// `--processor` counts processor time from click to paint instead, by what it is for: waiting for other programs is not
// in it, so that two versions can be compared on a busy machine. `--profile` keeps a profile of the processor for each
// table (open them in the developer tools of a browser).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { below, Match, seedChance } from '../packages/kernel/dist/index.js'
import { serve } from '../packages/server/dist/index.js'
import { gameById } from '../packages/shelf/dist/index.js'
import { launchChromium } from './chromium.mjs'

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    answers: { type: 'string', default: '40' },
    processor: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})
const ANSWERS = Number(flags.answers)
const OPTIONS = '.prompt:not([data-deaf], [data-busy]) .option:not(:disabled)'
const GAME = 'great-western-trail'

const TWO = { edition: 'second', players: 2 }
/** Answers of a match of four with everything that is played before the late tables are opened. */
const LATE = 360
/** And so many more of the first seat, before it ends. */
const MOST_LATE = 20
const EVERYTHING = {
  edition: 'second',
  players: 4,
  neutralBuildings: 'random',
  buildingFaces: 'random',
  cattle: 'simmental',
  addons: ['railsToTheNorth', 'pokerTable'],
}

/** A match with a fixed seed, played by chance until the first seat is asked after so many answers. */
function recordOf(config, answers) {
  const game = gameById(GAME)
  const match = Match.start(game, config, 'bench')
  const luck = seedChance('bench')
  for (;;) {
    const [decision] = match.decisions().filter(({ optional }) => optional === undefined)
    if (decision.seat === 0 && match.answers.length >= answers) return match.record()
    match.answer(decision.seat, decision.options[below(luck, decision.options.length)])
  }
}

const data = mkdtempSync(join(tmpdir(), 'railhead-bench-'))
const server = await serve({
  flags: { port: 0, host: '127.0.0.1', data, logLevel: 'error', botProcesses: 1, botSeconds: 0.2 },
  env: {},
})
const browser = await launchChromium({ whole: true })

/** Notes when the page says something to whoever keeps its table, and when it hears of a new position. */
function listen() {
  const noted = { sent: 0, heard: 0 }
  const isNews = data =>
    typeof data === 'string' ? data.startsWith('{"type":"update"') : data?.message?.type === 'update'
  const hear = ({ data }) => {
    if (noted.sent > 0 && noted.heard === 0 && isNews(data)) noted.heard = performance.now()
  }
  const { Worker: PlainWorker, WebSocket: PlainSocket } = window
  const note = () => {
    if (noted.sent === 0) noted.sent = performance.now()
  }
  window.Worker = class extends PlainWorker {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', hear)
    }

    postMessage(...given) {
      note()
      super.postMessage(...given)
    }
  }
  window.WebSocket = class extends PlainSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', hear)
    }

    send(...given) {
      note()
      super.send(...given)
    }
  }
  window.noted = noted
}

/** Puts the first option into sight; returns where it is, if it can be clicked there. */
function aim(options) {
  for (const folded of document.querySelectorAll('.options .folded')) folded.open = true
  const option = document.querySelector(options)
  option.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = option.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return option.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

/** From the next click on: milliseconds until the page has said it, heard, drawn and painted the position after it. */
function watch() {
  const moment = () => document.querySelector('.history-count')?.textContent
  // Whoever begins to watch a size is told in the frame that is painted next, just before it is: an urgent task that is
  // put there comes after it, mostly before the frames that follow.
  const painted = done => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const watcher = new ResizeObserver(() => {
      watcher.disconnect()
      let isOver = false
      const over = () => {
        if (isOver) return
        isOver = true
        probe.remove()
        done(performance.now())
      }
      void scheduler.postTask(over, { priority: 'user-blocking' })
      // Where the next frame comes before any task (what lies under the pointer now is lit), that is when it begins.
      requestAnimationFrame(over)
    })
    watcher.observe(probe)
  }
  const before = moment()
  window.measured = new Promise(resolve => {
    const onClick = ({ timeStamp: clicked }) => {
      performance.mark('bench:clicked')
      Object.assign(window.noted, { sent: 0, heard: 0 })
      const watcher = new MutationObserver(() => {
        if (moment() === before) return
        watcher.disconnect()
        const drawn = performance.now()
        painted(done => {
          performance.mark('bench:painted')
          const { sent, heard } = window.noted
          resolve({
            at: clicked,
            sent: sent - clicked,
            // A position that the page foresaw is drawn before it is heard of.
            host: heard === 0 ? 0 : heard - sent,
            draw: drawn - (heard || sent),
            paint: done - drawn,
            whole: done - clicked,
          })
        })
      })
      watcher.observe(document.querySelector('.history-count'), { subtree: true, characterData: true })
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
}

/** A fixed piece of work. */
function fixedWork() {
  let sum = 0
  for (let i = 0; i < 20_000_000; i++) sum = (sum + i * i) % 1_000_003
  return sum
}

/** Waits until something is asked; others' turns need not be seen. */
async function asked(page) {
  const mine = page.locator('.prompt-line.mine')
  const skip = page.locator('.prompt > .button.small')
  await mine.or(skip).first().waitFor()
  if (!(await mine.isVisible())) await page.keyboard.press('Shift')
  await mine.waitFor()
  await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
}

async function answer(page) {
  await asked(page)
  const place = await page.evaluate(aim, OPTIONS)
  if (place) await page.mouse.move(place.x, place.y)
  await page.evaluate(watch)
  if (place) {
    await page.mouse.down()
    await page.mouse.up()
  } else
    await page
      .locator(OPTIONS)
      .first()
      .evaluate(option => option.click())
  try {
    return await patiently(
      'what came of a click',
      page.evaluate(() => window.measured),
    )
  } catch (error) {
    throw new Error(`${error.message} ${await page.evaluate(describe, place)}`)
  }
}

/** What a click that nothing came of met, and how far it got. */
function describe(place) {
  const met = place && document.elementFromPoint(place.x, place.y)
  const { sent, heard } = window.noted
  const panel = document.querySelector('.prompt')
  return JSON.stringify({
    place,
    met: met?.outerHTML.slice(0, 200),
    sent: sent > 0,
    heard: heard > 0,
    panel: panel?.getAttributeNames(),
    asked: panel?.querySelector('.prompt-line')?.textContent,
    moment: document.querySelector('.history-count')?.textContent,
  })
}

/** Longer than anything takes, however busy the machine is. */
const PATIENCE = 120_000

/** Waits, but not for ever: then it says for what. */
async function patiently(what, promise) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${PATIENCE / 1000} s for ${what}.`)), PATIENCE)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

const round = (number, digits = 0) => Number(number.toFixed(digits))
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Median and 95th of a hundred. */
function spread(times, digits = 0) {
  const sorted = [...times].sort((a, b) => a - b)
  return { median: round(at(sorted, 0.5), digits), p95: round(at(sorted, 0.95), digits) }
}

/** What the main thread does, by the names that the browser's trace has for it. */
const KINDS = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

/** Begins to count processor time; what it returns gives it for each answer, from click to paint. */
async function countProcessor(name) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'blink.user_timing',
    '__metadata',
  ]
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' })
  return async () => {
    const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await patiently("the browser's trace", complete)
    if (flags.profile) keep(`${name}.trace.json`, events)
    return processorTimes(events)
  }
}

/** Keeps something of a run in the folder of profiles. */
function keep(file, data) {
  mkdirSync(flags.profile, { recursive: true })
  writeFileSync(join(flags.profile, file), JSON.stringify(data))
}

function processorTimes(events) {
  const marks = name =>
    events
      .filter(event => event.name === name && event.cat.includes('user_timing'))
      .sort((a, b) => a.ts - b.ts)
  const painted = marks('bench:painted')
  const workers = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && /DedicatedWorker/.test(args.name)).map(idOf),
  )
  const spans = events.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined).sort((a, b) => a.ts - b.ts)
  return marks('bench:clicked').flatMap(clicked => {
    const end = painted.find(({ ts }) => ts > clicked.ts)
    if (!end) return []
    const within = spans.filter(({ ts, dur }) => ts + dur > clicked.ts && ts < end.ts)
    const main = within.filter(event => idOf(event) === idOf(clicked))
    const sum = list => list.reduce((total, { tdur }) => total + tdur / 1000, 0)
    const times = { style: 0, layout: 0, paint: 0 }
    for (const kind of Object.keys(times))
      times[kind] = sum(outermost(main.filter(({ name }) => KINDS[name] === kind)))
    const whole = sum(outermost(main.filter(({ name }) => name === 'RunTask')))
    const worker = sum(outermost(within.filter(event => workers.has(idOf(event)))))
    const script = whole - times.style - times.layout - times.paint
    const pictures = main.filter(({ name }) => name === 'Commit').length
    return [{ script, ...times, main: whole, worker, pictures }]
  })
}

const idOf = ({ pid, tid }) => `${pid}.${tid}`

/** Spans that lie in no other one of the list. */
function outermost(spans) {
  let end = 0
  return spans.filter(({ ts, dur }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

async function measure(page, name, most = ANSWERS) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name: metric }) => metric === 'TaskDuration')?.value ?? 0) * 1000
  }
  const moment = async () => Number((await page.locator('.history-count').innerText()).split('/')[0])
  await asked(page)
  // What was just loaded is compiled in the first answers.
  for (let i = 0; i < 3; i++) await answer(page)
  await asked(page)
  const profiles = flags.profile !== undefined && !flags.processor
  let started = 0
  if (profiles) {
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 200 })
    await session.send('Profiler.start')
    started = await page.evaluate('performance.now()')
  }
  const [workBefore, momentBefore] = [await work(), await moment()]
  const answers = []
  const units = []
  let elements = 0
  const processor = flags.processor ? await countProcessor(name) : undefined
  while (answers.length < Math.min(ANSWERS, most)) {
    answers.push(await answer(page))
    elements = Math.max(elements, await page.evaluate('document.querySelectorAll("*").length'))
    if (answers.length % 10 !== 0) continue
    const before = await work()
    await page.evaluate(fixedWork)
    units.push((await work()) - before)
  }
  const counted = (await work()) - workBefore
  const unit = units.sort((a, b) => a - b)[0]
  const each = (counted - units.reduce((sum, one) => sum + one, 0)) / ((await moment()) - momentBefore)
  if (profiles) {
    const { profile } = await session.send('Profiler.stop')
    keep(`${name}.cpuprofile`, profile)
    keep(`${name}.json`, { started, answers })
  }
  await patiently('the page to close', page.context().close())
  if (processor) {
    const times = await processor()
    const ofFixedWork = spread(
      times.map(({ main }) => main / unit),
      2,
    )
    const parts = Object.keys(times[0]).map(part => [
      part,
      spread(
        times.map(one => one[part]),
        1,
      ),
    ])
    return { processor: Object.fromEntries(parts), ofFixedWork, fixedWork: round(unit) }
  }
  const of = part => spread(answers.map(measured => measured[part]))
  const whole = of('whole')
  return {
    clickToPainted: whole,
    ofFixedWork: { median: round(whole.median / unit, 2), p95: round(whole.p95 / unit, 2) },
    parts: Object.fromEntries(['sent', 'host', 'draw', 'paint'].map(part => [part, of(part)])),
    work: { anAnswer: round(each, 1), ofFixedWork: round(each / unit, 2) },
    elements,
    fixedWork: round(unit),
  }
}

const newPage = async () => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(listen)
  await page.goto('/')
  return page
}

/** On this device: as if the server could not be reached. */
async function onDevice(name, config, answers, most) {
  const page = await newPage()
  await page.route('**/api/**', route => route.abort())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: fileOf(config, answers) })
  return measure(page, name, most)
}

const fileOf = (config, answers) => Buffer.from(JSON.stringify(recordOf(config, answers)))

async function onServer(name, config, answers, most) {
  const page = await newPage()
  const file = recordOf(config, answers)
  const id = await page.evaluate(
    async ({ record, bots }) => {
      const post = async (url, body) =>
        (
          await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()
      await post('/api/session', { name: 'Bench' })
      const seats = [
        { kind: 'me' },
        ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' })),
      ]
      const { table } = await post('/api/tables/import', { file: record, seats })
      if (table.status === 'gathering') await post(`/api/tables/${table.id}/start`, {})
      return table.id
    },
    { record: file, bots: config.players - 1 },
  )
  await page.goto(`/table/${id}`)
  return measure(page, name, most)
}

const TABLES = {
  device: () => onDevice('device', TWO, 8),
  server: () => onServer('server', TWO, 8),
  late: () => onDevice('late', EVERYTHING, LATE, MOST_LATE),
  lateServer: () => onServer('lateServer', EVERYTHING, LATE, MOST_LATE),
}

try {
  for (const [name, run] of Object.entries(TABLES))
    if (flags.only === undefined || flags.only === name) console.log(name, JSON.stringify(await run()))
} finally {
  await patiently('the browser to close', browser.close())
  await patiently('the server to close', server.close())
  rmSync(data, { recursive: true, force: true })
}
process.exit(0)
