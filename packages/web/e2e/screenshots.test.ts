import { LANGS } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from './records.js'
import {
  go,
  importMatch,
  isAsked,
  OPTIONS,
  openTable,
  openWorld,
  picture,
  RANDOM_BOT,
  twoPlayers,
  type World,
} from './world.js'

/** `npm run screenshots` writes the pictures of the documentation anew. */
const ALL_WIDTHS = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '1024', viewport: { width: 1024, height: 768 } },
  { name: '360', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
]
/** Without `SCREENSHOTS` the widest and the narrowest are enough. */
const WIDTHS = process.env.SCREENSHOTS ? ALL_WIDTHS : [ALL_WIDTHS[0], ALL_WIDTHS[2]]
const THEMES = process.env.SCREENSHOTS ? (['light', 'dark'] as const) : (['light'] as const)
const CONFIG = { edition: 'second', players: 3 }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready')
  await page.mouse.move(0, 0)
  await picture(page, name)
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
}

const MIDDLE = recordOf(CONFIG, 'dust', (answers, seat) => answers > 260 && seat === 0)
/** A few answers before the end: the rest is played on the page. */
const NEARLY = recordOf(CONFIG, 'dust').answers.length - 8
const END = recordOf(CONFIG, 'dust', answers => answers >= NEARLY)

test('start, middle and end of a match, wide, medium and narrow, light and dark', async () => {
  for (const { name, ...options } of WIDTHS)
    for (const colorScheme of THEMES) {
      const { page, context, faults } = await world.person({
        ...options,
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto('/')
      await page.locator('.hero').waitFor()
      await shoot(page, `lobby-${name}-${colorScheme}`)
      const id = await openTable(page, 'Calamity', twoPlayers(RANDOM_BOT))
      await page.goto(`/table/${id}`)
      await isAsked(page)
      await shoot(page, `start-${name}-${colorScheme}`)
      await go({ page }, await importMatch(page, MIDDLE, 2))
      await isAsked(page)
      await shoot(page, `middle-${name}-${colorScheme}`)
      await go({ page }, await importMatch(page, END, 2))
      while ((await page.locator('.score-chart').count()) === 0) {
        const option = page.locator(OPTIONS).first()
        if ((await option.count()) > 0) await option.click({ timeout: 1000 }).catch(() => undefined)
        await page.waitForTimeout(50)
      }
      await page.locator('.score-chart svg').first().waitFor()
      await shoot(page, `end-${name}-${colorScheme}`)
      expect(faults).toEqual([])
      await context.close()
    }
})

test.each(LANGS.filter(lang => lang !== 'en'))('the middle of a match in %s', async lang => {
  for (const { name, ...options } of WIDTHS) {
    const { page, context } = await world.person({ ...options, locale: lang, reducedMotion: 'reduce' })
    await page.goto(await importMatch(page, MIDDLE, 2))
    await isAsked(page)
    await shoot(page, `middle-${name}-${lang}`)
    await context.close()
  }
})
