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

/** Options and tabs whose words are cut off or lie over each other. */
const CUT = `[...document.querySelectorAll('.option, .tab, .prompt-line')]
  .filter(element => element.checkVisibility())
  .filter((element, i, all) => {
    const box = element.getBoundingClientRect()
    const over = all.slice(i + 1).some(other => {
      const there = other.getBoundingClientRect()
      return !element.contains(other) && box.left < there.right - 1 && there.left < box.right - 1 &&
        box.top < there.bottom - 1 && there.top < box.bottom - 1
    })
    return over || box.right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1
  })
  .map(element => element.outerHTML.slice(0, 100))`

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
  const open = page.locator('[role=tab][aria-selected=true]')
  if ((await open.count()) > 0) await open.tap()

  // The board is a drawing; everything else fits into 320 px, also with letters twice as large.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(tooWide), '320 px').toBeLessThanOrEqual(0)
  await page.setViewportSize(PHONE.viewport)
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await page.locator('.play.cramped').waitFor()
  expect(await page.evaluate(tooWide), '200 %').toBeLessThanOrEqual(0)
  expect(await page.evaluate(CUT), '200 %').toEqual([])
  expect(faults).toEqual([])
})

test('360 px: a place is shown by the first tap and chosen by the second', async () => {
  const { page } = await world.person(PHONE)
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await page.locator(OPTIONS).first().waitFor()
  const places = page.locator('svg .piece.can:not(.next)')
  const boxes = await Promise.all((await places.all()).map(place => place.boundingBox()))
  const visible = boxes.findIndex(
    box => box && box.y > 60 && box.y + box.height < 300 && box.x > 0 && box.x + box.width < 240,
  )
  expect(visible).toBeGreaterThanOrEqual(0)
  const question = await page.locator('.prompt-question').innerText()
  // By its roof: the actions below it are pieces of their own.
  await places.nth(visible).tap({ position: { x: (boxes[visible]?.width ?? 0) / 2, y: 7 } })
  await page.locator('.tip.pinned').waitFor()
  await expect.poll(() => page.locator('.prompt-question').innerText()).toBe(question)
  await page.locator('.tip.pinned .button.primary').first().tap()
  await page.waitForFunction(
    before => document.querySelector('.prompt-question')?.textContent !== before,
    question,
  )
})
