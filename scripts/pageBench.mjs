// `npm run bench:page`: what an answer costs the page in a real browser. From click to painted board at a table of the
// device and at one of a server of this machine, and the work of the page's main thread as a ratio to a fixed piece of
// work of the same machine, so that figures of different machines can be compared.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from './chromium.mjs'

const ANSWERS = 25
const OPTIONS = '.prompt:not([data-deaf]) .option:not(:disabled)'

const { serve } = await import('../packages/server/dist/index.js')
const data = mkdtempSync(join(tmpdir(), 'railhead-bench-'))
const flags = { port: 0, host: '127.0.0.1', data, logLevel: 'error', botProcesses: 1, botSeconds: 0.2 }
const server = await serve({ flags, env: {} })
const browser = await launchChromium()

/** Chooses the first option and returns the milliseconds until the browser has painted the position after it. */
function clickToPaint(options) {
  const moment = () => document.querySelector('.history-count')?.textContent
  const before = moment()
  const option = document.querySelector(options)
  return new Promise(resolve => {
    const clicked = performance.now()
    const watcher = new MutationObserver(() => {
      if (moment() === before) return
      watcher.disconnect()
      // The frame that shows it: what is posted while it is prepared comes after it is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - clicked)
        port2.postMessage(0)
      })
    })
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    option.click()
  })
}

const asked = async page => {
  await page.locator('.prompt-line.mine').waitFor()
  await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
}

async function measure(page) {
  const times = []
  while (times.length < ANSWERS) {
    await asked(page)
    times.push(await page.evaluate(clickToPaint, OPTIONS))
  }
  times.sort((a, b) => a - b)
  return { median: Math.round(times[ANSWERS >> 1]), p95: Math.round(times[Math.floor(ANSWERS * 0.95)]) }
}

const newPage = async () => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/')
  return page
}

async function onDevice() {
  const page = await newPage()
  await page.locator('.hero .button.primary').click()
  await page.locator('dialog input[value=here]').check()
  await page.locator('dialog .button.primary').click()
  const times = await measure(page)
  await page.context().close()
  return times
}

async function onServer() {
  const page = await newPage()
  const id = await page.evaluate(async () => {
    const post = (url, body) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('/api/session', { name: 'Bench' })
    const body = {
      game: 'great-western-trail',
      config: { edition: 'second', players: 2 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    }
    return (await (await post('/api/tables', body)).json()).table.id
  })
  await page.goto(`/table/${id}`)
  await asked(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const moment = async () => Number((await page.locator('.history-count').innerText()).split('/')[0])
  const [workBefore, momentBefore] = [await work(), await moment()]
  const clickToPainted = await measure(page)
  const each = ((await work()) - workBefore) / ((await moment()) - momentBefore)
  const before = await work()
  await page.evaluate(() => {
    let sum = 0
    for (let i = 0; i < 20_000_000; i++) sum = (sum + i * i) % 1_000_003
    return sum
  })
  const unit = (await work()) - before
  await page.context().close()
  return {
    clickToPainted,
    millisecondsAnAnswer: Math.round(each),
    ofFixedWork: Number((each / unit).toFixed(2)),
  }
}

try {
  console.log(JSON.stringify({ device: await onDevice(), server: await onServer() }))
} finally {
  await browser.close()
  await server.close()
  rmSync(data, { recursive: true, force: true })
}
process.exit(0)
