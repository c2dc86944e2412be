import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAsked, openTable, openWorld, press, RANDOM_BOT, twoPlayers, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Controls that are smaller than 24 px, pieces aside that also have a chip. */
const SMALL = `[...document.querySelectorAll('button, select, a.button, input:not([type=radio]):not([type=checkbox]), .piece.can:not(.next)')]
  .filter(element => element.checkVisibility())
  .filter(element => {
    const box = element.getBoundingClientRect()
    if (box.width < 2 || Math.min(box.width, box.height) >= 24) return false
    const piece = element.getAttribute('data-piece')
    return piece === null || !document.querySelector('.option[data-choice="' + CSS.escape(piece) + '"]')
  })
  .map(element => element.outerHTML.slice(0, 120))`

/** Texts of the drawing whose colour is too near to what lies under them, as far as that has one colour. */
const PALE = `(() => {
  const rgb = colour => (colour.match(/[\\d.]+/g) ?? []).map(Number)
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map(part => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const plain = colour => colour.startsWith('rgb') && (rgb(colour)[3] ?? 1) > 0.9
  return [...document.querySelectorAll('svg.board text')].flatMap(text => {
    const style = getComputedStyle(text)
    if (!text.textContent.trim() || !text.checkVisibility() || !plain(style.fill)) return []
    const box = text.getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const under = document.elementsFromPoint(x, y).find(element => {
      if (element.tagName === 'text' || element.tagName === 'tspan') return false
      const look = getComputedStyle(element)
      return plain(look.fill) && Number(look.fillOpacity) * Number(look.opacity) > 0.9 && look.fill !== 'none' && /^(rect|path|circle|ellipse|polygon)$/.test(element.tagName)
    })
    if (!under) return []
    const [a, b] = [light(rgb(style.fill)), light(rgb(getComputedStyle(under).fill))].sort((m, n) => n - m)
    const ratio = (a + 0.05) / (b + 0.05)
    const bold = Number(style.fontWeight) >= 700
    const least = box.height >= 24 || (bold && box.height >= 18) ? 3 : 4.5
    return ratio < least ? [text.textContent + ' ' + style.fill + ' on ' + getComputedStyle(under).fill + ' ' + ratio.toFixed(2)] : []
  })
})()`

test('targets, colours and motion of a table: 24 px, contrast on the drawing, forced colours, nothing moves', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  await press(page)
  // Words may fade.
  const moving = `document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
    .flatMap(({ animationName, transitionProperty }) => animationName === 'told' ? [] : [animationName ?? transitionProperty])`
  expect(await page.evaluate(moving)).toEqual([])
  await isAsked(page)
  expect(await page.evaluate(SMALL)).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await page.evaluate(PALE), colorScheme).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const marked of ['[role=tab][aria-selected=true]', '.seat.waiting', '.prompt-line.mine']) {
    const line = await page
      .locator(marked)
      .first()
      .evaluate(element => getComputedStyle(element).outlineStyle)
    expect(line, marked).toBe('solid')
  }
  expect(faults).toEqual([])
})
