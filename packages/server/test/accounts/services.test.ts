import { type AccountResponse, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLoginService, type TestLoginService } from '../../src/testing/loginService.js'
import { type MailServer, startMailServer } from '../../src/testing/mail.js'
import { CookieBrowser } from '../testing/browser.js'
import { Guest } from '../testing/client.js'
import { type TestServer, testServer } from '../testing/server.js'

const PASSWORD = 'a long password'
const FAILED = '/account?login=failed'
const MINUTE = 60_000

let time = Date.UTC(2026, 5, 1, 12)
let service: TestLoginService
let mail: MailServer
/** Without mail, an account is made at once and has a password; with it, its owner is told what happens. */
let silent: TestServer
let writing: TestServer
beforeAll(async () => {
  service = await startLoginService()
  service.now = () => time
  mail = await startMailServer()
  const flags = {
    oidcIssuer: service.issuer,
    oidcClientId: service.client,
    oidcClientSecret: service.secret,
    oidcName: 'The saloon',
  }
  silent = await testServer({ flags, now: () => time })
  writing = await testServer({ flags: { ...flags, smtpUrl: mail.url }, now: () => time })
})
afterAll(async () => {
  await silent.close()
  await writing.close()
  await service.close()
  await mail.close()
})

async function withPassword(address: string): Promise<{ guest: Guest; browser: CookieBrowser }> {
  const guest = await Guest.arrive(silent.url, 'Ann')
  await guest.ask('POST', paths.account, { mail: address, password: PASSWORD })
  return { guest, browser: new CookieBrowser(silent.url, service, guest) }
}

/** Logs in by the link that is mailed. */
async function byLink(address: string, guest?: Guest): Promise<CookieBrowser> {
  const browser = new CookieBrowser(writing.url, service, guest ?? (await Guest.arrive(writing.url, 'Ann')))
  await browser.send('POST', paths.loginLink, { mail: address })
  const token = /token\/([\w-]{43})/.exec((await mail.next()).text)?.[1]
  expect((await browser.send('POST', paths.loginToken, { token })).status).toBe(200)
  return browser
}

const account = async (browser: CookieBrowser) =>
  (await (await browser.send('GET', paths.account)).json()) as AccountResponse

const code = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { error?: { code?: unknown } }).error?.code

test('who finds a browser open links nothing to the account: it takes the password', async () => {
  const { guest, browser } = await withPassword('open@example.org')
  for (const password of [undefined, 'a wrong password']) {
    const body = { link: true, ...(password === undefined ? {} : { password }) }
    const begun = await browser.send('POST', paths.oidc, body)
    expect([begun.status, await code(begun)]).toEqual([401, 'wrongLogin'])
  }
  expect(await account(browser)).toMatchObject({ linked: false, services: [] })
  expect(await browser.login('ann-at-work', { link: true, password: PASSWORD })).toBe('/account')
  expect((await account(browser)).services).toMatchObject([{ name: 'The saloon', createdAt: time }])
  const elsewhere = new CookieBrowser(silent.url, service)
  await elsewhere.login('ann-at-work')
  expect((await elsewhere.me())?.id).toBe(guest.me.id)
})

test('without a password it takes a login of the last minutes; so does a first password, and farewell', async () => {
  const browser = await byLink('fresh@example.org')
  time += 21 * MINUTE
  const stale = [401, 'loginAgain']
  const asked = [
    await browser.send('POST', paths.oidc, { link: true }),
    await browser.send('PUT', paths.password, { password: 'the password of a thief' }),
    await browser.send('DELETE', paths.account, {}),
  ]
  for (const answer of asked) expect([answer.status, await code(answer)]).toEqual(stale)
  const again = await byLink('fresh@example.org')
  expect(await again.login('fresh-at-work', { link: true })).toBe('/account')
  expect((await account(again)).services).toHaveLength(1)
  // By the service itself is a login, too: such an account has nothing else to show.
  const only = new CookieBrowser(writing.url, service)
  await only.login('only-by-service')
  time += 21 * MINUTE
  expect(await code(await only.send('DELETE', paths.account, {}))).toBe('loginAgain')
  await only.login('only-by-service')
  expect((await only.send('DELETE', paths.account, {})).status).toBe(204)
  await mail.next()
})

test('services are removed one by one, with the same proof, but not the last way in', async () => {
  const { browser } = await withPassword('two@example.org')
  for (const subject of ['first', 'second']) await browser.login(subject, { link: true, password: PASSWORD })
  const [one, two] = (await account(browser)).services
  const refused = await browser.send('DELETE', paths.endService(one.id), {})
  expect([refused.status, await code(refused)]).toEqual([401, 'wrongLogin'])
  expect((await browser.send('DELETE', paths.endService(one.id), { password: PASSWORD })).status).toBe(204)
  expect((await account(browser)).services).toMatchObject([{ id: two.id }])
  expect((await browser.send('DELETE', paths.endService(one.id), { password: PASSWORD })).status).toBe(404)
  // What is removed leads to another account from then on; what is not, still to this one.
  const first = new CookieBrowser(silent.url, service)
  const second = new CookieBrowser(silent.url, service)
  await first.login('first')
  await second.login('second')
  const { id } = (await browser.me()) ?? { id: '' }
  expect((await second.me())?.id).toBe(id)
  expect((await first.me())?.id).not.toBe(id)
  // The password is a way in: the second one may go, too.
  expect((await browser.send('DELETE', paths.endService(two.id), { password: PASSWORD })).status).toBe(204)
  // Who came by the service alone keeps it.
  const only = await account(first)
  const last = await first.send('DELETE', paths.endService(only.services[0].id), {})
  expect([last.status, await code(last)]).toEqual([409, 'lastWayIn'])
  expect((await account(first)).services).toHaveLength(1)
  // Nobody removes those of others.
  expect((await first.send('DELETE', paths.endService(two.id), {})).status).toBe(404)
  expect(await new CookieBrowser(silent.url, service).login('second')).not.toBe(FAILED)
})

test('the owner is told by mail when a service is linked or removed, in their language', async () => {
  const browser = await byLink('told@example.org')
  await browser.send('PUT', paths.preferences, { lang: 'fr' })
  await browser.login('told-at-work', { link: true })
  const linked = await mail.next()
  expect(linked.to).toBe('told@example.org')
  expect(linked.text).toContain('The saloon')
  expect(linked.text).toContain('/account')
  expect(linked.text).toMatch(/mot de passe/)
  const [entry] = (await account(browser)).services
  expect((await browser.send('DELETE', paths.endService(entry.id), {})).status).toBe(204)
  const removed = await mail.next()
  expect([removed.to, removed.text.includes('The saloon')]).toEqual(['told@example.org', true])
  expect(removed.text).not.toBe(linked.text)
  // A mailed link is a way in: the only service could go.
  expect((await account(browser)).services).toEqual([])
})

test('who guesses the password at an open browser is slowed down, over all processes together', async () => {
  const slow = await testServer({
    flags: { oidcIssuer: service.issuer, oidcClientId: service.client, loginsPerMinute: 3 },
    now: () => time,
  })
  const guest = await Guest.arrive(slow.url, 'Ann')
  await guest.ask('POST', paths.account, { mail: 'slow@example.org', password: PASSWORD })
  const tried: number[] = []
  for (let i = 0; i < 4; i++)
    tried.push((await guest.send('DELETE', paths.account, { password: `guess ${i}` })).status)
  expect(tried).toEqual([401, 401, 401, 429])
  // The count is one for everything that asks for it, and it is in the store.
  const begun = await guest.send('PUT', paths.password, { password: 'another one here', old: PASSWORD })
  expect(begun.status).toBe(429)
  await slow.close()
})
