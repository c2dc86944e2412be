import { END_OF_ROUND, PLACEMENT, RESOLUTION } from '@railhead/carson-city'
import type { MatchRecord } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import { carsonRecord } from '../carson.js'
import { recordOf } from '../records.js'
import { importMatch, OPTIONS } from '../world.js'
import { windowOf } from './pages.js'
import type { Stop, Visit, Walk } from './stops.js'

/** A table at which the first seat is asked. */
const asked =
  (record: MatchRecord, bots: number) =>
  async ({ page }: Visit): Promise<void> => {
    await page.goto(await importMatch(page, record, bots))
    await page.locator('.prompt-line.mine').waitFor()
    await page.locator(OPTIONS).first().waitFor({ state: 'attached' })
  }

const TABLE: Stop = { name: 'table' }

/** One of the panels behind tabs; on small screens it is closed again by its tab. */
const panel = (tab: string, more?: (page: Page) => Promise<unknown>): Stop => ({
  name: `panel: ${tab}`,
  open: async ({ page }) => {
    const chosen = page.getByRole('tab', { name: tab })
    if ((await chosen.getAttribute('aria-selected')) !== 'true') await chosen.click()
    await page.locator('.tab-panel').waitFor()
    await more?.(page)
  },
  close: async ({ page }) => {
    if ((await page.locator('.play.small').count()) > 0) await page.getByRole('tab', { name: tab }).click()
  },
  within: '.tabs',
})

/** Opened by a key, whatever has the focus; closed by Escape. */
const byKey = (name: string, key: string, within: string, more?: (page: Page) => Promise<unknown>): Stop => ({
  name,
  open: async ({ page }) => {
    await page.locator('.prompt-line').focus()
    await page.keyboard.press(key)
    await page.locator(within).waitFor()
    await more?.(page)
  },
  within,
})

const HINT: Stop = {
  name: 'hint',
  open: async ({ page }) => {
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('.hint-panel li').first().waitFor()
  },
  close: ({ page }) => page.locator('.hint-panel').getByRole('button', { name: 'Close' }).click(),
  within: '.hint-panel',
}

/** What explains a piece, and the rule that it leads to. */
const explained = (piece: string): Stop[] => [
  {
    name: 'a piece explained',
    open: async ({ page }) => {
      await page.locator(`[data-piece="${piece}"]`).first().dispatchEvent('click')
      await page.locator('.tip.pinned').waitFor()
    },
    within: '.tip',
  },
  {
    name: 'the rule of a piece',
    open: async ({ page }) => {
      await page.locator(`[data-piece="${piece}"]`).first().dispatchEvent('click')
      await page.getByRole('button', { name: 'More about this' }).click()
      await page.locator('dialog .rule-text').first().waitFor()
    },
    within: 'dialog[open]',
  },
]

const PAST: Stop = {
  name: 'an earlier moment',
  open: async ({ page }) => {
    await page.locator('.prompt-line').focus()
    await page.keyboard.press('ArrowLeft')
    await page.locator('.caption').waitFor()
  },
  close: async ({ page }) => {
    await page.getByRole('button', { name: 'Back to the present' }).first().click()
    await page.locator('.prompt-line.mine').waitFor()
  },
  within: '.prompt',
}

const KEYS: Stop = byKey('keys', '?', 'dialog[open]', async page => {
  await page.locator('dialog .help-tabs button').nth(1).click()
  await page.locator('dialog .keys').first().waitFor()
})

const COMMAND: Stop = byKey('command line', '/', '.command-box', async page => {
  await page.keyboard.type('help')
  await page.keyboard.press('Enter')
  await page.locator('.command-reply').waitFor()
})

const WINDOWS: readonly Stop[] = [
  windowOf('report', 'Report a problem'),
  windowOf('settings', 'Settings'),
  windowOf('score now', 'Score now'),
  byKey('player aid', '?', 'dialog[open]', page => page.locator('dialog .rule-entries').first().waitFor()),
  KEYS,
]

const CHAT = panel('Chat', page => page.getByRole('button', { name: 'Quick phrases' }).click())

const SECOND = { edition: 'second', players: 3 }
const FIRST = { edition: 'first', players: 2 }
const NORTH = { edition: 'second', players: 2, addons: ['railsToTheNorth'], cattle: 'brahman' }
const POKER = { edition: 'second', players: 3, addons: ['pokerTable'] }
const SAM = { edition: 'second', solo: 'medium' }

const visit = (answers: number, seat: number | undefined, ask: string | undefined): boolean =>
  answers > 150 && seat === 0 && ask === 'location'

/** Great Western Trail in its editions and add-ons. */
export const TRAIL: readonly Walk[] = [
  {
    name: 'Great Western Trail: a visit',
    begin: asked(recordOf(SECOND, 'dust', visit), 2),
    stops: [
      TABLE,
      HINT,
      PAST,
      ...explained('station:0'),
      panel('Me'),
      panel('In words'),
      panel('Log'),
      CHAT,
      panel('Notes'),
      COMMAND,
      ...WINDOWS,
    ],
  },
  {
    name: 'Great Western Trail: where to',
    begin: asked(
      recordOf(SECOND, 'dust', (answers, seat, ask) => answers > 60 && seat === 0 && ask === 'phaseA'),
      2,
    ),
    stops: [TABLE],
  },
  { name: 'first edition', begin: asked(recordOf(FIRST, 'first', visit), 1), stops: [TABLE] },
  {
    name: 'Rails to the North',
    begin: asked(recordOf(NORTH, 'north', visit), 1),
    stops: [
      TABLE,
      {
        name: 'the north',
        open: ({ page }) => page.locator('.board-tabs .button').last().click(),
        close: ({ page }) => page.locator('.board-tabs .button').first().click(),
      },
    ],
  },
  {
    name: 'the poker table',
    begin: asked(
      recordOf(POKER, 'pk2', (_answers, seat, ask) => seat === 0 && ask === 'pokerSeat'),
      2,
    ),
    stops: [TABLE],
  },
  { name: 'Sam', begin: asked(recordOf(SAM, 'sam', visit), 0), stops: [TABLE] },
]

const together = { players: 3, placement: 'simultaneous' }

/** Answers until a scene is shown over the board, which stays until it is closed. */
const UNTIL_SCENE = `new Promise(done => {
  const timer = setInterval(() => {
    if (document.querySelector('.overlay .duel-scene')) { clearInterval(timer); return done(true) }
    const options = [...document.querySelectorAll('.option')]
    if (options.length === 0 || options.some(option => option.disabled)) return
    options.at(-1).click()
  }, 15)
})`

/** Carson City in the phases of its rounds. */
export const TOWN: readonly Walk[] = [
  {
    name: 'Carson City: placing',
    begin: asked(
      carsonRecord(
        { players: 4 },
        'boomtown',
        (ask, state) =>
          ask === 'place' && state.round === 3 && state.cowboysAt.filter(there => there > 0).length > 8,
      ),
      3,
    ),
    stops: [TABLE, HINT, PAST, ...explained('parcel:0'), panel('Me'), panel('In words'), CHAT, ...WINDOWS],
  },
  {
    name: 'Carson City: characters',
    begin: asked(
      carsonRecord({ players: 5 }, 'noon', (ask, state) => ask === 'takeCharacter' && state.round === 2),
      4,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: placing at the same time',
    begin: asked(
      carsonRecord(together, 'together', (_ask, state) => state.phase === PLACEMENT && state.round === 2),
      2,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: resolving',
    begin: asked(
      carsonRecord({ players: 3 }, 'noon', (_ask, state) => state.phase === RESOLUTION && state.round === 3),
      2,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: the end of a round',
    begin: asked(
      carsonRecord({ players: 3 }, 'noon', (_ask, state) => state.phase === END_OF_ROUND),
      2,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: a duel',
    begin: async walk => {
      const before = carsonRecord(
        { players: 4 },
        'noon',
        (_ask, state) => state.phase === PLACEMENT && state.round === 2,
      )
      await asked(before, 3)(walk)
    },
    stops: [
      {
        name: 'scene',
        open: ({ page }) => page.evaluate(UNTIL_SCENE),
        close: ({ page }) => page.evaluate("document.querySelector('.overlay [aria-label=Close]')?.click()"),
        within: '.overlay',
      },
    ],
  },
]
