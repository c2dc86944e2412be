import { afterAll, beforeAll, expect, test } from 'vitest'
import { covered } from './access/checks.js'
import { isAsked, OPTIONS, openTable, openWorld, RANDOM_BOT, twoPlayers, type World } from './world.js'

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
  await isAsked(page)
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
  // What a finger is put on does not move.
  const { page } = await world.person({ ...PHONE, reducedMotion: 'reduce' })
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
  // Everything lies on the board at a finger's size: the list is folded.
  const list = page.locator('.option-group .folded')
  await list.waitFor()
  expect(await list.getAttribute('open')).toBeNull()
  const places = page.locator('svg .piece.can:not(.next)')
  const boxes = await Promise.all((await places.all()).map(place => place.boundingBox()))
  const visible = boxes.findIndex(
    box => box && box.y > 60 && box.y + box.height < 300 && box.x > 0 && box.x + box.width < 240,
  )
  expect(visible).toBeGreaterThanOrEqual(0)
  const question = await page.locator('.prompt-question').innerText()
  // Anywhere on it: its actions are too small for a finger to be meant.
  const { x = 0, y = 0, width = 0, height = 0 } = boxes[visible] ?? {}
  await page.touchscreen.tap(x + width / 2, y + height * 0.7)
  await page.locator('.tip.pinned').waitFor()
  const tip = await page.locator('.tip.pinned').boundingBox()
  const strip = await page.locator('.strip-bar').boundingBox()
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1)
  await expect.poll(() => page.locator('.prompt-question').innerText()).toBe(question)
  await page.locator('.tip.pinned .button.primary').first().tap()
  await page.waitForFunction(
    before => document.querySelector('.prompt-question')?.textContent !== before,
    question,
  )
  // After a finger nothing has the focus that would unfold a list or look pointed at.
  await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate('document.activeElement?.className')).toMatch(/prompt-line/)
  expect(await page.locator('.option.pointed, .folded[open]').count()).toBe(0)
})

/** What of an element lies outside of the window, in pixels. */
const OUTSIDE = `(selector => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect()
  return Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight)
})`

test('phones and an upright tablet: hint, dialogs, help and history are in the window and can be seen', async () => {
  const { page, faults } = await world.person(PHONE)
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Hint' }).tap()
  await page.locator('.hint-panel').waitFor()
  for (const [layout, width, height] of [
    ['upright', 360, 740],
    ['lying', 740, 360],
    ['lying', 640, 360],
    ['tall', 820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.locator(`.play.${layout}`).waitFor()
    expect(await page.evaluate(`${OUTSIDE}('.hint-panel')`)).toBeLessThanOrEqual(1)
    // The foot ends where the window ends, with the settings in it.
    expect(await page.evaluate(`${OUTSIDE}('.foot .settings-menu .button')`)).toBeLessThanOrEqual(1)
  }
  await page.setViewportSize(PHONE.viewport)
  await page.locator('.play.upright').waitFor()
  await page.locator('.hint-panel header button').tap()
  await page.locator('.keys-button').tap()
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Log' }).tap()
  await page.locator('.log-tools .history').waitFor()
  await page.getByRole('button', { name: 'Report a problem' }).tap()
  const report = page.locator('dialog .button.primary')
  await report.waitFor()
  const [ink, paper] = await report.evaluate(button => {
    const { color, backgroundColor } = getComputedStyle(button)
    return [color, backgroundColor]
  })
  expect(paper).not.toBe('rgba(0, 0, 0, 0)')
  expect(paper).not.toBe(ink)
  await page.keyboard.press('Escape')
  await page.locator('.tabs-close').tap()
  await page.locator('.tabs.shut').waitFor()
  expect(faults).toEqual([])
})

test('360 px: Carson City: the street is a tap away, with how much can be chosen there', async () => {
  const { page, faults } = await world.person(PHONE)
  const id = await openTable(page, 'Ann', {
    game: 'carson-city',
    config: { players: 2 },
    seats: [{ kind: 'me' }, RANDOM_BOT],
    start: true,
  })
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const street = page.locator('.carson-parts button', { hasText: 'Street' })
  await street.tap()
  await expect
    .poll(() =>
      page
        .locator('.sign')
        .first()
        .evaluate(sign => {
          const { left, top, right, bottom } = sign.getBoundingClientRect()
          return sign.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        }),
    )
    .toBe(true)
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})

test('360 × 740 and 740 × 360: what others propose stands above the question and covers nothing', async () => {
  const ann = await world.person()
  const bob = await world.person({ ...PHONE, reducedMotion: 'reduce' })
  const id = await openTable(ann.page, 'Ann', twoPlayers({ kind: 'open' }, { start: false }))
  await bob.page.request.post('/api/session', { data: { name: 'Bob' } })
  await bob.page.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } })
  await ann.page.request.post(`/api/tables/${id}/start`, { data: {} })
  await bob.page.goto(`/table/${id}`)
  await bob.page.locator('.play.upright .prompt-line').waitFor()
  const wish = { kind: 'abandon', number: 0, accept: true }
  await ann.page.request.put(`/api/tables/${id}/proposal`, { data: wish })
  const asked = bob.page.getByRole('alertdialog')
  await asked.waitFor()
  for (const viewport of [PHONE.viewport, { width: 740, height: 360 }]) {
    await bob.page.setViewportSize(viewport)
    await bob.page.locator(viewport.width < 500 ? '.play.upright' : '.play.lying').waitFor()
    expect(await covered(bob.page)).toEqual([])
    expect(await bob.page.evaluate(`${OUTSIDE}('.undo-request')`)).toBeLessThanOrEqual(1)
    const board = await bob.page.locator('.table-main').boundingBox()
    const bar = await asked.boundingBox()
    const isBeside = (bar?.x ?? 0) >= (board?.x ?? 0) + (board?.width ?? 0) - 1
    const isBelow = (bar?.y ?? 0) >= (board?.y ?? 0) + (board?.height ?? 0) - 1
    expect(isBeside || isBelow).toBe(true)
    // A panel lies over it for as long as it is open.
    await bob.page.getByRole('tab', { name: 'Players' }).tap()
    await bob.page.locator('.leave').waitFor()
    expect(await covered(bob.page, '.tabs')).toEqual([])
    await bob.page.locator('.tabs-close').tap()
  }
  await asked.getByRole('button', { name: 'Refuse' }).tap()
  await asked.waitFor({ state: 'detached' })
  expect(bob.faults).toEqual([])
})
