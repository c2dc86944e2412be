import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableAnswer } from '@railhead/protocol'
import { type RunningServer, serve } from '@railhead/server'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
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

export async function openWorld(flags: Readonly<Record<string, unknown>> = {}): Promise<World> {
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
      const answer: TableAnswer = await (await post('/api/tables', wanted)).json()
      return answer.table.id
    },
    { name, body },
  )
}

export const twoPlayers = (other: object, more: object = {}): object => ({
  game: 'great-western-trail',
  config: { edition: 'second', players: 2 },
  seats: [{ kind: 'me' }, other],
  start: true,
  ...more,
})

export const RANDOM_BOT = { kind: 'bot', level: 'random' }

/** The buttons of the options, ready to be pressed. */
export const OPTIONS = '.option:not(:disabled)'

/** Waits until something is asked of this page. */
export async function isAsked(page: Page): Promise<void> {
  await page.locator('.prompt-line.mine').waitFor()
  await page.locator(OPTIONS).first().waitFor()
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
