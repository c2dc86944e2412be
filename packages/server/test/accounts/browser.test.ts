import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../../scripts/chromium.mjs'
import { type MailServer, startMailServer } from '../../src/testing/mail.js'
import { type TestServer, testServer } from '../testing/server.js'

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>

let mail: MailServer
let server: TestServer
let browser: Browser
beforeAll(async () => {
  mail = await startMailServer()
  server = await testServer({ flags: { smtpUrl: mail.url } })
  browser = await launchChromium()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await mail.close()
})

const linkIn = (text: string): string => /http:\S+\/api\/login\/token\/[\w-]{43}/.exec(text)?.[0] ?? ''

async function visitor(locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, baseURL: `http://127.0.0.1:${server.port}` })
  const page = await context.newPage()
  await page.goto('/healthz')
  return page
}

/** A guest asks for a link, as the page of the client does. */
async function askForLink(page: Page, address: string): Promise<string> {
  await page.evaluate(async to => {
    const post = (path: string, body: object): Promise<Response> =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('/api/session', { name: 'Ann' })
    await post('/api/login/link', { mail: to })
  }, address)
  const letter = await mail.next()
  expect(letter.to).toBe(address)
  return linkIn(letter.text)
}

test.each([
  ['en', 'Log in to Railhead', 'Ask for another one'],
  ['ru', 'Войти в Railhead', 'Запросить другую'],
  ['fr', 'Se connecter à Railhead', 'En demander un autre'],
  ['pl', 'Zaloguj się do Railhead', 'Poproś o nowy'],
])(
  'a mailed link logs in: the button of its page is pressed in Chromium (%s)',
  async (locale, button, other) => {
    const page = await visitor(locale)
    const address = `ann.${locale}@example.org`
    const link = await askForLink(page, address)
    await page.goto(link)
    await page.getByText(address).waitFor()
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL('/')
    const account = await page.evaluate(async () => (await fetch('/api/account')).json())
    expect(account).toMatchObject({ mail: address, verified: true })
    // Where the page was reached from is told to nobody: its address holds the token.
    expect(await page.evaluate('document.referrer')).not.toContain('token')
    await page.goto(link)
    await page.getByRole('link', { name: other }).waitFor()
  },
)

test('the button of a page that another site shows does nothing', async () => {
  const page = await visitor('en')
  const link = await askForLink(page, 'bob@example.org')
  const stranger = await visitor('en')
  await stranger.goto(`data:text/html,<form method="post" action="${link}"><button>x</button></form>`)
  const answer = stranger.waitForResponse(link)
  await stranger.getByRole('button').click()
  expect((await answer).status()).toBe(403)
})
