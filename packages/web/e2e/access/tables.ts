import { carsonCity, END_OF_ROUND, PLACEMENT, RESOLUTION } from '@railhead/carson-city'
import { anyGame, type MatchRecord } from '@railhead/kernel'
import type { TableResponse } from '@railhead/protocol'
import type { Page } from 'playwright-core'
import { carsonRecord } from '../carson.js'
import { recordOf } from '../records.js'
import { before, openScene } from '../scenes.js'
import { go, OPTIONS, RANDOM_BOT } from '../world.js'
import { windowOf } from './pages.js'
import type { Stop, Visit, Walk } from './stops.js'
import { importedTable, post } from './visits.js'

const seated = (count: number, what: object): object[] => new Array<object>(count).fill(what)

/** A table at which the first seat is asked. */
const asked =
  (record: () => MatchRecord, bots: number) =>
  async (visit: Visit): Promise<void> => {
    await go(visit, await importedTable(visit.context.request, record(), seated(bots, RANDOM_BOT)))
    await visit.page.locator('.prompt-line.mine').waitFor()
    await visit.page.locator(OPTIONS).first().waitFor({ state: 'attached' })
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
      await page.locator(piece).first().dispatchEvent('click')
      await page.locator('.tip.pinned').waitFor()
    },
    within: '.tip',
  },
  {
    name: 'the rule of a piece',
    open: async ({ page }) => {
      await page.locator(piece).first().dispatchEvent('click')
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

const SCORE = windowOf('score now', 'Score now')

const AID = byKey('player aid', '?', 'dialog[open]', page =>
  page.locator('dialog .rule-entries').first().waitFor(),
)

/** On small screens the button stands in the log. */
const REPORT: Stop = {
  ...windowOf('report', 'Report a problem'),
  open: async ({ page }) => {
    const button = page.getByRole('button', { name: 'Report a problem' }).first()
    if ((await page.locator('.play.small').count()) > 0) await page.getByRole('tab', { name: 'Log' }).click()
    await button.click()
    await page.locator('dialog[open]').waitFor()
  },
  close: async ({ page }) => {
    await page.keyboard.press('Escape')
    if ((await page.locator('.play.small').count()) > 0) await page.getByRole('tab', { name: 'Log' }).click()
  },
}

const WINDOWS: readonly Stop[] = [REPORT, windowOf('settings', 'Settings'), SCORE, AID, KEYS]

/** Of turns that others had since. */
const SURE: Stop = {
  name: 'is it to be taken back',
  open: async ({ page }) => {
    await page.locator('.undo').click()
    await page.getByRole('dialog', { name: 'Undo' }).waitFor()
  },
  within: 'dialog[open]',
}

const CHAT = panel('Chat', page => page.getByRole('button', { name: 'Quick phrases' }).click())

const SECOND = { edition: 'second', players: 3 }
const FIRST = { edition: 'first', players: 2 }
const NORTH = { edition: 'second', players: 2, addons: ['railsToTheNorth'], cattle: 'brahman' }
const POKER = { edition: 'second', players: 3, addons: ['pokerTable'] }
const SAM = { edition: 'second', solo: 'medium' }

const halfway = (answers: number, seat: number | undefined, ask: string | undefined): boolean =>
  answers > 150 && seat === 0 && ask === 'location'

/** Whatever was mine is a turn of others ago. */
const turnBegins = (answers: number, seat: number | undefined, ask: string | undefined): boolean =>
  answers > 60 && seat === 0 && ask === 'phaseA'

/** Great Western Trail in its editions and add-ons. */
export const TRAIL: readonly Walk[] = [
  {
    name: 'Great Western Trail: a visit',
    begin: asked(() => recordOf(SECOND, 'dust', halfway), 2),
    stops: [TABLE, HINT, ...explained('[data-piece="station:0"]'), panel('Log'), CHAT],
  },
  {
    name: 'whatever else is opened at a table',
    rare: true,
    begin: asked(() => recordOf(SECOND, 'dust', halfway), 2),
    stops: [PAST, panel('Me'), panel('In words'), panel('Notes'), COMMAND, ...WINDOWS],
  },
  {
    name: 'Great Western Trail: where to',
    rare: true,
    begin: asked(() => recordOf(SECOND, 'dust', turnBegins), 2),
    stops: [TABLE, SURE],
  },
  {
    name: 'first edition',
    rare: true,
    begin: asked(() => recordOf(FIRST, 'first', halfway), 1),
    stops: [TABLE],
  },
  {
    name: 'Rails to the North',
    rare: true,
    begin: asked(() => recordOf(NORTH, 'north', halfway), 1),
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
    rare: true,
    begin: asked(() => recordOf(POKER, 'pk2', (_answers, seat, ask) => seat === 0 && ask === 'pokerSeat'), 2),
    stops: [TABLE],
  },
  { name: 'Sam', begin: asked(() => recordOf(SAM, 'sam', halfway), 0), stops: [TABLE] },
]

const together = { players: 3, placement: 'simultaneous' }

/** Carson City in the phases of its rounds. */
export const TOWN: readonly Walk[] = [
  {
    name: 'Carson City: placing',
    rare: true,
    begin: asked(
      () =>
        carsonRecord(
          { players: 4 },
          'boomtown',
          (ask, state) =>
            ask === 'place' && state.round === 3 && state.cowboysAt.filter(there => there > 0).length > 8,
        ),
      3,
    ),
    stops: [TABLE, HINT, ...explained('[data-piece^="card:"]'), panel('Me'), SCORE],
  },
  {
    name: 'Carson City: characters',
    rare: true,
    begin: asked(
      () =>
        carsonRecord({ players: 5 }, 'noon', (ask, state) => ask === 'takeCharacter' && state.round === 2),
      4,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: placing at the same time',
    rare: true,
    begin: asked(
      () =>
        carsonRecord(together, 'together', (_ask, state) => state.phase === PLACEMENT && state.round === 2),
      2,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: resolving',
    begin: asked(
      () =>
        carsonRecord(
          { players: 3 },
          'noon',
          (_ask, state) => state.phase === RESOLUTION && state.round === 3,
        ),
      2,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: the end of a round',
    rare: true,
    begin: asked(
      () => carsonRecord({ players: 3 }, 'noon', (_ask, state) => state.phase === END_OF_ROUND),
      2,
    ),
    stops: [TABLE],
  },
  {
    name: 'Carson City: a duel',
    rare: true,
    begin: async ({ page }) =>
      openScene(page, await before(anyGame(carsonCity), { players: 4 }, 'duelWon'), 3, '.duel'),
    stops: [
      {
        name: 'scene',
        open: ({ page }) =>
          page.waitForFunction(() => {
            document.querySelector<HTMLElement>('.overlay.folded [aria-expanded]')?.click()
            // It stays while it has the focus.
            document.querySelector<HTMLElement>('.overlay header > button:last-child')?.focus()
            return document.querySelector('.overlay:not(.folded) .duel') !== null
          }),
        close: () => Promise.resolve(),
        within: '.overlay',
      },
    ],
  },
]

/** What is the same whatever is played. */
export const AROUND: readonly Walk[] = [
  {
    name: 'a table that is watched',
    rare: true,
    who: 'stranger',
    begin: async visit => {
      const table = await importedTable(
        await visit.as('guest'),
        recordOf(SECOND, 'dust', halfway),
        seated(2, RANDOM_BOT),
      )
      await go(visit, table)
      await visit.page.locator('.play.watching').waitFor()
      await visit.page.locator('.seat').nth(2).waitFor()
    },
    stops: [TABLE],
  },
  {
    name: 'something is to be taken back',
    rare: true,
    begin: async visit => {
      const as = visit.context.request
      const { table } = await post<TableResponse>(as, '/api/tables/import', {
        file: recordOf(FIRST, 'first', turnBegins),
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
      await post(await visit.as('member'), `/api/tables/${table.id}/join`, { seat: 1 })
      await post(as, `/api/tables/${table.id}/start`, {})
      await go(visit, `/table/${table.id}`)
      await visit.page.locator(OPTIONS).first().waitFor({ state: 'attached' })
    },
    stops: [
      {
        name: 'the others are asked',
        open: async ({ page }) => {
          if ((await page.locator('.undo-request').count()) > 0) return
          await page.locator('.undo').click()
          await page.locator('.undo-request').waitFor()
        },
        close: () => Promise.resolve(),
        within: '.undo-request',
      },
    ],
  },
  {
    name: 'the end of a match',
    rare: true,
    begin: async visit => {
      const table = await importedTable(visit.context.request, recordOf(SECOND, 'end'), seated(2, RANDOM_BOT))
      await go(visit, table)
      await visit.page.locator('dialog[open] .score-scroll').waitFor()
    },
    stops: [
      {
        name: 'score sheet',
        within: 'dialog[open]',
        open: async ({ page }) => {
          if ((await page.locator('dialog[open]').count()) > 0) return
          await page.getByRole('button', { name: /score/i }).first().click()
          await page.locator('dialog[open]').waitFor()
        },
      },
      TABLE,
    ],
  },
]
