import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '@railhead/kernel'
import type { TableResponse } from '@railhead/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { isAsked, openTable, openWorld, twoPlayers, type World } from './world.js'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const HOUR = 3_600_000
/** With `SCREENSHOTS` set, pictures are written there. */
const FOLDER = process.env.SCREENSHOTS

let world: World
let ahead = 0
beforeAll(async () => {
  world = await openWorld({}, { now: () => Date.now() + ahead, absence: Number.POSITIVE_INFINITY })
  if (FOLDER) mkdirSync(FOLDER, { recursive: true })
})
afterAll(() => world.close())

async function shoot(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: join(FOLDER, `together-${name}.png`) })
}

/** The same picture in all languages. */
async function shootAll(page: Page, name: string): Promise<void> {
  if (!FOLDER) return
  for (const lang of LANGS) {
    await page.evaluate(wanted => {
      localStorage.setItem('railhead.settings', JSON.stringify({ lang: wanted }))
    }, lang)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await shoot(page, `${name}-${lang}`)
  }
}

/** Answers over a socket, as a program would, until the match waits for somebody else. */
async function takeTurn(page: Page, table: string): Promise<void> {
  await page.evaluate(
    id =>
      new Promise<void>(resolve => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`)
        let answered = ''
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data)
          const { decisions } = message.sync ?? message
          if (!decisions) return
          const asked = decisions.find((one: { optional?: string }) => one.optional === undefined)
          if (!asked) {
            socket.close()
            return resolve()
          }
          if (asked.id === answered) return
          answered = asked.id
          const key = `turn.${asked.id}`
          socket.send(JSON.stringify({ type: 'answer', key, decision: asked.id, option: asked.options[0] }))
        }
      }),
    table,
  )
}

/** When the server last saw somebody at a table. */
async function seenAt(page: Page, table: string, seat: number): Promise<number> {
  return page.evaluate(
    async ({ id, at }) => {
      const answer: TableResponse = await (await fetch(`/api/tables/${id}`)).json()
      const person = answer.table.seats[at]
      return person?.kind === 'person' ? (person.seen ?? 0) : 0
    },
    { id: table, at: seat },
  )
}

test('two people: removed and back, words for the seed, phrases, hints, away and back, the next table, giving up, again', {
  timeout: 400_000,
}, async () => {
  const ann = await world.person({ reducedMotion: 'reduce' })
  const bob = await world.person({ ...PHONE, locale: 'pl', reducedMotion: 'reduce' })
  const customs = { hints: true, patience: 60 }
  const open = (title: string): object => twoPlayers({ kind: 'open' }, { start: false, title, customs })
  const table = await openTable(ann.page, 'Ann', open('Friday evening'))
  await ann.page.goto(`/table/${table}`)
  await openTable(bob.page, 'Bob', open('Elsewhere'))
  await bob.page.goto(`/table/${table}`)

  // Before the start: the host removes somebody, who sits down again and adds a word.
  const sit = bob.page.getByRole('button', { name: 'Usiądź tutaj' })
  await sit.click()
  await ann.page.getByRole('button', { name: 'Remove Bob' }).click()
  await sit.click()
  await ann.page.getByRole('button', { name: 'Remove Bob' }).waitFor()
  await ann.page.getByLabel('A word of yours for the shuffle').fill('tumbleweed')
  expect(await serious(ann)).toEqual([])
  await shoot(ann.page, 'gathering')
  await shoot(bob.page, 'gathering-phone')
  await ann.page.getByRole('button', { name: 'Fix it' }).click()
  await bob.page.getByText('słowo dodane').waitFor()
  await ann.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([ann, bob].map(({ page }) => page.locator('.play').waitFor()))

  // A phrase is read in the reader's language; a hint is seen by all; a mute is remembered.
  await ann.page.getByRole('tab', { name: 'Chat' }).click()
  await ann.page.getByRole('button', { name: 'Quick phrases' }).click()
  await shoot(ann.page, 'phrases')
  await ann.page.getByRole('button', { name: 'Well played!' }).click()
  await bob.page.getByRole('tab', { name: 'Czat' }).click()
  await bob.page.locator('.chat li', { hasText: 'Dobrze zagrane!' }).waitFor()
  // What is begun stays while something else is looked up.
  const line = bob.page.locator('.chat-foot input[type=text]')
  await line.fill('Chwil')
  await bob.page.getByRole('tab', { name: 'Dziennik' }).click()
  await bob.page.getByRole('tab', { name: 'Czat' }).click()
  expect(await line.inputValue()).toBe('Chwil')
  await line.fill('')
  await isAsked(ann.page)
  await ann.page.getByRole('button', { name: 'Hint' }).click()
  await bob.page.locator('.chat-event', { hasText: 'poproszono o podpowiedź' }).waitFor()
  await ann.page.locator('.hint-mark').waitFor()
  await shoot(bob.page, 'chat-phone')
  await bob.page.getByRole('button', { name: 'Wycisz: Ann' }).click()
  await expect.poll(() => bob.page.locator('.chat li', { hasText: 'Dobrze zagrane!' }).count()).toBe(0)
  await bob.page.reload()
  await bob.page.getByRole('tab', { name: 'Czat' }).click()
  await bob.page.getByRole('button', { name: 'Znów pokazuj: Ann' }).click()
  await bob.page.locator('.chat li', { hasText: 'Dobrze zagrane!' }).waitFor()

  // My turn is over and another table waits: its number is in the title, and a key goes there.
  const elsewhere = await openTable(ann.page, 'Ann', twoPlayers({ kind: 'bot', level: 'random' }))
  await takeTurn(ann.page, table)
  await ann.page.getByRole('link', { name: 'Next table' }).waitFor()
  expect(await ann.page.title()).toMatch(/^\(1\) /)
  await shoot(ann.page, 'next')
  await ann.page.keyboard.press('n')
  await ann.page.waitForURL(`**/table/${elsewhere}`)
  await isAsked(ann.page)
  await ann.page.goto('/')
  await expect.poll(() => ann.page.title()).toMatch(/^\(1\) /)
  await ann.page.goto(`/table/${table}`)

  // Bob goes away for long: everybody sees it, a bot takes over, and back again Bob is told what happened.
  const at = bob.page.url()
  const left = Date.now()
  await bob.page.goto('about:blank')
  await ann.page.locator('.seat-state', { hasText: 'away for' }).waitFor()
  await expect.poll(() => seenAt(ann.page, table, 1)).toBeGreaterThanOrEqual(left)
  ahead += 2 * HOUR
  await ann.page.evaluate(offset => {
    const real = Date.now
    Date.now = () => real() + offset
  }, 2 * HOUR)
  const propose = ann.page.getByRole('button', { name: 'Propose a bot' })
  await propose.waitFor()
  await shoot(ann.page, 'away')
  expect(await serious(ann)).toEqual([])
  await propose.click()
  await isAsked(ann.page)
  await bob.page.goto(at)
  const card = bob.page.locator('.since-card')
  await card.waitFor()
  expect(await card.innerText()).toContain('Grał za ciebie bot')
  expect(await card.locator('li').count()).toBeLessThanOrEqual(8)
  await shoot(bob.page, 'since-phone')
  await shootAll(bob.page, 'since')
  await card
    .getByRole('button')
    .click()
    .catch(() => undefined)

  // Ending it needs both; Ann gives up instead.
  await ann.page.getByRole('button', { name: 'Leave the match' }).click()
  await shoot(ann.page, 'leave')
  await ann.page.getByRole('button', { name: 'End it by agreement' }).click()
  const asked = bob.page.getByRole('alertdialog')
  await asked.waitFor()
  await shoot(bob.page, 'proposal-phone')
  await asked.getByRole('button').last().click()
  await ann.page.getByRole('button', { name: 'Leave the match' }).click()
  await ann.page.getByRole('button', { name: 'Give up' }).click()
  for (const { page } of [ann, bob]) await page.locator('.winners').waitFor()
  await shoot(bob.page, 'over-phone')
  await bob.page.locator('dialog header button').click()
  await ann.page.locator('dialog header button').click()
  await ann.page.getByRole('button', { name: 'Play again' }).click()
  await ann.page.getByRole('button', { name: 'Everybody one seat further' }).click()
  await ann.page.locator('.gathering').waitFor()
  expect(await ann.page.locator('.seat-list li').last().innerText()).toContain('Ann')
  // Bob, still at the table that is over, is shown the way.
  await bob.page.getByRole('button', { name: 'Do następnej partii' }).click()
  await bob.page.locator('.gathering').waitFor()
  expect(await bob.page.locator('.seat-list li').first().innerText()).toContain('Bob')
  expect([...ann.faults, ...bob.faults]).toEqual([])
})

test('the form of a new table says how people treat each other', async () => {
  const { page } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/new')
  const field = page.getByRole('group', { name: 'Among people' })
  await field.waitFor()
  await field.getByLabel('Hints are allowed').check()
  await field.getByRole('combobox').selectOption({ label: '1 hr' })
  await field.scrollIntoViewIfNeeded()
  await shoot(page, 'form')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.gathering').waitFor()
  expect(await page.locator('.gathering').innerText()).toContain('after 1 hr')
})
