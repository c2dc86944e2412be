import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { isAsked, openTable, openWorld, twoPlayers, type World } from './world.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How far the clock of the server is ahead of the true one. */
let ahead = 0
let world: World
beforeAll(async () => {
  world = await openWorld({}, { now: () => Date.now() + ahead, absence: Number.POSITIVE_INFINITY })
})
afterAll(() => world.close())

test('who stays at the table but does not answer is told so, and everybody sees it; after the notice a bot plays', async () => {
  const ann = await world.person({ reducedMotion: 'reduce' })
  const bob = await world.person({ reducedMotion: 'reduce' })
  const table = await openTable(ann.page, 'Ann', {
    ...twoPlayers({ kind: 'open' }, { start: false }),
    customs: { patience: 60 },
  })
  await bob.page.request.post('/api/session', { data: { name: 'Bob' } })
  await bob.page.request.post(`/api/tables/${table}/join`, { data: { seat: 1 } })
  await ann.page.request.post(`/api/tables/${table}/start`)
  for (const { page } of [ann, bob]) await page.goto(`/table/${table}`)
  await isAsked(ann.page)
  // It is Ann's turn, who only looks.
  const later = async (milliseconds: number): Promise<void> => {
    ahead += milliseconds
    for (const { page } of [ann, bob])
      await page.evaluate(offset => {
        const real = Date.now
        Date.now = () => real() + offset
      }, milliseconds)
  }
  const state = bob.page.locator('.seat-state', { hasText: 'has not moved for' })
  expect(await state.count()).toBe(0)
  await later(2 * HOUR)
  await state.waitFor()
  expect(await serious(bob)).toEqual([])
  await bob.page.getByRole('button', { name: 'Propose a bot' }).click()
  const told = ann.page.getByRole('alertdialog', { name: 'Proposal' })
  await told.getByText('You have until').waitFor()
  const proposal = bob.page.getByRole('alertdialog', { name: 'Proposal' })
  await proposal.getByText('Ann has until').waitFor()
  expect(await proposal.getByRole('button').allInnerTexts()).toEqual(['Withdraw the request'])
  expect(await serious(ann)).toEqual([])
  await later(6 * MINUTE)
  await proposal.getByRole('button', { name: 'Let the bot play' }).click()
  await bob.page.getByText('a bot holds the seat').first().waitFor()
  await isAsked(bob.page)
  // Back again, by one button.
  await ann.page.getByRole('alertdialog', { name: 'a bot holds the seat' }).getByRole('button').click()
  await bob.page.getByText('a bot holds the seat').first().waitFor({ state: 'hidden' })
  expect([...ann.faults, ...bob.faults]).toEqual([])
})
