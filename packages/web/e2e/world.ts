import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchRecord } from '@railhead/kernel'
import type { TableResponse } from '@railhead/protocol'
import { type RunningServer, type ServeOptions, serve } from '@railhead/server'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/chromium.mjs'

/** A server with an empty data folder and a browser, for one file of tests. */
export interface World {
  readonly server: RunningServer
  readonly browser: Browser
  /** A page of a new person, with everything that went wrong on it. */
  person(options?: BrowserContextOptions): Promise<Visitor>
  close(): Promise<void>
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the page: there should be none. */
  readonly faults: string[]
  /** Every frame that any WebSocket of the page received. */
  readonly frames: string[]
}

export async function openWorld(
  flags: Readonly<Record<string, unknown>> = {},
  options: Pick<ServeOptions, 'now' | 'absence' | 'games' | 'moreGames'> = {},
): Promise<World> {
  const data = mkdtempSync(join(tmpdir(), 'railhead-e2e-'))
  const server = await serve({
    flags: {
      port: 0,
      host: '127.0.0.1',
      data,
      logLevel: 'error',
      botProcesses: 1,
      botSeconds: 0.2,
      requestsPerMinute: 100_000,
      guestsPerMinute: 10_000,
      messagesPerSecond: 1000,
      ...flags,
    },
    env: {},
    ...options,
  })
  const browser = await launchChromium()
  return {
    server,
    browser,
    async person(options = {}) {
      const context = await browser.newContext({
        locale: 'en',
        viewport: { width: 1440, height: 900 },
        baseURL: server.url,
        ...options,
      })
      context.setDefaultTimeout(90_000)
      const page = await context.newPage()
      const faults: string[] = []
      const frames: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error') faults.push(message.text())
      })
      page.on('websocket', socket =>
        socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
      )
      return { page, context, faults, frames }
    },
    async close() {
      await browser.close()
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Becomes a guest and opens a table over the interface, as the pages do; returns its id. */
export async function openTable(page: Page, name: string, body: object): Promise<string> {
  if (!page.url().startsWith('http')) await page.goto('/')
  return page.evaluate(
    async ({ name: who, body: wanted }) => {
      const post = (url: string, data: object): Promise<Response> =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(data),
        })
      await post('/api/session', { name: who })
      const answer: TableResponse = await (await post('/api/tables', wanted)).json()
      return answer.table.id
    },
    { name, body },
  )
}

/** Opens a match from a file, with me in the first seat and bots in the others; returns its address. */
export async function importMatch(page: Page, file: MatchRecord, bots: number): Promise<string> {
  await page.goto('/')
  const id = await page.evaluate(
    async ({ record, others }) => {
      const send = (url: string, data: object): Promise<Response> =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(data),
        })
      await send('/api/session', { name: 'Calamity' })
      const answer: TableResponse = await (
        await send('/api/tables/import', { file: record, seats: [{ kind: 'me' }, ...others] })
      ).json()
      if (answer.table.status === 'gathering') await send(`/api/tables/${answer.table.id}/start`, {})
      return answer.table.id
    },
    { record: file as object, others: new Array<object>(bots).fill(RANDOM_BOT) },
  )
  return `/table/${id}`
}

export const twoPlayers = (other: object, more: object = {}): object => ({
  game: 'great-western-trail',
  config: { edition: 'second', players: 2 },
  seats: [{ kind: 'me' }, other],
  start: true,
  ...more,
})

export const RANDOM_BOT = { kind: 'bot', level: 'random' }

/** The buttons of the options, ready to be pressed: not just after the question has changed. */
export const OPTIONS = '.prompt:not([data-deaf]) .option:not(:disabled)'

/** Waits until something is asked of this page. A long list of what lies on the board is folded: it is opened. */
export async function isAsked(page: Page): Promise<void> {
  await page.waitForFunction(
    ([line, options]) => {
      if (!document.querySelector(line)) return false
      // Again and again: a question that goes folds its list.
      for (const folded of document.querySelectorAll('.folded')) folded.setAttribute('open', '')
      return document.querySelector<HTMLElement>(options)?.checkVisibility() === true
    },
    ['.prompt-line.mine', OPTIONS],
  )
}

/** The moment that the history bar shows. */
export async function moment(page: Page): Promise<number> {
  return Number((await page.locator('.history-count').innerText()).split('/')[0])
}

/** Presses an option and waits until the position has moved on. */
export async function press(page: Page, index = 0): Promise<void> {
  const before = await moment(page)
  await page.locator(OPTIONS).nth(index).click()
  await page.waitForFunction(
    count => Number(document.querySelector('.history-count')?.textContent?.split('/')[0]) > count,
    before,
  )
}

/** Opens the log, which stands behind a tab. */
export async function openLog(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log-turns').waitFor()
}

/** Every line of the log, each turn unfolded. */
export async function logLines(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const head of document.querySelectorAll<HTMLElement>('.log-turn h3 > [aria-expanded=false]'))
      head.click()
  })
  return page.locator('.log-turn li').allInnerTexts()
}

/** How many categories a score sheet has: those with a row, and those in which nobody scored. */
export async function scoreCategories(sheet: Locator): Promise<number> {
  const nobody = await sheet.locator('.score-nobody').allInnerTexts()
  return (await sheet.locator('tbody tr').count()) + nobody.flatMap(text => text.split(', ')).length
}
