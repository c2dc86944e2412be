import { LANGS, type Lang } from '@railhead/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled } from './access/checks.js'
import { serious } from './axe.js'
import { go, isAsked, openTable, openWorld, press, RANDOM_BOT, twoPlayers, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const BOARD = 'svg.board'

test('axe finds no serious problem on any page, light or dark', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page } = visitor
  /** What is no matter of colours is the same in the dark, as the board is, which has a thousand pieces. */
  const isSound = async (where: string, without: string[] = []): Promise<void> => {
    expect(await serious(visitor, without), where).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await settled(page)
    expect(await serious(visitor, [BOARD], 'colours'), `${where}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await settled(page)
  }
  for (const path of ['/', '/new', '/credits', '/nowhere', '/rules/carson-city?match={"players":3}']) {
    await go(visitor, path)
    await page
      .locator(path.startsWith('/rules') ? '.rule' : 'h1')
      .first()
      .waitFor()
    await isSound(path)
  }
  const gathering = await openTable(page, 'Ann', twoPlayers({ kind: 'open' }, { start: false }))
  await page.goto(`/table/${gathering}`)
  await page.locator('.seat-list').waitFor()
  await isSound('gathering')
  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await go(visitor, `/table/${id}`)
  await isAsked(page)
  await press(page)
  await isAsked(page)
  await isSound('table')
  await page.getByRole('button', { name: 'Score now' }).click()
  await isSound('score', [BOARD])
})

/** Keys of catalogues that stand on the page instead of a text. */
const KEYS = String.raw`(document.body.innerText.match(/\b[a-z]+(?:\.[a-zA-Z0-9]+)+\b/g) ?? []).filter(word => !/^(icons\.net|[0-9.]+)$/.test(word))`

/** What pieces are called, and what they are to somebody who listens. */
const named = (pieces: readonly Element[]): { name: string; label: string | null; role: string | null }[] =>
  pieces.map(piece => ({
    name: piece.getAttribute('data-piece') ?? '',
    label: piece.getAttribute('aria-label'),
    role: piece.getAttribute('role'),
  }))

test.each(LANGS)('every screen speaks %s', async lang => {
  const { page, faults } = await world.person({ locale: lang, reducedMotion: 'reduce' })
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
  for (const { name, label, role } of await page.locator('[data-piece]').evaluateAll(named)) {
    // Places where something flies to have words of their own; whatever can be chosen or explained has a name.
    if (label === null) expect(role, name).toBeNull()
    else expect(label, name).not.toMatch(/^[a-z]+[.:]/)
  }
  expect(faults).toEqual([])
})

test('the rules are read, searched, and opened from a piece, a line of the log and a key', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/rules/great-western-trail?match={"edition":"first","players":2}#delivery')
  const delivery = page.locator('#delivery')
  await delivery.waitFor()
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
  expect(await delivery.locator('.rule-changed').innerText()).toContain('first edition')
  expect(await page.locator('.rule').first().getAttribute('id')).toBe('first-edition')
  await page.getByRole('searchbox').fill('turnout 39 $3')
  await expect.poll(() => page.locator('.rule').count()).toBe(1)
  expect(await page.locator('.rule mark').first().innerText()).toMatch(/turnout|39/i)

  const id = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto(`/table/${id}`)
  await isAsked(page)
  const dialog = page.getByRole('dialog', { name: 'Rules' })
  await page.locator('[data-piece="station:0"]').click()
  await page.getByRole('button', { name: 'More about this' }).click()
  await dialog.getByRole('heading', { name: 'Stations' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await press(page)
  await isAsked(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'The rule' }).last().click()
  await dialog.locator('.rule-text').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Help' }).locator('.rule-entries').first().waitFor()
  expect(faults).toEqual([])
})

test('what cannot be fetched without a network says so, and everything else stays', async () => {
  const { page, context } = await world.person()
  const table = await openTable(page, 'Ann', twoPlayers(RANDOM_BOT))
  await page.goto('/')
  await page.locator('.hero').waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Learn by playing' }).click()
  await page.getByText('This page needs the server').waitFor()
  await page.goBack()
  await page.locator('.hero').waitFor()
  await context.setOffline(false)

  await page.goto(`/table/${table}`)
  await isAsked(page)
  await context.setOffline(true)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByText('The server cannot be reached.').waitFor()
  await page.locator('.prompt-line.mine').waitFor()
  await context.setOffline(false)
  await help.getByRole('button', { name: 'Try again' }).click()
  await isAsked(page)
  await page.keyboard.press('?')
  await help.locator('.rule-entries').first().waitFor()
})

test('the language is switched without a reload', async () => {
  const { page } = await world.person()
  await page.goto('/')
  await page.evaluate('window.stayed = true')
  await page.locator('.lang-select').selectOption('ru')
  await page.getByRole('button', { name: 'Играть против ботов' }).waitFor()
  expect(await page.evaluate('window.stayed')).toBe(true)
})

test.each(LANGS)(
  'the first load of the lobby in %s: 120 kB of JavaScript, no letters it does not use',
  async lang => {
    const { page } = await world.person({ locale: lang })
    const scripts: Promise<number>[] = []
    const fonts: string[] = []
    page.on('response', response => {
      if (response.url().endsWith('.woff2')) fonts.push(response.url())
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
    expect(bytes).toBeLessThanOrEqual(120_000)
    const alphabets = fonts.map(
      url => /-(latin-ext|latin|cyrillic-ext|cyrillic|greek|vietnamese)-/.exec(url)?.[1],
    )
    const more: Partial<Record<Lang, string>> = { pl: 'latin-ext', ru: 'cyrillic' }
    expect(['latin', more[lang]]).toEqual(expect.arrayContaining([...new Set(alphabets)]))
  },
)

test('the player aid is printed in ink, also where the screen is dark, and without what is pressed', async () => {
  const { page, faults } = await world.person({ colorScheme: 'dark' })
  await page.goto('/rules/carson-city/aid')
  await page.locator('.rule-entries').first().waitFor()
  const lightness = (): Promise<number> =>
    page
      .locator('.rule-entries')
      .first()
      .evaluate(entries => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(entries).color.match(/\d+/g) ?? []).map(
          Number,
        )
        return (red + green + blue) / 3
      })
  expect(await lightness()).toBeGreaterThan(150)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(60)
  for (const pressed of await page.locator('button, a').all()) expect(await pressed.isVisible()).toBe(false)
  expect(faults).toEqual([])
})
