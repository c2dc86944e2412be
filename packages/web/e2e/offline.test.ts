import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../scripts/chromium.mjs'

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

const UPGRADED = 'railhead-0123456789abcdef'

/** The files of a build, by address. */
type Build = ReadonlyMap<string, Buffer>

function readBuild(): Build {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8', withFileTypes: true })
  return new Map(
    files
      .filter(file => file.isFile())
      .map(file => join(file.parentPath, file.name))
      .map(path => [path.slice(CLIENT.length).replaceAll('\\', '/'), readFileSync(path)]),
  )
}

/** As if the program had changed: all of its files have other names, as whatever names a file with another name has. */
function nextBuild(build: Build): Build {
  const assets = [...build.keys()].filter(path => /^\/assets\/.*\.js$/.test(path))
  const renamed = new Map(
    assets.map(path => {
      const name = path.slice('/assets/'.length)
      return [name, name.startsWith('index-') ? 'index-upgraded.js' : name.replace(/\.js$/, '-next.js')]
    }),
  )
  const renameAll = (text: string): string => text.replace(/[\w.-]+\.js/g, name => renamed.get(name) ?? name)
  return new Map(
    [...build].map(([path, content]) => {
      if (!/\.(js|html)$/.test(path)) return [path, content]
      const text = renameAll(content.toString())
      return [renameAll(path), Buffer.from(text.replace(/railhead-[0-9a-f]{16}/, UPGRADED))]
    }),
  )
}

/** A server of nothing but files, which can be upgraded, and of an interface that counts. */
class Files {
  build = readBuild()
  /** Answers as a proxy does whose server is away. */
  broken = false
  private calls = 0
  private server: Server | undefined

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://x').pathname
      if (this.broken) return response.writeHead(502).end()
      if (path.startsWith('/api/')) {
        this.calls++
        return response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=600' })
          .end(JSON.stringify({ calls: this.calls, me: null, tables: [], games: [], bots: [] }))
      }
      const file = this.build.has(path) ? path : extname(path) === '' ? '/index.html' : undefined
      if (file === undefined) return response.writeHead(404).end()
      return response
        .writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          // The browser's own cache helps nobody here.
          'cache-control': 'no-store',
        })
        .end(this.build.get(file))
    })
    const { server } = this
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.server?.closeAllConnections()
    this.server?.close()
  }
}

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())
const script = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src)

async function openKept(): Promise<{ files: Files; page: Page; url: string }> {
  const files = new Files()
  const url = await files.start()
  const page = await (await browser.newContext({ locale: 'en' })).newPage()
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { files, page, url }
}

test('after an upgrade the new page comes at once, and soon without a network too', async () => {
  const { files, page, url } = await openKept()
  const [before] = await cacheNames(page)
  files.build = nextBuild(files.build)
  await page.goto(`${url}/new`)
  await page.locator('h1').waitFor()
  await expect.poll(() => script(page)).toContain('index-upgraded.js')
  expect(before).not.toBe(UPGRADED)
  await expect.poll(() => cacheNames(page)).toEqual([UPGRADED])
  await page.context().setOffline(true)
  await page.goto(`${url}/credits`)
  await page.locator('h1').waitFor()
  await expect.poll(() => script(page)).toContain('index-upgraded.js')
  expect(await page.locator('.new-version').count()).toBe(0)
  files.stop()
})

test('a page that stays open is told of a new version, and a reload brings it', async () => {
  const { files, page } = await openKept()
  files.build = nextBuild(files.build)
  const reload = page.locator('.new-version button')
  // Asked again until it is told: the browser answers one who asks while it looks by itself with what it found before.
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update()
      })
      return reload.count()
    })
    .toBe(1)
  await reload.click()
  await expect.poll(() => script(page)).toContain('index-upgraded.js')
  files.stop()
})

test('a page of before the upgrade that misses a file opens the new one', async () => {
  const { files, page } = await openKept()
  files.build = new Map([...nextBuild(files.build)].filter(([path]) => !path.includes('NewTablePage-')))
  // What was kept goes with the upgrade; the page still shows the old build.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.getByRole('link', { name: 'Open a table' }).click()
  await page.waitForFunction(() =>
    document.querySelector<HTMLScriptElement>('script[type=module]')?.src.includes('index-upgraded'),
  )
  files.stop()
})

test('answers of the interface are never kept', async () => {
  const { files, page, url } = await openKept()
  const call = (): Promise<number> =>
    page.evaluate(async () => (await (await fetch('/api/count', { cache: 'no-store' })).json()).calls)
  expect(await call()).toBeLessThan(await call())
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => new URL(request.url).pathname)
  })
  expect(kept).toContain('/index.html')
  const wanted = [...files.build.keys()].filter(
    path => path !== '/sw.js' && !path.startsWith('/screenshots/'),
  )
  expect(wanted.sort()).toEqual(kept.sort())
  await page.context().setOffline(true)
  await expect(page.evaluate(() => fetch('/api/count', { cache: 'no-store' }))).rejects.toThrow()
  await page.goto(`${url}/new`)
  await page.locator('h1').waitFor()
  files.stop()
})

test('while a proxy says that the server is away, the app opens all the same', async () => {
  const { files, page, url } = await openKept()
  files.broken = true
  await page.goto(url)
  await page.getByRole('button', { name: 'Play against bots' }).waitFor()
  files.stop()
})
