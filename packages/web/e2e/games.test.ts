import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAsked, openTable, openWorld, press, RANDOM_BOT, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const gwt = (config: object, bots: number): object => ({
  game: 'great-western-trail',
  config,
  seats: [{ kind: 'me' }, ...new Array<object>(bots).fill(RANDOM_BOT)],
  start: true,
})

test.each([
  ['first edition', gwt({ edition: 'first', players: 2 }, 1)],
  [
    'second edition with everything',
    gwt({ edition: 'second', players: 3, addons: ['railsToTheNorth', 'pokerTable'], cattle: 'brahman' }, 2),
  ],
  ['alone against Sam', gwt({ edition: 'second', solo: 'medium' }, 0)],
  [
    'Carson City, through the screen of every game',
    { game: 'carson-city', config: { players: 2 }, seats: [{ kind: 'me' }, RANDOM_BOT], start: true },
  ],
])('%s can be played on the page', async (_name, body) => {
  const { page, faults } = await world.person()
  await page.goto(`/table/${await openTable(page, 'Ann', body)}`)
  for (let answers = 0; answers < 8; answers++) {
    await isAsked(page)
    await press(page)
  }
  await expect.poll(() => page.locator('.log-turn li').count()).toBeGreaterThan(3)
  expect(faults).toEqual([])
})
