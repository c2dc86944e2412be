import { LANGS } from '@railhead/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { isAsked, moment, openTable, openWorld, press, RANDOM_BOT, twoPlayers, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test.each(['light', 'dark'] as const)('axe finds no serious problem on any page (%s)', async colorScheme => {
  const visitor = await world.person({ colorScheme, reducedMotion: 'reduce' })
  const { page } = visitor
  for (const path of ['/', '/new', '/credits', '/nowhere']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    expect(await serious(visitor), path).toEqual([])
  }
  const gathering = await openTable(page, 'Ann', twoPlayers({ kind: 'open' }, { start: false }))
  await page.goto(`/table/${gathering}`)
  await page.locator('.seat-list').waitFor()
  expect(await serious(visitor), 'gathering').toEqual([])
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  await press(page)
  await isAsked(page)
  // The board has the same colours in both themes, and a thousand pieces: it is looked through once.
  const seen = colorScheme === 'dark' ? ['svg.board'] : []
  expect(await serious(visitor, seen), 'table').toEqual([])
  await page.getByRole('button', { name: 'Score now' }).click()
  expect(await serious(visitor, ['svg.board']), 'score').toEqual([])
})

/** Keys of catalogues that stand on the page instead of a text. */
const KEYS = String.raw`(document.body.innerText.match(/\b[a-z]+(?:\.[a-zA-Z0-9]+)+\b/g) ?? []).filter(word => !/^(icons\.net|[0-9.]+)$/.test(word))`

test.each(LANGS)('every screen speaks %s', async lang => {
  const { page, faults } = await world.person({ locale: lang })
  for (const path of ['/', '/new', '/credits', '/nowhere']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(lang)
    expect(await page.evaluate(KEYS), path).toEqual([])
  }
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  for (let answers = 0; answers < 6; answers++) {
    await press(page)
    await isAsked(page)
    expect(await page.evaluate(KEYS)).toEqual([])
  }
  for (const piece of await page.locator('[data-piece]').all()) {
    const label = await piece.getAttribute('aria-label')
    expect(label, (await piece.getAttribute('data-piece')) ?? '').not.toMatch(/^[a-z]+[.:]/)
  }
  expect(faults).toEqual([])
})

test('the language is switched without a reload', async () => {
  const { page } = await world.person()
  await page.goto('/')
  await page.evaluate('window.stayed = true')
  await page.locator('.lang-select').selectOption('ru')
  await page.getByRole('button', { name: 'Играть против ботов' }).waitFor()
  expect(await page.evaluate('window.stayed')).toBe(true)
})

test('the first load of the lobby is at most 200 kB of JavaScript, compressed', async () => {
  const { page } = await world.person()
  const scripts: Promise<number>[] = []
  page.on('response', response => {
    if (!response.url().endsWith('.js')) return
    scripts.push(
      response
        .request()
        .sizes()
        .then(sizes => sizes.responseBodySize),
    )
  })
  await page.goto('/')
  await page.locator('.hero').waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(200_000)
})

test('an answer costs the page less than 100 ms of work, drawing included', async () => {
  const { page, context } = await world.person()
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  // Work of the page's main thread: what else the machine does meanwhile does not count.
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = [await work(), await moment(page)]
  for (let answers = 0; answers < 10; answers++) {
    await press(page)
    await isAsked(page)
  }
  const after = [await work(), await moment(page)]
  const each = (after[0] - before[0]) / (after[1] - before[1])
  expect(each).toBeGreaterThan(0)
  expect(each).toBeLessThan(100)
})
