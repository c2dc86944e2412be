import { startLoginService, type TestLoginService } from '@railhead/server/testing/login'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { openTable, openWorld, twoPlayers, type World } from './world.js'

const PASSWORD = 'correct horse battery'

let service: TestLoginService
let world: World
beforeAll(async () => {
  service = await startLoginService()
  world = await openWorld({
    loginsPerMinute: 1000,
    oidcIssuer: service.issuer,
    oidcClientId: service.client,
    oidcClientSecret: service.secret,
    oidcName: 'The saloon',
  })
})
afterAll(async () => {
  await world.close()
  await service.close()
})

/** Goes to a control by the keyboard alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true })
  await wanted.waitFor()
  for (let i = 0; i < 80; i++) {
    if (await wanted.evaluate(button => button === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing leads to '${name}'.`)
}

test('a service is linked and removed again by keyboard: with the password, listed, and told', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page, faults } = visitor
  // What the service does with the browser.
  await page.route(`${service.issuer}/**`, (route, request) =>
    route.fulfill({ status: 302, headers: { location: service.visit(request.url()) } }),
  )
  await openTable(page, 'Ann', twoPlayers({ kind: 'open' }, { start: false }))
  await page.request.post('/api/account', { data: { mail: 'ann@example.org', password: PASSWORD } })
  await page.goto('/account')

  const panel = page.getByRole('region', { name: 'Logins by other services' })
  await tabTo(page, 'Log in by The saloon too')
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog')
  await window.getByLabel('Current password').waitFor()
  expect(await serious(visitor)).toEqual([])
  await window.getByLabel('Current password').press('Enter')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await window.getByRole('alert').waitFor()
  expect(await window.getByRole('alert').innerText()).toBe('Wrong address or password.')
  await window.getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')

  // There and back again.
  await panel.getByText('The saloon', { exact: false }).first().waitFor()
  await panel.getByRole('button', { name: 'Remove the login by The saloon' }).waitFor()
  expect(await panel.getByRole('listitem').count()).toBe(1)
  expect(await serious(visitor)).toEqual([])

  await tabTo(page, 'Remove the login by The saloon')
  await page.keyboard.press('Enter')
  await window.getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await panel.getByRole('status').waitFor()
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(0)
  await panel.getByRole('button', { name: 'Log in by The saloon too' }).waitFor()
  expect(faults.filter(fault => !fault.includes('401'))).toEqual([])
})

test('who came by the service alone keeps it, and reads why', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page } = visitor
  await page.route(`${service.issuer}/**`, (route, request) =>
    route.fulfill({ status: 302, headers: { location: service.visit(request.url()) } }),
  )
  service.subject = 'only-here'
  await page.goto('/account')
  await page.getByRole('button', { name: 'Log in by The saloon' }).click()
  await page.waitForURL('/')
  await page.goto('/account')
  const panel = page.getByRole('region', { name: 'Logins by other services' })
  await panel.getByRole('button', { name: 'Remove the login by The saloon' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: 'Remove', exact: true }).click()
  await window.getByText('Nothing else leads into your account').waitFor()
  await page.keyboard.press('Escape')
  expect(await panel.getByRole('listitem').count()).toBe(1)
})

test('a token for a program takes the password', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page, faults } = visitor
  await openTable(page, 'Tom', twoPlayers({ kind: 'open' }, { start: false }))
  await page.request.post('/api/account', { data: { mail: 'tom@example.org', password: PASSWORD } })
  await page.goto('/account')
  const panel = page.getByRole('region', { name: 'Tokens for programs' })
  await panel.getByLabel('Name of the token').fill('my bot')
  await panel.getByRole('button', { name: 'Make a token' }).click()
  const window = page.getByRole('dialog', { name: 'Token “my bot”' })
  expect(await serious(visitor)).toEqual([])
  await window.getByLabel('Current password').fill('not the password')
  await page.keyboard.press('Enter')
  await window.getByRole('alert').waitFor()
  await window.getByRole('button', { name: 'Leave it as it is' }).click()
  await panel.getByText('You have none.').waitFor()
  await panel.getByRole('button', { name: 'Make a token' }).click()
  await window.getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await panel.getByText('The new token my bot').waitFor()
  await panel.getByRole('button', { name: 'End: my bot' }).waitFor()
  expect(faults.filter(fault => !fault.includes('401'))).toEqual([])
})
