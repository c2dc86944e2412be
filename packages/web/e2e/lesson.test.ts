import { LANGS } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { isAsked, KEPT, OPTIONS, openWorld, picture, type World } from './world.js'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const card = (page: Page) => page.locator('.lesson')

async function begin(page: Page, lesson: string): Promise<void> {
  await page.goto('/learn')
  await page
    .locator('.lessons li')
    .filter({ has: page.getByRole('heading', { name: lesson }) })
    .getByRole('button', { name: 'Begin' })
    .click()
  await card(page).waitFor()
}

test('each game in 60 seconds: still without motion, step by step to its end on its own board', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/learn')
  for (const [game, last] of [
    ['Great Western Trail', 'the most points win'],
    ['Carson City', 'The most points win'],
  ]) {
    const course = page.locator('.course').filter({ has: page.getByRole('heading', { name: game }) })
    await course.getByRole('button', { name: 'The game in 60 seconds' }).click()
    const minute = course.locator('.minute')
    await minute.locator('.minute-stage [data-piece]').first().waitFor()
    const forward = minute.getByRole('button', { name: 'Forward' })
    while (await forward.isEnabled()) await forward.click()
    expect(await minute.locator('.minute-caption').innerText()).toContain(last)
    const stage = await minute.locator('.minute-stage').boundingBox()
    const panel = await course.boundingBox()
    if (!stage || !panel) throw new Error('The board of the minute is not drawn.')
    expect(stage.y + stage.height).toBeLessThanOrEqual(panel.y + panel.height)
  }
  expect(faults).toEqual([])
})

test('a first match teaches: it says, waits, lights pieces, warns gently, and is there again after a reload', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await begin(page, 'Your first drive')
  await expect.poll(() => card(page).innerText()).toContain('Kansas City')
  await page.locator('.piece.lit').first().waitFor()
  await card(page).getByText('Why?').click()
  await expect.poll(() => card(page).innerText()).toContain('variety')
  await card(page).getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => card(page).innerText()).toContain('Building A')
  await isAsked(page)
  await picture(page, 'lesson-1440')

  // Another place is allowed, but not without a word.
  await page.locator(OPTIONS).nth(1).click()
  const dialog = page.getByRole('dialog', { name: 'Wait a moment' })
  await dialog.getByRole('button', { name: 'Choose something else' }).click()
  await isAsked(page)
  await page.locator(OPTIONS).nth(0).click()
  await expect.poll(() => card(page).innerText()).toContain('Hire a worker')

  // Taking back brings back what was said; a click into the building goes there and does nothing else.
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => card(page).innerText()).toContain('Building A')
  await isAsked(page)
  await page.locator('.piece.lit.can').first().click({ force: true })
  await expect.poll(() => card(page).innerText()).toContain('Hire a worker')

  await page.reload()
  await expect.poll(() => card(page).innerText()).toContain('Hire a worker')
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => card(page).innerText()).toContain('Hire a worker')
  expect(await serious({ page })).toEqual([])

  // The match goes on without the lesson.
  await card(page).getByRole('button', { name: 'Play without the lesson' }).click()
  await expect.poll(() => card(page).count()).toBe(0)
  await isAsked(page)
  expect(faults).toEqual([])
})

test('lessons lead back to their matches, but not to one that was deleted', async () => {
  const { page, faults } = await world.person()
  const resume = page.getByRole('button', { name: 'Go on', exact: true })
  await begin(page, 'Your first drive')
  await begin(page, 'Your first town')
  await page.goto('/learn')
  await resume.nth(1).waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.here-row').length === 1)
  await page.goto('/learn')
  await resume.waitFor()
  expect(await resume.count()).toBe(1)
  expect(faults).toEqual([])
})

test('the first town of Carson City begins on a phone, without a network', async () => {
  const { page, context, faults } = await world.person({ ...PHONE, ...KEPT, reducedMotion: 'reduce' })
  await page.goto('/learn')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await begin(page, 'Your first town')
  await card(page).getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => card(page).innerText()).toContain('parcel')
  await picture(page, 'lesson-360')
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  expect(faults.filter(fault => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))).toEqual([])
})

test.each(LANGS)('the list of lessons speaks %s', async locale => {
  const { page, faults } = await world.person({ locale })
  await page.goto('/learn')
  await expect.poll(() => page.locator('.lessons li').count()).toBeGreaterThanOrEqual(2)
  const text = await page.locator('main').innerText()
  expect(text).not.toMatch(/first\.|learn\.|lesson\./)
  expect(await serious({ page })).toEqual([])
  expect(faults).toEqual([])
})
