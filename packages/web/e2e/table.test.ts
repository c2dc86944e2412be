import { LIMITS } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  isAsked,
  logLines,
  moment,
  OPTIONS,
  openLog,
  openTable,
  openWorld,
  press,
  RANDOM_BOT,
  twoPlayers,
  type World,
} from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('reload in the middle of a turn shows the same question', async () => {
  const { page, faults } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  await press(page)
  await isAsked(page)
  const before = await page.locator('.prompt-question').innerText()
  const options = await page.locator(OPTIONS).allInnerTexts()
  await page.reload()
  await isAsked(page)
  await expect.poll(() => page.locator('.prompt-question').innerText()).toBe(before)
  await expect.poll(() => page.locator(OPTIONS).allInnerTexts()).toEqual(options)
  expect(faults).toEqual([])
})

test('a lost connection shows a banner, comes back by itself, and nothing is played twice', async () => {
  const { page, context } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  // Every socket of the page goes through here, so that it can be cut.
  const cuts: (() => Promise<void>)[] = []
  let open = true
  await page.routeWebSocket(/\/live$/, route => {
    if (!open) {
      void route.close({ code: 1001 })
      return
    }
    const server = route.connectToServer()
    cuts.push(async () => {
      await route.close({ code: 1001 })
      await server.close()
    })
  })
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const at = await moment(page)
  open = false
  for (const cut of cuts.splice(0)) await cut()
  await page.locator('.banner').waitFor()
  // Answered while away: sent once the connection is back.
  await page.locator(OPTIONS).first().click()
  open = true
  await page.locator('.banner').waitFor({ state: 'detached' })
  await page.waitForFunction(
    count => Number(document.querySelector('.history-count')?.textContent?.split('/')[0]) > count,
    at,
  )
  await openLog(page)
  const placed = await logLines(page)
  expect(placed.filter(line => /puts|place|start/i.test(line) && line.includes('Ann')).length).toBe(1)
  await context.close()
})

test('an answer to a question that does not stand any more is explained, and not played', async () => {
  const first = await world.person()
  const id = await openTable(first.page, 'Ann', twoPlayers(RANDOM_BOT))
  await first.page.goto(`/table/${id}`)
  const second = await first.context.newPage()
  let hold = false
  await second.routeWebSocket(/\/live$/, route => {
    const server = route.connectToServer()
    server.onMessage(message => {
      // This window hears of nothing but the answers to its own commands.
      if (!hold || String(message).includes('"stale"')) route.send(message)
    })
  })
  await second.goto(`/table/${id}`)
  await isAsked(second)
  await isAsked(first.page)
  hold = true
  await press(first.page)
  const played = await moment(first.page)
  await second.locator(OPTIONS).nth(1).click()
  await second.locator('.notice').waitFor()
  await expect.poll(() => second.locator('.notice').innerText()).toMatch(/was not made/)
  await expect.poll(() => moment(second)).toBeGreaterThanOrEqual(played)
})

test('a long question leaves the log its lines', async () => {
  const { page } = await world.person({ viewport: { width: 1280, height: 720 } })
  await page.goto(`/table/${await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))}`)
  await isAsked(page)
  await page.locator('.options-scroll').evaluate(options => {
    options.append(Object.assign(document.createElement('pre'), { textContent: '\n'.repeat(200) }))
  })
  await openLog(page)
  const lines = await page.locator('.log-turns').boundingBox()
  expect(lines?.height).toBeGreaterThan(80)
})

test('a note stands when one turns to something else at once', async () => {
  const { page } = await world.person()
  await page.goto(`/table/${await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))}`)
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await page.getByRole('tab', { name: 'Notes' }).click()
  await notes.fill('Cattle next.')
  await openLog(page)
  await page.getByRole('tab', { name: 'Notes' }).click()
  expect(await notes.inputValue()).toBe('Cattle next.')
  await notes.fill('Cattle next, then a builder.')
  await page.getByRole('link', { name: 'Lobby' }).click()
  await page.goBack()
  await expect.poll(() => notes.inputValue()).toBe('Cattle next, then a builder.')
})

test('the longest name leaves room for what stands beside it', async () => {
  const { page } = await world.person()
  const name = 'Maximiliana Wordsworthington'.slice(0, LIMITS.name)
  await page.goto(`/table/${await openTable(page, name, twoPlayers(RANDOM_BOT))}`)
  const title = page.locator('.seat-title').first()
  const me = title.getByText('Me', { exact: true })
  for (const width of [1440, 1100, 360]) {
    await page.setViewportSize({ width, height: 740 })
    if (width === 360) await page.getByRole('tab', { name: 'Players' }).click()
    await me.waitFor()
    const lines = await title.evaluate(line =>
      [...line.querySelectorAll('em, .seat-score')].map(
        part => part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).fontSize),
      ),
    )
    expect(Math.max(...lines)).toBeLessThan(1.8)
  }
})

test('undo takes the last choice back and asks it again', async () => {
  const { page } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const first = await page.locator('.prompt-question').innerText()
  await press(page)
  await isAsked(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.waitForFunction(() => document.querySelector('.history-count')?.textContent?.startsWith('0/'))
  await expect.poll(() => page.locator('.prompt-question').innerText()).toBe(first)
})

test('a hint names the best options with values and reasons; choosing one plays it', async () => {
  const { page, faults } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const before = await moment(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  const hints = page.getByRole('region', { name: 'What a good player would do' })
  await expect
    .poll(() => hints.locator('li').first().innerText())
    .toMatch(/better than the next best|as good as the best of the others|nothing else to choose/)
  await hints.locator('.option').first().click()
  await page.waitForFunction(
    count => Number(document.querySelector('.history-count')?.textContent?.split('/')[0]) > count,
    before,
  )
  await hints.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

test('a reason that several options of a hint share is seen once, below the last of them, and heard with each', async () => {
  const { page, faults } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.route('**/hint', async route => {
    const response = await route.fetch()
    const advice = (await response.json()) as { hints: readonly object[] }
    const hints = advice.hints.map(hint => ({ ...hint, reason: { key: 'hint.alike' } }))
    await route.fulfill({ response, json: { ...advice, hints } })
  })
  await page.goto(`/table/${id}`)
  await isAsked(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  const rows = page.getByRole('region', { name: 'What a good player would do' }).locator('li')
  await rows.first().waitFor()
  const heights = await rows.locator('p').evaluateAll(all => all.map(({ clientHeight }) => clientHeight))
  expect(heights.length).toBeGreaterThan(1)
  expect(heights.map(height => height > 5)).toEqual(heights.map((_, i) => i === heights.length - 1))
  expect(new Set(await rows.locator('p').allTextContents())).toEqual(
    new Set(['About as good as the best of the others.']),
  )
  expect(faults).toEqual([])
})

test('a hint that does not come is told in words, seen and heard, each time', async () => {
  const { page } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const error = { code: 'unavailable', message: 'Nobody has an idea now.' }
  await page.route('**/hint', route => route.fulfill({ status: 503, json: { error } }))
  const words = 'There is no hint. This server cannot do that now.'
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect.poll(() => page.getByRole('log').getByText(words, { exact: true }).count()).toBe(times)
    await expect.poll(() => page.locator('.notice').innerText()).toBe(words)
  }
})

test('every moment has an address, and the present is one click away', async () => {
  const { page } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  await press(page)
  await isAsked(page)
  await page.getByRole('button', { name: 'Previous action' }).click()
  await page.waitForURL(`**/table/${id}/0`)
  await expect.poll(() => page.locator(OPTIONS).count()).toBe(0)
  await page.locator('.prompt').getByRole('button', { name: 'Back to the present' }).click()
  await page.waitForURL(`**/table/${id}`)
  await isAsked(page)

  // Where a sentence ended with the link.
  await page.goto(`/table/${id}.`)
  await isAsked(page)
})

test('the board itself: a glowing place is chosen by a click, and every piece explains itself', async () => {
  const { page } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const place = page.locator('svg .piece.can').first()
  // What is written on a building are pieces of their own: its roof is the building itself.
  const roof = { position: { x: ((await place.boundingBox())?.width ?? 0) / 2, y: 14 } }
  await place.hover(roof)
  await page.locator('.tip').waitFor()
  expect((await page.locator('.tip').innerText()).length).toBeGreaterThan(20)
  await place.click(roof)
  await page.waitForFunction(() => !document.querySelector('.history-count')?.textContent?.startsWith('0/'))
})

test('keyboard only: from the lobby to a table and through a turn', async () => {
  const { page } = await world.person()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play against bots' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sit down' }).focus()
  await page.keyboard.press('Enter')
  await isAsked(page)
  await page.keyboard.press('2')
  await page.waitForFunction(() => !document.querySelector('.history-count')?.textContent?.startsWith('0/'))
  await isAsked(page)
  // Arrows walk through the options, Enter chooses.
  await page.locator(OPTIONS).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('option')
  const before = await moment(page)
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    count => Number(document.querySelector('.history-count')?.textContent?.split('/')[0]) > count,
    before,
  )
  // The pieces of the board are reached by tabs and arrows.
  await page.locator('svg .piece').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece')))
    .toBeTruthy()
})
