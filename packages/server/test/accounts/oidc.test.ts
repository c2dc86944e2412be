import { type AccountResponse, paths } from '@railhead/protocol'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../src/settings.js'
import { startLoginService, type TestLoginService } from '../../src/testing/loginService.js'
import { startMailServer } from '../../src/testing/mail.js'
import { CookieBrowser } from '../testing/browser.js'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { type TestServer, temporaryFolder, testServer } from '../testing/server.js'

let service: TestLoginService
let server: TestServer
let base: string
const oidcFlags = () => ({
  oidcIssuer: `${service.issuer}/.well-known/openid-configuration`,
  oidcClientId: service.client,
  oidcClientSecret: service.secret,
  oidcName: 'The saloon',
})
beforeAll(async () => {
  service = await startLoginService()
  server = await testServer({ flags: oidcFlags() })
  base = server.url
})
beforeEach(() => Object.assign(service, { claims: {}, iss: undefined, forge: false }))
afterAll(async () => {
  await server.close()
  await service.close()
})

/** A browser at the server of these tests. */
class Browser extends CookieBrowser {
  constructor(guest?: Guest, at = base) {
    super(at, service, guest)
  }
}

const FAILED = '/account?login=failed'

/** What begins to link a service: the password shows that it is the owner. */
const LINK = { link: true, password: 'a long password' }

/** An account of our own with a mail address. */
async function owner(mail: string, at = base): Promise<Guest> {
  const guest = await Guest.arrive(at, 'Owner')
  await guest.ask('POST', paths.account, { mail, password: 'a long password' })
  return guest
}

test('a guest logs in by the service and becomes an account; from another browser it is the same person', async () => {
  const guest = await Guest.arrive(base, 'Ann')
  expect(await guest.ask('GET', paths.session)).toMatchObject({ oidc: 'The saloon' })
  const table = await guest.create({ game: 'high-card', config: {} })
  const here = new Browser(guest)
  expect(await here.login('ann')).toBe('/')
  expect(await here.me()).toMatchObject({ id: guest.me.id, kind: 'account', name: 'Ann' })
  const elsewhere = new Browser()
  expect(await elsewhere.login('ann')).toBe('/')
  expect((await elsewhere.me())?.id).toBe(guest.me.id)
  const mine = (await (await elsewhere.send('GET', paths.list('mine'))).json()) as { tables: object[] }
  expect(mine.tables).toMatchObject([{ table: { id: table.id } }])
  // Somebody whom the server never saw has the name that the service knows.
  service.claims = { preferred_username: 'Bronco Bill' }
  const stranger = new Browser()
  await stranger.login('bill')
  expect((await stranger.me())?.name).toBe('Bronco Bill')
  // Such an account can be forgotten without a password that it never had.
  expect((await stranger.send('DELETE', paths.account, {})).status).toBe(204)
  expect(await look(server.dataDir, db => db.selectFrom('identity').select('subject').execute())).toEqual([
    { subject: 'ann' },
  ])
})

test.each([
  ['another nonce', { nonce: 'replayed' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'another client' }],
  ['several audiences and no word for whom', { aud: ['railhead', 'another client'] }],
  ['another authorised party', { azp: 'another client' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['nobody', { sub: '' }],
  ['an end that is past', { exp: 1 }],
])('a token with %s logs nobody in', async (_what, claims) => {
  const browser = new Browser()
  service.claims = claims as TestLoginService['claims']
  expect(await browser.login('mallory')).toBe(FAILED)
  expect(await browser.me()).toBeNull()
})

test('a token that is signed by somebody else logs nobody in', async () => {
  const browser = new Browser()
  service.forge = true
  expect(await browser.login('mallory')).toBe(FAILED)
  expect(await browser.me()).toBeNull()
})

test('an answer of another service is not taken to this one (mix-up)', async () => {
  const browser = new Browser()
  service.iss = 'https://evil.example'
  expect(await browser.login('mallory')).toBe(FAILED)
  service.iss = undefined
  const back = new URL(service.visit(await browser.begin()))
  back.searchParams.delete('iss')
  expect(await browser.comeBack(back.href)).toBe(FAILED)
  expect(await browser.me()).toBeNull()
})

test('a login comes back once, to the browser that began it, with the state of the server', async () => {
  const victim = new Browser()
  const attacker = new Browser()
  service.subject = 'attacker'
  const back = service.visit(await attacker.begin())
  // The attacker's answer, slipped to somebody else: that browser never began anything.
  expect(await victim.comeBack(back)).toBe(FAILED)
  expect(await victim.me()).toBeNull()
  // It was used up by that; and an answer that did log in does not do so again.
  expect(await attacker.comeBack(back)).toBe(FAILED)
  const again = service.visit(await attacker.begin())
  const cookies = new Map(attacker.cookies)
  expect(await attacker.comeBack(again)).toBe('/')
  const replayed = new Browser()
  for (const [name, value] of cookies) replayed.cookies.set(name, value)
  expect(await replayed.comeBack(again)).toBe(FAILED)
  const other = new URL(service.visit(await victim.begin()))
  other.searchParams.set('state', 'made-up')
  expect(await victim.comeBack(other.href)).toBe(FAILED)
  expect(await victim.comeBack(`${paths.oidcCallback}?error=access_denied`)).toBe(FAILED)
  expect(await victim.me()).toBeNull()
})

test('an equal mail address takes over nothing: neither at a login nor later', async () => {
  const ann = await owner('ann@example.org')
  const browser = new Browser()
  service.claims = { email: 'ann@example.org', email_verified: true, preferred_username: 'Ann' }
  expect(await browser.login('mallory-with-the-mail-of-ann')).toBe('/')
  const me = await browser.me()
  expect(me?.id).not.toBe(ann.me.id)
  const account = (await (await browser.send('GET', paths.account)).json()) as AccountResponse
  expect(account).toMatchObject({ mail: null, verified: false, linked: true })
})

test('an account is reached by the service after its owner linked it, and not what is another account’s', async () => {
  const ann = await owner('linked@example.org')
  const browser = new Browser(ann)
  expect(await browser.login('ann-at-work', LINK)).toBe('/account')
  expect((await browser.me())?.id).toBe(ann.me.id)
  const elsewhere = new Browser()
  await elsewhere.login('ann-at-work')
  expect((await elsewhere.me())?.id).toBe(ann.me.id)

  const bob = await owner('bob@example.org')
  const bobs = new Browser(bob)
  expect(await bobs.login('ann-at-work', LINK)).toBe(FAILED)
  expect((await bobs.me())?.id).toBe(bob.me.id)
  // Linking needs the account at both ends: a link begun by Bob that Ann's browser finishes links nothing.
  service.subject = 'bob-at-work'
  const back = service.visit(await bobs.begin(LINK))
  bobs.cookies.set('railhead', ann.cookie.split('=')[1])
  expect(await bobs.comeBack(back)).toBe(FAILED)
  const guest = new Browser(await Guest.arrive(base, 'Gus'))
  expect((await guest.send('POST', paths.oidc, LINK)).status).toBe(400)
  expect((await new Browser().send('POST', paths.oidc, LINK)).status).toBe(401)
})

test('a new password ends what somebody linked who found the browser open', async () => {
  const ann = await owner('open-browser@example.org')
  await new Browser(ann).login('thief-at-the-desk', LINK)
  await ann.ask('PUT', paths.password, { password: 'another long password', old: 'a long password' })
  expect(await ann.ask('GET', paths.account)).toMatchObject({ linked: false })
  const thief = new Browser()
  await thief.login('thief-at-the-desk')
  expect((await thief.me())?.id).not.toBe(ann.me.id)
})

test('what was linked before the owner of the address showed up does not lead into the account', async () => {
  const dataDir = temporaryFolder()
  const address = 'not-mine@example.org'
  // Without mail nobody finds out whose an address is.
  const before = await testServer({ dataDir, flags: oidcFlags() })
  const thief = await owner(address, before.url)
  await new Browser(thief, before.url).login('thief-before', LINK)
  await before.close()
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const now = await testServer({ dataDir, flags: { ...oidcFlags(), smtpUrl: mail.url } })
  onTestFinished(() => now.close())
  const victim = new Browser(undefined, now.url)
  await victim.send('POST', paths.loginLink, { mail: address })
  const token = /\/api\/login\/token\/([\w-]{43})/.exec((await mail.next()).text)?.[1]
  expect((await victim.send('POST', paths.loginToken, { token })).status).toBe(200)
  const again = new Browser(undefined, now.url)
  await again.login('thief-before')
  expect((await again.me())?.id).not.toBe((await victim.me())?.id)
})

test('keys that the service changes are fetched anew', async () => {
  const browser = new Browser()
  expect(await browser.login('rotating')).toBe('/')
  const { keysFetched } = service
  await service.rotate()
  expect(await browser.login('rotating')).toBe('/')
  expect(service.keysFetched).toBe(keysFetched + 1)
})

test('pages of other sites begin nothing, and without a service nothing is begun', async () => {
  const foreign = await fetch(base + paths.oidc, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  const plain = await testServer()
  expect((await fetch(plain.url + paths.oidc, { method: 'POST' })).status).toBe(503)
  await plain.close()
  await expect(testServer({ flags: { oidcIssuer: 'https://login.example' } })).rejects.toThrow(
    'belong together',
  )
  const insecure = { oidcIssuer: 'http://login.example', oidcClientId: 'x' }
  await expect(testServer({ flags: insecure })).rejects.toThrow('https')
  expect(readSettings({ oidcClientSecret: 's' }).oidcClientSecret).toBe('s')
})
