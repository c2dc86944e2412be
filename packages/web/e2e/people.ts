import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './world.js'

export const PASSWORD = 'correct horse battery'
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** With `SCREENSHOTS` set, pictures are written there. */
const FOLDER = process.env.SCREENSHOTS

export async function shoot(page: Page, name: string): Promise<void> {
  if (!FOLDER) return
  mkdirSync(FOLDER, { recursive: true })
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`), fullPage: !name.startsWith('table') })
  }
}

/** A guest makes an account on the account page. */
export async function makeAccount(page: Page, mail: string): Promise<void> {
  await page.goto('/account')
  const join = page.getByRole('region', { name: 'Make an account' })
  await join.getByLabel('Mail address').fill(mail)
  await join.getByLabel('Password').fill(PASSWORD)
  await join.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText(`Account of ${mail}`).waitFor()
}

/** Nothing is wider than the screen, and no control is missed by a finger. */
export async function expectToFit({ page }: Pick<Visitor, 'page'>, what: string): Promise<void> {
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
