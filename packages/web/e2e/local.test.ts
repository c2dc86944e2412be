import { readFileSync } from 'node:fs'
import { greatWesternTrail } from '@railhead/great-western-trail'
import { LANGS, Match } from '@railhead/kernel'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { recordOf } from './records.js'
import {
  hasMovedOn,
  isAsked,
  KEPT,
  moment,
  OPTIONS,
  openWorld,
  picture,
  press,
  scoreCategories,
  type World,
} from './world.js'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Nothing is wider than the screen, whatever its letters are. */
async function fits(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready')
  await picture(page, `local-${name}`, { fullPage: true })
  const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
  expect(width, name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** Waits until the app is kept for times without a network. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function quickMatch(page: Page, level = 'hand'): Promise<void> {
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.getByLabel('Level of the bots').selectOption(level)
  await page.getByRole('radio', { name: /On this device/ }).check()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await isAsked(page)
}

/** What went wrong on the page besides requests without a network. */
const real = (faults: readonly string[]): string[] =>
  faults.filter(fault => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault))

async function requests(context: BrowserContext, work: () => Promise<void>): Promise<string[]> {
  const seen: string[] = []
  const note = (request: { url(): string }): number => seen.push(new URL(request.url()).pathname)
  context.on('request', note)
  await work()
  context.off('request', note)
  return seen
}

test('a match on this device: played, taken back, hinted, without a network, reloaded and resumed', async () => {
  const { page, context, faults, frames } = await world.person({ ...KEPT, reducedMotion: 'reduce' })
  await page.goto('/')
  await isKept(page)
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await fits(page, 'quick-1440')
  await page.keyboard.press('Escape')
  await quickMatch(page)
  expect(page.url()).toContain('/table/here-')
  const address = page.url()
  for (let answers = 0; answers < 4; answers++) {
    await press(page)
    await isAsked(page)
  }

  // Playing asks the server for nothing.
  const asked = await requests(context, async () => {
    await press(page)
    await isAsked(page)
  })
  expect(asked.filter(path => path.startsWith('/api'))).toEqual([])
  expect(frames).toEqual([])

  await context.setOffline(true)
  for (let answers = 0; answers < 6; answers++) {
    await press(page)
    await isAsked(page)
  }
  const at = await moment(page)
  const question = await page.locator('.prompt-question').innerText()
  const options = await page.locator(OPTIONS).allInnerTexts()
  await page.reload()
  await isAsked(page)
  await expect.poll(() => moment(page)).toBe(at)
  await expect.poll(() => page.locator('.prompt-question').innerText()).toBe(question)
  await expect.poll(() => page.locator(OPTIONS).allInnerTexts()).toEqual(options)
  // What needs the server says so, instead of claiming that it knows nobody.
  await page.goto('/results')
  await page.getByText('This page needs the server').waitFor()
  await page.goto(address)
  await isAsked(page)

  await page.getByRole('button', { name: 'Hint' }).click()
  const hints = page.getByRole('region', { name: 'What a good player would do' })
  await hints.waitFor()
  await expect.poll(() => hints.locator('li').count()).toBeGreaterThanOrEqual(1)
  await expect
    .poll(() => hints.locator('li').first().innerText())
    .toMatch(/better than the next best|as good as the best of the others|nothing else to choose/)
  await fits(page, 'hint-1440')
  expect(await serious({ page }, ['svg.board'])).toEqual([])
  await hasMovedOn(page, () => hints.locator('.option').first().click())
  await hints.waitFor({ state: 'detached' })

  await isAsked(page)
  const later = await moment(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  // Where the bot has played since, it is asked first.
  const goBack = page.getByRole('button', { name: 'Take it back' })
  if ((await goBack.count()) > 0) await goBack.click()
  await page.waitForFunction(
    count => Number(document.querySelector('.history-count')?.textContent?.split('/')[0]) < count,
    later,
  )
  await isAsked(page)
  await page.getByRole('button', { name: 'Previous action' }).click()
  await page.waitForURL(`${address}/*`)
  await page.getByText('You are looking at an earlier moment').waitFor()

  // Without a network the lobby opens too, and leads back to the match.
  await page.goto('/')
  await page.getByText('The server cannot be reached').waitFor()
  const list = page.getByRole('region', { name: 'On this device' })
  await fits(page, 'lobby-1440')
  expect(await serious({ page })).toEqual([])
  await list.getByRole('link').click()
  await isAsked(page)
  expect(page.url()).toBe(address)

  // A match file is made by the lobby.
  await page.goto('/')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Save match file' }).click(),
  ])
  const file: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(Match.replay(greatWesternTrail, file).answers.length).toBeGreaterThan(5)

  // Opened again from the file, on this device as there is no server.
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a match file' }).click()
  await (await chooser).setFiles(await download.path())
  await isAsked(page)
  expect(page.url()).not.toBe(address)
  await page.goto('/')
  await list.getByRole('link').nth(1).waitFor()

  await list.getByRole('button', { name: 'Delete' }).first().click()
  const sure = page.getByRole('dialog', { name: 'Delete this match?' })
  await sure.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => list.getByRole('link').count()).toBe(2)
  for (let left = 2; left > 0; left--) {
    await list.getByRole('button', { name: 'Delete' }).first().click()
    await sure.getByRole('button', { name: 'Delete' }).click()
    await page.waitForFunction(count => document.querySelectorAll('.here-row').length < count, left)
  }
  await list.waitFor({ state: 'detached' })
  expect(real(faults)).toEqual([])
})

test('360 px: a match on this device, with a hint, without a network', async () => {
  const { page, context, faults } = await world.person({ ...PHONE, ...KEPT, reducedMotion: 'reduce' })
  await page.goto('/')
  await isKept(page)
  await page.getByRole('button', { name: 'Play against bots' }).tap()
  await page.getByRole('radio', { name: /On this device/ }).check()
  await fits(page, 'quick-360')
  await page.getByRole('button', { name: 'Sit down' }).tap()
  await isAsked(page)
  await context.setOffline(true)
  for (let answers = 0; answers < 5; answers++) {
    const option = page.locator(OPTIONS).nth(answers === 0 ? 1 : 0)
    await hasMovedOn(page, () => option.tap())
    await isAsked(page)
  }
  await page.getByRole('button', { name: 'Hint' }).tap()
  await page.getByRole('region', { name: 'What a good player would do' }).waitFor()
  await fits(page, 'hint-360')
  await page.reload()
  await isAsked(page)
  await page.goto('/')
  await page.getByRole('region', { name: 'On this device' }).waitFor()
  await page.getByText('The server cannot be reached').waitFor()
  await fits(page, 'lobby-360')
  await page.goto('/new')
  await page.getByRole('button', { name: 'Start the match' }).waitFor()
  await page.locator('.seats-field').scrollIntoViewIfNeeded()
  await fits(page, 'new-360')
  expect(real(faults)).toEqual([])
})

test('the end of a match on this device: score sheet, match file, play again', async () => {
  const { page, context, faults } = await world.person({ ...KEPT, reducedMotion: 'reduce' })
  const config = { edition: 'second', players: 2 }
  const last = recordOf(config, 'end').answers.length
  const file = recordOf(config, 'end', answers => answers >= last - 8)
  await page.goto('/')
  await isKept(page)
  await context.setOffline(true)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a match file' }).click()
  const buffer = Buffer.from(JSON.stringify(file))
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer })
  const sheet = page.getByRole('dialog', { name: 'Final score' })
  while ((await sheet.count()) === 0) {
    const option = page.locator(OPTIONS).first()
    if ((await option.count()) > 0) await option.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(50)
  }
  await sheet.locator('.score-chart svg').first().waitFor()
  await expect.poll(() => scoreCategories(sheet)).toBe(11)
  // The review is made on the device too, without a network.
  await sheet.getByRole('link', { name: 'Review the match' }).click()
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
  await page.getByRole('link', { name: 'To the table' }).click()
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save match file' }).click(),
  ])
  const saved: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(greatWesternTrail.outcome(Match.replay(greatWesternTrail, saved).state)).toBeDefined()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForFunction(() => document.querySelector('.history-count')?.textContent?.startsWith('0/'))
  await isAsked(page)
  expect(real(faults)).toEqual([])
})

test('several people at one screen pass the device; each sees only their own', async () => {
  for (const [name, options] of [
    ['1440', {}],
    ['360', PHONE],
  ] as const) {
    const { page, context, faults } = await world.person({ ...options, reducedMotion: 'reduce' })
    await page.goto('/new')
    await page.getByRole('radio', { name: /On this device/ }).check()
    await page.getByLabel('Seat 2').selectOption('person')
    await page.getByLabel('Name at seat 2').fill('Wyatt')
    await page.locator('.seats-field').scrollIntoViewIfNeeded()
    await fits(page, `seats-${name}`)
    expect(await serious({ page })).toEqual([])
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.getByRole('heading', { name: /Pass the device to/ }).waitFor()
    expect(await page.locator('.board, .hand').count()).toBe(0)
    await page.getByRole('button', { name: /^I am/ }).click()
    await isAsked(page)
    while ((await page.locator('.curtain').count()) === 0) {
      const option = page.locator(OPTIONS).first()
      if ((await option.count()) > 0) await option.click({ timeout: 1000 }).catch(() => undefined)
      await page.waitForTimeout(50)
    }
    await page.getByRole('heading', { name: 'Pass the device to Wyatt' }).waitFor()
    await fits(page, `curtain-${name}`)
    expect(await serious({ page })).toEqual([])
    await page.getByRole('button', { name: 'I am Wyatt' }).click()
    await isAsked(page)
    expect(real(faults)).toEqual([])
    await context.close()
  }
})

test('Carson City and the solo game are played on this device too', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/new')
  await page.getByRole('radio', { name: /On this device/ }).check()
  await page.getByLabel('Game', { exact: true }).selectOption('carson-city')
  await page.getByRole('button', { name: 'Start the match' }).click()
  await isAsked(page)
  await press(page)
  await isAsked(page)
  await page.goto('/new')
  await page.getByRole('radio', { name: /On this device/ }).check()
  await page.getByRole('radio', { name: 'Solo against Sam' }).check()
  await page.getByRole('radio', { name: 'Easy' }).check()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await isAsked(page)
  await press(page)
  await isAsked(page)
  expect(faults).toEqual([])
})

test('damaged matches are explained and do not break the lobby', async () => {
  const { page, faults } = await world.person()
  await page.goto('/')
  await quickMatch(page, 'random')
  const address = page.url()
  await page.goto('/')
  const list = page.getByRole('region', { name: 'On this device' })
  await list.getByRole('link').waitFor()
  // The answers are spoilt, and a second table cannot even be listed.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('railhead')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction(['tables', 'records'], 'readwrite')
          const records = change.objectStore('records')
          const keys = records.getAllKeys()
          keys.onsuccess = () => records.put({ format: 'railhead-match', game: 'lost' }, keys.result[0])
          change.objectStore('tables').put({ nonsense: true }, 'here-broken')
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await list.getByText('A saved match that cannot be read').waitFor()
  await fits(page, 'damaged-1440')
  await page.goto(address)
  await page.getByRole('alert').waitFor()
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/cannot be opened/)
  await page.getByRole('main').getByRole('link', { name: 'Lobby' }).click()
  for (let left = 2; left > 0; left--) {
    await list.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForFunction(count => document.querySelectorAll('.here-row').length < count, left)
  }
  expect(faults).toEqual([])
})

test.each(LANGS)('what is on this device is said in %s', async lang => {
  const { page, context, faults } = await world.person({ ...PHONE, locale: lang })
  await page.goto('/new')
  await page.getByRole('radio').nth(1).check()
  await page.locator('.seats-field select').nth(1).selectOption('random')
  await fits(page, `new-360-${lang}`)
  await page.locator('button[type=submit]').tap()
  await isAsked(page)
  await page.goto('/')
  await page.locator('.here-row').waitFor()
  await fits(page, `lobby-360-${lang}`)
  expect(faults).toEqual([])
  await context.close()
})
