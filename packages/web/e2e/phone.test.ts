import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPTIONS, openTable, openWorld, RANDOM_BOT, twoPlayers, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Controls that a finger could miss. */
const SMALL_CONTROLS = `[...document.querySelectorAll('button, select, input:not([type=radio]):not([type=checkbox]), a.button')]
  .filter(element => element.checkVisibility())
  .map(element => ({ name: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && (box.height < 40 || box.width < 40))
  .map(({ name, box }) => name + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`

const tooWide = 'document.documentElement.scrollWidth - innerWidth'

test('360 px: no page scrolls sideways, no control is under 40 px', async () => {
  const { page, faults } = await world.person(PHONE)
  for (const path of ['/', '/new', '/credits']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    expect(await page.evaluate(tooWide), path).toBeLessThanOrEqual(0)
    expect(await page.evaluate(SMALL_CONTROLS), path).toEqual([])
  }
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await page.locator(OPTIONS).first().waitFor()
  for (const tab of await page.getByRole('tab').all()) {
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.tap()
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(SMALL_CONTROLS)).toEqual([])
  }
  expect(faults).toEqual([])
})

test('360 px: a place is shown by the first tap and chosen by the second', async () => {
  const { page } = await world.person(PHONE)
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await page.locator(OPTIONS).first().waitFor()
  const places = page.locator('svg .piece.can')
  const boxes = await Promise.all((await places.all()).map(place => place.boundingBox()))
  const visible = boxes.findIndex(
    box => box && box.y > 60 && box.y + box.height < 300 && box.x > 0 && box.x + box.width < 240,
  )
  expect(visible).toBeGreaterThanOrEqual(0)
  const question = await page.locator('.prompt-question').innerText()
  await places.nth(visible).tap()
  await page.locator('.tip.pinned').waitFor()
  await expect.poll(() => page.locator('.prompt-question').innerText()).toBe(question)
  await page.locator('.tip.pinned .button.primary').first().tap()
  await page.waitForFunction(
    before => document.querySelector('.prompt-question')?.textContent !== before,
    question,
  )
})
