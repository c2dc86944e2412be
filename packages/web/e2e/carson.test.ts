import { carsonCity, WORKER } from '@railhead/carson-city'
import { anyGame, LANGS, type MatchRecord } from '@railhead/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled } from './access/checks.js'
import { serious } from './axe.js'
import { carsonRecord, carsonTable, randomBots } from './carson.js'
import { before, openScene } from './scenes.js'
import {
  hasMovedOn,
  importMatch,
  isAsked,
  moment,
  OFTEN,
  OPTIONS,
  openTable,
  openWorld,
  picture,
  type World,
} from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Plays whatever is asked: a piece of the board if one stands for it, else an option. */
const HURRY = `(() => {
  let turn = 7
  const any = list => list[(turn = (turn * 48271) % 2147483647) % list.length]
  setInterval(() => {
    const options = [...document.querySelectorAll('.option')]
    if (options.length === 0 || document.querySelector('.prompt[data-busy], .option:disabled')) return
    const pieces = [...document.querySelectorAll('.carson .piece.can, .strip-bar .piece.can')]
    const dialog = document.querySelector('.tip.pinned .tip-choices button')
    if (dialog) return dialog.click()
    const choice = any([...pieces, ...options])
    if (choice.matches('.option')) choice.click()
    else {
      window.pieces = (window.pieces ?? 0) + 1
      choice.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    }
  }, 15)
})()`

const MIXED = ['red', 'yellow', 'red', 'yellow', 'red', 'yellow', 'red']

test('a whole match with nothing but keys: two seats', async () => {
  const { page, context, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(`/table/${await openTable(page, 'Ann', carsonTable({ players: 2 }, randomBots(1)))}`)
  await isAsked(page)
  const sheet = page.getByRole('dialog', { name: 'Final score' })
  // While bots think nothing is pressed: the machine is theirs.
  const canAnswer = async (): Promise<boolean> => {
    const found = await page.waitForFunction(
      options =>
        document.querySelector('.score-sheet') ? 'over' : document.querySelector(options) && 'asked',
      OPTIONS,
      OFTEN,
    )
    return (await found.jsonValue()) === 'asked'
  }
  for (let pressed = 0; await canAnswer(); pressed++)
    await page.keyboard.press(String(1 + ((pressed * 7) % 9)))
  await sheet.waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  [
    'three seats with the red characters, wide',
    { viewport: { width: 1440, height: 900 } },
    { players: 3, characters: 'red' },
  ],
  [
    'four seats with both sides of the characters and tokens, medium',
    { viewport: { width: 1024, height: 768 } },
    { players: 4, characters: MIXED, duels: 'tokens' },
  ],
  ['five seats that place at the same time, narrow', PHONE, { players: 5, placement: 'simultaneous' }],
])('a whole match on the board: %s', async (_name, options, config) => {
  const { page, context, faults } = await world.person({ ...options, reducedMotion: 'reduce' })
  await page.goto(
    `/table/${await openTable(page, 'Ann', carsonTable(config, randomBots(config.players - 1)))}`,
  )
  await isAsked(page)
  await page.evaluate(HURRY)
  const sheet = page.getByRole('dialog', { name: 'Final score' })
  await sheet.waitFor({ timeout: 380_000 })
  expect(await page.evaluate('window.pieces')).toBeGreaterThan(10)
  const words = await sheet.innerText()
  expect(words).toContain('Buildings')
  expect(words).not.toMatch(/score\.|earlyFinish/)
  expect(faults).toEqual([])
  await context.close()
})

const PLACING = carsonRecord(
  { players: 4 },
  'boomtown',
  (ask, state) =>
    ask === 'place' && state.round === 3 && state.cowboysAt.filter(there => there > 0).length > 8,
)

test('all places for a cowboy light up; one click claims a parcel, and undo takes it back at once', async () => {
  const { page, context, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(await importMatch(page, PLACING, 3))
  await isAsked(page)
  expect(await page.locator('.sign.can').count()).toBeGreaterThan(8)
  const free = page.locator('.parcel.can:not(:has(.cowboy))')
  expect(await free.count()).toBeGreaterThan(20)
  const target = free.first()
  await target.hover()
  await expect.poll(() => page.locator('.tip').innerText()).toMatch(/Price: .*\$\d+ left/s)
  const before = await moment(page)
  const id = (await target.getAttribute('data-piece')) ?? ''
  await page.locator('.prompt:not([data-deaf])').waitFor()
  await target.click()
  await page.locator(`[data-piece="${id}"] .cowboy`).waitFor()
  await expect.poll(() => moment(page)).toBeGreaterThan(before + 1)
  await isAsked(page)
  await page.getByRole('button', { name: /^Undo/ }).click()
  // The bots have played on: it says how far back that goes first.
  await page.getByRole('dialog', { name: 'Undo' }).getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => moment(page)).toBe(before)
  expect(await page.locator(`[data-piece="${id}"] .cowboy`).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('the town is a grid that is walked, read and played with the keyboard alone', async () => {
  const { page, context, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(`/table/${await openTable(page, 'Ann', carsonTable({ players: 2 }, randomBots(1)))}`)
  await isAsked(page)
  const grid = page.getByRole('grid', { name: 'Town plan' })
  expect(await grid.getByRole('row').count()).toBe(8)
  expect(await grid.getByRole('gridcell').count()).toBe(64)
  // One stop for the whole town; the arrows walk in it.
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1)
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('Home')
  const focused = (): Promise<string | null> =>
    page.evaluate('document.activeElement?.getAttribute("data-piece")')
  const start = Number((await focused())?.split(':')[1])
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(`parcel:${start + 1}`)
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe(`parcel:${start - 7}`)
  const label = await page.evaluate('document.activeElement?.getAttribute("aria-label")')
  expect(label).toMatch(/^B\d: .*(nobody’s, now for nothing|owner:)/)
  // To a parcel that can be claimed, and claim it.
  const name = (await page.locator('.parcel.can').first().getAttribute('data-piece')) ?? ''
  const wanted = Number(name.split(':')[1])
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  for (let i = 0; i < Math.floor(wanted / 8); i++) await page.keyboard.press('ArrowDown')
  for (let i = 0; i < wanted % 8; i++) await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(name)
  await page.keyboard.press('Enter')
  await page.locator(`[data-piece="${name}"] .owner-mark`).waitFor()
  // The rest of the round with keys: every option has one, or lies in the list that the arrows walk.
  for (let answers = 0; answers < 12; answers++) {
    await isAsked(page)
    const now = await moment(page)
    await page.keyboard.press('1')
    await expect.poll(() => moment(page)).toBeGreaterThan(now)
  }
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  ['wide', {}],
  ['narrow', PHONE],
  ['lying', { ...PHONE, viewport: { width: 740, height: 360 } }],
])(
  'a duel is a scene that fits the stage, with sums and a winner, and is skipped: %s',
  async (_name, options) => {
    const { page, context, faults } = await world.person({ ...options, reducedMotion: 'reduce' })
    const sample = await before(anyGame(carsonCity), { players: 4 }, 'duelWon')
    await openScene(page, sample, 3, '.duel')
    expect(await page.locator('.overlay .duel').first().innerText()).toMatch(/=\s*\d+[\s\S]* wins/)
    const overlay = page.locator('.overlay')
    const box = await overlay.boundingBox()
    const stage = await page.locator('.table-main').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(stage?.width ?? 0)
    // Who won is in sight with the sums.
    const end = await overlay.locator('.duel-end').first().boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    // Names in words, not in letters one under the other.
    for (const side of await overlay.locator('.duel-side').all())
      expect((await side.locator('.duel-name').boundingBox())?.width).toBeGreaterThan(24)
    expect(
      await overlay
        .locator('.die')
        .first()
        .evaluate(die => getComputedStyle(die).animationDuration),
    ).toBe('0s')
    for (let shown = await overlay.count(); shown > 0; shown = await overlay.count())
      await page.evaluate("document.querySelector('.overlay [aria-label=Close]')?.click()")
    expect(faults).toEqual([])
    await context.close()
  },
)

const ROADS = carsonRecord(
  { players: 2 },
  'tracks',
  (ask, state) => ask === 'layRoads' && state.roads[0] > 1,
  ({ kind, card }) => kind === 'character' && card === WORKER,
)

test('roads are laid by tapping sides of parcels, broad enough for a finger', async () => {
  const { page, context, faults } = await world.person({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(await importMatch(page, ROADS, 1))
  await isAsked(page)
  const edges = page.locator('.edge.can')
  expect(await edges.count()).toBeGreaterThan(4)
  const hit = await edges.first().locator('.edge-hit').boundingBox()
  expect(Math.min(hit?.width ?? 0, hit?.height ?? 0)).toBeGreaterThanOrEqual(24)
  const laid = await page.locator('.road-way').count()
  // The first tap shows, the second lays.
  await edges.first().locator('.edge-hit').tap()
  await page.locator('.tip').waitFor()
  expect(await page.locator('.road-way').count()).toBe(laid)
  const yes = page.locator('.tip.pinned .tip-choices button')
  if ((await yes.count()) > 0) await yes.first().tap()
  else await edges.first().locator('.edge-hit').tap()
  await expect.poll(() => page.locator('.road-way').count()).toBe(laid + 1)
  expect(faults).toEqual([])
  await context.close()
})

test('a choice of one is told once, however the screen is turned', async () => {
  const record = carsonRecord({ players: 3 }, 'noon', ask => ask === 'act.threeGuns')
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto(await importMatch(page, record, 2))
  const told = page.locator('.told > span')
  await told.waitFor()
  await told.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

const LYING = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }
const moneyIn = (round: number): MatchRecord =>
  carsonRecord(
    { players: 3 },
    'b',
    (ask, state) => ask === 'cashLimit' && state.round === round && state.money[0] >= 20,
  )

test('a lying phone: money for points is answered, and covers nothing', async () => {
  const { page, faults } = await world.person({ ...LYING, locale: 'pl', reducedMotion: 'reduce' })
  await page.goto(await importMatch(page, moneyIn(2), 2))
  await page.locator('.money-slider').waitFor()
  for (const [width, height] of [
    [740, 360],
    [667, 331],
    [568, 320],
  ]) {
    await page.setViewportSize({ width, height })
    await settled(page)
    const isSeen = await page.evaluate(() =>
      ['.money-slider .option', '.money-slider input', '.strip-bar'].map(part => {
        const element = document.querySelector(part)
        const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
        const at = (y: number) => element?.contains(document.elementFromPoint((left + right) / 2, y))
        return at(top + 4) === true && at(bottom - 4) === true
      }),
    )
    expect(isSeen, `${width} × ${height}`).toEqual([true, true, true])
  }
  // The longest question, below the news of the last round.
  await page.goto(await importMatch(page, moneyIn(4), 2))
  await page.locator('.money-slider').waitFor()
  await hasMovedOn(page, () => page.locator('.money-slider .option').click())
  expect(faults).toEqual([])
})

/** What is written on the board, and what is said of its pieces. */
const SAID = `[
  document.querySelector('.carson').innerText,
  ...[...document.querySelectorAll('.carson [aria-label]')].map(one => one.getAttribute('aria-label')),
].join('\\n')`

/** Names of signs and characters that are cut off, and words of cards and signs that go on in the next line. */
const CUT = `[...document.querySelectorAll('.sign-name, .character-name, .character-effect')].flatMap(name => {
  const lines = word => {
    const range = document.createRange()
    range.setStart(name.lastChild, word.index)
    range.setEnd(name.lastChild, word.index + word[0].length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  const isCut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 4
  const isBroken = [...name.lastChild.data.matchAll(/[^\\s-]+/g)].some(word => lines(word) > 1)
  return (isCut && !name.matches('.character-effect')) || isBroken ? [name.textContent] : []
})`

/** Laptops with the bars of a browser, and tablets held across. */
const BETWEEN = [
  [1280, 720],
  [1280, 800],
  [1366, 650],
  [1180, 820],
] as const

/** Each loaded once, and made narrower. */
const WIDTHS = [
  { options: { viewport: { width: 1440, height: 900 } }, narrower: [[1024, 768] as const] },
  { options: PHONE, narrower: [] },
]

test.each(LANGS)(
  'the board speaks %s at every width; axe finds nothing serious, light or dark',
  async lang => {
    for (const { options, narrower } of WIDTHS) {
      const visitor = await world.person({ ...options, locale: lang, reducedMotion: 'reduce' })
      const { page, context, faults } = visitor
      await page.goto(await importMatch(page, PLACING, 3))
      await page.locator('.prompt-line.mine').waitFor()
      await page.locator('.sign.can').first().waitFor()
      const isWhole = async (width: number, theme: string): Promise<void> => {
        await settled(page)
        expect(await page.evaluate(SAID)).not.toMatch(
          /\{|\b(space|building|character|card|help|cell|count|yield)\.[a-z]/,
        )
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(
          0,
        )
        expect(await page.evaluate(CUT)).toEqual([])
        await picture(page, `carson-${width}-${lang === 'en' ? theme : lang}`)
      }
      const { width, height } = options.viewport
      await isWhole(width, 'light')
      // Slow: once at the ends of the widths, and once for the colours of the dark.
      if (lang === 'en') expect(await serious(visitor)).toEqual([])
      for (const [across, down] of options === PHONE ? [] : BETWEEN) {
        await page.setViewportSize({ width: across, height: down })
        await settled(page)
        expect(await page.evaluate(CUT), `${across} × ${down}`).toEqual([])
      }
      for (const [across, down] of narrower) {
        await page.setViewportSize({ width: across, height: down })
        await isWhole(across, 'light')
      }
      if (lang === 'en') {
        await page.emulateMedia({ colorScheme: 'dark' })
        for (const [across, down] of [...narrower, [width, height] as const]) {
          await page.setViewportSize({ width: across, height: down })
          await isWhole(across, 'dark')
        }
        if (options !== PHONE) expect(await serious(visitor, [], 'colours')).toEqual([])
      }
      expect(faults).toEqual([])
      await context.close()
    }
  },
)
