import { greatWesternTrail } from '@railhead/great-western-trail'
import { anyGame, Match, type MatchRecord, SPECTATOR } from '@railhead/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from './records.js'
import { importMatch, isAsked, OPTIONS, openWorld, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const game = anyGame(greatWesternTrail)
const CONFIG = { edition: 'second', players: 3, addons: ['pokerTable'] }
const SEAT = recordOf(CONFIG, 'pk2', (_answers, seat, ask) => seat === 0 && ask === 'pokerSeat')

test('the table comes up when one may sit down; a worker takes the token, the owner of a card sees it', async () => {
  const { page, context, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(await importMatch(page, SEAT, 2))
  await isAsked(page)
  await page.locator('.poker').waitFor()
  const own = page.locator('[data-piece="pokerSeat:0"]')
  expect(await own.locator('.poker-token').count()).toBe(0)
  await page.locator(OPTIONS).first().click()
  await own.locator('.poker-token').waitFor()
  // A card of the hand goes to the table; its owner sees which.
  await page.locator('.hand .piece.can, .strip-bar .piece.can').first().waitFor()
  await isAsked(page)
  await page.locator(OPTIONS).first().click()
  await expect.poll(() => own.locator('.poker-gap').count()).toBeLessThan(3)
  expect(await own.locator('.poker-back').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

/** The match up to an answer of the first seat that leads to a show-down, and that answer. */
function beforeShowdown(seeds: readonly string[]): { record: MatchRecord; option: object } {
  for (const seed of seeds) {
    const record = recordOf(CONFIG, seed)
    const match = Match.replay(game, record)
    const found = match.answers.findIndex(
      ({ seat }, i) => seat === 0 && match.told(i, SPECTATOR).some(({ type }) => type === 'showdown'),
    )
    if (found >= 0)
      return {
        record: Match.replay(game, record, found).record(),
        option: match.answers[found].option,
      }
  }
  throw new Error('Nobody calls for a show-down.')
}

test.each([
  ['wide', { viewport: { width: 1440, height: 900 } }],
  ['narrow', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
])('a show-down is a scene with the hands, their values and the winner: %s', async (_name, options) => {
  const { record, option } = beforeShowdown(['pk2', 'pk3', 'pk4', 'pk5'])
  const { page, context, faults } = await world.person({ ...options, reducedMotion: 'reduce' })
  await page.goto(await importMatch(page, record, 2))
  await isAsked(page)
  const wanted = page
    .locator(OPTIONS)
    .and(page.locator(`[data-option=${JSON.stringify(JSON.stringify(option))}]`))
  await wanted.click()
  const scene = page.locator('.overlay .showdown')
  // On a small screen the next question leaves its title, which unfolds it.
  await expect
    .poll(() =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('.overlay.folded [aria-expanded]')?.click()
        return document.querySelectorAll('.overlay .showdown li').length
      }),
    )
    .toBeGreaterThan(0)
  expect(await scene.locator('li').count()).toBeGreaterThan(0)
  expect(await scene.locator('li.won').count()).toBeGreaterThan(0)
  const box = await page.locator('.overlay').boundingBox()
  const stage = await page.locator('.table-main').boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (stage?.width ?? 0)).toBe(true)
  // Nothing is cut off at the side.
  expect(await scene.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await context.close()
})
