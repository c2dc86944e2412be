import { chooseOption } from '@railhead/bots'
import { carsonCity } from '@railhead/carson-city'
import { anyGame, Match, type MatchRecord } from '@railhead/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled } from './access/checks.js'
import { recordOf } from './records.js'
import { go, importMatch, openWorld, picture, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const UPRIGHT = { width: 360, height: 740 }
const LYING = { width: 740, height: 360 }

/** Five seats, to the end. */
function wholeTown(): MatchRecord {
  const game = anyGame(carsonCity)
  const match = Match.start(game, { players: 5 }, 'five')
  while (!game.outcome(match.state)) {
    const [decision] = match.decisions()
    if (!decision) break
    const botSeed = `five/${match.answers.length}`
    const option = chooseOption(game, match.view(decision.seat), decision, 'greenhorn', botSeed, {
      expired: () => false,
    })
    match.answer(decision.seat, option)
  }
  return match.record()
}

/** Whichever of them stick out of what they stand in, sideways. */
const outOf = (page: Page, around: string, within: string): Promise<string[]> =>
  page.evaluate(
    ([around, within]) => {
      const edge = document.querySelector(around)?.getBoundingClientRect()
      if (!edge) return [`no ${around}`]
      return [...document.querySelectorAll(`${around} ${within}`)]
        .filter(element => element.getBoundingClientRect().right > edge.right + 1)
        .map(element => element.outerHTML.slice(0, 100))
    },
    [around, within],
  )

test('the end of a match of five on a phone: whole totals, everybody in the order, every button in sight', async () => {
  const { page, faults } = await world.person({
    viewport: UPRIGHT,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  await page.goto(await importMatch(page, wholeTown(), 4))
  await page.locator('dialog[open] tfoot td').nth(4).waitFor()
  await settled(page)
  const lines = await page.locator('tfoot .bar-text').evaluateAll(totals =>
    totals.map(total => {
      const range = document.createRange()
      range.selectNodeContents(total)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1, 1])
  await picture(page, 'five-end-360')
  // With letters twice as large the sheet is moved sideways, and no figure lies on the next.
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  const row = await page
    .locator('dialog tbody tr')
    .first()
    .locator('.bar-text')
    .evaluateAll(figures => figures.map(figure => figure.getBoundingClientRect()))
  expect(row.slice(1).filter(({ left }, i) => left < (row[i]?.right ?? 0))).toEqual([])
  await picture(page, 'five-end-360-large')
  await page.evaluate("document.documentElement.style.fontSize = ''")
  await page.keyboard.press('Escape')
  for (const viewport of [UPRIGHT, LYING]) {
    await page.setViewportSize(viewport)
    await page.locator(viewport === LYING ? '.play.lying' : '.play.upright').waitFor()
    expect(await page.locator('.order-row.passed .order-seat').count()).toBe(5)
    expect(await outOf(page, '.order', '.order-seat')).toEqual([])
    expect(await outOf(page, '.actions.finished', 'button, a')).toEqual([])
  }
  expect(faults).toEqual([])
})

test('alone: the score sheet calls Sam by his name, with his shape', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce', locale: 'pl' })
  await go({ page }, await importMatch(page, recordOf({ edition: 'second', solo: 'medium' }, 'sam'), 0))
  await page.locator('dialog[open] tfoot').waitFor()
  expect(await page.locator('.score-name').last().innerText()).toBe('Sam')
  const winner = page.locator('.winners > strong')
  expect((await winner.innerText()).trim()).toBe('Wygrywa Sam!')
  expect(await winner.locator('.seat-mark').count()).toBe(1)
  expect(faults).toEqual([])
})
