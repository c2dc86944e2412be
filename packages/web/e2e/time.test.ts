import { afterAll, beforeAll, expect, test } from 'vitest'
import { shoot } from './people.js'
import { isAsked, openTable, openWorld, RANDOM_BOT, twoPlayers, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

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
