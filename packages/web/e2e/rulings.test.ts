import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { openWorld, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a house rule is chosen in the form, and the table says that it is played', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/new')
  await page.getByLabel('Game', { exact: true }).selectOption('carson-city')
  await page.getByText('House rules and corrections').click()
  const field = page.getByLabel('With how many revolvers does everybody start?')
  await field.fill('2')
  expect(await page.locator('.rulings > summary').innerText()).toContain('(1)')
  await page.getByRole('radio', { name: /On this device/ }).check()
  expect(await serious({ page })).toEqual([])
  await page.locator('button[type=submit]').click()
  const told = page.locator('.house-rules')
  await told.locator('summary').click()
  expect(await told.innerText()).toContain('With how many revolvers does everybody start? 2')
  expect(faults).toEqual([])
})

test('figures of a table are typed in one by one, and the table says which differ', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/new')
  await page.getByLabel('Game', { exact: true }).selectOption('great-western-trail')
  await page.getByText('House rules and corrections').click()
  await page.getByText('Points of the cattle cards').click()
  const figure = page.getByLabel('Corriente', { exact: true })
  await figure.fill('99') // no such points: not taken
  expect(await page.locator('.rulings > summary').innerText()).not.toContain('(')
  await figure.fill('7')
  expect(await page.locator('.rulings > summary').innerText()).toContain('(1)')
  await page.getByText('Spaces of the track after which a crossing lies').click()
  await page.getByRole('button', { name: 'One fewer' }).click()
  expect(await page.locator('.rulings > summary').innerText()).toContain('(2)')
  expect(await serious({ page })).toEqual([])
  await page.getByRole('radio', { name: /On this device/ }).check()
  await page.locator('button[type=submit]').click()
  const told = page.locator('.house-rules')
  await told.locator('summary').click()
  expect(await told.innerText()).toContain('Points of the cattle cards Corriente: 7')
  expect(faults).toEqual([])
})

test('roads that lead nowhere are named while they are typed in; others are drawn', async () => {
  const { page, faults } = await world.person({ reducedMotion: 'reduce' })
  await page.goto('/new')
  await page.getByLabel('Game', { exact: true }).selectOption('great-western-trail')
  await page.getByText('House rules and corrections').click()
  await page.getByText('which spaces of the trail follow each space').click()
  const first = page.getByRole('group', { name: 'site A–B 1' }).getByLabel('1', { exact: true })
  await first.selectOption('nA')
  expect(await page.getByRole('alert').innerText()).toContain('which spaces of the trail follow each space')
  await first.selectOption('ab3')
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: /On this device/ }).check()
  await page.locator('button[type=submit]').click()
  const told = page.locator('.house-rules')
  await told.locator('summary').click()
  expect(await told.innerText()).toContain('site A–B 1 1: site A–B 3')
  // The site between them is not on this board.
  await page.locator('[data-piece="space:4"]').waitFor()
  expect(await page.locator('[data-piece="space:3"]').count()).toBe(0)
  expect(faults).toEqual([])
})
