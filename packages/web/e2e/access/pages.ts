import type { TableResponse } from '@railhead/protocol'
import type { Page } from 'playwright-core'
import { go, RANDOM_BOT, twoPlayers } from '../world.js'
import type { Stop, Visit, Walk } from './stops.js'
import { mailedToken, post } from './visits.js'

const DIALOG = 'dialog[open]'

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

/** A page that only has to be opened; it is made of what other pages have too. */
const simple = (path: string, ready = 'h1', who?: Walk['who']): Walk => ({
  name: path,
  rare: true,
  ...(who && { who }),
  begin: async visit => {
    await go(visit, path)
    await visit.page.locator(ready).first().waitFor()
  },
  stops: [{ name: 'page' }],
})

/** Without a server, as far as the page can see. */
async function away({ page }: Visit, path: string): Promise<void> {
  await page.route('**/api/**', route => route.abort())
  await page.goto(path)
}

async function newTable(visit: Visit, body: object): Promise<string> {
  const { table } = await post<TableResponse>(visit.context.request, '/api/tables', body)
  return `/table/${table.id}`
}

/** The first page and how a match is begun from it. */
const BEGINNINGS: readonly Walk[] = [
  {
    name: 'lobby',
    begin: async visit => {
      await newTable(visit, twoPlayers({ kind: 'open' }, { start: false, title: 'Friday evening' }))
      await newTable(visit, twoPlayers(RANDOM_BOT))
      await go(visit, '/')
      await visit.page.locator('.table-row').first().waitFor()
    },
    stops: [{ name: 'page' }, windowOf('quick match', 'Play against bots'), windowOf('settings', 'Settings')],
  },
  {
    name: 'form of a new table',
    begin: async visit => {
      await go(visit, '/new')
      await visit.page.locator('.seats-field').waitFor()
    },
    stops: [
      { name: 'page' },
      {
        name: 'solo, and what stands in its way; house rules, deadlines',
        open: async ({ page }) => {
          await page.getByRole('checkbox', { name: /poker/i }).check()
          await page.evaluate(() => {
            // One of the tables among the house rules is as wide as all of them.
            for (const folded of ['.rulings', '.ruling-table', '.levels'])
              document.querySelector(`form details${folded}`)?.setAttribute('open', '')
          })
          await page.getByLabel('A deadline for each turn').check()
        },
        close: ({ page }) => page.getByLabel('A deadline for each turn').blur(),
      },
    ],
  },
  {
    name: 'a table that gathers its people',
    rare: true,
    begin: async visit => {
      const open = { start: false, title: 'Friday evening', customs: { hints: true, patience: 60 } }
      await go(visit, await newTable(visit, twoPlayers({ kind: 'open' }, open)))
      await visit.page.locator('.seat-list').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'the device is passed on',
    rare: true,
    begin: async visit => {
      const { page } = visit
      await go(visit, '/new')
      await page.getByRole('radio', { name: /On this device/ }).check()
      await page.getByLabel('Seat 2').selectOption('person')
      await page.getByLabel('Name at seat 2').fill('Wyatt')
      await button(page, 'Start the match')
      await page.locator('.curtain').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'lobby without a server',
    who: 'castaway',
    offline: true,
    begin: async visit => {
      await away(visit, '/')
      await visit.page.getByText('The server cannot be reached').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'a page that needs the server',
    rare: true,
    who: 'castaway',
    offline: true,
    begin: async visit => {
      await away(visit, '/results')
      await visit.page.getByText('This page needs the server').waitFor()
    },
    stops: [{ name: 'page' }],
  },
]

/** Who somebody is, and what the server keeps of them. */
const PEOPLE: readonly Walk[] = [
  simple('/account', '.account form', 'stranger'),
  {
    name: 'account of a guest',
    rare: true,
    begin: async visit => {
      const { page } = visit
      await go(visit, '/account')
      await page.locator('.webhook summary').click()
      await page.getByLabel('Keep quiet hours').check()
      const login = page.getByRole('region', { name: 'Log in' })
      await login.getByLabel('Mail address').fill('nobody@example.org')
      await login.getByLabel('Password').fill('not the password')
      await login.getByRole('button', { name: 'Log in' }).click()
      await login.getByText('Wrong address or password.').waitFor()
    },
    stops: [{ name: 'with notifications unfolded and a wrong password' }],
  },
  {
    name: 'account',
    who: 'member',
    begin: async visit => {
      const { page } = visit
      await go(visit, '/account')
      await page.getByText('Account of member@example.org').waitFor()
      await page.getByLabel('Name of the token').fill('my bot')
      await button(page, 'Make a token')
      await page.getByRole('textbox', { name: 'The new token my bot' }).waitFor()
    },
    stops: [{ name: 'with a new token' }, windowOf('farewell', 'Delete my account')],
  },
  {
    name: 'a mailed link that is too old',
    rare: true,
    who: 'stranger',
    begin: async ({ page }) => {
      await page.goto(`/api/login/token/${'x'.repeat(43)}`)
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'a mailed link',
    who: 'stranger',
    begin: async visit => {
      await post(await visit.as('member'), '/api/login/link', { mail: 'member@example.org' })
      await visit.page.goto(`/api/login/token/${await mailedToken(visit.letters)}`)
      await visit.page.getByRole('button').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'results',
    begin: async visit => {
      await go(visit, '/results')
      await visit.page.locator('h1').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  simple('/people/00000000-0000-4000-8000-000000000000', '[role=alert]'),
  {
    name: 'administration, before the code',
    rare: true,
    who: 'member',
    begin: async visit => {
      await go(visit, '/admin')
      await visit.page.getByLabel('Code of the server').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'administration',
    who: 'keeper',
    begin: async visit => {
      await go(visit, '/admin')
      await visit.page.getByText('Running since').waitFor()
      await visit.page.getByText('keeper@example.org').first().waitFor()
    },
    stops: [{ name: 'page' }],
  },
]

/** What is read and learnt. */
const READING: readonly Walk[] = [
  simple('/bots', '.panel p'),
  simple('/credits'),
  simple('/nowhere'),
  simple('/table/nowhere', '[role=alert]'),
  simple('/study/nowhere', 'main p'),
  simple('/rules'),
  simple('/rules/great-western-trail/aid', '.rule-entries'),
  simple('/rules/carson-city/aid', '.rule-entries'),
  {
    name: 'rules of a game',
    begin: async visit => {
      await go(visit, '/rules/carson-city?match={"players":3}')
      await visit.page.locator('.rule').first().waitFor()
    },
    stops: [
      { name: 'page' },
      {
        name: 'searched',
        open: async ({ page }) => {
          await page.getByRole('searchbox').fill('duel')
          await page.locator('.rule mark').first().waitFor()
        },
        close: ({ page }) => page.getByRole('searchbox').fill(''),
        within: '.rule:has(mark)',
      },
    ],
  },
  {
    name: 'lessons',
    begin: async visit => {
      await go(visit, '/learn')
      await visit.page.locator('.lessons li').nth(1).waitFor()
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
    name: 'a step of a lesson',
    begin: async visit => {
      const { page } = visit
      await go(visit, '/learn')
      await button(page, 'Begin')
      await page.locator('.lesson').getByText('Why?').click()
      await page.locator('.lesson').getByRole('button', { name: 'Go on' }).waitFor()
    },
    stops: [{ name: 'table' }],
  },
  { name: 'docs', rare: true, begin: ({ page }) => page.goto('/docs/'), stops: [{ name: 'page' }] },
  {
    name: 'docs: a page',
    rare: true,
    begin: ({ page }) => page.goto('/docs/access.html'),
    stops: [{ name: 'page' }],
  },
]

/** Every page but the tables: each is met in every theme, size of letters and width. */
export const PAGES: readonly Walk[] = [...BEGINNINGS, ...PEOPLE, ...READING]
