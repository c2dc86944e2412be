import { greatWesternTrail } from '@railhead/great-western-trail'
import { anyGame } from '@railhead/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from './records.js'
import { before, openScene } from './scenes.js'
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
  await page.goto(await importMatch(page, SEAT, 2, 'Wilhelmina Przybyszewska'))
  await isAsked(page)
  await page.locator('.poker').waitFor()
  // Names stay on their chairs.
  expect(
    await page.locator('.poker-name').evaluateAll(names =>
      names.map(name => {
        const chair = name.parentElement?.querySelector('.poker-chair')?.getBoundingClientRect()
        return (chair?.right ?? 0) - name.getBoundingClientRect().right >= 3
      }),
    ),
  ).toEqual([true, true, true])
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

test.each([
  ['wide', { viewport: { width: 1440, height: 900 } }],
  ['narrow', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
])('a show-down is a scene with the hands, their values and the winner: %s', async (_name, options) => {
  const sample = await before(game, CONFIG, 'showdown')
  const { page, context, faults } = await world.person({ ...options, reducedMotion: 'reduce' })
  await openScene(page, sample, 2, '.showdown')
  const scene = page.locator('.overlay .showdown')
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
