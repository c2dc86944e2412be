import { readFileSync } from 'node:fs'
import { Match } from '@railhead/kernel'
import type { TableResponse } from '@railhead/protocol'
import { courseOf, PATIENT, REVIEW_VERSION, type Review, review, USUAL_EFFORT } from '@railhead/review'
import { gameById } from '@railhead/shelf'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { look } from './access/look.js'
import { EVERYTHING, type Looker, type Walk } from './access/stops.js'
import { serious } from './axe.js'
import { recordOf } from './records.js'
import { openWorld, picture, type World } from './world.js'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** Quick, and still a review. */
const QUICK = {
  ...USUAL_EFFORT,
  iterations: 20,
  follow: 8,
  lines: 2,
  worlds: 8,
  choosing: 8,
  measuring: 16,
  looks: 2,
  considered: 16,
  reasons: 8,
  redraws: 4,
  setups: 4,
}

const record = recordOf({ edition: 'second', players: 2 }, 'study')
let world: World
let made: Review
beforeAll(async () => {
  world = await openWorld({ reviewProcesses: 0 })
  const steps = review(courseOf(gameById(record.game), record), QUICK, PATIENT)
  let step = steps.next()
  while (!step.done) step = steps.next()
  made = step.value
}, 200_000)
afterAll(() => world.close())

const shoot = (page: Page, name: string): Promise<void> => picture(page, name, { fullPage: true })

/** Opens the finished match on the server and lays its review beside it, as if it had been made on this device. */
async function reviewedTable(page: Page, name: string): Promise<string> {
  await page.goto('/')
  return page.evaluate(
    async ({ who, file, kept }) => {
      const post = async (url: string, data: object): Promise<TableResponse> =>
        (
          await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(data),
          })
        ).json()
      await post('/api/session', { name: who })
      const { table } = await post('/api/tables/import', { file })
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('railhead-reviews', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('reviews')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const putting = opening.result.transaction('reviews', 'readwrite').objectStore('reviews')
          const asked = putting.put(kept, table.id)
          asked.onsuccess = () => resolve()
          asked.onerror = () => reject(asked.error)
        }
      })
      return table.id
    },
    {
      who: name,
      file: record,
      kept: {
        version: REVIEW_VERSION,
        match: made.match,
        turns: made.turns,
        review: made,
        seat: 0,
        people: [true],
      },
    },
  )
}

test('a study: begun from a review, notes and arrows, by mouse and by keyboard; as a file, and on the server', async () => {
  const { page, faults } = await world.person()
  const table = await reviewedTable(page, 'Ann')
  await page.goto(`/table/${table}/review`)
  await page.getByRole('heading', { name: 'Winning chances' }).waitFor()
  await shoot(page, 'review')
  expect(await serious({ page })).toEqual([])
  await page.getByRole('button', { name: 'Begin a study' }).click()
  await page.waitForURL(/\/study\/here-/)
  const notes = page.getByRole('region', { name: 'Notes' }).getByRole('listitem')
  await expect.poll(() => notes.count()).toBe(new Set(made.key.map(({ from }) => from)).size)
  await page.getByLabel('Title').fill('Why I lost')
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByRole('textbox', { name: 'What is said of this moment' }).fill('Zuerst nach Kansas City.')
  const drawn = page.locator('.study-arrows line')
  const pieces = page.locator('.review-board [data-piece]')
  await pieces.nth(3).dispatchEvent('click')
  await pieces.nth(12).dispatchEvent('click')
  await expect.poll(() => drawn.count()).toBe(1)
  // The same without a pointer.
  const [from, to] = ['From', 'To'].map(name => page.getByRole('combobox', { name, exact: true }))
  expect(await from.locator('option').count()).toBeGreaterThan(10)
  await from.selectOption({ index: 1 })
  await to.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await expect.poll(() => page.locator('.study-arrows circle').count()).toBe(1)
  await page.getByText(/^Circle around /).waitFor()
  // The position is there in words, too.
  await page.locator('summary', { hasText: 'The table in words' }).click()
  await page.getByRole('heading', { name: 'The trail ahead' }).waitFor()
  await shoot(page, 'study')
  expect(await serious({ page })).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const file: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ format: 'railhead-study', title: 'Why I lost', lang: 'en' })
  await page.getByRole('button', { name: 'Put on the server' }).click()
  await page.waitForURL(/\/study\/(?!here-)/)
  const address = page.url()
  await page.getByRole('textbox', { name: 'What is said of this moment' }).fill('Zuerst nach Kansas City!')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved.').waitFor()

  const other = await world.person(PHONE)
  await other.page.goto(address)
  await other.page.getByText('Zuerst nach Kansas City!').first().waitFor()
  expect(await other.page.getByRole('textbox').count()).toBe(0)
  await expect.poll(() => other.page.locator('.study-arrows line').count()).toBe(1)
  const wide = await other.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  await shoot(other.page, 'study-phone')
  expect(await serious(other)).toEqual([])
  await other.page.getByRole('button', { name: 'Keep a copy on this device' }).click()
  await other.page.waitForURL(/\/study\/here-/)
  await other.page.getByRole('button', { name: 'Next note' }).click()
  await other.page.goto('/studies')
  await other.page.getByRole('link', { name: /Why I lost/ }).waitFor()
  expect([...faults, ...other.faults]).toEqual([])
})

test('a review on a phone, in Polish: no word is broken, and the chart can be read', async () => {
  const { page, faults } = await world.person({ ...PHONE, locale: 'pl', reducedMotion: 'reduce' })
  const table = await reviewedTable(page, 'Ann')
  await page.goto(`/table/${table}/review`)
  const heads = page.locator('.review-seats thead th')
  await heads.first().waitFor()
  const broken = await heads.evaluateAll(cells =>
    cells.flatMap(cell => {
      const text = cell.firstChild
      return [...(text?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          if (!text) return false
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1
        })
        .map(([word]) => word)
    }),
  )
  expect(broken).toEqual([])
  const letters = await page
    .locator('.review-chart text')
    .evaluateAll(texts => texts.map(text => text.getBoundingClientRect().height))
  expect(Math.min(...letters)).toBeGreaterThan(9)
  await shoot(page, 'review-phone')
  expect(faults).toEqual([])
})

test('a fork that was played on joins the study; a study file opens from the first page', async () => {
  const { page, faults } = await world.person()
  const table = await reviewedTable(page, 'Bob')
  await page.goto(`/table/${table}/review`)
  await page.getByRole('button', { name: 'Begin a study' }).click()
  await page.waitForURL(/\/study\/here-/)
  const study = page.url()
  await page.locator('.study').getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  await page.waitForURL(/\/table\/here-/)
  await page.locator('.prompt-line').first().waitFor()
  await page.goto(study)
  await page.getByRole('button', { name: 'Add a match' }).click()
  await page.getByRole('button', { name: /A fork of this study/ }).click()
  await page.getByText(/^Forked from/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const buffer = readFileSync(await download.path())
  expect(JSON.parse(buffer.toString()).chapters[1].from).toMatchObject({ chapter: 0 })
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a match file' }).click()
  await (await chooser).setFiles({ name: 'study.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/study\/here-/)
  expect(page.url()).not.toBe(study)
  await page.getByRole('button', { name: 'Delete the study' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete the study' })
  // A window says with its title what it asks, and a page whose link was followed begins at its title.
  expect(await sure.evaluate(describedAs)).toContain('It cannot be brought back.')
  await sure.getByRole('button', { name: 'Delete the study' }).click()
  await page.waitForURL('**/studies')
  await page.waitForFunction(() => document.activeElement?.matches('h1'))
  await expect.poll(() => page.getByRole('link', { name: /1 match|2 matches/ }).count()).toBe(1)
  expect(faults).toEqual([])
})

/** What readers say of an element after its name. */
function describedAs(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
}

test('a board without a sheet of its own is seen in a study, too', async () => {
  const { page, faults } = await world.person(PHONE)
  const { format, game, rules, config, seed, answers, hash } = Match.start(
    gameById('carson-city'),
    { players: 2 },
    'study',
  ).record()
  const match = { format, game, rules, config, seed, answers, hash }
  const chapter = { title: '', match, names: ['Ann', 'Bob'], seat: 0, notes: [] }
  const study = { format: 'railhead-study', version: 1, title: 'Town', lang: 'en', chapters: [chapter] }
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a match file' }).click()
  const buffer = Buffer.from(JSON.stringify(study))
  await (await chooser).setFiles({ name: 'study.json', mimeType: 'application/json', buffer })
  const board = page.locator('.review-position > .text-board')
  await board.locator('.town-box').waitFor({ state: 'attached' })
  expect(
    await board.evaluate(({ clientHeight, scrollWidth, clientWidth }) => [
      clientHeight > 300,
      scrollWidth > clientWidth,
    ]),
  ).toEqual([true, false])
  await shoot(page, 'study-town')
  expect(faults).toEqual([])
})

/** What is looked at after a match. */
const walksFrom = (table: string): Walk<Looker>[] => [
  {
    name: 'review',
    begin: async ({ page }) => {
      await page.goto(`/table/${table}/review`)
      await page.getByRole('heading', { name: 'Winning chances' }).waitFor()
    },
    stops: [
      { name: 'page' },
      {
        name: 'another try',
        open: async ({ page }) => {
          if ((await page.locator('.try-again').count()) > 0) return
          await page.getByRole('button', { name: 'Try again' }).first().click()
          await page.locator('.try-again .review-board').waitFor()
        },
        within: '.try-again',
      },
    ],
  },
  {
    name: 'my progress',
    begin: async ({ page }) => {
      await page.getByRole('link', { name: 'My progress' }).click()
      await page.getByRole('heading', { level: 1, name: 'My progress' }).waitFor()
      await page.locator('main table').first().waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'a study',
    begin: async ({ page }) => {
      await page.goto(`/table/${table}/review`)
      await page.getByRole('button', { name: 'Begin a study' }).click()
      await page.waitForURL(/\/study\/here-/)
      await page.getByRole('region', { name: 'Notes' }).getByRole('listitem').first().waitFor()
      const pieces = page.locator('.review-board [data-piece]')
      await pieces.nth(3).dispatchEvent('click')
      await pieces.nth(12).dispatchEvent('click')
      await page.locator('.study-arrows line').waitFor()
    },
    stops: [{ name: 'page' }],
  },
  {
    name: 'my studies',
    begin: async ({ page }) => {
      await page.getByRole('link', { name: 'All studies' }).click()
      await page.getByRole('link', { name: /1 match/ }).waitFor()
    },
    stops: [{ name: 'page' }],
  },
]

if (EVERYTHING)
  test('review, another try, progress and studies: every theme, letters twice as large, narrow windows, nothing moves', async () => {
    const visitor = await world.person({ reducedMotion: 'reduce' })
    const table = await reviewedTable(visitor.page, 'Cora')
    const session = await visitor.context.newCDPSession(visitor.page)
    for (const walk of walksFrom(table)) await look({ ...visitor, session }, walk)
    expect(visitor.faults).toEqual([])
  })
