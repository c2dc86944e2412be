import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchRecord } from '@railhead/kernel'
import type { TableResponse } from '@railhead/protocol'
import { type RunningServer, type ServeOptions, serve } from '@railhead/server'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { launchChromium } from '../../../scripts/chromium.mjs'

/** A server with an empty data folder, and people who visit it, for one file of tests. */
export interface World {
  readonly server: RunningServer
  /** A page of a new person, with everything that went wrong on it; it closes when the test is over. */
  person(options?: BrowserContextOptions): Promise<Visitor>
  /** A page of a new person who stays for all tests of the file. */
  resident(options?: BrowserContextOptions): Promise<Visitor>
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

/** With another one the tests meet other matches. */
const SEED = process.env.TEST_SEED ?? 'railhead'

let shared: Promise<Browser> | undefined

/** One browser for all files of this process, which it ends with: what is kept apart is its contexts. */
async function theBrowser(): Promise<Browser> {
  if (shared && !(await shared).isConnected()) shared = undefined
  shared ??= launchChromium()
  return shared
}

export async function openWorld(
  flags: Readonly<Record<string, unknown>> = {},
  options: Pick<ServeOptions, 'now' | 'absence' | 'games' | 'moreGames'> = {},
): Promise<World> {
  const data = mkdtempSync(join(tmpdir(), 'railhead-e2e-'))
  const tables = new Map<string, number>()
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
    // A test that fails fails again.
    newSeed() {
      const test = expect.getState().currentTestName ?? ''
      const nth = (tables.get(test) ?? 0) + 1
      tables.set(test, nth)
      return `${test} ${nth} ${SEED}`
    },
    ...options,
  })
  const browser = await theBrowser()
  const residents: Visitor[] = []
  const open = async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({
      locale: 'en',
      viewport: { width: 1440, height: 900 },
      baseURL: server.url,
      serviceWorkers: 'block',
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
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
    return { page, context, faults, frames }
  }
  return {
    server,
    async person(options) {
      const visitor = await open(options)
      onTestFinished(() => visitor.context.close())
      return visitor
    },
    async resident(options) {
      const visitor = await open(options)
      residents.push(visitor)
      return visitor
    },
    async close() {
      for (const { context } of residents) await context.close()
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Of somebody whose app is kept for times without a network: that costs as much as opening it. */
export const KEPT = { serviceWorkers: 'allow' } as const

/** Becomes a guest and opens a table over the interface, as the pages do, without any of them; returns its id. */
export async function openTable({ request }: Page, name: string, body: object): Promise<string> {
  await request.post('/api/session', { data: { name } })
  const answer: TableResponse = await (await request.post('/api/tables', { data: body })).json()
  return answer.table.id
}

/** Opens a match from a file, with me in the first seat and bots in the others; returns its address. */
export async function importMatch(
  { request }: Page,
  file: MatchRecord,
  bots: number,
  name = 'Calamity',
): Promise<string> {
  await request.post('/api/session', { data: { name } })
  const seats = [{ kind: 'me' }, ...new Array<object>(bots).fill(RANDOM_BOT)]
  const opened = await request.post('/api/tables/import', { data: { file, seats } })
  const { table }: TableResponse = await opened.json()
  if (table.status === 'gathering') await request.post(`/api/tables/${table.id}/start`, { data: {} })
  return `/table/${table.id}`
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
export const OPTIONS = '.prompt:not([data-deaf], [data-busy]) .option:not(:disabled)'

/** So often it is looked whether something has come, in milliseconds: at every picture would draw them all. */
export const OFTEN = { polling: 50 } as const

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
    OFTEN,
  )
}

/** The moment that the history bar shows. */
export async function moment(page: Page): Promise<number> {
  return Number((await page.locator('.history-count').innerText()).split('/')[0])
}

/** Presses an option and waits until the position has moved on. */
export function press(page: Page, index = 0): Promise<void> {
  return hasMovedOn(page, () => page.locator(OPTIONS).nth(index).click())
}

/** Answers, and waits until the position has moved on; the next question may have the same words. */
export async function hasMovedOn(page: Page, answer: () => Promise<void>): Promise<void> {
  const shown = await page.locator('.history-count').first().textContent()
  await answer()
  await page.waitForFunction(
    before => Number(document.querySelector('.history-count')?.textContent?.split('/')[0]) > before,
    Number(shown?.split('/')[0]),
    OFTEN,
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

/** Two pages that are there at once: what is waited for on the next page is not on them. */
const BETWEEN = [
  { path: '/credits', title: 'Credits' },
  { path: '/nowhere', title: 'Nothing here' },
] as const

/** Goes to a page as a link of the app does, without loading everything again. */
export async function go({ page }: { readonly page: Page }, path: string): Promise<void> {
  const isApp = "document.querySelector('#root > *') !== null"
  if (!page.url().startsWith('http') || !(await page.evaluate(isApp))) {
    await page.goto(path)
    return
  }
  const follow = (to: string): void => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  const [credits, nowhere] = BETWEEN
  const between = path === credits.path ? nowhere : credits
  const left = page.getByRole('heading', { level: 1, name: between.title })
  await page.evaluate(follow, between.path)
  await left.waitFor()
  await page.evaluate(follow, path)
  await left.waitFor({ state: 'detached' })
}

/** Where pictures are written to, if somebody wants to look at them: taking one costs as much as a click. */
const PICTURES = process.env.SCREENSHOTS

/** With `SCREENSHOTS` set, a picture of the page as it is when nothing moves any more is written there. */
export async function picture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(350)
  await page.screenshot({ ...options, path: join(PICTURES, `${name}.png`) })
}

/** How many categories a score sheet has: those with a row, and those in which nobody scored. */
export async function scoreCategories(sheet: Locator): Promise<number> {
  const nobody = await sheet.locator('.score-nobody').allInnerTexts()
  return (await sheet.locator('tbody tr').count()) + nobody.flatMap(text => text.split(', ')).length
}
