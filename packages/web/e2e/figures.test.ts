import type { MatchRecord } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled } from './access/checks.js'
import { choicesOf, recordOf } from './records.js'
import {
  importMatch,
  isAsked,
  moment,
  OPTIONS,
  openTable,
  openWorld,
  press,
  RANDOM_BOT,
  twoPlayers,
  type World,
} from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const FOUR = { edition: 'second', players: 4 }
const VISIT = recordOf(
  FOUR,
  'figures',
  (answers, seat, ask) => answers > 200 && seat === 0 && ask === 'location',
)
const LATE = recordOf(FOUR, 'figures', (answers, seat) => answers > 560 && seat === 0)
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Lists of what lies on the board unfolded, or as they are. */
async function open(page: Page, record: MatchRecord, unfolded = true): Promise<void> {
  await page.goto(await importMatch(page, record, 3))
  if (unfolded) await isAsked(page)
  else await page.locator('.prompt-line.mine').waitFor()
}

/** Which share of the window the drawing has. */
const SHARE = `(() => {
  const { left, top, right, bottom } = document.querySelector('.map-paper').getBoundingClientRect()
  const box = document.querySelector('.stage-box').getBoundingClientRect()
  const width = Math.min(right, box.right) - Math.max(left, box.left)
  const height = Math.min(bottom, box.bottom) - Math.max(top, box.top)
  return (width * height) / (innerWidth * innerHeight)
})()`

/** Heights in pixels of the texts of the board that a player needs: all but names. */
const SMALLEST = `Math.min(...[...document.querySelectorAll('svg.board text')]
  .filter(text => !/name/.test(text.getAttribute('class') ?? ''))
  .map(text => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))`

test('1440 × 900 and 1280 × 720: the board has three fifths of the window, its figures are 11 px high, options need no scrolling', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (page.url() === 'about:blank') await open(page, VISIT)
    await settled(page)
    expect(Number(await page.evaluate(SHARE))).toBeGreaterThanOrEqual(0.6)
    expect(Number(await page.evaluate(SMALLEST))).toBeGreaterThanOrEqual(width === 1280 ? 11 : 12)
    expect(await page.evaluate(CUT_OFF)).toEqual([])
    // Nothing but the board, and back.
    await page.keyboard.press('f')
    await expect.poll(() => page.locator('.stage-box').boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await page.keyboard.press('f')
    await page.locator('.column').waitFor()
  }
  expect(faults).toEqual([])
})

test('late in a match the page has at most 4,000 elements', async () => {
  const { page } = await world.person({ reducedMotion: 'reduce' })
  await open(page, LATE)
  expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThanOrEqual(4000)
})

test('360 × 740: every option of a visit that lies on the board is in sight there; 740 × 360 has a board', async () => {
  const { page } = await world.person({ ...PHONE, reducedMotion: 'reduce' })
  await open(page, VISIT)
  const unseen = await page.evaluate(`(() => {
    const box = document.querySelector('.stage').getBoundingClientRect()
    const pieces = [...document.querySelectorAll('.stage .piece.can:not(.next)')]
    return pieces.length === 0 ? 'none' : pieces.filter(piece => {
      const { left, right, top, bottom } = piece.getBoundingClientRect()
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
    }).length
  })()`)
  expect(unseen).toBe(0)
  await page.setViewportSize({ width: 740, height: 360 })
  await page.locator('.play.lying').waitFor()
  await settled(page)
  const box = await page.locator('.stage').boundingBox()
  expect(box?.height).toBeGreaterThan(250)
  expect(box?.width).toBeGreaterThan(350)
})

/** Options of the list that somebody has to scroll to, or that are cut off. */
const CUT_OFF = `[...document.querySelectorAll('.option-group:not(.any-time) .option')]
  .filter(option => !option.closest('details:not([open])'))
  .filter(option => {
    const box = option.getBoundingClientRect()
    const list = option.closest('.options-scroll, .pinned').getBoundingClientRect()
    return box.bottom > Math.min(list.bottom + 4, innerHeight) || box.top < list.top - 4
  })
  .map(option => option.title)`

/** Whether the piece of an option can be touched: one of its points belongs to it and to nothing that covers it. */
const TOUCHED = `(option => {
  const chip = [...document.querySelectorAll('.option[data-choice]')].find(({ dataset }) => dataset.option === option)
  const name = chip?.dataset.choice
  return [...document.querySelectorAll('[data-piece]')]
    .filter(piece => name && piece.dataset.piece === name)
    .some(piece => {
      const { left, top, width, height } = piece.getBoundingClientRect()
      const across = [0.15, 0.35, 0.5, 0.65, 0.85]
      return across.some(x => across.some(y =>
        document.elementFromPoint(left + width * x, top + height * y)?.closest('[data-piece]')?.dataset.piece === name))
    })
})`

test('over a whole match: nine of ten answers can be given on the board at 360 × 740; at 1280 × 720 no option is cut off', {
  timeout: 400_000,
}, async () => {
  const samples = choicesOf({ edition: 'second', players: 4 }, 'stage', 9)
  expect(samples.length).toBeGreaterThan(9)
  const { page, faults } = await world.person({ ...PHONE, reducedMotion: 'reduce' })
  const untouched: string[] = []
  const cutOff: string[] = []
  for (const { record, option } of samples) {
    await page.setViewportSize(PHONE.viewport)
    await open(page, record, false)
    await page.locator('.play.upright').waitFor()
    const touched = await page.evaluate(`${TOUCHED}(${JSON.stringify(JSON.stringify(option))})`)
    if (touched !== true) untouched.push(JSON.stringify(option))
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.locator('.play.wide').waitFor()
    const options = await page.locator('.option-group:not(.any-time) .option:visible').count()
    if (options <= 12) cutOff.push(...(await page.evaluate<string[]>(CUT_OFF)))
  }
  expect(cutOff).toEqual([])
  expect(untouched.length, untouched.join(' ')).toBeLessThanOrEqual(samples.length / 10)
  expect(faults).toEqual([])
})

/** Tabs, names, commands and piles that are cut off or stick out of what holds them; the strip of small screens is scrolled. */
const STICKING_OUT = `[
  ...[...document.querySelectorAll('.tab-list, .seat-name')].filter(one => one.scrollWidth > one.clientWidth + 1),
  ...[...document.querySelectorAll('.foot .button, .strip-bar .pile')].filter(one =>
    !one.closest('.small .strip-bar') && one.getBoundingClientRect().right > one.closest('.foot, .strip-bar').getBoundingClientRect().right + 1),
].map(one => one.className + ': ' + one.textContent)`

test.each(['pl', 'fr'])('in %s no tab, name or command is cut off, on any screen', async locale => {
  const { page } = await world.person({ locale, reducedMotion: 'reduce' })
  for (const [width, height, layout] of [
    [1280, 720, 'wide'],
    [820, 1180, 'tall'],
    [740, 360, 'lying'],
    [360, 740, 'upright'],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (page.url() === 'about:blank') await open(page, VISIT, false)
    await page.locator(`.play.${layout}`).waitFor()
    await page.evaluate('document.fonts.ready')
    expect(await page.evaluate(STICKING_OUT), layout).toEqual([])
  }
})

test('what appears under the pointer cannot be chosen at once', async () => {
  const { page } = await world.person({ reducedMotion: 'reduce' })
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  // As soon as another question stands, an impatient pointer clicks on what has just appeared.
  await page.evaluate(() => {
    const panel = document.querySelector('.prompt')
    if (!panel) throw new Error('There is no question.')
    new MutationObserver(() => {
      if (!panel.hasAttribute('data-deaf')) return
      panel
        .querySelector('.option')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
      document.body.dataset.clicked = 'yes'
    }).observe(panel, { attributes: true, attributeFilter: ['data-deaf'] })
  })
  await press(page)
  await page.locator('body[data-clicked]').waitFor()
  await isAsked(page)
  expect(await moment(page)).toBe(1)
  // What was chosen by key is chosen at once.
  await page.locator(OPTIONS).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => moment(page)).toBeGreaterThan(1)
})
