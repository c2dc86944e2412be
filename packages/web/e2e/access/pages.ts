import { openTable, RANDOM_BOT, twoPlayers } from '../world.js'
import type { Stop, Walk } from './stops.js'

const DIALOG = 'dialog[open]'

/** A window that a button of the page opens. */
const windowOf = (name: string, of: string): Stop => ({
  name,
  open: async ({ page }) => {
    await page.getByRole('button', { name: of }).first().click()
    await page.locator(DIALOG).waitFor()
  },
  within: DIALOG,
})

/** Pages beside the tables. */
export const PAGES: readonly Walk[] = [
  {
    name: 'lobby',
    begin: async ({ page }) => {
      await openTable(page, 'Ann', twoPlayers({ kind: 'open' }, { start: false, title: 'Friday evening' }))
      await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
      await page.goto('/')
      await page.locator('.table-row').first().waitFor()
    },
    stops: [{ name: 'page' }, windowOf('quick match', 'Play against bots'), windowOf('settings', 'Settings')],
  },
]
