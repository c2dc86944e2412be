import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openTable, RANDOM_BOT, twoPlayers } from '../world.js'
import type { Stop, Visit, Walk } from './stops.js'

const DIALOG = 'dialog[open]'
const PASSWORD = 'correct horse battery'

const button = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** A window that a button of the page opens. */
export const windowOf = (name: string, of: string | RegExp): Stop => ({
  name,
  open: async ({ page }) => {
    await button(page, of)
    await page.locator(DIALOG).waitFor()
  },
  within: DIALOG,
})

/** A page that only has to be opened. */
const simple = (path: string, ready = 'h1'): Walk => ({
  name: path,
  begin: async ({ page }) => {
    await page.goto(path)
    await page.locator(ready).first().waitFor()
  },
  stops: [{ name: 'page' }],
})

async function post(page: Page, path: string, body: object): Promise<void> {
  await page.evaluate(
    async ({ address, data }) => {
      await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
    },
    { address: path, data: body },
  )
}

/** Somebody with an account, who has played. */
async function member({ page }: Visit, mail: string): Promise<void> {
  await openTable(page, 'A name as long as can be', twoPlayers(RANDOM_BOT))
  await post(page, '/api/account', { mail, password: PASSWORD })
}

/** Without a server, as far as the page can see. */
const away = ({ page }: Visit): Promise<unknown> => page.route('**/api/**', route => route.abort())

/** Every page but the tables: each is met in every theme, size of letters and width. */
export const PAGES: readonly Walk[] = [
  {
    name: 'lobby',
    begin: async ({ page }) => {
      await openTable(page, 'Ann', twoPlayers({ kind: 'open' }, { start: false, title: 'Friday evening' }))
      await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
      await page.goto('/')
      await page.locator('.table-row').first().waitFor()
    },
    stops: [{ name: 'page' }, windowOf('quick match', 'Play against bots'), windowOf('settings', 'Settings')],
  },
  {
    name: 'form of a new table',
    begin: async ({ page }) => {
      await page.goto('/new')
      await page.locator('.seats-field').waitFor()
    },
    stops: [
      { name: 'page' },
      {
        name: 'solo, and what stands in its way',
        open: async ({ page }) => {
          await page.getByRole('checkbox', { name: /poker/i }).check()
          await page.getByRole('radio', { name: 'Solo against Sam' }).check()
        },
        close: async ({ page }) => {
          await page.getByRole('radio', { name: '3', exact: true }).first().check()
          await page.getByRole('checkbox', { name: /poker/i }).uncheck()
        },
      },
      {
        name: 'house rules unfolded, deadlines, levels',
        open: async ({ page }) => {
          for (const summary of await page.locator('form details:not([open]) > summary').all())
            await summary.click()
          await page.getByLabel('A deadline for each turn').check()
        },
        close: ({ page }) => page.getByLabel('A deadline for each turn').blur(),
      },
    ],
  },
  simple('/account', '.people form'),
  {
    name: 'account of a guest',
    begin: async ({ page }) => {
      await openTable(page, 'A name as long as can be', twoPlayers(RANDOM_BOT))
      await page.goto('/account')
      await page.locator('.webhook').waitFor()
    },
    stops: [
      {
        name: 'with notifications unfolded and a wrong password',
        open: async ({ page }) => {
          if ((await page.locator('.webhook[open]').count()) > 0) return
          await page.locator('.webhook summary').click()
          await page.getByLabel('Keep quiet hours').check()
          const login = page.getByRole('region', { name: 'Log in' })
          await login.getByLabel('Mail address').fill('nobody@example.org')
          await login.getByLabel('Password').fill('not the password')
          await login.getByRole('button', { name: 'Log in' }).click()
          await login.getByText('Wrong address or password.').waitFor()
        },
      },
    ],
  },
  {
    name: 'account',
    begin: async visit => {
      await member(visit, 'ann@example.org')
      await visit.page.goto('/account')
      await visit.page.getByText('Account of ann@example.org').waitFor()
      await visit.page.getByLabel('Name of the token').fill('my bot')
      await button(visit.page, 'Make a token')
      await visit.page.getByRole('textbox', { name: 'The new token my bot' }).waitFor()
    },
    stops: [{ name: 'with a new token' }, windowOf('farewell', 'Delete my account')],
  },
  {
    name: 'a mailed link that is too old',
    begin: ({ page }) => page.goto(`/api/login/token/${'x'.repeat(43)}`),
    stops: [{ name: 'page' }],
  },
  {
    name: 'results',
    begin: async visit => {
      await openTable(visit.page, 'Ann', twoPlayers(RANDOM_BOT))
      await visit.page.goto('/results')
      await visit.page.locator('h1').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  simple('/bots'),
  simple('/credits'),
  simple('/studies'),
  simple('/progress'),
  simple('/nowhere'),
  simple('/people/00000000-0000-4000-8000-000000000000'),
  simple('/table/nowhere'),
  simple('/study/nowhere'),
  simple('/rules'),
  simple(
    '/rules/great-western-trail?match={"edition":"second","players":3,"addons":["railsToTheNorth"]}',
    '.rule',
  ),
  simple('/rules/carson-city?match={"players":3}', '.rule'),
  simple('/rules/great-western-trail/aid', '.rule-entries'),
  simple('/rules/carson-city/aid', '.rule-entries'),
  {
    name: 'rules, searched',
    begin: async ({ page }) => {
      await page.goto('/rules/carson-city?match={"players":3}')
      await page.getByRole('searchbox').fill('duel')
      await page.locator('.rule mark').first().waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'lessons',
    begin: async ({ page }) => {
      await page.goto('/learn')
      await page.locator('.lessons li').nth(1).waitFor()
    },
    stops: [
      { name: 'page' },
      ...['Great Western Trail', 'Carson City'].map(
        (game): Stop => ({
          name: `${game} in a minute`,
          open: async ({ page }) => {
            const course = page.locator('.course').filter({ has: page.getByRole('heading', { name: game }) })
            const minute = course.locator('.minute-stage [data-piece]')
            if ((await minute.count()) > 0) return
            await course.getByRole('button', { name: 'The game in 60 seconds' }).click()
            await minute.first().waitFor()
          },
          within: '.minute',
        }),
      ),
    ],
  },
  {
    name: 'administration',
    begin: async visit => {
      const { page, world } = visit
      await member(visit, 'ada@example.org')
      await page.goto('/admin')
      await page.getByLabel('Code of the server').waitFor()
      const code = readFileSync(join(world.server.settings.data, 'admin.code'), 'utf8').trim()
      await post(page, '/api/admin/claim', { code })
      await page.reload()
      await page.getByText('Running since').waitFor()
      await page.getByText('ada@example.org').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'administration, before the code',
    begin: async visit => {
      await member(visit, 'bea@example.org')
      await visit.page.goto('/admin')
      await visit.page.getByLabel('Code of the server').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'a table that gathers its people',
    begin: async ({ page }) => {
      const open = twoPlayers(
        { kind: 'open' },
        { start: false, title: 'Friday evening', customs: { hints: true, patience: 60 } },
      )
      await page.goto(`/table/${await openTable(page, 'Ann', open)}`)
      await page.locator('.seat-list').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'lobby without a server',
    offline: true,
    begin: async visit => {
      await away(visit)
      await visit.page.goto('/')
      await visit.page.getByText('The server cannot be reached').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'a page that needs the server',
    offline: true,
    begin: async visit => {
      await away(visit)
      await visit.page.goto('/results')
      await visit.page.getByText('This page needs the server').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'the device is passed on',
    begin: async ({ page }) => {
      await page.goto('/new')
      await page.getByRole('radio', { name: /On this device/ }).check()
      await page.getByLabel('Seat 2').selectOption('person')
      await page.getByLabel('Name at seat 2').fill('Wyatt')
      await button(page, 'Start the match')
      await page.locator('.curtain').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  { name: 'docs', begin: ({ page }) => page.goto('/docs/'), stops: [{ name: 'page' }] },
  { name: 'docs: a page', begin: ({ page }) => page.goto('/docs/access.html'), stops: [{ name: 'page' }] },
]
