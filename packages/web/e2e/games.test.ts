import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyGame } from '@railhead/kernel'
import { games as shelf } from '@railhead/shelf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAsked, logLines, openLog, openTable, openWorld, press, RANDOM_BOT, type World } from './world.js'

/** A game that is not on the shelf: the server hands its module on to bots and browsers. */
const NUGGETS = pathToFileURL(
  fileURLToPath(new URL('../../../examples/nuggets/dist/index.js', import.meta.url)),
).href

let world: World
beforeAll(async () => {
  const { games } = (await import(NUGGETS)) as { games: readonly AnyGame[] }
  world = await openWorld({}, { games: [...shelf, ...games], moreGames: [NUGGETS] })
})
afterAll(() => world.close())

const gwt = (config: object, bots: number): object => ({
  game: 'great-western-trail',
  config,
  seats: [{ kind: 'me' }, ...new Array<object>(bots).fill(RANDOM_BOT)],
  start: true,
})

/** Pieces of the board under the tabs that lead to its sheets. */
const COVERED = `[...document.querySelectorAll('.stage [data-piece]')].flatMap(piece => {
  const box = piece.getBoundingClientRect()
  const isUnder = [...document.querySelectorAll('.board-tabs')].some(tabs => {
    const { left, right, top, bottom } = tabs.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
  return isUnder ? [piece.dataset.piece] : []
})`

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
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(`/table/${await openTable(page, 'Ann', body)}`)
  for (let answers = 0; answers < 8; answers++) {
    await isAsked(page)
    await press(page)
  }
  expect(await page.evaluate(COVERED)).toEqual([])
  await openLog(page)
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(3)
  expect(faults).toEqual([])
})

test('a game that the client does not know is chosen in the form and played on the generic screen', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/new')
  await page.locator('#game').selectOption('nuggets')
  await page.locator('#game').and(page.locator(':has(option[value=nuggets]:checked)')).waitFor()
  const table = await openTable(page, 'Ann', {
    game: 'nuggets',
    config: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'hand' }],
    start: true,
  })
  await page.goto(`/table/${table}`)
  await page.locator('.generic').waitFor()
  for (let bids = 0; bids < 4; bids++) {
    await isAsked(page)
    await press(page)
  }
  expect(faults).toEqual([])
})
