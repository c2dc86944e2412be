import { LANGS } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launchChromium } from '../../../scripts/chromium.mjs'
import { serious } from './axe.js'
import { expectToFit, makeAccount, PASSWORD, PHONE, shoot } from './people.js'
import { KEPT, openTable, openWorld, RANDOM_BOT, twoPlayers, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld({ loginsPerMinute: 1000 })
})
afterAll(() => world.close())

const savedLanguage = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await (await fetch('/api/preferences')).json()).lang)

test('a guest makes an account, logs out and in again, and has the tables', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page, faults } = visitor
  await openTable(page, 'Ann', twoPlayers({ kind: 'open' }, { start: false, title: 'Friday evening' }))
  await makeAccount(page, 'ann@example.org')
  // Nobody is sent for a link that never comes.
  await page.getByText('The address is not verified: this server sends no mail.').waitFor()
  expect(await page.getByText('mailed link').count()).toBe(0)
  expect(await serious(visitor)).toEqual([])
  await page.getByLabel('Keep quiet hours').check()
  await page.getByText('Saved.').waitFor()
  await shoot(page, 'account-1440')

  await page.getByRole('button', { name: 'Log out' }).click()
  const login = page.getByRole('region', { name: 'Log in' })
  await login.waitFor()
  await expect.poll(() => login.getByRole('button').allInnerTexts()).toEqual(['Log in'])
  await expect.poll(() => login.innerText()).toContain('sends no mail')
  expect(await serious(visitor)).toEqual([])
  await shoot(page, 'login-1440')
  await page.goto('/')
  await page.locator('.hero').waitFor()
  expect(await page.getByText('Friday evening').count()).toBe(0)

  await page.getByRole('link', { name: 'Account' }).click()
  await login.getByLabel('Mail address').fill('Ann@Example.org')
  await login.getByLabel('Password').fill('not the password')
  await login.getByRole('button', { name: 'Log in' }).click()
  await login.getByText('Wrong address or password.').waitFor()
  await login.getByLabel('Password').fill(PASSWORD)
  await login.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Account of ann@example.org').waitFor()
  // Settings that other pages save do not push out what was set here.
  await page.locator('.lang-select').selectOption('fr')
  await expect.poll(() => savedLanguage(page)).toBe('fr')
  // Nor does what the server has push out what was chosen just before the page was left.
  let lost = 0
  await page.route('**/api/preferences', route => (lost++ === 0 ? route.abort() : route.continue()))
  await page.locator('.lang-select').selectOption('en')
  await page.reload()
  expect(lost).toBeGreaterThan(0)
  await expect.poll(() => page.getByLabel('Keep quiet hours').isChecked()).toBe(true)
  await expect.poll(() => savedLanguage(page)).toBe('en')
  await page.goto('/')
  await page.getByRole('link', { name: 'Friday evening' }).waitFor()
  expect(faults.filter(fault => !/401|ERR_FAILED/.test(fault))).toEqual([])
})

test('sessions are listed and ended, a token is shown once, and the account is deleted', async () => {
  const { page, faults } = await world.person()
  await openTable(page, 'Bea', twoPlayers(RANDOM_BOT))
  await makeAccount(page, 'bea@example.org')

  const other = await world.person()
  await other.page.goto('/account')
  const login = other.page.getByRole('region', { name: 'Log in' })
  await login.getByLabel('Mail address').fill('bea@example.org')
  await login.getByLabel('Password').fill(PASSWORD)
  await login.getByRole('button', { name: 'Log in' }).click()
  await other.page.getByText('Account of bea@example.org').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Log out there' }).click()
  await page.getByRole('button', { name: 'Log out there' }).waitFor({ state: 'detached' })
  await other.page.reload()
  await login.waitFor()

  await page.getByLabel('Name of the token').fill('my bot')
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('textbox', { name: 'The new token my bot' })
  const token = await shown.inputValue()
  expect(token).toMatch(/^railhead_.{43}$/)
  const answer = await fetch(`${world.server.url}/api/session`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await answer.json()).toMatchObject({ me: { name: 'Bea' } })
  await page.reload()
  await page.getByText('never used').or(page.getByText('last used')).waitFor()
  expect(await page.content()).not.toContain(token)
  await page.getByRole('button', { name: 'End: my bot' }).click()
  await page.getByText('You have none.').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('railhead-me.json')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const farewell = page.getByRole('dialog')
  await expect.poll(() => farewell.innerText()).toContain('Bots play on for you')
  await farewell.getByLabel('Password').fill(PASSWORD)
  await farewell.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('region', { name: 'Log in' }).waitFor()
  expect(faults).toEqual([])
})

test('a push is shown, and leads to the table', async () => {
  // Only a whole browser has somewhere to show it: itself, since not every desktop would, and none may be there.
  const browser = await launchChromium({ whole: true, args: ['--disable-features=SystemNotifications'] })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ locale: 'en', baseURL: world.server.url, ...KEPT })
  const page = await context.newPage()
  await context.grantPermissions(['notifications'])
  const id = await openTable(page, 'Eve', twoPlayers(RANDOM_BOT))
  await page.goto('/')
  // What comes while the worker is not at work yet is lost.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state === 'activating')
      await new Promise(resolve => active.addEventListener('statechange', resolve, { once: true }))
  })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const url = `${world.server.url}/table/${id}`
  const data = JSON.stringify({ what: 'yourTurn', title: 'Railhead: your turn', text: 'Yes.', url })
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: world.server.url,
    registrationId: await registered,
    data,
  })
  const shown = (): Promise<unknown> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, data: page }) => ({ title, body, page }))
    })
  await expect.poll(shown).toEqual([{ title: 'Railhead: your turn', body: 'Yes.', page: url }])
})

test.each(LANGS)('360 px in %s: the pages of people fit and have all their texts', async lang => {
  const { page, faults } = await world.person({ ...PHONE, locale: lang })
  const fits = async (path: string, ready: string): Promise<void> => {
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    await expectToFit({ page }, path)
    const keys = String.raw`document.body.innerText.match(/\b(you|join|login|tell|quiet|tokens|data|results|time)\.[a-z]+/g)`
    expect(await page.evaluate(keys), path).toBeNull()
  }
  await fits('/results', 'h1')
  await fits('/account', '.account form')
  await openTable(page, 'A name as long as can be', twoPlayers(RANDOM_BOT))
  await fits('/account', '.webhook')
  await page.evaluate(
    mail =>
      fetch('/api/account', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mail, password: 'correct horse battery' }),
      }),
    `somebody.with.a.long.address.${lang}@mail.example.org`,
  )
  await fits('/account', '.entries li')
  await page.locator('.webhook summary').click()
  await page.locator('.choices input[type=checkbox]').last().check()
  await expectToFit({ page }, 'opened')
  await shoot(page, `account-360-${lang}`)
  await page.goto('/new')
  await page.locator('input[name$=kind]').nth(1).check()
  await expectToFit({ page }, 'new')
  await shoot(page, `new-360-${lang}`)
  expect(faults).toEqual([])
})
