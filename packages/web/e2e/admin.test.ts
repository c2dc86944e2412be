import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serious } from './axe.js'
import { makeAccount, PASSWORD, shoot } from './people.js'
import { isAsked, openTable, openWorld, RANDOM_BOT, twoPlayers, type World } from './world.js'

let world: World
beforeAll(async () => {
  world = await openWorld({ loginsPerMinute: 1000 })
})
afterAll(() => world.close())

test('whoever has the code looks after the server: people, tables, reports and corrections', async () => {
  const visitor = await world.person({ reducedMotion: 'reduce' })
  const { page, faults } = visitor
  const table = await openTable(page, 'Ada', twoPlayers(RANDOM_BOT, { title: 'Odd things' }))
  await makeAccount(page, 'ada@example.org')
  await page.goto(`/table/${table}`)
  await isAsked(page)
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The cow flies.')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Report' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('railhead-report-great-western-trail.json')
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/admin')
  await page.getByLabel('Code of the server').fill('a guess')
  await page.getByRole('button', { name: 'Become administrator' }).click()
  await page.getByText('Wrong code.').waitFor()
  const code = readFileSync(join(world.server.settings.data, 'admin.code'), 'utf8').trim()
  await page.getByLabel('Code of the server').fill(code)
  await page.getByRole('button', { name: 'Become administrator' }).click()
  const panel = (name: string): ReturnType<Page['getByRole']> => page.getByRole('region', { name })
  await panel('Overview').getByText('Running since').waitFor()
  await panel('Reported problems').getByText('The cow flies.').waitFor()
  await panel('Tables').getByRole('link', { name: 'Odd things' }).waitFor()
  await panel('People').getByText('ada@example.org').waitFor()

  // A role takes the password of who gives it; whoever only finds the browser open changes nothing.
  const { page: moe } = await world.person()
  await openTable(moe, 'Moe', twoPlayers({ kind: 'open' }, { start: false }))
  await makeAccount(moe, 'moe@example.org')
  await page.reload()
  const roleOfMoe = panel('People').getByLabel('Role: Moe')
  await roleOfMoe.selectOption('moderator')
  const proof = page.getByRole('dialog', { name: 'Moe: moderator' })
  await proof.getByLabel('Current password').fill('a guess')
  await proof.getByRole('button', { name: 'Change the role' }).click()
  await proof.getByRole('alert').waitFor()
  expect(await serious(visitor)).toEqual([])
  await proof.getByRole('button', { name: 'Leave it as it is' }).click()
  expect(await roleOfMoe.inputValue()).toBe('none')
  await roleOfMoe.selectOption('moderator')
  await proof.getByLabel('Current password').fill(PASSWORD)
  await proof.getByRole('button', { name: 'Change the role' }).click()
  await proof.waitFor({ state: 'detached' })
  await expect.poll(() => roleOfMoe.inputValue()).toBe('moderator')
  const corrections = panel('Corrections of the rules')
  await corrections.locator('details.rulings > summary').first().click()
  const first = corrections.locator('.ruling select').first()
  const other = await first.locator('option:not(:checked)').first().getAttribute('value')
  await first.selectOption(other)
  await corrections.getByRole('button', { name: 'Save' }).click()
  await corrections.getByText('Saved.').waitFor()
  expect(await serious(visitor)).toEqual([])
  await shoot(page, 'admin-1440')
  // What the server corrected is what the form of a new table begins with.
  await page.goto('/new')
  await page.locator('details.rulings > summary').click()
  await expect.poll(() => page.locator('.ruling select').first().inputValue()).toBe(other)
  expect(faults.filter(fault => !fault.includes('401'))).toEqual([])
})
