import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launchChromium } from '../../../scripts/chromium.mjs'
import { serious } from './axe.js'
import {
  isAsked,
  KEPT,
  openTable,
  openWorld,
  RANDOM_BOT,
  twoPlayers,
  type Visitor,
  type World,
} from './world.js'

const PASSWORD = 'correct horse battery'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** With `SCREENSHOTS` set, pictures are written there. */
const FOLDER = process.env.SCREENSHOTS

let world: World
beforeAll(async () => {
  world = await openWorld({ loginsPerMinute: 1000 })
  if (FOLDER) mkdirSync(FOLDER, { recursive: true })
})
afterAll(() => world.close())

async function shoot(page: Page, name: string): Promise<void> {
  if (!FOLDER) return
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`), fullPage: !name.startsWith('table') })
  }
}

/** A guest makes an account on the account page. */
async function makeAccount(page: Page, mail: string): Promise<void> {
  await page.goto('/account')
  const join = page.getByRole('region', { name: 'Make an account' })
  await join.getByLabel('Mail address').fill(mail)
  await join.getByLabel('Password').fill(PASSWORD)
  await join.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText(`Account of ${mail}`).waitFor()
}

/** Answers at random over the socket, as a program would, until the match is over. */
async function playToTheEnd(page: Page, table: string): Promise<void> {
  await page.evaluate(
    id =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`)
        let keys = 0
        let chance = 1
        let answered = ''
        const hear = (message: {
          type: string
          sync?: { decisions: unknown[]; outcome: unknown }
          decisions?: { id: string; optional?: string; options: object[] }[]
          outcome?: unknown
        }): void => {
          if (message.type === 'refused' || message.type === 'stale')
            reject(new Error(JSON.stringify(message)))
          const { decisions, outcome } = { ...message, ...message.sync } as typeof message
          if (outcome) {
            socket.close()
            resolve()
          }
          const asked = decisions?.find(({ optional }) => optional === undefined)
          if (!asked || asked.id === answered) return
          answered = asked.id
          // At random, and in every run the same.
          chance = (chance * 48271) % 2147483647
          const option = asked.options[chance % asked.options.length]
          socket.send(
            JSON.stringify({ type: 'answer', key: `random.${keys++}.key`, decision: asked.id, option }),
          )
        }
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
        socket.onmessage = ({ data }) => hear(JSON.parse(data))
        socket.onclose = ({ code }) => reject(new Error(`closed: ${code}`))
      }),
    table,
  )
}

const savedLanguage = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await (await fetch('/api/preferences')).json()).lang)

test('a guest makes an account, logs out and in again, and has the tables', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page, faults } = visitor
  await openTable(page, 'Ann', twoPlayers({ kind: 'open' }, { start: false, title: 'Friday evening' }))
  await makeAccount(page, 'ann@example.org')
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
  await page.route('**/api/preferences', route => route.abort(), { times: 1 })
  await page.locator('.lang-select').selectOption('en')
  await page.reload()
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

test('a table with a deadline is opened, and says what is left in the lobby and at the table', async () => {
  const { page, faults } = await world.person()
  await page.goto('/new')
  await page.getByLabel('A deadline for each turn').check()
  await page.getByLabel('3 days per turn').check()
  await shoot(page, 'new-1440')
  await page.getByLabel('Seat 2').selectOption('random')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await isAsked(page)
  const timers = page.getByRole('timer')
  await timers.first().waitFor()
  await expect.poll(() => timers.allInnerTexts()).toEqual(['2 days 23 hr', '2 days 23 hr'])
  await page.goto('/')
  const row = page.locator('.table-row').first()
  await row.waitFor()
  await expect.poll(() => row.innerText()).toContain('3 days per turn')
  await expect.poll(() => row.getByRole('timer').innerText()).toBe('2 days 23 hr')
  expect(faults).toEqual([])
})

test('a clock ticks without the board being drawn again, and is coloured when little is left', async () => {
  const { page, faults } = await world.person()
  const time = { kind: 'clock', minutes: 1, increment: 0, onExpiry: 'bot' }
  const id = await openTable(page, 'Cid', twoPlayers(RANDOM_BOT, { time }))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const timer = page.locator('.turn-times').getByRole('timer')
  const before = await timer.innerText()
  expect(before).toMatch(/^(1:00|0:\d\d)$/)
  await page.evaluate(() => {
    const drawn = new MutationObserver(changes => {
      // Fitting the board into its place is not drawing it.
      if (changes.some(({ attributeName }) => attributeName !== 'viewBox'))
        document.body.dataset.drawn = 'yes'
    })
    const board = document.querySelector('svg.board')
    if (board) drawn.observe(board, { subtree: true, childList: true, attributes: true })
  })
  await page.waitForFunction(
    text => document.querySelector('.turn-times [role=timer]')?.textContent !== text,
    before,
  )
  expect(await page.evaluate('document.body.dataset.drawn')).toBeUndefined()
  await expect.poll(() => page.locator('.time-left.low').count()).toBeGreaterThan(0)
  await shoot(page, 'table-1440')
  expect(faults).toEqual([])
})

test('whoever finds a bot on the own seat takes it back with one button', async () => {
  const { page } = await world.person()
  const time = { kind: 'deadline', hours: 12, onExpiry: 'bot' }
  const id = await openTable(page, 'Dan', twoPlayers(RANDOM_BOT, { time }))
  const sent: string[] = []
  // The server would need half a day to come to this.
  await page.routeWebSocket(/live$/, socket => {
    const server = socket.connectToServer()
    socket.onMessage(message => {
      sent.push(String(message))
      server.send(message)
    })
    server.onMessage(message => {
      const data = JSON.parse(String(message))
      if (data.table) {
        data.table.seats[0].held = true
        delete data.table.seats[0].due
      }
      socket.send(JSON.stringify(data))
    })
  })
  await page.goto(`/table/${id}`)
  const bar = page.getByRole('alertdialog', { name: 'a bot holds the seat' })
  await bar.waitFor()
  await expect.poll(() => page.locator('.seat .held-mark').innerText()).toBe('a bot holds the seat')
  expect(sent.some(message => message.includes('"active"'))).toBe(false)
  await bar.getByRole('button', { name: 'I am back' }).click()
  await expect
    .poll(() => sent.map(message => JSON.parse(message)))
    .toContainEqual({ type: 'active', active: true })
  await shoot(page, 'table-held-1440')
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
  await page.evaluate('navigator.serviceWorker.ready')
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

test('two people finish a match: results, statistics, rating, head to head', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page: ann, faults } = visitor
  const { page: bob } = await world.person()
  const body = { game: 'carson-city', config: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const id = await openTable(ann, 'Ann', body)
  for (const page of [ann, bob]) await page.goto('/')
  await bob.evaluate(async table => {
    const post = (url: string, data: object): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
    await post('/api/session', { name: 'Bob' })
    await post(`/api/tables/${table}/join`, {})
  }, id)
  await ann.evaluate(
    table =>
      fetch(`/api/tables/${table}/start`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    id,
  )
  await Promise.all([playToTheEnd(ann, id), playToTheEnd(bob, id)])

  await ann.goto(`/table/${id}`)
  await ann.getByRole('dialog', { name: 'Final score' }).getByRole('link', { name: 'All results' }).click()
  await ann.getByRole('heading', { name: 'Results', exact: true }).waitFor()
  const game = ann.getByRole('region', { name: 'Carson City' })
  await game.getByText(/Rating -?\d/).waitFor()
  // Whatever Ann has points for is named, and makes up what is told as their sum.
  const total = game.locator('.key-figures div', { hasText: 'points on average' }).locator('dd')
  const rows = await game.locator('.means tbody tr').allInnerTexts()
  const points = rows.map(row => /^([A-Z][\w ]+)\s+(-?\d+)$/.exec(row.trim()) ?? [row, '', 'NaN'])
  expect(points.length).toBeGreaterThan(0)
  expect(points.reduce((sum, [, , value]) => sum + Number(value), 0)).toBe(Number(await total.innerText()))
  const against = ann.getByRole('region', { name: 'Head to head' })
  await against.getByRole('row', { name: /Carson City/ }).waitFor()
  const figures = await against
    .getByRole('row', { name: /Carson City/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(figures.map(Number).reduce((sum, count) => sum + count, 0)).toBe(1)
  const matches = ann.getByRole('region', { name: 'Finished matches' })
  await matches.locator('summary').click()
  await matches.getByRole('columnheader', { name: 'Bob' }).waitFor()
  expect(await serious(visitor)).toEqual([])
  await shoot(ann, 'results-1440')

  // Who gives up at once lifts nobody, and the list says so.
  const next = await ann.request.post('/api/tables', { data: body })
  const { table } = (await next.json()) as { table: { id: string } }
  await bob.request.post(`/api/tables/${table.id}/join`, { data: {} })
  await ann.request.post(`/api/tables/${table.id}/start`, { data: {} })
  await bob.request.post(`/api/tables/${table.id}/concede`, { data: {} })
  await ann.reload()
  await matches.getByText('Rating unchanged: nobody else played a tenth of the match.').waitFor()
  await game.getByText('after 1 rated match').waitFor()

  await against.getByRole('link', { name: 'Results of Bob' }).click()
  await ann.getByRole('heading', { name: 'Results of Bob' }).waitFor()
  const phone = await world.person(PHONE)
  await phone.page.goto(ann.url())
  await phone.page.locator('.match-list summary').first().click()
  await expectToFit(phone, 'results')
  await shoot(phone.page, 'results-360')
  expect(faults).toEqual([])
})

/** Nothing is wider than the screen, and no control is missed by a finger. */
async function expectToFit({ page }: Pick<Visitor, 'page'>, what: string): Promise<void> {
  // A phone makes room for what is too wide by showing everything smaller: the viewport itself is the measure.
  const wide = await page.evaluate('document.documentElement.scrollWidth')
  expect(wide, what).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  const small: string[] = await page.evaluate(() =>
    [...document.querySelectorAll('button, select, input:not([type=radio]):not([type=checkbox]), a.button')]
      .filter(element => element.checkVisibility())
      .map(element => ({ name: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 40 || box.width < 40))
      .map(({ name }) => name),
  )
  expect(small, what).toEqual([])
}

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

test('whoever has the code looks after the server: people, tables, reports and corrections', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page, faults } = visitor
  const table = await openTable(page, 'Ada', twoPlayers(RANDOM_BOT, { title: 'Odd things' }))
  await makeAccount(page, 'ada@example.org')
  await page.goto(`/table/${table}`)
  await isAsked(page)
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The cow flies.')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Report' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('railhead-report-great-western-trail.json')
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/admin')
  await page.getByLabel('Code of the server').fill('a guess')
  await page.getByRole('button', { name: 'Become administrator' }).click()
  await page.getByText('Wrong code.').waitFor()
  const code = readFileSync(join(world.server.settings.data, 'admin.code'), 'utf8').trim()
  await page.getByLabel('Code of the server').fill(code)
  await page.getByRole('button', { name: 'Become administrator' }).click()
  const panel = (name: string): ReturnType<Page['getByRole']> => page.getByRole('region', { name })
  await panel('Overview').getByText('Running since').waitFor()
  await panel('Reported problems').getByText('The cow flies.').waitFor()
  await panel('Tables').getByRole('link', { name: 'Odd things' }).waitFor()
  await panel('People').getByText('ada@example.org').waitFor()

  // A role takes the password of who gives it; whoever only finds the browser open changes nothing.
  const { page: moe } = await world.person()
  await openTable(moe, 'Moe', twoPlayers({ kind: 'open' }, { start: false }))
  await makeAccount(moe, 'moe@example.org')
  await page.reload()
  const roleOfMoe = panel('People').getByLabel('Role: Moe')
  await roleOfMoe.selectOption('moderator')
  const proof = page.getByRole('dialog', { name: 'Moe: moderator' })
  await proof.getByLabel('Current password').fill('a guess')
  await proof.getByRole('button', { name: 'Change the role' }).click()
  await proof.getByRole('alert').waitFor()
  expect(await serious(visitor)).toEqual([])
  await proof.getByRole('button', { name: 'Leave it as it is' }).click()
  expect(await roleOfMoe.inputValue()).toBe('none')
  await roleOfMoe.selectOption('moderator')
  await proof.getByLabel('Current password').fill('correct horse battery')
  await proof.getByRole('button', { name: 'Change the role' }).click()
  await proof.waitFor({ state: 'detached' })
  await expect.poll(() => roleOfMoe.inputValue()).toBe('moderator')
  const corrections = panel('Corrections of the rules')
  await corrections.locator('details.rulings > summary').first().click()
  const first = corrections.locator('.ruling select').first()
  const other = await first.locator('option:not(:checked)').first().getAttribute('value')
  await first.selectOption(other)
  await corrections.getByRole('button', { name: 'Save' }).click()
  await corrections.getByText('Saved.').waitFor()
  expect(await serious(visitor)).toEqual([])
  await shoot(page, 'admin-1440')
  // What the server corrected is what the form of a new table begins with.
  await page.goto('/new')
  await page.locator('details.rulings > summary').click()
  await expect.poll(() => page.locator('.ruling select').first().inputValue()).toBe(other)
  expect(faults.filter(fault => !fault.includes('401'))).toEqual([])
})
